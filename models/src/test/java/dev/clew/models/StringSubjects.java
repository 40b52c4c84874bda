package dev.clew.models;

import java.util.Locale;

/** Methods of {@code String}, called. */
@SuppressWarnings("all") // odd calls are what is tested
final class StringSubjects {

  private StringSubjects() {}

  static int length(String s) {
    return s.length();
  }

  static boolean isEmpty(String s) {
    return s.isEmpty();
  }

  static boolean isBlank(String s) {
    return s.isBlank();
  }

  static int hashOf(String s) {
    return s.hashCode();
  }

  static char charAt(String s, int i) {
    return s.charAt(i);
  }

  static int codePointAt(String s, int i) {
    return s.codePointAt(i);
  }

  static int codePointBefore(String s, int i) {
    return s.codePointBefore(i);
  }

  static boolean equal(String s, String t) {
    return s.equals(t);
  }

  static boolean equalToObject(String s, int n) {
    Object other = n;
    return s.equals(other);
  }

  static boolean equalsIgnoreCaseOfKelvin(String s) {
    return s.equalsIgnoreCase("k");
  }

  static boolean equalsIgnoreCaseOfWord(String s) {
    return "a1".equalsIgnoreCase(s);
  }

  static int placeInTable(char c) {
    return "ABab01+/".indexOf(c);
  }

  static int placeOfPointInTable(int p) {
    return "ABab01 ".indexOf(p);
  }

  static char unitOfTable(int i) {
    return "aabcdXYZ0".charAt(i);
  }

  static boolean equalsIgnoreCase(String s, String t) {
    return s.equalsIgnoreCase(t);
  }

  static int compareTo(String s, String t) {
    return s.compareTo(t);
  }

  static int compareToIgnoreCase(String s, String t) {
    return s.compareToIgnoreCase(t);
  }

  static char toCharArray(String s, int i) {
    return s.toCharArray()[i];
  }

  static String copy(String s) {
    return new String(s);
  }

  static boolean startsWith(String s, String t) {
    return s.startsWith(t);
  }

  static boolean startsWithAt(String s, String t, int i) {
    return s.startsWith(t, i);
  }

  static boolean endsWith(String s, String t) {
    return s.endsWith(t);
  }

  static boolean contains(String s, String t) {
    return s.contains(t);
  }

  static boolean regionMatches(String s, int i, String t, int j, int n) {
    return s.regionMatches(i, t, j, n);
  }

  static boolean regionMatchesIgnoringCase(String s, boolean b, int i, String t, int j, int n) {
    return s.regionMatches(b, i, t, j, n);
  }

  static int indexOf(String s, String t) {
    return s.indexOf(t);
  }

  static int indexOfFrom(String s, String t, int i) {
    return s.indexOf(t, i);
  }

  static int indexOfCodePoint(String s, int c) {
    return s.indexOf(c);
  }

  static int indexOfChar(String s, char c) {
    return s.indexOf(c);
  }

  static int indexOfCodePointFrom(String s, int c, int i) {
    return s.indexOf(c, i);
  }

  static int lastIndexOf(String s, String t) {
    return s.lastIndexOf(t);
  }

  static int lastIndexOfFrom(String s, String t, int i) {
    return s.lastIndexOf(t, i);
  }

  static int lastIndexOfChar(String s, char c) {
    return s.lastIndexOf(c);
  }

  static int lastIndexOfCodePointFrom(String s, int c, int i) {
    return s.lastIndexOf(c, i);
  }

  static String trim(String s) {
    return s.trim();
  }

  static String strip(String s) {
    return s.strip();
  }

  static String stripLeading(String s) {
    return s.stripLeading();
  }

  static String stripTrailing(String s) {
    return s.stripTrailing();
  }

  static String substring(String s, int i) {
    return s.substring(i);
  }

  static String substringTo(String s, int i, int j) {
    return s.substring(i, j);
  }

  static String subSequence(String s, int i, int j) {
    return s.subSequence(i, j).toString();
  }

  static String concat(String s, String t) {
    return s.concat(t);
  }

  static String plus(String s, int n, char c, boolean b, long l) {
    return s + n + c + b + l + null;
  }

  static String replaceChars(String s, char c, char d) {
    return s.replace(c, d);
  }

  static String replaceTexts(String s, String t, String u) {
    return s.replace(t, u);
  }

  static String repeat(String s, byte n) {
    return s.repeat(n);
  }

  static String toLowerCase(String s) {
    return s.toLowerCase(Locale.ROOT);
  }

  static String toUpperCase(String s) {
    return s.toUpperCase(Locale.ROOT);
  }

  static int parseInt(String s) {
    return Integer.parseInt(s);
  }

  static int parseIntInRadix(String s, int radix) {
    return Integer.parseInt(s, radix);
  }

  static long parseLong(String s) {
    return Long.parseLong(s);
  }
}
