package dev.clew.replay.process;

import dev.clew.harness.CallServer;
import dev.clew.replay.process.Exchange.AnswerReader;
import dev.clew.replay.process.Exchange.Question;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A process that answers questions, from its start to its end. For one thread at a time.
 *
 * @param <A> what an answer is
 */
public final class ForkedJvm<A> implements AutoCloseable {

  /** What the process said, or why it says no more. */
  private sealed interface Event<A> {
    record Said<A>(A answer) implements Event<A> {}

    record Ended<A>(String how) implements Event<A> {}
  }

  private static final Duration START = Duration.ofSeconds(20);

  private final HarnessFolder folder;
  private final Process process;
  private final DataOutputStream out;
  private final BlockingQueue<Event<A>> events = new LinkedBlockingQueue<>();

  private ForkedJvm(HarnessFolder folder, Process process) {
    this.folder = folder;
    this.process = process;
    this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
  }

  /**
   * Starts a process and waits until it is there.
   *
   * @param answers read one answer each; the first one is read before anything is asked
   * @throws IOException when there is no such process, with the reason in one line
   */
  public static <A> ForkedJvm<A> start(JavaCommand command, AnswerReader<A> answers)
      throws IOException, InterruptedException {
    return start(command, answers, START);
  }

  /**
   * The same within a time.
   *
   * @param patience at most so long
   */
  public static <A> ForkedJvm<A> start(
      JavaCommand command, AnswerReader<A> answers, Duration patience)
      throws IOException, InterruptedException {
    HarnessFolder folder = HarnessFolder.create();
    ForkedJvm<A> started;
    try {
      started = new ForkedJvm<>(folder, builder(command, folder).start());
    } catch (IOException e) {
      folder.delete();
      throw e;
    }
    Thread listening = new Thread(() -> started.listen(answers), "clew-forked-jvm");
    listening.setDaemon(true);
    listening.start();
    try {
      started.await(patience.compareTo(START) < 0 ? patience : START);
      return started;
    } catch (IOException | InterruptedException e) {
      started.close();
      throw e;
    }
  }

  private static ProcessBuilder builder(JavaCommand command, HarnessFolder folder)
      throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command.words(folder));
    builder.directory(folder.scratch().toFile());
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    // agents and options of the surrounding run are not meant for the code under test
    builder
        .environment()
        .keySet()
        .removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
    return builder;
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  /**
   * The answer to a question.
   *
   * @throws IOException when there is none in time; then the process is of no use any more
   */
  public A ask(Question question, Duration limit) throws IOException, InterruptedException {
    question.write(out);
    out.flush();
    return await(limit);
  }

  private A await(Duration limit) throws IOException, InterruptedException {
    Event<A> event = events.poll(limit.toMillis(), TimeUnit.MILLISECONDS);
    if (event instanceof Event.Said<A> said) {
      return said.answer;
    }
    throw new IOException(
        event instanceof Event.Ended<A> ended
            ? "the JVM that ran it ended: " + ended.how
            : "it took longer than " + limit.toMillis() + " ms");
  }

  private void listen(AnswerReader<A> answers) {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(process.getInputStream()))) {
      while (true) {
        if (in.readUnsignedShort() != CallServer.MARK) {
          throw new IOException("something else wrote to its standard output");
        }
        events.add(new Event.Said<>(answers.read(in)));
      }
    } catch (IOException | RuntimeException e) {
      events.add(new Event.Ended<>(e.getMessage() == null ? "without a word" : e.getMessage()));
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
    folder.delete();
  }
}
