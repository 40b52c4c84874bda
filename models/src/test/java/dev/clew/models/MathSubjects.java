package dev.clew.models;

/** All methods of {@code Math}, called. */
@SuppressWarnings("all") // odd calls are what is tested
final class MathSubjects {

  private MathSubjects() {}

  static double IEEEremainderDoubleDouble(double x, double y) {
    return Math.IEEEremainder(x, y);
  }

  static double absDouble(double x) {
    return Math.abs(x);
  }

  static double acosDouble(double x) {
    return Math.acos(x);
  }

  static double asinDouble(double x) {
    return Math.asin(x);
  }

  static double atanDouble(double x) {
    return Math.atan(x);
  }

  static double atan2DoubleDouble(double x, double y) {
    return Math.atan2(x, y);
  }

  static double ceilDouble(double x) {
    return Math.ceil(x);
  }

  static double copySignDoubleDouble(double x, double y) {
    return Math.copySign(x, y);
  }

  static double cosDouble(double x) {
    return Math.cos(x);
  }

  static double coshDouble(double x) {
    return Math.cosh(x);
  }

  static double expDouble(double x) {
    return Math.exp(x);
  }

  static double expm1Double(double x) {
    return Math.expm1(x);
  }

  static double floorDouble(double x) {
    return Math.floor(x);
  }

  static double fmaDoubleDoubleDouble(double x, double y, double z) {
    return Math.fma(x, y, z);
  }

  static double hypotDoubleDouble(double x, double y) {
    return Math.hypot(x, y);
  }

  static double logDouble(double x) {
    return Math.log(x);
  }

  static double log10Double(double x) {
    return Math.log10(x);
  }

  static double log1pDouble(double x) {
    return Math.log1p(x);
  }

  static double maxDoubleDouble(double x, double y) {
    return Math.max(x, y);
  }

  static double minDoubleDouble(double x, double y) {
    return Math.min(x, y);
  }

  static double nextAfterDoubleDouble(double x, double y) {
    return Math.nextAfter(x, y);
  }

  static double nextDownDouble(double x) {
    return Math.nextDown(x);
  }

  static double nextUpDouble(double x) {
    return Math.nextUp(x);
  }

  static double powDoubleDouble(double x, double y) {
    return Math.pow(x, y);
  }

  static double rintDouble(double x) {
    return Math.rint(x);
  }

  static double scalbDoubleInt(double x, int y) {
    return Math.scalb(x, y);
  }

  static double signumDouble(double x) {
    return Math.signum(x);
  }

  static double sinDouble(double x) {
    return Math.sin(x);
  }

  static double sinhDouble(double x) {
    return Math.sinh(x);
  }

  static double sqrtDouble(double x) {
    return Math.sqrt(x);
  }

  static double tanDouble(double x) {
    return Math.tan(x);
  }

  static double tanhDouble(double x) {
    return Math.tanh(x);
  }

  static double toDegreesDouble(double x) {
    return Math.toDegrees(x);
  }

  static double toRadiansDouble(double x) {
    return Math.toRadians(x);
  }

  static double ulpDouble(double x) {
    return Math.ulp(x);
  }

  static float absFloat(float x) {
    return Math.abs(x);
  }

  static float copySignFloatFloat(float x, float y) {
    return Math.copySign(x, y);
  }

  static float fmaFloatFloatFloat(float x, float y, float z) {
    return Math.fma(x, y, z);
  }

  static float maxFloatFloat(float x, float y) {
    return Math.max(x, y);
  }

  static float minFloatFloat(float x, float y) {
    return Math.min(x, y);
  }

  static float nextAfterFloatDouble(float x, double y) {
    return Math.nextAfter(x, y);
  }

  static float nextDownFloat(float x) {
    return Math.nextDown(x);
  }

  static float nextUpFloat(float x) {
    return Math.nextUp(x);
  }

  static float scalbFloatInt(float x, int y) {
    return Math.scalb(x, y);
  }

  static float signumFloat(float x) {
    return Math.signum(x);
  }

  static float ulpFloat(float x) {
    return Math.ulp(x);
  }

  static int absInt(int x) {
    return Math.abs(x);
  }

  static int absExactInt(int x) {
    return Math.absExact(x);
  }

  static int addExactIntInt(int x, int y) {
    return Math.addExact(x, y);
  }

  static int decrementExactInt(int x) {
    return Math.decrementExact(x);
  }

  static int floorDivIntInt(int x, int y) {
    return Math.floorDiv(x, y);
  }

  static int floorModIntInt(int x, int y) {
    return Math.floorMod(x, y);
  }

  static int floorModLongInt(long x, int y) {
    return Math.floorMod(x, y);
  }

  static int getExponentDouble(double x) {
    return Math.getExponent(x);
  }

  static int getExponentFloat(float x) {
    return Math.getExponent(x);
  }

  static int incrementExactInt(int x) {
    return Math.incrementExact(x);
  }

  static int maxIntInt(int x, int y) {
    return Math.max(x, y);
  }

  static int minIntInt(int x, int y) {
    return Math.min(x, y);
  }

  static int multiplyExactIntInt(int x, int y) {
    return Math.multiplyExact(x, y);
  }

  static int negateExactInt(int x) {
    return Math.negateExact(x);
  }

  static int roundFloat(float x) {
    return Math.round(x);
  }

  static int subtractExactIntInt(int x, int y) {
    return Math.subtractExact(x, y);
  }

  static int toIntExactLong(long x) {
    return Math.toIntExact(x);
  }

  static long absLong(long x) {
    return Math.abs(x);
  }

  static long absExactLong(long x) {
    return Math.absExact(x);
  }

  static long addExactLongLong(long x, long y) {
    return Math.addExact(x, y);
  }

  static long decrementExactLong(long x) {
    return Math.decrementExact(x);
  }

  static long floorDivLongInt(long x, int y) {
    return Math.floorDiv(x, y);
  }

  static long floorDivLongLong(long x, long y) {
    return Math.floorDiv(x, y);
  }

  static long floorModLongLong(long x, long y) {
    return Math.floorMod(x, y);
  }

  static long incrementExactLong(long x) {
    return Math.incrementExact(x);
  }

  static long maxLongLong(long x, long y) {
    return Math.max(x, y);
  }

  static long minLongLong(long x, long y) {
    return Math.min(x, y);
  }

  static long multiplyExactLongInt(long x, int y) {
    return Math.multiplyExact(x, y);
  }

  static long multiplyExactLongLong(long x, long y) {
    return Math.multiplyExact(x, y);
  }

  static long multiplyFullIntInt(int x, int y) {
    return Math.multiplyFull(x, y);
  }

  static long multiplyHighLongLong(long x, long y) {
    return Math.multiplyHigh(x, y);
  }

  static long negateExactLong(long x) {
    return Math.negateExact(x);
  }

  static long roundDouble(double x) {
    return Math.round(x);
  }

  static long subtractExactLongLong(long x, long y) {
    return Math.subtractExact(x, y);
  }
}
