package shop;

import java.util.List;

/** Tells of its arguments what differs as soon as a bit of them does. */
public class Digest {

  private static long mix(long digest, long value) {
    return (digest ^ value) * 0x100000001b3L + value;
  }

  private static long of(CharSequence text) {
    long digest = text.length();
    for (int i = 0; i < text.length(); i++) {
      digest = mix(digest, text.charAt(i));
    }
    return digest;
  }

  public static long text(String text) {
    return text == null ? -1 : of(text);
  }

  public static long sequence(CharSequence text) {
    return of(text);
  }

  public static long builder(StringBuilder text) {
    return of(text);
  }

  public static long units(
      char[] units, Character[] boxes, List<Character> list, char unit, Character box) {
    long digest = mix(mix(of(new String(units)), unit), box);
    for (Character each : boxes) {
      digest = mix(digest, each);
    }
    for (Character each : list) {
      digest = mix(digest, each);
    }
    return digest;
  }

  public static String range(int from, int to) {
    StringBuilder text = new StringBuilder();
    for (int i = from; i < to; i++) {
      text.append((char) i);
    }
    return text.toString();
  }

  public static char[] array(int from, int to) {
    return range(from, to).toCharArray();
  }

  public static String self(String text) {
    return new String(text.toCharArray());
  }

  public static long ofByte(byte x) {
    return x;
  }

  public static long ofBoxedByte(Byte x) {
    return x;
  }

  public static long ofShort(short x) {
    return x;
  }

  public static long ofBoxedShort(Short x) {
    return x;
  }

  public static long ofInteger(int x) {
    return x;
  }

  public static long ofBoxedInteger(Integer x) {
    return x;
  }

  public static long ofLong(long x) {
    return x;
  }

  public static long ofBoxedLong(Long x) {
    return x;
  }

  public static boolean ofBoolean(boolean x) {
    return x;
  }

  public static boolean ofBoxedBoolean(Boolean x) {
    return x;
  }

  public static int ofFloat(float x) {
    return Float.floatToRawIntBits(x);
  }

  public static int ofBoxedFloat(Float x) {
    return Float.floatToRawIntBits(x);
  }

  public static long ofDouble(double x) {
    return Double.doubleToRawLongBits(x);
  }

  public static long ofBoxedDouble(Double x) {
    return Double.doubleToRawLongBits(x);
  }
}
