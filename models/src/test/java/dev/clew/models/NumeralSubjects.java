package dev.clew.models;

/** Texts as numbers and numbers as texts. */
@SuppressWarnings("all") // odd calls are what is tested
final class NumeralSubjects {

  private NumeralSubjects() {}

  static int parseInt(String s) {
    return Integer.parseInt(s);
  }

  static int parseIntInRadix(String s, int radix) {
    return Integer.parseInt(s, radix);
  }

  static int valueOfInteger(String s) {
    return Integer.valueOf(s);
  }

  static int valueOfInRadixInteger(String s, int radix) {
    return Integer.valueOf(s, radix);
  }

  static int decodeInteger(String s) {
    return Integer.decode(s);
  }

  static int decodeHexInteger(int x) {
    return Integer.decode("0x" + Integer.toHexString(x));
  }

  static int decodeOctalInteger(int x) {
    return Integer.decode("-0" + Integer.toOctalString(x));
  }

  static int decodeHashInteger(int x, String s) {
    return Integer.decode("-#" + x + s);
  }

  static String textInteger(int x) {
    return Integer.toString(x);
  }

  static int compareInteger(int x, int y) {
    return Integer.compare(x, y);
  }

  static int compareUnsignedInteger(int x, int y) {
    return Integer.compareUnsigned(x, y);
  }

  static int hashInteger(int x) {
    return Integer.hashCode(x);
  }

  static boolean equalInteger(int x, int y) {
    return Integer.valueOf(x).equals(y);
  }

  static boolean sameInteger(int x) {
    return Integer.valueOf(x) == Integer.valueOf(x);
  }

  static double widenedInteger(int x) {
    return Integer.valueOf(x).doubleValue() + Integer.valueOf(x).floatValue();
  }

  static long narrowedInteger(int x) {
    return Integer.valueOf(x).byteValue()
        + Integer.valueOf(x).shortValue() * 3L
        + Integer.valueOf(x).intValue();
  }

  static long parseLong(String s) {
    return Long.parseLong(s);
  }

  static long parseLongInRadix(String s, int radix) {
    return Long.parseLong(s, radix);
  }

  static long valueOfLong(String s) {
    return Long.valueOf(s);
  }

  static long valueOfInRadixLong(String s, int radix) {
    return Long.valueOf(s, radix);
  }

  static long decodeLong(String s) {
    return Long.decode(s);
  }

  static long decodeHexLong(long x) {
    return Long.decode("0x" + Long.toHexString(x));
  }

  static long decodeOctalLong(long x) {
    return Long.decode("-0" + Long.toOctalString(x));
  }

  static long decodeHashLong(long x, String s) {
    return Long.decode("-#" + x + s);
  }

  static String textLong(long x) {
    return Long.toString(x);
  }

  static int compareLong(long x, long y) {
    return Long.compare(x, y);
  }

  static int compareUnsignedLong(long x, long y) {
    return Long.compareUnsigned(x, y);
  }

  static int hashLong(long x) {
    return Long.hashCode(x);
  }

  static boolean equalLong(long x, long y) {
    return Long.valueOf(x).equals(y);
  }

  static boolean sameLong(long x) {
    return Long.valueOf(x) == Long.valueOf(x);
  }

  static double widenedLong(long x) {
    return Long.valueOf(x).doubleValue() + Long.valueOf(x).floatValue();
  }

  static long narrowedLong(long x) {
    return Long.valueOf(x).byteValue()
        + Long.valueOf(x).shortValue() * 3L
        + Long.valueOf(x).intValue();
  }

  static short parseShort(String s) {
    return Short.parseShort(s);
  }

  static short parseShortInRadix(String s, int radix) {
    return Short.parseShort(s, radix);
  }

  static short valueOfShort(String s) {
    return Short.valueOf(s);
  }

  static short valueOfInRadixShort(String s, int radix) {
    return Short.valueOf(s, radix);
  }

  static short decodeShort(String s) {
    return Short.decode(s);
  }

  static short decodeHexShort(short x) {
    return Short.decode("0x" + Integer.toHexString(x));
  }

  static short decodeOctalShort(short x) {
    return Short.decode("-0" + Integer.toOctalString(x));
  }

