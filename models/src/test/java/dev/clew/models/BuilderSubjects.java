package dev.clew.models;

import java.nio.CharBuffer;

/** Methods of {@code StringBuilder} and {@code StringBuffer}, called. */
@SuppressWarnings("all") // odd calls are what is tested
final class BuilderSubjects {

  private BuilderSubjects() {}

  static String append(String s, String t) {
    return new StringBuilder(s).append(t).toString();
  }

  static String appendToKnown(String s) {
    return new StringBuilder("known \u20AC ").append(s).append('!').toString();
  }

  static String appendNumbers(int i, long l, char c, boolean b) {
    return new StringBuilder()
        .append(i)
        .append(l)
        .append(c)
        .append(b)
        .append((Object) null)
        .toString();
  }

  static String appendFractions(double d, float f) {
    return new StringBuilder("f").append(d).append(' ').append(f).toString();
  }

  static String appendObjects(String s, int n, char c) {
    return new StringBuilder().append((Object) s).append((Object) n).append((Object) c).toString();
  }

  static String appendBuffer(String s, String t) {
    return new StringBuilder(s).append(new StringBuffer(t)).toString();
  }

  static String appendBuilder(String s, String t) {
    return new StringBuffer(s).append(new StringBuilder(t)).append((StringBuffer) null).toString();
  }

  static String appendSelf(String s) {
    StringBuilder builder = new StringBuilder(s);
    return builder.append(builder).append(builder, 0, 1).toString();
  }

  static String appendRange(String s, String t, int i, int j) {
    return new StringBuilder(s).append(t, i, j).toString();
  }

  static String appendRangeOfNull(String s, int i, int j) {
    return new StringBuilder(s).append((CharSequence) null, i, j).toString();
  }

  static String appendRangeOfBuilder(String s, String t, int i, int j) {
    return new StringBuffer(s).append(new StringBuilder(t), i, j).toString();
  }

  static String appendUnits(String s, char c, char d) {
    return new StringBuilder(s).append(new char[] {c, 'x', d}).toString();
  }

  static String appendUnitsToKnown(char c, char d) {
    return new StringBuilder("ab").append(new char[] {c, 'x', d}).toString();
  }

  static String appendUnitRange(String s, char c, int i, int j) {
    return new StringBuilder(s).append(new char[] {'a', c, 'b', c}, i, j).toString();
  }

  static String appendUnitsOfText(String s, String t, int i, int j) {
    return new StringBuilder(s).append(t.toCharArray(), i, j).toString();
  }

  static String appendCodePoint(String s, int c) {
    return new StringBuilder(s).appendCodePoint(c).toString();
  }

  static String insert(String s, int i, String t) {
    return new StringBuilder(s).insert(i, t).toString();
  }

  static String insertIntoKnown(int i, String t) {
    return new StringBuilder("ab\u20AC").insert(i, t).toString();
  }

  static String insertNumbers(String s, int i, int n, long l, char c, boolean b) {
    return new StringBuilder(s).insert(i, n).insert(i, l).insert(i, c).insert(i, b).toString();
  }

  static String insertFractions(String s, int i, double d, float f) {
    return new StringBuilder(s).insert(i, d).insert(i, f).toString();
  }

  static String insertObject(String s, int i, String t) {
    return new StringBuilder(s).insert(i, (Object) t).toString();
  }

  static String insertSequence(String s, int i, String t) {
    return new StringBuffer(s).insert(i, (CharSequence) t).toString();
  }

  static String insertRange(String s, int i, String t, int j, int k) {
    return new StringBuilder(s).insert(i, t, j, k).toString();
  }

  static String insertUnits(String s, int i, char c) {
    return new StringBuilder(s).insert(i, new char[] {c, c}).toString();
  }

  static String insertUnitRange(String s, int i, char c, int j, int n) {
    return new StringBuilder(s).insert(i, new char[] {'a', c, 'b'}, j, n).toString();
  }

  static String delete(String s, int i, int j) {
    return new StringBuilder(s).delete(i, j).toString();
  }

  static String deleteFromKnown(int i, int j) {
    return new StringBuilder("abcdef").delete(i, j).toString();
  }

  static String deleteCharAt(String s, int i) {
    return new StringBuilder(s).deleteCharAt(i).toString();
  }

  static String replace(String s, int i, int j, String t) {
    return new StringBuilder(s).replace(i, j, t).toString();
  }

  static String reverse(String s) {
    return new StringBuilder(s).reverse().toString();
  }

  static String reverseBuffer(String s, char c) {
    return new StringBuffer(s).append(c).reverse().toString();
  }

