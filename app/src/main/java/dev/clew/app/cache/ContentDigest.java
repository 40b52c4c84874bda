package dev.clew.app.cache;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 of some things in a row, each with its length, so that no two rows are mistaken. */
final class ContentDigest {

  private final MessageDigest sha;

  ContentDigest() {
    try {
      this.sha = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  ContentDigest add(String text) {
    return add(text.getBytes(UTF_8));
  }

  ContentDigest add(byte[] bytes) {
    sha.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
    sha.update(bytes);
    return this;
  }

  ContentDigest addAll(Iterable<String> texts) {
    texts.forEach(this::add);
    return add("");
  }

  /** In hexadecimal. */
  String hex() {
    return HexFormat.of().formatHex(sha.digest());
  }
}