  static short decodeHashShort(short x, String s) {
    return Short.decode("-#" + x + s);
  }

  static String textShort(short x) {
    return Short.toString(x);
  }

  static int compareShort(short x, short y) {
    return Short.compare(x, y);
  }

  static int compareUnsignedShort(short x, short y) {
    return Short.compareUnsigned(x, y);
  }

  static int hashShort(short x) {
    return Short.hashCode(x);
  }

  static boolean equalShort(short x, short y) {
    return Short.valueOf(x).equals(y);
  }

  static boolean sameShort(short x) {
    return Short.valueOf(x) == Short.valueOf(x);
  }

  static double widenedShort(short x) {
    return Short.valueOf(x).doubleValue() + Short.valueOf(x).floatValue();
  }

  static long narrowedShort(short x) {
    return Short.valueOf(x).byteValue()
        + Short.valueOf(x).shortValue() * 3L
        + Short.valueOf(x).intValue();
  }

  static byte parseByte(String s) {
    return Byte.parseByte(s);
  }

  static byte parseByteInRadix(String s, int radix) {
    return Byte.parseByte(s, radix);
  }

  static byte valueOfByte(String s) {
    return Byte.valueOf(s);
  }

  static byte valueOfInRadixByte(String s, int radix) {
    return Byte.valueOf(s, radix);
  }

  static byte decodeByte(String s) {
    return Byte.decode(s);
  }

  static byte decodeHexByte(byte x) {
    return Byte.decode("0x" + Integer.toHexString(x));
  }

  static byte decodeOctalByte(byte x) {
    return Byte.decode("-0" + Integer.toOctalString(x));
  }

  static byte decodeHashByte(byte x, String s) {
    return Byte.decode("-#" + x + s);
  }

  static String textByte(byte x) {
    return Byte.toString(x);
  }

  static int compareByte(byte x, byte y) {
    return Byte.compare(x, y);
  }

  static int compareUnsignedByte(byte x, byte y) {
    return Byte.compareUnsigned(x, y);
  }

  static int hashByte(byte x) {
    return Byte.hashCode(x);
  }

  static boolean equalByte(byte x, byte y) {
    return Byte.valueOf(x).equals(y);
  }

  static boolean sameByte(byte x) {
    return Byte.valueOf(x) == Byte.valueOf(x);
  }

  static double widenedByte(byte x) {
    return Byte.valueOf(x).doubleValue() + Byte.valueOf(x).floatValue();
  }

  static long narrowedByte(byte x) {
    return Byte.valueOf(x).byteValue()
        + Byte.valueOf(x).shortValue() * 3L
        + Byte.valueOf(x).intValue();
  }

  static int parseUnsignedInt(String s) {
    return Integer.parseUnsignedInt(s);
  }

  static int parseUnsignedIntInRadix(String s, int radix) {
    return Integer.parseUnsignedInt(s, radix);
  }

  static int parseUnsignedIntRange(String s, int i, int j, int radix) {
    return Integer.parseUnsignedInt(s, i, j, radix);
  }

  static int parseUnsignedIntOfUnsigned(int x, int radix) {
    return Integer.parseUnsignedInt(Integer.toUnsignedString(x, radix), radix);
  }

  static int parseIntRange(String s, int i, int j, int radix) {
    return Integer.parseInt(s, i, j, radix);
  }

  static int parseIntPart(String s, int i) {
    return Integer.parseInt(s, 0, i, 10);
  }

  static String toRadixInteger(int x, int radix) {
    return Integer.toString(x, radix);
  }

  static String toUnsignedInteger(int x) {
    return Integer.toUnsignedString(x);
  }

  static String toUnsignedRadixInteger(int x, int radix) {
    return Integer.toUnsignedString(x, radix);
  }

  static String toHexInteger(int x) {
    return Integer.toHexString(x);
  }

  static String toOctalInteger(int x) {
    return Integer.toOctalString(x);
  }

  static String toBinaryInteger(int x) {
    return Integer.toBinaryString(x);
  }

  static long bitCountInteger(int x) {
    return Integer.bitCount(x);
  }

  static long highestOneBitInteger(int x) {
    return Integer.highestOneBit(x);
  }

  static long lowestOneBitInteger(int x) {
    return Integer.lowestOneBit(x);
  }

