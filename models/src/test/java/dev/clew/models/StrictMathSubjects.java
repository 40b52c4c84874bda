package dev.clew.models;

/** All methods of {@code StrictMath}, called. */
@SuppressWarnings("all") // odd calls are what is tested
final class StrictMathSubjects {

  private StrictMathSubjects() {}

  static double absDouble(double x) {
    return StrictMath.abs(x);
  }

  static double cbrtDouble(double x) {
    return StrictMath.cbrt(x);
  }

  static double ceilDouble(double x) {
    return StrictMath.ceil(x);
  }

  static double copySignDoubleDouble(double x, double y) {
    return StrictMath.copySign(x, y);
  }

  static double expDouble(double x) {
    return StrictMath.exp(x);
  }

  static double floorDouble(double x) {
    return StrictMath.floor(x);
  }

  static double fmaDoubleDoubleDouble(double x, double y, double z) {
    return StrictMath.fma(x, y, z);
  }

  static double hypotDoubleDouble(double x, double y) {
    return StrictMath.hypot(x, y);
  }

  static double maxDoubleDouble(double x, double y) {
    return StrictMath.max(x, y);
  }

  static double minDoubleDouble(double x, double y) {
    return StrictMath.min(x, y);
  }

  static double nextAfterDoubleDouble(double x, double y) {
    return StrictMath.nextAfter(x, y);
  }

  static double nextDownDouble(double x) {
    return StrictMath.nextDown(x);
  }

  static double nextUpDouble(double x) {
    return StrictMath.nextUp(x);
  }

  static double powDoubleDouble(double x, double y) {
    return StrictMath.pow(x, y);
  }

  static double rintDouble(double x) {
    return StrictMath.rint(x);
  }

  static double scalbDoubleInt(double x, int y) {
    return StrictMath.scalb(x, y);
  }

  static double signumDouble(double x) {
    return StrictMath.signum(x);
  }

  static double toDegreesDouble(double x) {
    return StrictMath.toDegrees(x);
  }

  static double toRadiansDouble(double x) {
    return StrictMath.toRadians(x);
  }

  static double ulpDouble(double x) {
    return StrictMath.ulp(x);
  }

  static float absFloat(float x) {
    return StrictMath.abs(x);
  }

  static float copySignFloatFloat(float x, float y) {
    return StrictMath.copySign(x, y);
  }

  static float fmaFloatFloatFloat(float x, float y, float z) {
    return StrictMath.fma(x, y, z);
  }

  static float maxFloatFloat(float x, float y) {
    return StrictMath.max(x, y);
  }

  static float minFloatFloat(float x, float y) {
    return StrictMath.min(x, y);
  }

  static float nextAfterFloatDouble(float x, double y) {
    return StrictMath.nextAfter(x, y);
  }

  static float nextDownFloat(float x) {
    return StrictMath.nextDown(x);
  }

  static float nextUpFloat(float x) {
    return StrictMath.nextUp(x);
  }

  static float scalbFloatInt(float x, int y) {
    return StrictMath.scalb(x, y);
  }

  static float signumFloat(float x) {
    return StrictMath.signum(x);
  }

  static float ulpFloat(float x) {
    return StrictMath.ulp(x);
  }

  static int absInt(int x) {
    return StrictMath.abs(x);
  }

  static int absExactInt(int x) {
    return StrictMath.absExact(x);
  }

  static int addExactIntInt(int x, int y) {
    return StrictMath.addExact(x, y);
  }

  static int decrementExactInt(int x) {
    return StrictMath.decrementExact(x);
  }

  static int floorDivIntInt(int x, int y) {
    return StrictMath.floorDiv(x, y);
  }

  static int floorModIntInt(int x, int y) {
    return StrictMath.floorMod(x, y);
  }

  static int floorModLongInt(long x, int y) {
    return StrictMath.floorMod(x, y);
  }