  static String setCharAt(String s, int i, char c) {
    StringBuilder builder = new StringBuilder(s);
    builder.setCharAt(i, c);
    return builder.toString();
  }

  static String setCharAtOfKnown(int i, char c) {
    StringBuffer buffer = new StringBuffer("abc");
    buffer.setCharAt(i, c);
    return buffer.toString();
  }

  static String setLength(String s, byte n) {
    StringBuilder builder = new StringBuilder(s);
    builder.setLength(n);
    return builder.append('|').toString();
  }

  static String setLengthOfKnown(byte n) {
    StringBuffer buffer = new StringBuffer("abc");
    String before = buffer.toString();
    buffer.setLength(n);
    return before + buffer;
  }

  static String clear(String s, String t) {
    StringBuilder builder = new StringBuilder(s);
    builder.setLength(0);
    return builder.append(t).toString();
  }

  static char charAt(String s, int i) {
    return new StringBuilder(s).charAt(i);
  }

  static char charAtOfBuffer(String s, int i) {
    return new StringBuffer(s).charAt(i);
  }

  static int codePointAt(String s, int i) {
    return new StringBuilder(s).codePointAt(i);
  }

  static int codePointBefore(String s, int i) {
    return new StringBuilder(s).codePointBefore(i);
  }

  static int codePointCount(String s, int i, int j) {
    return new StringBuilder(s).codePointCount(i, j);
  }

  static int offsetByCodePoints(String s, int i, int n) {
    return new StringBuilder(s).offsetByCodePoints(i, n);
  }

  static int length(String s, int n) {
    return new StringBuilder(s).append(n).length();
  }

  static int lengthOfBuffer(String s, int n) {
    return new StringBuffer(s).append(n).length();
  }

  static boolean isEmpty(String s) {
    return new StringBuilder(s).isEmpty();
  }

  static int indexOf(String s, String t, int i) {
    StringBuilder builder = new StringBuilder(s);
    return builder.indexOf(t) * 1000 + builder.indexOf(t, i);
  }

  static int lastIndexOf(String s, String t, int i) {
    StringBuffer buffer = new StringBuffer(s);
    return buffer.lastIndexOf(t) * 1000 + buffer.lastIndexOf(t, i);
  }

  static String substring(String s, int i) {
    return new StringBuilder(s).substring(i);
  }

  static String substringTo(String s, int i, int j) {
    return new StringBuffer(s).substring(i, j);
  }

  static String subSequence(String s, int i, int j) {
    return new StringBuilder(s).subSequence(i, j).toString();
  }

  static String getChars(String s, int i, int j, int k) {
    char[] units = {'u', 'v', 'w', 'x', 'y', 'z'};
    new StringBuilder(s).getChars(i, j, units, k);
    return new String(units);
  }

  static long sumOfChars(String s, char c) {
    return new StringBuilder(s).append(c).chars().asLongStream().sum();
  }

  static int compareTo(String s, String t) {
    return new StringBuilder(s).compareTo(new StringBuilder(t));
  }

  static int compareBuffers(String s, String t) {
    return new StringBuffer(s).compareTo(new StringBuffer(t));
  }

  static String capacities(String s, int n) {
    StringBuilder builder = new StringBuilder(s);
    builder.ensureCapacity(n > 100 ? 100 : n);
    builder.trimToSize();
    return builder.append(s).toString();
  }

  static String newOfCapacity(byte n, String s) {
    return new StringBuilder(n).append(s).append(n).toString();
  }

  static String newOfSequence(String s, String t) {
    return new StringBuilder((CharSequence) new StringBuffer(s)).append(t).toString();
  }

  static String newString(String s, char c) {
    return new String(new StringBuilder(s).append(c)) + new String(new StringBuffer(s));
  }

  static boolean contentEquals(String s, String t) {
    return s.contentEquals(new StringBuilder(t))
        | s.contentEquals(new StringBuffer(t))
        | s.contentEquals(t);
  }

  static String join(String s, String t, String u, int n) {
    return String.join(s, t, u, new StringBuilder(u), String.valueOf(n));
  }

  static String bufferRemembers(String s, String t) {
    StringBuffer buffer = new StringBuffer("x");
    String before = buffer.toString();
    buffer.append(s);
    String middle = buffer.toString();
    buffer.insert(0, t);
    return before + middle + buffer;
  }

  static String foreignSequence(char c, char d) {
    return new StringBuilder("a").append(CharBuffer.wrap(new char[] {c, d})).toString();
  }
}