  static long numberOfLeadingZerosInteger(int x) {
    return Integer.numberOfLeadingZeros(x);
  }

  static long numberOfTrailingZerosInteger(int x) {
    return Integer.numberOfTrailingZeros(x);
  }

  static long reverseInteger(int x) {
    return Integer.reverse(x);
  }

  static long reverseBytesInteger(int x) {
    return Integer.reverseBytes(x);
  }

  static long signumInteger(int x) {
    return Integer.signum(x);
  }

  static int minInteger(int x, int y) {
    return Integer.min(x, y);
  }

  static int maxInteger(int x, int y) {
    return Integer.max(x, y);
  }

  static int sumInteger(int x, int y) {
    return Integer.sum(x, y);
  }

  static int divideUnsignedInteger(int x, int y) {
    return Integer.divideUnsigned(x, y);
  }

  static int remainderUnsignedInteger(int x, int y) {
    return Integer.remainderUnsigned(x, y);
  }

  static int rotateLeftInteger(int x, int y) {
    return Integer.rotateLeft(x, y);
  }

  static int rotateRightInteger(int x, int y) {
    return Integer.rotateRight(x, y);
  }

  static long parseUnsignedLong(String s) {
    return Long.parseUnsignedLong(s);
  }

  static long parseUnsignedLongInRadix(String s, int radix) {
    return Long.parseUnsignedLong(s, radix);
  }

  static long parseUnsignedLongRange(String s, int i, int j, int radix) {
    return Long.parseUnsignedLong(s, i, j, radix);
  }

  static long parseUnsignedLongOfUnsigned(long x, int radix) {
    return Long.parseUnsignedLong(Long.toUnsignedString(x, radix), radix);
  }

  static long parseLongRange(String s, int i, int j, int radix) {
    return Long.parseLong(s, i, j, radix);
  }

  static long parseLongPart(String s, int i) {
    return Long.parseLong(s, 0, i, 10);
  }

  static String toRadixLong(long x, int radix) {
    return Long.toString(x, radix);
  }

  static String toUnsignedLong(long x) {
    return Long.toUnsignedString(x);
  }

  static String toUnsignedRadixLong(long x, int radix) {
    return Long.toUnsignedString(x, radix);
  }

  static String toHexLong(long x) {
    return Long.toHexString(x);
  }

  static String toOctalLong(long x) {
    return Long.toOctalString(x);
  }

  static String toBinaryLong(long x) {
    return Long.toBinaryString(x);
  }

  static long bitCountLong(long x) {
    return Long.bitCount(x);
  }

  static long highestOneBitLong(long x) {
    return Long.highestOneBit(x);
  }

  static long lowestOneBitLong(long x) {
    return Long.lowestOneBit(x);
  }

  static long numberOfLeadingZerosLong(long x) {
    return Long.numberOfLeadingZeros(x);
  }

  static long numberOfTrailingZerosLong(long x) {
    return Long.numberOfTrailingZeros(x);
  }

  static long reverseLong(long x) {
    return Long.reverse(x);
  }

  static long reverseBytesLong(long x) {
    return Long.reverseBytes(x);
  }

  static long signumLong(long x) {
    return Long.signum(x);
  }

  static long minLong(long x, long y) {
    return Long.min(x, y);
  }

  static long maxLong(long x, long y) {
    return Long.max(x, y);
  }

  static long sumLong(long x, long y) {
    return Long.sum(x, y);
  }

  static long divideUnsignedLong(long x, long y) {
    return Long.divideUnsigned(x, y);
  }

  static long remainderUnsignedLong(long x, long y) {
    return Long.remainderUnsigned(x, y);
  }

  static long rotateLeftLong(long x, int y) {
    return Long.rotateLeft(x, y);
  }

  static long rotateRightLong(long x, int y) {
    return Long.rotateRight(x, y);
  }

  static long toUnsignedLong(int x) {
    return Integer.toUnsignedLong(x);
  }

  static int byteToUnsigned(byte x) {
    return Byte.toUnsignedInt(x);
  }

  static int shortToUnsigned(short x) {
    return Short.toUnsignedInt(x);
  }

  static short shortReverse(short x) {
    return Short.reverseBytes(x);
  }
}
