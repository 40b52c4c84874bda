package dev.clew.replay.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The beginning of what a process writes to a stream. The rest is read and forgotten, so that the
 * process never waits for a reader, and a flood of words takes no memory.
 */
final class StreamHead {

  private static final int MOST = 4_096;

  private final byte[] bytes = new byte[MOST];
  private final Thread reader;
  private int count;

  private StreamHead(InputStream in) {
    this.reader = new Thread(() -> read(in), "clew-stream-head");
    reader.setDaemon(true);
  }

  /** Reads in a thread of its own until the stream ends. */
  static StreamHead of(InputStream in) {
    StreamHead head = new StreamHead(in);
    head.reader.start();
    return head;
  }

  private void read(InputStream in) {
    byte[] part = new byte[8_192];
    try (in) {
      for (int read = in.read(part); read >= 0; read = in.read(part)) {
        keep(part, read);
      }
    } catch (IOException e) {
      return; // the process was killed
    }
  }

  private synchronized void keep(byte[] part, int read) {
    int kept = Math.min(read, MOST - count);
    System.arraycopy(part, 0, bytes, count, kept);
    count += kept;
  }

  /**
   * What there is once the stream has ended, or after a time without its end.
   *
   * @param millis how long to wait for the end
   */
  String text(long millis) throws InterruptedException {
    reader.join(millis);
    synchronized (this) {
      return new String(bytes, 0, count, StandardCharsets.UTF_8);
    }
  }
}
