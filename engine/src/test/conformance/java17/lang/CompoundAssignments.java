package lang;

/** Compound assignments narrow silently; integers overflow; shifts mask their distance. */
public final class CompoundAssignments {

  private static short field = 32_000;
  private byte[] bytes = {127, -128, 0};

  public static void main(String[] args) {
    byte b = 120;
    b += 10;
    System.out.println(b);
    b *= 3.7;
    System.out.println(b);
    b >>>= 1;
    System.out.println(b);
    b = -1;
    b >>>= 10;
    System.out.println(b);
    short s = (short) 40_000;
    s -= 1;
    System.out.println(s++ + " " + ++s + " " + s);
    char c = 'a';
    c += 1;
    c++;
    System.out.println(c + " " + (c + 1) + " " + (char) (c + 1));
    c -= 100;
    System.out.println((int) c);
    int i = Integer.MAX_VALUE;
    i += 1;
    System.out.println(i + " " + -i + " " + Math.abs(i) + " " + i / -1 + " " + i % -1);
    i = 10;
    i += 3.99;
    i -= 0.5f;
    i *= 1e10;
    System.out.println(i);
    i <<= 33;
    System.out.println(i + " " + (1 << 31) + " " + (1 << -1) + " " + (-1 >>> 33) + (-8 >> 1));
    long l = Long.MIN_VALUE;
    l -= 1;
    System.out.println(l + " " + (l << 65) + " " + (l >>> -1) + " " + (1L << 32) + (1 << 32L));
    l %= -7;
    l ^= 0xFFFF_FFFFL;
    l |= 1L << 40;
    l &= ~7;
    System.out.println(l);
    float f = 16_777_216;
    f++;
    System.out.println(f);
    f /= 0;
    System.out.println(f + " " + (int) f + " " + (long) -f + " " + (char) f + (byte) 300.7);
    double d = 7;
    d %= 2.5;
    System.out.println(d + " " + -7.5 % 2 + " " + 5 % -3 + " " + -5 % 3 + " " + -0.0 % 1);
    field += 1_000;
    System.out.println(field);
    CompoundAssignments object = new CompoundAssignments();
    object.bytes[0]++;
    object.bytes[1]--;
    object.bytes[2] -= 129;
    System.out.println(object.bytes[0] + " " + object.bytes[1] + " " + object.bytes[2]);
    boolean flag = true;
    flag &= false | true;
    flag ^= true;
    System.out.println(flag);
    String text = null;
    text += 1 + 2 + 'x';
    text += 'x' + "y" + null + 1.0f;
    System.out.println(text);
    Integer boxed = 127;
    Integer same = boxed;
    boxed++;
    System.out.println(boxed + " " + same + " " + (boxed == same));
    Object o = true ? 1 : 2.0;
    System.out.println(o);
  }
}
