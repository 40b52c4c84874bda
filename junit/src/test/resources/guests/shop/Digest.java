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
}
