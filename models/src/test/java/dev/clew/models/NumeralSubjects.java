package dev.clew.models;

/** The boxes of integers: read from texts, written, compared and converted. */
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
}
