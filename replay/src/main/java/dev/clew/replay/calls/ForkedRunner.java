package dev.clew.replay.calls;

import dev.clew.engine.concrete.Answer;
import dev.clew.engine.concrete.Runner;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.harness.CallServer;
import dev.clew.harness.Reply;
import dev.clew.harness.Request;
import dev.clew.replay.process.ForkedJvm;
import dev.clew.replay.process.HarnessFolder;
import dev.clew.replay.process.JavaCommand;
import java.io.File;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs methods in another JVM, with the class path of the code under test. It is started when it is
 * needed, killed when a call takes too long, and started again.
 *
 * <p>One call at a time; whoever comes meanwhile waits. The other JVM ends with this one, or when
 * nobody has asked for a minute.
 */
public final class ForkedRunner implements Runner {

  private static final Duration ONE_CALL = Duration.ofSeconds(2);

  /** So many deaths, and there is no point in another start. */
  private static final int MOST_DEATHS = 50;

  private final ClassPath classPath;
  private final Duration limit;
  private @Nullable ForkedJvm<Reply> jvm;
  private int deaths;

  public ForkedRunner(ClassPath classPath) {
    this(classPath, ONE_CALL);
  }

  /**
   * @param limit for one call
   */
  ForkedRunner(ClassPath classPath, Duration limit) {
    this.classPath = classPath;
    this.limit = limit;
  }

  @Override
  public synchronized Answer run(Invocation call) {
    try {
      Reply reply = ask(call);
      return switch (reply.kind()) {
        case RETURNED -> new Answer.Returned(reply.value());
        case THREW -> new Answer.Threw(reply.text(), (String) reply.value());
        case FAILED -> new Answer.Failed(reply.text());
      };
    } catch (IOException e) {
      end();
      return new Answer.Failed(String.valueOf(e.getMessage()));
    } catch (InterruptedException e) {
      end();
      Thread.currentThread().interrupt();
      return new Answer.Failed("interrupted");
    }
  }

  private Reply ask(Invocation call) throws IOException, InterruptedException {
    Request request =
        new Request(
            call.className(),
            call.method(),
            String.join(",", call.parameters()),
            call.arguments().toArray());
    ForkedJvm<Reply> running = jvm;
    if (running != null && running.isAlive()) {
      return running.ask(request::write, limit);
    }
    if (deaths >= MOST_DEATHS) {
      throw new IOException("the JVM that runs methods died too often");
    }
    deaths++;
    ForkedJvm<Reply> started = ForkedJvm.start(this::command, Reply::read);
    jvm = started;
    return started.ask(request::write, limit);
  }

  private List<String> command(HarnessFolder folder) {
    List<String> places = new ArrayList<>(JavaCommand.places(classPath));
    places.add(folder.classes().toString());
    List<String> words = JavaCommand.start(classPath, folder);
    words.addAll(List.of("-cp", String.join(File.pathSeparator, places)));
    words.add(CallServer.class.getName());
    return words;
  }

  private void end() {
    ForkedJvm<Reply> running = jvm;
    if (running != null) {
      running.close();
      jvm = null;
    }
  }
}
