package dev.clew.engine.nulls;

/** Sources whose methods {@code run…} throw NullPointerExceptions, one each. */
final class NullSubjects {

  static final String NODE =
      """
      public class Node {
        public int v; public byte b; public long w; public double d; public boolean z;
        public Node f; public Node[] a; public Node[][] aa; public Object o; public int[] ints2;
        public static Node s = make(1); public static Node none; public static int[] ints = {0, 0};
        public static Object[] nothings;
        static Node make(int depth) {
          Node made = new Node();
          if (depth > 0) {
            made.f = make(depth - 1);
            made.o = made.f;
            made.a = new Node[] {make(depth - 1), null};
            made.aa = new Node[][] {{make(depth - 1), null}, null};
          }
          return made;
        }
        Node call(int x, String t) { return f; }
        static Node find(int x) { return x > 1 ? s : null; }
        static int zero() { return 0; }
        Node self() { return this; }
        Node nil() { return null; }
        Node secret() { return null; }
        static StringBuilder builder(Object a, String[] b, StringBuilder c, Integer d, int[][] e) {
          return null;
        }
        Node many(Object a, String b, java.util.List<String> c, StringBuffer d, char e, long f) {
          return null;
        }
      }
      """;

  static final String CASES =
      """
      public class Cases {
        Object field; Cases next; int[] array; static Cases root = new Cases(); static String text;
        static Object[] objects; static int[][] grid = {null};
        static void run1() { String s = null; s.length(); }
        static void run2() { text.length(); }
        static void run3() { root.field.toString(); }
        static void run4() { root.next.next.field = 1; }
        static void run5() { int[] a = null; a[0] = 1; }
        static void run6() { int[] a = null; int b = a[0]; }
        static void run7() { long[] a = null; a[0] = 1; }
        static void run8() { double[] a = null; a[0]++; }
        static void run9() { byte[] a = null; a[0] = 1; }
        static void run10() { boolean[] a = null; boolean b = a[0]; }
        static void run11() { char[] a = null; char b = a[0]; }
        static void run12() { short[] a = null; a[0] = 1; }
        static void run13() { float[] a = null; a[0] = 1; }
        static void run14() { Object[] a = null; a[0] = null; }
        static void run15() { Object[] a = null; Object b = a[0]; }
        static void run16() { float[] a = null; float b = a[0]; }
        static void run17() { long[] a = null; long b = a[0]; }
        static void run18() { char[] a = null; a[0] = 1; }
        static void run19() { short[] a = null; short b = a[0]; }
        static void run20() { Object[] a = null; int n = a.length; }
        static void run21() { RuntimeException e = null; throw e; }
        static void run22() { Object o = null; synchronized (o) { } }
        static void run23() { throw null; }
        static void run24() { ((Object) null).toString(); }
        static void run25() { ((int[]) null)[0] = 1; }
        static void run26() { Integer i = null; int j = i; }
        static void run27() { Node.find(0).call(1, null); }
        static void run28() { new Node().nil().v++; }
        static void run29() { Node.builder(null, null, null, null, null).append(1); }
        static void run30() { Node.s.f.many(null, null, null, null, 'c', 1L).self(); }
        static void run31() { Node.none.many(null, null, null, null, 'c', 1L); }
        static void run32() { grid[0][1] = 2; }
        static void run33() { int i = 0; grid[i][i + 1] = 2; }
        static void run34() { grid[Node.ints[Node.zero()]][0]++; }
        static void run35() { objects[0].hashCode(); }
        static void run36() { Node n = Node.s; n.f.f.f.f.f.f = null; }
        static void run37() { Node.make(5).f.f.f.f.f.f.f = null; }
        static void run38() { Node.make(6).f.f.f.f.f.f.f.f.v = 1; }
        static void run39() { Node.make(7).a[0].a[0].a[0].a[0].a[1].f = null; }
        static void run40() { Node.make(7).a[0].a[0].a[0].a[0].a[0].a[0].a[1].f.v = 3; }
        static void run41() { instance(new Cases()); }
        static void instance(Cases c) { c.go41(null, 1L, null); }
        void go41(String a, long b, String c) { c.length(); }
        static void run42() { new Cases().go42(null, 1L, null); }
        void go42(String a, long b, String c) { a = c; a.length(); }
        static void run43() { new Cases().go43(); }
        void go43() { this.next.field = 1; }
        static void run44() { new Cases().go44(); }
        void go44() { array[0] = 1; }
        static void run45() { new Cases().go45(1, 2.0, null); }
        void go45(int a, double b, Cases c) { if (a > 0) { c = null; } c.field = 1; }
        static void run46() { go46(true); }
        static void go46(boolean b) { (b ? root.next : root).field = 1; }
        static void run47() { go47(3); }
        static void go47(int n) { Cases c = root; for (int i = 0; i < n; i++) { c = c.next; } }
        static void run48() { try { text.length(); } finally { root.next = null; } }
        static void run49() { try { Integer.parseInt("x"); } catch (NumberFormatException e) { text.trim(); } }
        static void run50() { Object o = null; ((String) o).length(); }
        static void run51() { ((int[]) (Object) null).clone(); }
        static void run52() { Cases[] cs = null; cs.clone(); }
        static void run53() { Runnable r = null; r.run(); }
        static void run54() { java.util.List<String> l = null; for (String s : l) { } }
        static void run55() { String s = null; switch (s) { case "a": break; default: } }
        static void run56() { Thread.State s = null; switch (s) { case NEW: break; default: } }
        static void run57() { root.new Inner(); Cases c = null; c.new Inner(); }
        class Inner { int x; }
        static void run58() { Node n = null; n.w = 1L; }
        static void run59() { Node n = null; n.d += 1; }
        static void run60() { Node n = null; long l = n.w; }
        static void run61() { Node n = null; n.b++; }
        static void run62() { int[] is = {1000}; int[][] g = new int[2000][]; g[is[0]][0] = 1; }
        static void run63() { int[][] g = new int[2000][]; g[1000][0] = 1; }
        static void run64() { int[][] g = new int[200][]; g[100][0] = 1; }
        static void run65() { int[][] g = new int[70000][]; g[65536][0] = 1; }
        static void run66() { int[][] g = new int[2][]; byte[] b = {1}; g[b[0]][0] = 1; }
        static void run67() { int[][] g = new int[2][]; long l = 1; g[(int) l][0] = 1; }
        static void run68() { int[][] g = new int[6][]; g[5][4] = 1; }
        static void run69() { int[][][] g = new int[6][2][]; g[5][1][4] = 1; }
        static void run70() { new NullPointerException(); throw new NullPointerException(); }
        static void run71() { Node.s.f.f.secret().v = 1; }
        static void run72() { Node n = Node.s; n.a[1].v = 1; }
        static void run73() { Node n = Node.s; n.a[n.v + 1].v = 1; }
        static void run74() { Node n = Node.s; n.a[n.a[0].v].f.v = 1; }
        static void run75() { Node.s.aa[1][0] = null; }
        static void run76() { Node.s.aa[0][1].v++; }
        static void run77() { Node.nothings[0] = null; }
        static void run78() { go78(1, 2, 3, 4, null); }
        static void go78(long a, long b, long c, long d, Object e) { e.hashCode(); }
        static void run79() { go79(1, 2, 3, 4, null); }
        static void go79(long a, long b, long c, long d, Object e) { Object g = e; g.hashCode(); }
        static void run80() { Object o = null; { int q = 1; } String t = null; t.concat(null); }
        static void run81() { { Object o = null; } String t = null; t.equals(text); }
        static void run82() { String t = null; int i = 0; while (i < 2) { i++; if (i == 2) t.length(); } }
        static void run83() { String t = ""; while (true) { t.length(); t = null; } }
        static void run84() { Object o = Node.find(0) == null ? null : ""; o.hashCode(); }
        static void run85() { (Node.zero() == 0 ? null : "").length(); }
        static void run86() { Node n = null; n.f.f.f = null; }
        static void run87() { Node n = new Node(); n.f.f.f = n; }
        static void run88() { java.util.Map<String, Integer> m = new java.util.HashMap<>(); int i = m.get("a"); }
        static void run89() { java.util.function.Supplier<String> s = () -> null; s.get().length(); }
        static void run90() { Runnable r = () -> text.length(); r.run(); }
        static void run92() { String t = text; t.length(); }
        static void run93() { Node n = Node.s; n.a[0].f.f.f.f.v = 1; }
        static void run94() { int a = 1; long b = 2; Object c; c = a > b ? "" : null; c.hashCode(); }
        static void run95() { for (int i : root.array) { } }
        static void run96() { root.array[root.array.length] = 1; }
        static void run97() { root.array[0] += 2; }
        static void run98() { root.next.array[0]++; }
        static void run99() { String[] s = {null}; s[0] = s[0].trim(); }
        static void run100() { Object o = new Object[] {null}; ((Object[]) o)[0].hashCode(); }
        static void run101() { Object[][] o = new Object[1][1]; o[0][0].notify(); }
      }
      """;

  private NullSubjects() {}
}
