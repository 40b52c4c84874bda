package dev.clew.models;

/** Methods of {@code Float}, {@code Double} and {@code Boolean}, called. */
@SuppressWarnings("all") // odd calls are what is tested
final class FloatSubjects {

  private FloatSubjects() {}

  static float parseFloat(String s) {
    return Float.parseFloat(s);
  }

  static float parseBlankFloat(String s) {
    return Float.parseFloat(" \t" + s + " ");
  }

  static float valueOfTextFloat(String s) {
    return Float.valueOf(s);
  }

  static String textFloat(float x) {
    return Float.toString(x);
  }

  static String hexFloat(float x) {
    return Float.toHexString(x);
  }

  static boolean isNaNFloat(float x) {
    return Float.isNaN(x);
  }

  static boolean isInfiniteFloat(float x) {
    return Float.isInfinite(x);
  }

  static boolean isFiniteFloat(float x) {
    return Float.isFinite(x);
  }

  static int bitsFloat(float x) {
    return Float.floatToIntBits(x);
  }

  static float ofBitsFloat(int x) {
    return Float.intBitsToFloat(x);
  }

  static int hashFloat(float x) {
    return Float.hashCode(x);
  }

  static int compareFloat(float x, float y) {
    return Float.compare(x, y);
  }

  static boolean equalFloat(float x, float y) {
    return Float.valueOf(x).equals(y);
  }

  static float minFloat(float x, float y) {
    return Float.min(x, y);
  }

  static float maxFloat(float x, float y) {
    return Float.max(x, y);
  }

  static float sumFloat(float x, float y) {
    return Float.sum(x, y);
  }

  static long narrowedFloat(float x) {
    return Float.valueOf(x).byteValue()
        + Float.valueOf(x).shortValue() * 3L
        + Float.valueOf(x).intValue()
        + Float.valueOf(x).longValue();
  }

  static double parseDouble(String s) {
    return Double.parseDouble(s);
  }

  static double parseBlankDouble(String s) {
    return Double.parseDouble(" \t" + s + " ");
  }

  static double valueOfTextDouble(String s) {
    return Double.valueOf(s);
  }

  static String textDouble(double x) {
    return Double.toString(x);
  }

  static String hexDouble(double x) {
    return Double.toHexString(x);
  }

  static boolean isNaNDouble(double x) {
    return Double.isNaN(x);
  }

  static boolean isInfiniteDouble(double x) {
    return Double.isInfinite(x);
  }

  static boolean isFiniteDouble(double x) {
    return Double.isFinite(x);
  }

  static long bitsDouble(double x) {
    return Double.doubleToLongBits(x);
  }

  static double ofBitsDouble(long x) {
    return Double.longBitsToDouble(x);
  }

  static int hashDouble(double x) {
    return Double.hashCode(x);
  }

  static int compareDouble(double x, double y) {
    return Double.compare(x, y);
  }

  static boolean equalDouble(double x, double y) {
    return Double.valueOf(x).equals(y);
  }

  static double minDouble(double x, double y) {
    return Double.min(x, y);
  }

  static double maxDouble(double x, double y) {
    return Double.max(x, y);
  }

  static double sumDouble(double x, double y) {
    return Double.sum(x, y);
  }

  static long narrowedDouble(double x) {
    return Double.valueOf(x).byteValue()
        + Double.valueOf(x).shortValue() * 3L
        + Double.valueOf(x).intValue()
        + Double.valueOf(x).longValue();
  }

  static boolean parseBoolean(String s) {
    return Boolean.parseBoolean(s);
  }

  static boolean valueOfBoolean(String s) {
    return Boolean.valueOf(s);
  }

  static String textOfBoolean(boolean b) {
    return Boolean.toString(b);
  }

  static int hashOfBoolean(boolean b) {
    return Boolean.hashCode(b);
  }

  static int compareBooleans(boolean a, boolean b) {
    return Boolean.compare(a, b);
  }

  static boolean logicalAndBooleans(boolean a, boolean b) {
    return Boolean.logicalAnd(a, b);
  }

  static boolean logicalOrBooleans(boolean a, boolean b) {
    return Boolean.logicalOr(a, b);
  }

  static boolean logicalXorBooleans(boolean a, boolean b) {
    return Boolean.logicalXor(a, b);
  }

  static boolean sameBooleans(boolean a, boolean b) {
    return Boolean.valueOf(a) == Boolean.valueOf(b);
  }

  static boolean equalBooleans(boolean a, boolean b) {
    return Boolean.valueOf(a).equals(b);
  }
}
