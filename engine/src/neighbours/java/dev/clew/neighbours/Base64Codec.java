package dev.clew.neighbours;

/** Base64 by hand. */
public class Base64Codec {

  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  public static String encode(byte[] data) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < data.length; i += 3) {
      int left = data.length - i;
      int bits = (data[i] & 0xff) << 16;
      if (left > 1) {
        bits |= (data[i + 1] & 0xff) << 8;
      }
      if (left > 2) {
        bits |= data[i + 2] & 0xff;
      }
      text.append(ALPHABET.charAt(bits >> 18 & 63));
      text.append(ALPHABET.charAt(bits >> 12 & 63));
      text.append(left > 1 ? ALPHABET.charAt(bits >> 6 & 63) : '=');
      text.append(left > 2 ? ALPHABET.charAt(bits & 63) : '=');
    }
    return text.toString();
  }

  public static byte[] decode(String text) {
    if (text.length() % 4 != 0) {
      throw new IllegalArgumentException("length: " + text.length());
    }
    int padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
    byte[] data = new byte[text.length() / 4 * 3 - padding];
    int at = 0;
    for (int i = 0; i < text.length(); i += 4) {
      int bits = 0;
      for (int j = 0; j < 4; j++) {
        char c = text.charAt(i + j);
        int value = c == '=' && i + j >= text.length() - padding ? 0 : ALPHABET.indexOf(c);
        if (value < 0) {
          throw new IllegalArgumentException("not base64: " + c);
        }
        bits = bits << 6 | value;
      }
      for (int shift = 16; shift >= 0 && at < data.length; shift -= 8) {
        data[at++] = (byte) (bits >> shift);
      }
    }
    return data;
  }
}
