package shop;

class Shown {
  static String show(int i) { return i < 0 ? "minus" : "n" + i; }
  static String show(long i) { return i < 0 ? "MINUS" : "N" + i; }
  static int show(String s) { return s.length(); }
  static String same(String s) { return s; }
  static java.util.stream.Stream<String> words(String s) { return java.util.stream.Stream.of(s); }
  static java.util.OptionalInt digit(int i) { return i > 9 ? java.util.OptionalInt.empty() : java.util.OptionalInt.of(i); }
  static Shown[] two() { return new Shown[] {new Shown(), null}; }
  int getSize() { return 2; }
}
