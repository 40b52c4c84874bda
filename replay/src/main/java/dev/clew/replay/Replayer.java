package dev.clew.replay;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.harness.replay.Ending;
import dev.clew.harness.replay.ReplayServer;
import dev.clew.harness.replay.Report;
import dev.clew.harness.replay.Trial;
import dev.clew.replay.coverage.CoverageAgent;
import dev.clew.replay.guard.GuardedClasses;
import dev.clew.replay.process.ForkedJvm;
import dev.clew.replay.process.HarnessFolder;
import dev.clew.replay.process.JavaCommand;
import dev.clew.replay.recipe.Recipe;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Tries recipes in another JVM, which is started when it is needed, replaced when a call has worn
 * it out, and ends with this one. One call at a time; whoever comes meanwhile waits.
 */
public final class Replayer implements AutoCloseable {

  /** For the JVM to say that a call did not end in time, before it is taken for dead. */
  private static final Duration GRACE = Duration.ofSeconds(3);

  /** The same when all time is over: then the JVM is not needed again. */
  private static final Duration LAST_GRACE = Duration.ofMillis(200);

  /** So many deaths in a row, and there is no point in another start. */
  private static final int MOST_DEATHS = 10;

  private final ClassPath classPath;
  private final Set<Permission> allowed;
  private final Duration limit;
  private @Nullable ForkedJvm<Report> jvm;
  private int deaths;
  private boolean wasClosed;

  /**
   * @param limit for one call
   */
  public Replayer(ClassPath classPath, Set<Permission> allowed, Duration limit) {
    this.classPath = classPath;
    this.allowed = Set.copyOf(allowed);
    this.limit = limit;
  }

  /**
   * Starts the other JVM while the caller does something else, so that the first call need not wait
   * for it. What goes wrong shows when it is needed.
   */
  public void startAhead() {
    Thread thread = new Thread(this::startUnlessClosed, "clew-replay-start");
    thread.setDaemon(true);
    thread.start();
  }

  private synchronized void startUnlessClosed() {
    try {
      if (!wasClosed) {
        running(Budget.unlimited());
      }
    } catch (IOException e) {
      deaths++; // and the next call tries again
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Tries the ways to make the same inputs, until one of them can be performed. */
  public Replay run(List<Recipe> ways) throws InterruptedException {
    return run(ways, Budget.unlimited());
  }

  /**
   * The same in the time that is left. A call that is stopped since it is over looks like one that
   * did not end, or like one whose JVM did not answer: the budget is exhausted then.
   */
  public Replay run(List<Recipe> ways, Budget budget) throws InterruptedException {
    Replay last = null;
    for (Recipe way : ways) {
      last = run(way, budget);
      if (!(last.ending() instanceof Replay.Ending.Failed)) {
        return last;
      }
    }
    if (last == null) {
      throw new IllegalArgumentException("no way to make the inputs");
    }
    return last;
  }

  private synchronized Replay run(Recipe recipe, Budget budget) throws InterruptedException {
    List<dev.clew.harness.replay.Step> steps = recipe.steps().stream().map(StepWriter::of).toList();
    String input = Objects.requireNonNullElse(recipe.input(), "");
    try {
      ForkedJvm<Report> server = running(budget);
      Duration left = budget.remaining();
      Duration time = left.compareTo(limit) < 0 ? left : limit;
      Trial trial = new Trial(steps, StepWriter.of(recipe.call()), input, (int) time.toMillis());
      Duration patience = left.plus(LAST_GRACE);
      Duration usual = limit.plus(GRACE);
      Report report = server.ask(trial::write, patience.compareTo(usual) < 0 ? patience : usual);
      deaths = 0;
      if (report.last()) {
        end();
      }
      return new Replay(
          recipe, ending(report.ending()), report.printed(), new Replay.Bytes(report.coverage()));
    } catch (IOException e) {
      end();
      deaths++;
      String why = e.getMessage() == null ? e.toString() : e.getMessage();
      return new Replay(recipe, new Replay.Ending.Failed(why), "", Replay.Bytes.NONE);
    } catch (InterruptedException e) {
      end();
      throw e;
    }
  }

  private static Replay.Ending ending(Ending ending) {
    return switch (ending.kind()) {
      case RETURNED ->
          new Replay.Ending.Returned(PictureReader.read(ending.picture()), effects(ending));
      case THREW ->
          new Replay.Ending.Threw(ending.text(), ending.message(), Frame.parse(ending.trace()));
      case FAILED -> new Replay.Ending.Failed(ending.text());
      case TIMED_OUT -> new Replay.Ending.TimedOut(Frame.parse(ending.trace()));
      case REFUSED -> new Replay.Ending.Refused(ending.text());
    };
  }

  private static List<Effect> effects(Ending ending) {
    return ending.changes().stream()
        .map(
            change ->
                new Effect(
                    change.number(),
                    PictureReader.read(change.before()),
                    PictureReader.read(change.after())))
        .toList();
  }

  private ForkedJvm<Report> running(Budget budget) throws IOException, InterruptedException {
    ForkedJvm<Report> known = jvm;
    if (known != null && known.isAlive()) {
      return known;
    }
    if (deaths >= MOST_DEATHS) {
      throw new IOException("the JVM that runs it died too often");
    }
    ForkedJvm<Report> started = ForkedJvm.start(this::command, Report::read, budget.remaining());
    jvm = started;
    return started;
  }

  private List<String> command(HarnessFolder folder) throws IOException {
    GuardedClasses.write(classPath, folder.patches());
    List<String> words = JavaCommand.start(classPath, folder);
    words.add("--patch-module=java.base=" + folder.patches());
    words.add("--add-exports=java.base/dev.clew.harness.guard=ALL-UNNAMED");
    words.add(CoverageAgent.option(folder.classes()));
    words.addAll(List.of("-cp", folder.classes().toString(), ReplayServer.class.getName()));
    words.add(folder.scratch().toString());
    words.add(allowed.stream().map(Permission::word).sorted().collect(Collectors.joining(",")));
    words.addAll(JavaCommand.places(classPath));
    return words;
  }

  /** Ends the other JVM; the next call starts another. */
  @Override
  public synchronized void close() {
    wasClosed = true;
    end();
  }

  private void end() {
    ForkedJvm<Report> known = jvm;
    if (known != null) {
      known.close();
      jvm = null;
    }
  }
}
