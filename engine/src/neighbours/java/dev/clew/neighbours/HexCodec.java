package dev.clew.neighbours;

/** Bytes as hexadecimal text. */
public class HexCodec {

  public static String encode(byte[] data) {
    StringBuilder text = new StringBuilder(data.length * 2);
    for (byte b : data) {
      text.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
    }
    return text.toString();
  }

  public static byte[] decode(String text) {
    String hex = text.startsWith("0x") ? text.substring(2) : text;
    if (hex.length() % 2 != 0) {
      throw new IllegalArgumentException("odd number of digits");
    }
    byte[] data = new byte[hex.length() / 2];
    for (int i = 0; i < data.length; i++) {
      int high = digit(hex.charAt(2 * i));
      int low = digit(hex.charAt(2 * i + 1));
      data[i] = (byte) (high * 16 + low);
    }
    return data;
  }

  private static int digit(char c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
      return c - 'a' + 10;
    }
    if (c >= 'A' && c <= 'F') {
      return c - 'A' + 10;
    }
    throw new IllegalArgumentException("not a hex digit: " + c);
  }
}
