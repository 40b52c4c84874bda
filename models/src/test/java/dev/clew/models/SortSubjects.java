package dev.clew.models;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Sorting and searching of arrays whose elements, length or range are not known. */
@SuppressWarnings("all") // odd calls are what is tested
final class SortSubjects {

  private SortSubjects() {}

  private static String shown(int[] x) {
    String text = "";
    for (int value : x) {
      text = text + value + ",";
    }
    return text;
  }

  private static String shown(char[] x) {
    String text = "";
    for (char value : x) {
      text = text + (int) value + ",";
    }
    return text;
  }

  static String ints(int a, int b, int c, int d, int e) {
    int[] x = {a, b, c, d, e};
    Arrays.sort(x);
    return shown(x);
  }

  static String mixed(int a, int b) {
    int[] x = {3, a, -1, b, 3, Integer.MAX_VALUE, 0, a, Integer.MIN_VALUE};
    Arrays.sort(x);
    return shown(x);
  }

  static String range(int a, int b, int c, int from, int to) {
    int[] x = {a, b, 1, c, 0};
    Arrays.sort(x, from, to);
    return shown(x);
  }

  static String knownRange(int a, int b, int c) {
    int[] x = {5, a, b, 1, c, -7};
    Arrays.sort(x, 1, 5);
    return shown(x);
  }

  static String unknownLength(int n, int a, int b, int c) {
    int[] x = new int[n & 7];
    int[] given = {a, b, c};
    for (int i = 0; i < x.length; i++) {
      x[i] = given[i % 3] - i;
    }
    int[] same = x.clone();
    Arrays.sort(x);
    return shown(x) + shown(same) + x.length;
  }

  static String rangeOfUnknownLength(int n, int a, int b, int from, int to) {
    int[] x = new int[(n & 3) + 1];
    x[0] = a;
    x[x.length - 1] = b;
    Arrays.sort(x, from & 3, to & 7);
    return shown(x);
  }

  static String many(int a, int b, int c, int d) {
    int[] x = new int[19];
    for (int i = 0; i < x.length; i++) {
      x[i] = (i % 2 == 0 ? a : b) + (i % 3 == 0 ? c : d) * i;
    }
    Arrays.sort(x);
    return shown(x);
  }

  static String tooMany(int a) {
    int[] x = new int[40];
    for (int i = 0; i < x.length; i++) {
      x[i] = i * 7 % 11;
    }
    x[5] = a;
    Arrays.sort(x);
    return shown(x);
  }

  static long longs(long a, long b, long c, long d, int i) {
    long[] x = {a, b, c, d, 7L << 33};
    Arrays.sort(x);
    return x[i & 3];
  }

  static long longRange(long a, long b, long c, int from, int i) {
    long[] x = {a, b, c, 1};
    Arrays.sort(x, from, 4);
    return x[i & 3];
  }

  static int bytes(byte a, byte b, byte c, int i) {
    byte[] x = {a, b, 0, c};
    Arrays.sort(x);
    return x[i & 3];
  }

  static int byteRange(byte a, byte b, byte c, int to, int i) {
    byte[] x = {a, b, 0, c};
    Arrays.sort(x, 1, to);
    return x[i & 3];
  }

  static int shorts(short a, short b, short c, int i) {
    short[] x = {a, b, 0, c};
    Arrays.sort(x, 0, 3);
    Arrays.sort(x);
    return x[i & 3];
  }

  static int chars(char a, char b, char c, int i) {
    char[] x = {a, b, 'm', c};
    Arrays.sort(x, 1, 4);
    int one = x[i & 3];
    Arrays.sort(x);
    return one * 65536 + x[i & 3];
  }

  static float floats(float a, float b, float c, float d, int i) {
    float[] x = {a, b, c, d};
    Arrays.sort(x);
    return x[i & 3];
  }

  static float zeros(float a, float b, int from, int i) {
    float[] x = {a, 0f, b, -0f, Float.NaN, 0f, -0f, a};
    Arrays.sort(x, from, 8);
    return x[i & 7];
  }

  static double doubles(double a, double b, double c, double d, int i) {
    double[] x = {a, b, c, d};
    Arrays.sort(x);
    return x[i & 3];
  }

  static double signsAndNaN(double a, double b, int i) {
    double[] x = {Double.NaN, a, 0.0, b, -0.0, Double.NEGATIVE_INFINITY, -0.0, a - a};
    Arrays.sort(x);
    return x[i & 7];
  }

  static String parallel(int a, long b, char c, short d) {
    int[] x = {a, 3, c, d};
    Arrays.parallelSort(x);
    long[] y = {b, a, 0};
    Arrays.parallelSort(y, 1, 3);
    char[] z = {c, 'a', (char) d};
    Arrays.parallelSort(z);
    return shown(x) + y[1] + "," + y[2] + shown(z);
  }

