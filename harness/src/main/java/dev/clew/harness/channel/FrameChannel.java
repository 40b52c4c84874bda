package dev.clew.harness.channel;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * One end of a pipe between two JVMs, of which one runs code that may have got hold of the pipe.
 * What goes over it are frames: a mark, a number, the length of the content, a seal of these; then
 * the content, and a seal of everything. The key of the seals is the first that goes to the JVM of
 * the code under test, and is read before any of that code runs.
 *
 * <p>So nothing is allocated for a length that was not sealed; what is between frames is skipped;
 * and a frame that was forged, or sent again, or sent by the other end, is not received. One thread
 * may send while another receives.
 */
public final class FrameChannel {

  /** Content of a frame: pictures and coverage stay far below, and it fits in any heap. */
  public static final int MOST_BYTES = 64 << 20;

  private static final int MARK = 0xC1E3_5EA1;
  private static final int HEADER = 3 * Integer.BYTES;
  private static final int SEALED_HEADER = HEADER + Long.BYTES;

  /** Frames of the two ends differ in the lowest bit of their numbers. */
  private static final int STEP = 2;

  private final DataInputStream in;
  private final OutputStream out;
  private final FrameSeal seal;
  private int nextSent;
  private int nextReceived;

  private FrameChannel(DataInputStream in, OutputStream out, byte[] key, int sent, int received) {
    this.in = in;
    this.out = out;
    this.seal = new FrameSeal(key);
    this.nextSent = sent;
    this.nextReceived = received;
  }

  /**
   * The end that asks; it sends the key at once.
   *
   * @param key that nobody can guess
   */
  public static FrameChannel asking(InputStream in, OutputStream out, byte[] key)
      throws IOException {
    out.write(key, 0, FrameSeal.KEY_BYTES);
    out.flush();
    return new FrameChannel(new DataInputStream(new BufferedInputStream(in)), out, key, 0, 1);
  }

  /** How long a key is. */
  public static int keyBytes() {
    return FrameSeal.KEY_BYTES;
  }

  /** The end that answers; it waits for the key. */
  public static FrameChannel answering(InputStream in, OutputStream out) throws IOException {
    byte[] key = new byte[FrameSeal.KEY_BYTES];
    DataInputStream buffered = new DataInputStream(new BufferedInputStream(in));
    buffered.readFully(key);
    return new FrameChannel(buffered, out, key, 1, 0);
  }

  /**
   * Sends a frame, in one piece.
   *
   * @throws FrameTooLongException where it is longer than {@link #MOST_BYTES}
   */
  public void send(byte[] content) throws IOException {
    if (content.length > MOST_BYTES) {
      throw new FrameTooLongException(content.length);
    }
    int sealed = SEALED_HEADER + content.length;
    ByteBuffer frame = ByteBuffer.allocate(sealed + Long.BYTES);
    frame.putInt(MARK).putInt(nextSent).putInt(content.length);
    frame.putLong(seal.of(frame.array(), HEADER));
    frame.put(content);
    frame.putLong(seal.of(frame.array(), sealed));
    nextSent += STEP;
    out.write(frame.array());
    out.flush();
  }

  /**
   * The content of the next frame, after whatever else there is.
   *
   * @throws EOFException where the other end is closed
   * @throws IOException where a frame was spoiled
   */
  public byte[] receive() throws IOException {
    byte[] header = new byte[SEALED_HEADER];
    in.readFully(header);
    while (!isNext(header)) {
      System.arraycopy(header, 1, header, 0, SEALED_HEADER - 1);
      header[SEALED_HEADER - 1] = in.readByte();
    }
    int length = ByteBuffer.wrap(header).getInt(2 * Integer.BYTES);
    int sealed = SEALED_HEADER + length;
    byte[] frame = new byte[sealed];
    System.arraycopy(header, 0, frame, 0, SEALED_HEADER);
    in.readFully(frame, SEALED_HEADER, length);
    if (in.readLong() != seal.of(frame, sealed)) {
      throw new IOException("something else wrote to the pipe");
    }
    nextReceived += STEP;
    return Arrays.copyOfRange(frame, SEALED_HEADER, sealed);
  }

  private boolean isNext(byte[] header) {
    ByteBuffer words = ByteBuffer.wrap(header);
    if (words.getInt() != MARK || words.getInt() != nextReceived) {
      return false;
    }
    int length = words.getInt();
    return length >= 0 && length <= MOST_BYTES && words.getLong() == seal.of(header, HEADER);
  }
}
