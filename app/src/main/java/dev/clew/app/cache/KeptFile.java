package dev.clew.app.cache;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.clew.engine.program.path.ProgramQuestion;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * What is kept as a file: a digest of the rest, when it was computed, what the program answered,
 * and what was found. What is behind the answers is read only if they still hold.
 */
final class KeptFile {

  /** Hexadecimal digits. */
  private static final int DIGEST = 64;

  /**
   * What says whether it holds.
   *
   * @param computed in milliseconds since 1970
   * @param answers what the program has to answer still
   */
  record Header(long computed, Map<ProgramQuestion, String> answers) {}

  private final Header header;
  private final DataInputStream rest;

  private KeptFile(Header header, DataInputStream rest) {
    this.header = header;
    this.rest = rest;
  }

  /**
   * Reads the header.
   *
   * @throws IOException if the file is damaged
   */
  static KeptFile open(byte[] file, LineRanks ranks) throws IOException {
    byte[] packed = Arrays.copyOfRange(file, Math.min(DIGEST, file.length), file.length);
    byte[] digest = Arrays.copyOf(file, DIGEST);
    if (!Arrays.equals(digest, digest(packed))) {
      throw new IOException("it is damaged");
    }
    DataInputStream in =
        new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(packed)));
    if (new RecordReader(in, ranks).read() instanceof Header header) {
      return new KeptFile(header, in);
    }
    throw new IOException("it has no header");
  }

  Header header() {
    return header;
  }

  /** What was found, with lines as they are now. Once. */
  <T> T content(Class<T> type, LineRanks ranks) throws IOException {
    try (rest) {
      Object content = new RecordReader(rest, ranks).read();
      if (type.isInstance(content)) {
        return type.cast(content);
      }
      throw new IOException("it has no " + type.getSimpleName());
    }
  }

  private static byte[] digest(byte[] packed) {
    return new ContentDigest().add(packed).hex().getBytes(US_ASCII);
  }

  /**
   * The bytes of a file.
   *
   * @param content as a {@link RecordWriter} has written it
   */
  static byte[] bytes(Header header, byte[] content, LineRanks ranks) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(packed))) {
      new RecordWriter(out, ranks).write(header);
      out.write(content);
    }
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(digest(packed.toByteArray()));
    file.writeBytes(packed.toByteArray());
    return file.toByteArray();
  }
}