  static double parallelReals(double a, double b, float c, byte d, int i) {
    double[] x = {a, c, b, d};
    Arrays.parallelSort(x);
    float[] y = {c, (float) a, d, -0f};
    Arrays.parallelSort(y, 0, i);
    byte[] z = {d, (byte) i, 3};
    Arrays.parallelSort(z);
    return x[i & 3] + y[1] + z[1];
  }

  static String letters(String s) {
    char[] c = s.substring(0, Math.min(s.length(), 7)).toCharArray();
    Arrays.sort(c);
    return new String(c) + c.length;
  }

  static boolean anagrams(String s, String t) {
    char[] c = s.substring(0, Math.min(s.length(), 6)).toCharArray();
    char[] d = t.substring(0, Math.min(t.length(), 6)).toCharArray();
    Arrays.sort(c);
    Arrays.sort(d);
    return Arrays.equals(c, d) || String.valueOf(c).equals(new String(d).toUpperCase());
  }

  static String lettersOfRange(String s, int from, int to) {
    char[] c = s.substring(0, Math.min(s.length(), 6)).toCharArray();
    Arrays.sort(c, from, to);
    return new String(c, 0, c.length / 2) + c.length;
  }

  static String texts(String a, String b, String c) {
    String[] x = {a, b, "abc", c};
    Arrays.sort(x);
    return x[0] + x[1] + x[2] + x[3];
  }

  static String textsOfUnknownLength(int n, String a, String b) {
    String[] x = new String[n & 3];
    for (int i = 0; i < x.length; i++) {
      x[i] = i % 2 == 0 ? a : b + i;
    }
    Arrays.sort(x, Comparator.reverseOrder());
    Arrays.parallelSort(x);
    return String.join(",", x);
  }

  static String textRange(int n, String a, String b, int from, int to) {
    String[] x = new String[(n & 1) + 2];
    Arrays.fill(x, a);
    x[1] = b;
    Arrays.sort(x, from & 1, to & 3);
    return x[0] + x[1] + x[x.length - 1];
  }

  static String boxes(int a, int b, int c) {
    Integer[] x = {a, b, 5, c};
    Arrays.sort(x, Collections.reverseOrder());
    return "" + x[0] + x[1] + x[2] + x[3];
  }

  static String lists(int a, int b, int c) {
    List<Integer> x = new ArrayList<>(List.of(a, b, 2, c));
    Collections.sort(x);
    x.add(0, a);
    x.subList(0, 3).sort(null);
    return "" + x.get(0) + x.get(1) + x.get(2) + x.get(3) + x.get(4);
  }

  static String streams(int a, int b, double c, double d) {
    int[] x = IntStream.of(a, 7, b, -7).sorted().toArray();
    double[] y = DoubleStream.of(c, 0.0, d, -0.0).sorted().toArray();
    return shown(x) + Double.doubleToLongBits(y[1]) + IntStream.of(x).max().getAsInt();
  }

  static int search(int a, int b, int key) {
    int[] x = {Math.min(a, 0), 3, 5, Math.max(b, 6)};
    return Arrays.binarySearch(x, key);
  }

  static int searchRange(int n, int a, int key, int from, int to) {
    int[] x = new int[(n & 3) + 2];
    for (int i = 0; i < x.length; i++) {
      x[i] = i * 2;
    }
    x[x.length - 1] = Math.max(a, 10);
    return Arrays.binarySearch(x, from & 3, to & 7, key) * 100 + Arrays.binarySearch(x, key);
  }

  static int searchReals(int n, double a, double key) {
    double[] x = new double[(n & 3) + 1];
    x[x.length - 1] = a;
    return Arrays.binarySearch(x, key);
  }

  static int searchTexts(int n, String a, String key) {
    String[] x = new String[(n & 1) + 1];
    Arrays.fill(x, a);
    Comparator<String> order = Comparator.reverseOrder();
    return Arrays.binarySearch(x, key) * 10 + Arrays.binarySearch(x, key, order);
  }

  static String joined(int n, String a, String b) {
    String[] x = new String[n & 3];
    for (int i = 0; i < x.length; i++) {
      x[i] = i == 1 ? b : a;
    }
    return String.join(" - ", x);
  }

  /* What is put into an array later is not in its copy. */
  static String copiedUnits(String s, String t) {
    char[] units = (s + "....").toCharArray();
    char[] copy = units.clone();
    char[] part = Arrays.copyOf(units, 3);
    (t + "!").getChars(0, 1, units, 1);
    part[1] = '*';
    return new String(copy) + new String(part) + new String(units);
  }

  static String copiedAndSorted(String s) {
    char[] units = s.substring(0, Math.min(s.length(), 5)).toCharArray();
    char[] copy = units.clone();
    Arrays.sort(copy);
    char[] again = copy.clone();
    units = "x".repeat(units.length).toCharArray();
    return new String(units) + new String(copy) + String.valueOf(again, 0, again.length / 2);
  }
}
