package newer;

import java.util.Arrays;
import java.util.List;

/** What String, StringBuilder, Character, Math and List gained up to 21. */
public final class NewStringMethods {

  public static void main(String[] args) {
    String s = "one,two;three";
    System.out.println(s.indexOf('o', 1, 6) + " " + s.indexOf("t", 2, 5) + " " + s.indexOf('t', 0, 4));
    System.out.println(Arrays.toString(s.splitWithDelimiters("[,;]", 0)) + Arrays.toString(s.splitWithDelimiters(",", 2)));
    StringBuilder builder = new StringBuilder();
    builder.repeat("ab", 3).repeat('x', 2).repeat(0x1F600, 1);
    System.out.println(builder.length() + " " + builder.substring(0, 8));
    System.out.println(Character.isEmoji(0x1F600) + " " + Character.isEmoji('a'));
    System.out.println(Math.clamp(15L, 0, 10) + " " + Math.clamp(-0.0, 0.0, 1.0) + " " + Math.ceilDiv(7, 2) + " " + Math.ceilMod(-7, 2) + " " + Math.ceilDivExact(-7, 2));
    System.out.println(Integer.compress(0b1011_0110, 0b1111_0000) + " " + Integer.expand(0b101, 0b1010_1000) + " " + Long.compress(-1L, 0xFFL));
    System.out.println(StrictMath.unsignedMultiplyHigh(-1L, 2L) + " " + Math.unsignedMultiplyHigh(-1L, -1L));
    System.out.println("abc".equals(new StringBuilder("abc").compareTo(new StringBuilder("abd")) < 0 ? "abc" : ""));
    for (Runnable failure : new Runnable[] {() -> "abc".indexOf('a', 2, 1), () -> "abc".indexOf('a', -1, 1), () -> Math.clamp(1L, 5, 2), () -> new StringBuilder().repeat("x", -1), () -> Math.ceilDivExact(Integer.MIN_VALUE, -1)}) {
      try {
        failure.run();
        System.out.println("fine");
      } catch (RuntimeException e) {
        System.out.println(e);
      }
    }
    System.out.println(List.of("b", "a").reversed() + " " + new java.math.BigInteger("12345678901234567890").parallelMultiply(java.math.BigInteger.TEN));
    System.out.println(java.util.HexFormat.of().formatHex(new byte[] {1, 2}) + " " + Float.floatToFloat16(1.5f) + " " + Float.float16ToFloat((short) 0x7bff));
    System.out.println("x".equals(java.util.Objects.toIdentityString("x")) + " " + java.util.Objects.checkIndex(3L, 4L));
    System.out.println(java.util.Locale.of("de", "DE") + " " + java.time.Duration.ofSeconds(-5).isPositive());
  }
}
