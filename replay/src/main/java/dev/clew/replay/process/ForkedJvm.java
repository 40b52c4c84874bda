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
import java.util.List;
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

  /** For a process that has just ended: its last words are on their way. */
  private static final long LAST_WORDS_MILLIS = 1_000;

  private final HarnessFolder folder;
  private final Process process;
  private final StreamHead complaints;
  private final DataOutputStream out;
  private final BlockingQueue<Event<A>> events = new LinkedBlockingQueue<>();

  private ForkedJvm(HarnessFolder folder, Process process) {
    this.folder = folder;
    this.process = process;
    this.complaints = StreamHead.of(process.getErrorStream());
    this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
  }

  /**
   * Starts a process and waits until it is there.
   *
   * @param answers read one answer each; the first one is read before anything is asked
   * @throws JvmStartException when there is no such process
   */
  public static <A> ForkedJvm<A> start(JavaCommand command, AnswerReader<A> answers)
      throws JvmStartException, InterruptedException {
    HarnessFolder folder;
    try {
      folder = HarnessFolder.create();
    } catch (IOException e) {
      throw JvmStartException.noFolder(e);
    }
    try {
      return start(folder, words(command, folder), answers);
    } catch (JvmStartException e) {
      folder.delete();
      throw e;
    }
  }

  private static List<String> words(JavaCommand command, HarnessFolder folder)
      throws JvmStartException {
    try {
      return command.words(folder);
    } catch (IOException e) {
      throw JvmStartException.noFolder(e);
    }
  }

  private static <A> ForkedJvm<A> start(
      HarnessFolder folder, List<String> words, AnswerReader<A> answers)
      throws JvmStartException, InterruptedException {
    ForkedJvm<A> started;
    try {
      started = new ForkedJvm<>(folder, builder(words, folder).start());
    } catch (IOException e) {
      throw JvmStartException.noProcess(words.get(0), e);
    }
    Thread listening = new Thread(() -> started.listen(answers), "clew-forked-jvm");
    listening.setDaemon(true);
    listening.start();
    try {
      started.await(START);
      return started;
    } catch (IOException e) {
      started.process.destroyForcibly();
      String said = started.complaints.text(LAST_WORDS_MILLIS);
      started.close();
      throw JvmStartException.noAnswer(words.get(0), said, e);
    } catch (InterruptedException e) {
      started.close();
      throw e;
    }
  }

  private static ProcessBuilder builder(List<String> words, HarnessFolder folder) {
    ProcessBuilder builder = new ProcessBuilder(words);
    builder.directory(folder.scratch().toFile());
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
