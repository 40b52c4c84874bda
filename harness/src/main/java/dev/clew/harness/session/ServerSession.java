package dev.clew.harness.session;

import dev.clew.harness.base.PipeDescriptors;
import dev.clew.harness.channel.FrameChannel;
import dev.clew.harness.guard.Guard;
import dev.clew.harness.guard.GuardKey;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

/**
 * What every server for code under test begins with: the pipe is taken from the standard streams,
 * and the guard is armed, before any class of the users' is loaded. A session is to be kept in
 * local variables of the server's own thread, where code under test does not find it.
 */
public final class ServerSession {

  /** How many arguments of a server's {@code main} are for the session; its own follow. */
  public static final int ARGUMENTS = 3;

  /** The pipe has descriptors of its own. */
  public static final String OWN_PIPE = "own";

  /** The pipe is at the standard streams. */
  public static final String STANDARD_PIPE = "standard";

  private final FrameChannel channel;
  private final GuardKey key;
  private final BlockingQueue<byte[]> questions;

  private ServerSession(FrameChannel channel, GuardKey key, BlockingQueue<byte[]> questions) {
    this.channel = channel;
    this.key = key;
    this.questions = questions;
  }

  /** Writes an answer. */
  public interface Answer {
    void write(DataOutputStream out) throws IOException;
  }

  /**
   * Begins, and tells so: the first frame is empty.
   *
   * @param arguments the folder that may be written to, what is allowed (with commas between),
   *     where the pipe is
   */
  public static ServerSession begin(String[] arguments) throws IOException {
    PipeDescriptors pipe = PipeDescriptors.take(arguments[2].equals(OWN_PIPE));
    FrameChannel channel = FrameChannel.answering(pipe.in(), pipe.out());
    GuardKey key = Guard.arm(arguments[0], Arrays.asList(arguments[1].split(",")));
    ServerSession session = new ServerSession(channel, key, new LinkedBlockingQueue<>());
    AtomicReference<ServerSession> handed = new AtomicReference<>(session);
    Thread listener = new Thread(() -> handed.getAndSet(null).listen(), "clew-pipe");
    listener.setDaemon(true);
    listener.start();
    channel.send(new byte[0]);
    return session;
  }

  /** The guard's key. */
  public GuardKey key() {
    return key;
  }

  /**
   * Hears what is asked until the other end is closed, in a thread of its own: whatever the code
   * under test is doing then, there is nothing left to do it for. Code that finds the thread does
   * not find the session, which was handed over.
   */
  private void listen() {
    try {
      while (true) {
        questions.add(channel.receive());
      }
    } catch (IOException e) {
      return;
    } finally {
      end();
    }
  }

  /** The next question; waits for it, whatever the code under test has told this thread. */
  public DataInputStream next() {
    while (true) {
      try {
        return new DataInputStream(new ByteArrayInputStream(questions.take()));
      } catch (InterruptedException e) {
        Thread.interrupted(); // the code under test has done that: go on waiting
      }
    }
  }

  /**
   * Answers.
   *
   * @throws dev.clew.harness.channel.FrameTooLongException where that is too long; another answer
   *     may take its place
   */
  public void answer(Answer answer) throws IOException {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    answer.write(new DataOutputStream(content));
    channel.send(content.toByteArray());
  }

  /**
   * Ends the JVM: threads of the users' code may still run, and handlers of its end are of no use
   * to anybody.
   */
  public void end() {
    key.halt();
  }
}
