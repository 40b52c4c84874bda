package dev.clew.engine.machine;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** What a path wrote to its standard streams, newest last; shared with the paths it forked from. */
public final class Output {

  private final @Nullable Output before;
  private final int stream;
  private final byte[] bytes;

  private Output(@Nullable Output before, int stream, byte[] bytes) {
    this.before = before;
    this.stream = stream;
    this.bytes = bytes;
  }

  static Output append(@Nullable Output before, int stream, byte[] bytes) {
    return new Output(before, stream, bytes);
  }

  /**
   * All bytes of one stream.
   *
   * @param stream 1 for standard output, 2 for standard error
   */
  public static byte[] collect(@Nullable Output last, int stream) {
    Deque<byte[]> chunks = new ArrayDeque<>();
    for (Output current = last; current != null; current = current.before) {
      if (current.stream == stream) {
        chunks.push(current.bytes);
      }
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    chunks.forEach(all::writeBytes);
    return all.toByteArray();
  }
}
