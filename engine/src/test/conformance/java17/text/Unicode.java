package text;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/** Surrogates, case mapping beyond ASCII, and encodings. */
public final class Unicode {

  private static String hex(String s) {
    StringBuilder text = new StringBuilder();
    for (char c : s.toCharArray()) {
      text.append(Integer.toHexString(c)).append(' ');
    }
    return text.toString().trim();
  }

  private static String hex(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (byte b : bytes) {
      text.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
    }
    return text.toString();
  }

  public static void main(String[] args) {
    String[] samples = {
      "plain", "caf\u00e9", "stra\u00dfe", "\u0130stanbul", "\u03a3\u0391\u03a3", "\ud83d\ude00!",
          "\ud83d", "x\ude00\ud83dy",
      "\ufb01n", "\u1e9e", "\u0149", "\ud801\udc00", "\u4e2d\u6587", "", "\u0000", "e\u0301"
    };
    Charset[] charsets = {
      StandardCharsets.UTF_8,
      StandardCharsets.UTF_16,
      StandardCharsets.UTF_16LE,
      StandardCharsets.ISO_8859_1,
      StandardCharsets.US_ASCII
    };
    for (String s : samples) {
      System.out.println(
          hex(s) + ": " + s.length() + " " + s.codePointCount(0, s.length()) + " " + s.hashCode());
      System.out.println(
          "  upper "
              + hex(s.toUpperCase(Locale.ROOT))
              + ", lower "
              + hex(s.toLowerCase(Locale.ROOT)));
      System.out.println(
          "  turkish "
              + hex(s.toUpperCase(new Locale("tr")))
              + ", "
              + hex(s.toLowerCase(new Locale("tr"))));
      System.out.println("  reverse " + hex(new StringBuilder(s).reverse().toString()));
      System.out.println("  points " + Arrays.toString(s.codePoints().toArray()));
      for (Charset charset : charsets) {
        byte[] bytes = s.getBytes(charset);
        System.out.println(
            "  " + charset + " " + hex(bytes) + " -> " + hex(new String(bytes, charset)));
      }
    }
    byte[][] malformed = {
      {(byte) 0xC0, (byte) 0x80},
      {(byte) 0xE2, (byte) 0x82},
      {(byte) 0xED, (byte) 0xA0, (byte) 0x80},
      {(byte) 0xFF, 65},
      {(byte) 0xF4, (byte) 0x90, (byte) 0x80, (byte) 0x80}
    };
    for (byte[] bytes : malformed) {
      System.out.println(hex(bytes) + " " + hex(new String(bytes, StandardCharsets.UTF_8)));
    }
    String smile = "a\ud83d\ude00b";
    System.out.println(
        smile.codePointAt(1)
            + " "
            + smile.codePointAt(2)
            + " "
            + smile.codePointBefore(3)
            + " "
            + smile.offsetByCodePoints(0, 2));
    System.out.println(
        smile.indexOf(0x1F600) + " " + smile.lastIndexOf(0x1F600) + " " + smile.indexOf('\ude00'));
    System.out.println(
        new String(new int[] {0x1F600, 65}, 0, 2).length()
            + " "
            + Character.toString(0x1F601).length());
    System.out.println("\ud83d\ude00".compareTo("\uffff") + " " + "\u00e9".compareTo("e\u0301"));
    System.out.println(
        "\u00c9".equalsIgnoreCase("\u00e9")
            + " "
            + "\u00df".equalsIgnoreCase("SS")
            + "\u212a".equalsIgnoreCase("k"));
    StringBuilder builder = new StringBuilder();
    builder.appendCodePoint(0x10FFFF).appendCodePoint('z').insert(0, '\ud800');
    System.out.println(hex(builder.toString()) + " " + builder.codePointAt(0));
    try {
      builder.appendCodePoint(0x110000);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
