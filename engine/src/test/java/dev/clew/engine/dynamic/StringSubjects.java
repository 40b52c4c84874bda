package dev.clew.engine.dynamic;

/** Concatenations of everything with everything. */
final class StringSubjects {

  static final String SOURCE =
      """
      public class StringSubject {
        static StringBuilder log = new StringBuilder();
        static class Told {
          String said; Told(String said) { this.said = said; }
          public String toString() { log.append('<').append(said).append('>'); return said; }
        }
        static class Thrower { public String toString() { throw new IllegalStateException("t"); } }
        static String taken() { String s = log.toString(); log.setLength(0); return s; }
        static Object run1() { int i = Integer.MIN_VALUE; return "a" + i + 'b' + (i + 1); }
        static Object run2() { byte b = -128; short s = -32768; char c = '\\uffff'; return "" + b + s + c; }
        static Object run3() { long l = Long.MIN_VALUE; boolean z = true; return l + "x" + z + !z; }
        static Object run4() { float f = -0.0f; double d = Double.NaN; return f + " " + d + " " + 1.0e10f * f + (d + 1); }
        static Object run5() { double d = Double.MIN_VALUE; float f = Float.MAX_VALUE; return d + "|" + f + "|" + 2e23 + d; }
        static Object run6() { String n = null; Object o = null; return n + o + "null" + n; }
        static Object run7() { String n = null; return n + ""; }
        static Object run8() { return new Told("a") + "-" + new Told(null) + new Told("") + taken(); }
        static Object run9() { String s = new Told("x") + "" + new Told("y") + new Told("z"); return s + taken(); }
        static Object run10() { try { return "a" + new Told("1") + new Thrower() + new Told("2"); } catch (IllegalStateException e) { return e.getMessage() + taken(); } }
        static Object run11() { char[] cs = {'a'}; return ("" + cs).startsWith("[C@"); }
        static Object run12() { int[][] is = null; return "a" + is; }
        static Object run13() { String s = "a"; return (s + "") == s; }
        static Object run14() { String s = ""; String e = ""; return (s + e) == "" ; }
        static Object run15() { String s = "abc"; s += 1; s += 'c'; s += null; s += 2L; return s; }
        static Object run16() { Object o = "o"; o += "p"; return o; }
        static Object run17() { String t = "\\1\\2"; int i = 3; return "x\\1y" + i + "\\2" + t + "\\1\\1\\2"; }
        static Object run18() { String u = "\\ud83d"; char v = '\\ude00'; String w = u + v; return w.length() + ":" + w.codePointAt(0); }
        static Object run19() { Integer i = null; Long l = 5L; Character c = 'c'; return i + "," + l + c + Boolean.TRUE; }
        static Object run20() {
          long a = 1, b = 2; double c = 3, d = 4; String e = "e";
          return a + e + b + c + e + d + a + b + c + d + e + a + b + c + d + a + b + c + d + e + a + b + c
              + d + a + b + c + d + a + b + c + d + e + a + b + c + d + a + b + c + d + a + b + c + d + e;
        }
        static Object run21() { int i = 5; return "i=" + i++ + " i=" + i + " " + ++i + " " + i--; }
        static Object run22() { StringBuilder b = new StringBuilder("b"); return b + "" + b.append("c") + b; }
        static Object run23() { String s = "é"; String t = "€"; return s + t + s + "ÿ"; }
        static Object run24() { CharSequence cs = "cs"; Object o = new Object[0].length; return cs + "" + o; }
        static Object run25() { String s = null; s += s; return s; }
        static Object run26() { String s = null; String t = s + s; return t.length(); }
        static Object run27() { char c = 0; return ("" + c).length() + "" + c + c; }
        static Object run28() { boolean z = false; return z + "" ; }
        static Object run29() { String[] a = {"x"}; int i = 0; a[i++] += "y" + i; return a[0] + i; }
        static Object run30() { return "" + Float.MIN_VALUE + Float.NEGATIVE_INFINITY + (1 / 3f) + (1 / 3d) + 1e7 + 1e-3 + 1e-4 + new Told("q"); }
        static Object run31() { String big = "z".repeat(70000); String r = big + big + 1; return r.length() + r.hashCode(); }
      }
      """;

  private StringSubjects() {}
}
