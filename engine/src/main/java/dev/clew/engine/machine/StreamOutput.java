package dev.clew.engine.machine;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** What a path wrote to its standard streams, newest last; shared with the paths it forked from. */
public final class StreamOutput {

  private final @Nullable StreamOutput before;
  private final int stream;
  private final byte[] bytes;

  private StreamOutput(@Nullable StreamOutput before, int stream, byte[] bytes) {
    this.before = before;
    this.stream = stream;
    this.bytes = bytes;
  }

  static StreamOutput append(@Nullable StreamOutput before, int stream, byte[] bytes) {
    return new StreamOutput(before, stream, bytes);
  }

  /**
   * All bytes of one stream.
   *
   * @param stream 1 for standard output, 2 for standard error
   */
  public static byte[] collect(@Nullable StreamOutput last, int stream) {
    Deque<byte[]> chunks = new ArrayDeque<>();
    for (StreamOutput current = last; current != null; current = current.before) {
      if (current.stream == stream) {
        chunks.push(current.bytes);
      }
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    chunks.forEach(all::writeBytes);
    return all.toByteArray();
  }
}
