package dev.clew.replay.process;

import dev.clew.harness.channel.FrameChannel;
import dev.clew.replay.process.Exchange.AnswerReader;
import dev.clew.replay.process.Exchange.Question;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A process that answers questions, from its start to its end. For one thread at a time. Neither
 * what the code in it writes to the pipe nor that it reads nothing keeps a caller waiting for
 * longer than the time that a question has.
 *
 * @param <A> what an answer is
 */
public final class ForkedJvm<A> implements AutoCloseable {

  /** What the process said, or why it says no more. */
  private sealed interface Event<A> {
    /** It is there, and can be asked. */
    record Ready<A>() implements Event<A> {}

    record Said<A>(A answer) implements Event<A> {}

    record Ended<A>(String how) implements Event<A> {}
  }

  static final Duration START = Duration.ofSeconds(20);

  /** For a process that has just ended: its last words are on their way. */
  private static final long LAST_WORDS_MILLIS = 1_000;

  /** For a process that was killed, and those that it started. */
  private static final long END_MILLIS = 300;

  /** The same for one with thousands of threads, which nobody waits for. */
  private static final long LONG_END_MILLIS = 10_000;

  private static final byte[] END = new byte[0];

  private final Process process;
  private final StreamHead complaints;
  private final Runnable whenClosed;
  private final BlockingQueue<byte[]> questions = new LinkedBlockingQueue<>();
  private final BlockingQueue<Event<A>> events = new LinkedBlockingQueue<>();
  private final Thread talking;

  private ForkedJvm(Process process, AnswerReader<A> answers, Runnable whenClosed) {
    this.process = process;
    this.complaints = StreamHead.of(process.getErrorStream());
    this.whenClosed = whenClosed;
    this.talking = daemon(() -> talk(answers), "clew-forked-jvm");
  }

  /**
   * Waits until a process that was started is there.
   *
   * @param patience at most so long
   * @param whenClosed what is to be done after its end
   * @throws IOException when it does not answer, with what it complains of
   */
  static <A> ForkedJvm<A> of(
      Process process, AnswerReader<A> answers, Duration patience, Runnable whenClosed)
      throws IOException, InterruptedException {
    ForkedJvm<A> started = new ForkedJvm<>(process, answers, whenClosed);
    started.talking.start();
    try {
      if (!(started.await(patience) instanceof Event.Ready<A>)) {
        throw new IOException("it answers before it is asked");
      }
      return started;
    } catch (IOException e) {
      process.toHandle().destroyForcibly();
      String said = started.complaints.text(LAST_WORDS_MILLIS);
      started.close();
      throw said.isBlank() ? e : new IOException(said, e);
    } catch (InterruptedException e) {
      started.close();
      throw e;
    }
  }

  private static Thread daemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  public boolean isAlive() {
    return process.isAlive() && talking.isAlive();
  }

  /**
   * The answer to a question.
   *
   * @throws JvmEndedException when the process has ended
   * @throws NoAnswerException when there is none in time
   * @throws IOException when it cannot be understood; in each case the process is of no use any
   *     more
   */
  public A ask(Question question, Duration limit) throws IOException, InterruptedException {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    question.write(new DataOutputStream(content));
    questions.add(content.toByteArray());
    if (await(limit) instanceof Event.Said<A> said) {
      return said.answer;
    }
    throw new IOException("the JVM that ran it answered what was not asked");
  }

  private Event<A> await(Duration limit) throws IOException, InterruptedException {
    Event<A> event = events.poll(limit.toNanos(), TimeUnit.NANOSECONDS);
    if (event == null) {
      throw new NoAnswerException(limit);
    }
    if (event instanceof Event.Ended<A> ended) {
      throw new JvmEndedException(ended.how);
    }
    return event;
  }

  /** Receives, while another thread sends. */
  private void talk(AnswerReader<A> answers) {
    byte[] key = new byte[FrameChannel.keyBytes()];
    new SecureRandom().nextBytes(key);
    try {
      FrameChannel channel =
          FrameChannel.asking(process.getInputStream(), process.getOutputStream(), key);
      channel.receive();
      events.add(new Event.Ready<>());
      daemon(() -> send(channel), "clew-forked-jvm-questions").start();
      while (true) {
        DataInputStream answer = new DataInputStream(new ByteArrayInputStream(channel.receive()));
        events.add(new Event.Said<>(answers.read(answer)));
      }
    } catch (IOException | RuntimeException | StackOverflowError e) {
      events.add(new Event.Ended<>(Optional.ofNullable(e.getMessage()).orElse("without a word")));
    } finally {
      questions.add(END);
    }
  }

  private void send(FrameChannel channel) {
    try {
      for (byte[] next = questions.take(); next != END; next = questions.take()) {
        channel.send(next);
      }
    } catch (IOException e) {
      events.add(new Event.Ended<>("it does not listen"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Kills it, and waits a little for its end: that of the pipe, which says that whatever was
   * started with it is gone, too. What takes longer is tidied up later.
   */
  @Override
  public void close() {
    process.toHandle().destroyForcibly();
    try {
      talking.join(END_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (talking.isAlive()) {
      daemon(this::closeLate, "clew-forked-jvm-end").start();
    } else {
      tidyUp();
    }
  }

  private void closeLate() {
    try {
      talking.join(LONG_END_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    tidyUp();
  }

  private void tidyUp() {
    process.destroyForcibly(); // closes the streams
    whenClosed.run();
  }
}
