package dev.clew.models;

import java.util.StringJoiner;
import java.util.StringTokenizer;

/** {@code StringTokenizer}, {@code StringJoiner}, code points and arrays of units. */
@SuppressWarnings("all") // odd calls are what is tested
final class TokenSubjects {

  private TokenSubjects() {}

  static String tokens(String s) {
    StringBuilder all = new StringBuilder();
    for (StringTokenizer tokens = new StringTokenizer(s); tokens.hasMoreTokens(); ) {
      all.append(tokens.nextToken()).append('|');
    }
    return all.toString();
  }

  static String commas(String s) {
    StringBuilder all = new StringBuilder();
    for (StringTokenizer tokens = new StringTokenizer(s, ","); tokens.hasMoreTokens(); ) {
      all.append(tokens.nextToken()).append('|');
    }
    return all.toString();
  }

  static String delimiters(String s) {
    StringTokenizer tokens = new StringTokenizer(s, ",.=-^]\\ a", true);
    String first = tokens.countTokens() + tokens.nextToken();
    return first + tokens.nextToken(",");
  }

  static String pairs(String s) {
    StringTokenizer tokens = new StringTokenizer(s, "\uD83D\uDE00b");
    return tokens.nextToken() + tokens.hasMoreTokens();
  }

  static String noDelimiters(String s) {
    return new StringTokenizer(s, "").nextToken();
  }

  static String unknownDelimiters(String s, String t) {
    return new StringTokenizer(s, t).nextToken();
  }

  static String joiner(String s, String t, String u) {
    StringJoiner joiner = new StringJoiner(s, "[", t);
    return joiner.setEmptyValue(u).toString() + joiner.add(u).add("x").add(t) + joiner.length();
  }

  static String merged(String s, String t) {
    return new StringJoiner(",")
        .add(s)
        .merge(new StringJoiner(t, "<", ">").add(s).add(t))
        .toString();
  }

  static int codePointCount(String s, int i, int j) {
    return s.codePointCount(i, j);
  }

  static int offsetByCodePoints(String s, int i, int n) {
    return s.offsetByCodePoints(i, n);
  }

  static long codePoints(String s) {
    return s.codePoints().filter(Character::isLetter).count();
  }

  static long chars(String s) {
    return s.chars().filter(c -> c == 'a').count() * 100 + s.chars().sum();
  }

  static String lines(String s) {
    return s.lines().reduce("", (x, y) -> x + y + "/");
  }

  static String indent(String s, byte n) {
    return s.indent(n % 4);
  }

  static String stripIndent(String s) {
    return s.stripIndent();
  }

  static String translateEscapes(String s) {
    return s.translateEscapes();
  }

  static String units(String s, int i, char c) {
    char[] units = s.toCharArray();
    units[i] = c;
    return new String(units) + String.valueOf(units).length() + String.copyValueOf(units);
  }

  static String unitRange(String s, int i, int n) {
    return new String(s.toCharArray(), i, n);
  }

  static String valueOfRange(char c, int i, int n) {
    return String.valueOf(new char[] {'x', c, 'y', c}, i, n);
  }

  static String copyValueOf(char c, char d) {
    return String.copyValueOf(new char[] {c, d, 'e'}) + String.copyValueOf(new char[] {c, d}, 1, 1);
  }

  static String changed(String s, int i, int j, char c) {
    char[] units = s.toCharArray();
    units[i] = c;
    char[] copy = units.clone();
    copy[j] = 'Q';
    units[j] = 'R';
    return new String(copy) + new String(units) + copy.length;
  }

  static String copied(String s, int i, byte n) {
    char[] units = s.toCharArray();
    units[i] = '*';
    return new String(java.util.Arrays.copyOf(units, n));
  }

  static String zeros(byte n, int i, char c) {
    char[] units = new char[n];
    units[i] = c;
    return new String(units);
  }

  static String getChars(String s, int i, int j, int k) {
    char[] units = {'u', 'v', 'w', 'x', 'y', 'z'};
    s.getChars(i, j, units, k);
    return new String(units);
  }

  static String getCharsOfKnown(int i, int j, int k) {
    char[] units = {'u', 'v', 'w', 'x', 'y', 'z'};
    "abc\u20AC".getChars(i, j, units, k);
    return new String(units);
  }

  static String getCharsIntoUnknown(String s, String t, int i, int j, int k) {
    char[] units = t.toCharArray();
    s.getChars(i, j, units, k);
    return new String(units);
  }
}
