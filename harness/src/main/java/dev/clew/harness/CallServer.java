package dev.clew.harness;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Calls methods of the users' classes for somebody at the other end of its standard streams, one
 * after the other. It ends when nobody asks any more.
 */
public final class CallServer {

  /** What every answer begins with: native code may write to the same stream. */
  public static final int MARK = 0xC1E3;

  /** Nobody who needs answers waits as long before asking the next question. */
  private static final long IDLE_NANOS = 60_000_000_000L;

  private final DataInputStream in;
  private final DataOutputStream out;
  private final AtomicLong lastUse = new AtomicLong(System.nanoTime());

  private CallServer(InputStream in, OutputStream out) {
    this.in = new DataInputStream(in);
    this.out = new DataOutputStream(out);
  }

  public static void main(String[] arguments) throws IOException {
    CallServer server = new CallServer(System.in, System.out);
    System.setIn(new ByteArrayInputStream(new byte[0]));
    System.setOut(new PrintStream(new Nowhere(), false, "UTF-8"));
    server.watch();
    server.serve();
    // threads of the users' code may still run, and handlers of its end are of no use to anybody
    Runtime.getRuntime().halt(0);
  }

  private void watch() {
    Thread watcher =
        new Thread(
            () -> {
              while (System.nanoTime() - lastUse.get() < IDLE_NANOS) {
                pause();
              }
              Runtime.getRuntime().halt(0);
            },
            "clew-idle");
    watcher.setDaemon(true);
    watcher.start();
  }

  private static void pause() {
    try {
      Thread.sleep(1_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void serve() throws IOException {
    out.writeShort(MARK);
    Reply.GREETING.write(out);
    out.flush();
    while (true) {
      Request request;
      try {
        request = Request.read(in);
      } catch (EOFException end) {
        return;
      }
      lastUse.set(System.nanoTime());
      Reply reply = request.perform();
      out.writeShort(MARK);
      reply.write(out);
      out.flush();
      lastUse.set(System.nanoTime());
    }
  }

  /** Where the users' code prints to. */
  private static final class Nowhere extends OutputStream {
    @Override
    public void write(int one) {}

    @Override
    public void write(byte[] bytes, int from, int count) {}
  }
}
