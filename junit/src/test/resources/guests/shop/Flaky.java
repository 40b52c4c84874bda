package shop;

class Flaky {
  static long time() { return System.nanoTime(); }
  static boolean changed;
  static boolean isChanged() { return changed; }
  static void change(int x) { changed = true; }
  static boolean wasChanged() { return changed; }
  static void loop(int x) { while (x > 0) {} }
  static void exit() { System.exit(1); }
  static int slow(int x) { if (System.getProperty("java.class.path").contains("junit-")) { while (x > 0) {} } return x; }
  static int end(int x) {
    if (System.getProperty("java.class.path").contains("junit-")) { Runtime.getRuntime().halt(3); }
    return x;
  }
  static String long_(String s) { return s; }
}