  static int getExponentDouble(double x) {
    return StrictMath.getExponent(x);
  }

  static int getExponentFloat(float x) {
    return StrictMath.getExponent(x);
  }

  static int incrementExactInt(int x) {
    return StrictMath.incrementExact(x);
  }

  static int maxIntInt(int x, int y) {
    return StrictMath.max(x, y);
  }

  static int minIntInt(int x, int y) {
    return StrictMath.min(x, y);
  }

  static int multiplyExactIntInt(int x, int y) {
    return StrictMath.multiplyExact(x, y);
  }

  static int negateExactInt(int x) {
    return StrictMath.negateExact(x);
  }

  static int roundFloat(float x) {
    return StrictMath.round(x);
  }

  static int subtractExactIntInt(int x, int y) {
    return StrictMath.subtractExact(x, y);
  }

  static int toIntExactLong(long x) {
    return StrictMath.toIntExact(x);
  }

  static long absLong(long x) {
    return StrictMath.abs(x);
  }

  static long absExactLong(long x) {
    return StrictMath.absExact(x);
  }

  static long addExactLongLong(long x, long y) {
    return StrictMath.addExact(x, y);
  }

  static long decrementExactLong(long x) {
    return StrictMath.decrementExact(x);
  }

  static long floorDivLongInt(long x, int y) {
    return StrictMath.floorDiv(x, y);
  }

  static long floorDivLongLong(long x, long y) {
    return StrictMath.floorDiv(x, y);
  }

  static long floorModLongLong(long x, long y) {
    return StrictMath.floorMod(x, y);
  }

  static long incrementExactLong(long x) {
    return StrictMath.incrementExact(x);
  }

  static long maxLongLong(long x, long y) {
    return StrictMath.max(x, y);
  }

  static long minLongLong(long x, long y) {
    return StrictMath.min(x, y);
  }

  static long multiplyExactLongInt(long x, int y) {
    return StrictMath.multiplyExact(x, y);
  }

  static long multiplyExactLongLong(long x, long y) {
    return StrictMath.multiplyExact(x, y);
  }

  static long multiplyFullIntInt(int x, int y) {
    return StrictMath.multiplyFull(x, y);
  }

  static long multiplyHighLongLong(long x, long y) {
    return StrictMath.multiplyHigh(x, y);
  }

  static long negateExactLong(long x) {
    return StrictMath.negateExact(x);
  }

  static long roundDouble(double x) {
    return StrictMath.round(x);
  }

  static long subtractExactLongLong(long x, long y) {
    return StrictMath.subtractExact(x, y);
  }

  static double IEEEremainderDoubleDouble(double x, double y) {
    return StrictMath.IEEEremainder(x, y);
  }

  static double acosDouble(double x) {
    return StrictMath.acos(x);
  }

  static double asinDouble(double x) {
    return StrictMath.asin(x);
  }

  static double atanDouble(double x) {
    return StrictMath.atan(x);
  }

  static double atan2DoubleDouble(double x, double y) {
    return StrictMath.atan2(x, y);
  }

  static double cosDouble(double x) {
    return StrictMath.cos(x);
  }

  static double coshDouble(double x) {
    return StrictMath.cosh(x);
  }

  static double expm1Double(double x) {
    return StrictMath.expm1(x);
  }

  static double logDouble(double x) {
    return StrictMath.log(x);
  }

  static double log10Double(double x) {
    return StrictMath.log10(x);
  }

  static double log1pDouble(double x) {
    return StrictMath.log1p(x);
  }

  static double sinDouble(double x) {
    return StrictMath.sin(x);
  }

  static double sinhDouble(double x) {
    return StrictMath.sinh(x);
  }

  static double sqrtDouble(double x) {
    return StrictMath.sqrt(x);
  }

  static double tanDouble(double x) {
    return StrictMath.tan(x);
  }

  static double tanhDouble(double x) {
    return StrictMath.tanh(x);
  }
}
