package lang;

/** The static methods of Integer and Long. */
public final class IntegerMethods {

  public static void main(String[] args) {
    int[] ints = {0, 1, -1, 42, 255, -256, 0x12345678, Integer.MAX_VALUE, Integer.MIN_VALUE};
    for (int i : ints) {
      System.out.println(
          i
              + " "
              + Integer.toHexString(i)
              + " "
              + Integer.toBinaryString(i)
              + " "
              + Integer.toOctalString(i)
              + " "
              + Integer.toString(i, 36));
      System.out.println(
          Integer.bitCount(i)
              + " "
              + Integer.reverse(i)
              + " "
              + Integer.reverseBytes(i)
              + " "
              + Integer.highestOneBit(i)
              + " "
              + Integer.lowestOneBit(i)
              + " "
              + Integer.numberOfLeadingZeros(i)
              + " "
              + Integer.numberOfTrailingZeros(i)
              + " "
              + Integer.rotateLeft(i, 5)
              + " "
              + Integer.rotateRight(i, 37)
              + " "
              + Integer.signum(i)
              + " "
              + Integer.toUnsignedString(i)
              + " "
              + Integer.divideUnsigned(i, 7)
              + " "
              + Integer.remainderUnsigned(i, 7));
    }
    long[] longs = {0, 1, -1, 1L << 33, -(1L << 33), Long.MAX_VALUE, Long.MIN_VALUE};
    for (long l : longs) {
      System.out.println(
          l
              + " "
              + Long.toHexString(l)
              + " "
              + Long.toString(l, 36)
              + " "
              + Long.toUnsignedString(l, 10)
              + " "
              + Long.bitCount(l));
      System.out.println(
          Long.reverse(l)
              + " "
              + Long.reverseBytes(l)
              + " "
              + Long.numberOfLeadingZeros(l)
              + " "
              + Long.numberOfTrailingZeros(l)
              + " "
              + Long.rotateLeft(l, 70)
              + " "
              + Long.divideUnsigned(l, 10)
              + " "
              + Long.remainderUnsigned(l, 10)
              + " "
              + Long.signum(l)
              + " "
              + Long.hashCode(l));
    }
    System.out.println(
        Long.parseLong("-7fffffffffffffff", 16) + Long.parseUnsignedLong("18446744073709551615"));
    System.out.println(Integer.parseUnsignedInt("4294967295") + " " + Integer.toUnsignedLong(-1));
    String[] bad = {"9223372036854775808", "1_000", "--1", "12L"};
    for (String text : bad) {
      try {
        System.out.println(Long.parseLong(text));
      } catch (NumberFormatException e) {
        System.out.println(e.getMessage());
      }
    }
    System.out.println(
        Integer.parseInt("xx12345yy", 2, 5, 10) + Integer.max(3, 4) + Integer.sum(1, 2));
    System.out.println(Short.toUnsignedInt((short) -1) + " " + Byte.toUnsignedInt((byte) -1));
    System.out.println(Short.reverseBytes((short) 0x1234) + " " + Byte.parseByte("-128"));
    System.out.println(Boolean.logicalXor(true, false) + " " + Boolean.parseBoolean("True "));
  }
}
