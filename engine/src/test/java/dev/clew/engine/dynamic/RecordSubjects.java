package dev.clew.engine.dynamic;

/** Records of all kinds of components. */
final class RecordSubjects {

  static final String SOURCE =
      """
      public class RecordSubject {
        static StringBuilder log = new StringBuilder();
        record Empty() {}
        record All(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, int[] a) {}
        record Pair<A, B>(A a, B b) {}
        record One(float f) {}
        record Two(double d) {}
        record Three(Loud x, Loud y, Loud z) {}
        private record Hidden(int secret) { int twice() { return 2 * secret; } }
        record Own(int a, int b) { public int a() { return 7; } public boolean equals(Object o) { return o instanceof Own; } }
        static class Loud {
          int v; Loud(int v) { this.v = v; }
          public boolean equals(Object o) { log.append("e" + v); return o instanceof Loud && ((Loud) o).v == v; }
          public int hashCode() { log.append("h" + v); return v; }
          public String toString() { log.append("t" + v); return v == 0 ? null : "L" + v; }
        }
        static String taken() { String s = log.toString(); log.setLength(0); return s; }
        static All all(int n, String t, int[] a) {
          return new All(n % 2 == 0, (byte) n, (char) n, (short) n, n, n * 3L, n * 0.5f, n / 3.0, t, a);
        }
        static Object run1() { return new Empty() + "" + new Empty().hashCode() + new Empty().equals(new Empty()) + new Empty().equals(null); }
        static Object run2() { return all(-5, "x", null) + "" + all(65, null, null); }
        static Object run3() { return all(-5, "x", null).hashCode() + "," + all(70000, null, null).hashCode(); }
        static Object run4() { return all(1, "x", null).equals(all(1, "x", null)) + "" + all(1, "x", new int[0]).equals(all(1, "x", new int[0])); }
        static Object run5() { int[] a = {}; return all(1, "x", a).equals(all(1, new String("x"), a)) + "" + all(1, "x", a).equals(all(2, "x", a)); }
        static Object run6() { return new One(0.0f).equals(new One(-0.0f)) + "" + new One(Float.NaN).equals(new One(Float.NaN)) + new One(-0.0f).hashCode() + new One(Float.NaN).hashCode(); }
        static Object run7() { return new Two(0.0).equals(new Two(-0.0)) + "" + new Two(Double.NaN).equals(new Two(Double.NaN)) + new Two(-0.0).hashCode(); }
        static Object run8() { return new Two(-0.0) + "" + new One(Float.NaN) + new Two(Double.MIN_VALUE); }
        static Object run9() { return new Pair<>(null, null) + "" + new Pair<>(null, null).hashCode() + new Pair<>(null, 1).equals(new Pair<>(null, 1)) + new Pair<>(null, 1).equals(new Pair<>(1, null)); }
        static Object run10() { return new Three(new Loud(1), new Loud(2), new Loud(3)).equals(new Three(new Loud(1), new Loud(2), new Loud(3))) + taken(); }
        static Object run11() { return new Three(new Loud(1), new Loud(2), new Loud(3)).equals(new Three(new Loud(1), new Loud(9), new Loud(3))) + taken(); }
        static Object run12() { return new Three(new Loud(1), new Loud(2), new Loud(3)).hashCode() + taken(); }
        static Object run13() { return new Three(new Loud(1), new Loud(0), new Loud(3)) + taken(); }
        static Object run14() { Three t = new Three(new Loud(1), null, null); return t.equals(t) + taken() + t.equals("") + taken(); }
        static Object run15() { return new Hidden(3) + "" + new Hidden(4).hashCode() + new Hidden(3).equals(new Hidden(3)) + new Hidden(5).twice(); }
        static Object run16() { record Local(int x, long y) {} return new Local(1, 2) + "" + new Local(1, 2).equals(new Local(1, 3)) + new Local(1, -2).hashCode(); }
        static Object run17() { return new Own(1, 2) + "" + new Own(1, 2).hashCode() + new Own(1, 2).equals(new Own(3, 4)); }
        static Object run18() { return new Pair<>(new Pair<>(1, "a"), new Pair<>(2L, 'c')) + ""; }
        static Object run19() { Pair<Object, Object> p = new Pair<>(null, new Object() { public String toString() { throw new RuntimeException("no"); } }); return p.toString(); }
        static Object run20() { return new Pair<Object, Object>(1, new Object() { public boolean equals(Object o) { throw new RuntimeException("no"); } }).equals(new Pair<Object, Object>(2, 3)); }
        static Object run21() { return new Pair<>("\\1", "\\2") + ""; }
      }
      """;

  private RecordSubjects() {}
}
