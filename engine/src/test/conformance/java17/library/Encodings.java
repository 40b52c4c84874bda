package library;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;

/** Base64, hex, UUIDs and checksums. */
public final class Encodings {

  public static void main(String[] args) throws NoSuchAlgorithmException {
    String[] texts = {
      "", "f", "fo", "foo", "foob", "fooba", "foobar", "\u00e9\u4e2d\ud83d\ude00", "x".repeat(100)
    };
    for (String text : texts) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      String encoded = Base64.getEncoder().encodeToString(bytes);
      System.out.println(encoded + " " + Arrays.equals(Base64.getDecoder().decode(encoded), bytes));
      System.out.println(
          Base64.getUrlEncoder().withoutPadding().encodeToString(bytes)
              + " "
              + HexFormat.of().formatHex(bytes));
      System.out.println(UUID.nameUUIDFromBytes(bytes));
    }
    System.out.println(Base64.getMimeEncoder(20, new byte[] {'~'}).encodeToString(new byte[40]));
    for (String bad : new String[] {"a", "ab=c", "a b c d", "====", "YQ=="}) {
      try {
        System.out.println(Arrays.toString(Base64.getDecoder().decode(bad)));
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    UUID uuid = UUID.fromString("123e4567-e89b-42d3-a456-556642440000");
    System.out.println(
        uuid
            + " "
            + uuid.version()
            + " "
            + uuid.variant()
            + " "
            + uuid.hashCode()
            + " "
            + uuid.getMostSignificantBits()
            + " "
            + new UUID(-1, 1)
            + uuid.compareTo(new UUID(0, 0)));
    try {
      UUID.fromString("not-a-uuid");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    HexFormat hex = HexFormat.ofDelimiter(":").withUpperCase();
    System.out.println(
        hex.formatHex(new byte[] {0, 127, -128, -1})
            + " "
            + Arrays.toString(hex.parseHex("0A:ff"))
            + " "
            + HexFormat.of().toHexDigits(255L, 4));
    byte[] data = "The quick brown fox".getBytes(StandardCharsets.US_ASCII);
    System.out.println(HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(data)));
    System.out.println(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(data)));
    int hash = 0x811c9dc5;
    for (byte b : data) {
      hash = (hash ^ b & 0xff) * 0x01000193;
    }
    System.out.println(Integer.toHexString(hash));
  }
}
