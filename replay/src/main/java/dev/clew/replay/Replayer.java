package dev.clew.replay;

import dev.clew.harness.Wire;
import dev.clew.harness.replay.BatchReport;
import dev.clew.harness.replay.CallBatch;
import dev.clew.harness.replay.CallEnding;
import dev.clew.harness.replay.Change;
import dev.clew.harness.replay.ChangedClass;
import dev.clew.harness.replay.ReplayServer;
import dev.clew.harness.replay.Report;
import dev.clew.harness.replay.ServerAnswer;
import dev.clew.harness.replay.Trial;
import dev.clew.replay.Replay.Ending.Failed;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.process.ForkedJvm;
import dev.clew.replay.process.JvmPlan;
import dev.clew.replay.process.JvmStartException;
import dev.clew.replay.process.NoAnswerException;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Tries recipes in another JVM, which is started when it is needed, replaced when a call has worn
 * it out, and ends with this one. One call at a time; whoever comes meanwhile waits.
 */
public final class Replayer implements AutoCloseable {

  /** For the JVM to say that a call did not end in time, before it is taken for dead. */
  private static final Duration GRACE = Duration.ofSeconds(3);

  /** The same for a call that has less time than others: what it says is of little use then. */
  private static final Duration SHORT_GRACE = Duration.ofMillis(200);

  /** For a batch that was begun in time: to end it costs the JVM and all that it has seen. */
  private static final Duration BATCH_GRACE = Duration.ofMillis(500);

  private final ServedJvm jvm;
  private final Duration limit;
  private volatile boolean wasFirst;
  private volatile @Nullable String missed;
  private boolean wasClosed;

  /**
   * @param jvms where the other JVM comes from; they are not closed with this
   * @param limit for one call
   */
  public Replayer(ConfinedJvms jvms, Duration limit) {
    this(jvms, limit, List.of());
  }

  private Replayer(ConfinedJvms jvms, Duration limit, List<String> options) {
    this.jvm =
        new ServedJvm(
            jvms,
            JvmPlan.of(ReplayServer.class)
                .withCoverage()
                .withOptions(options.toArray(String[]::new))
                .withArguments(jvms.places().stream().map(Path::toString).toList()));
    this.limit = limit;
  }

  /**
   * The same where directories and services that code asks for by names are there, and empty, and
   * where assertions are off.
   */
  public static Replayer withNames(ConfinedJvms jvms, Duration limit) {
    return new Replayer(jvms, limit, List.of("-Dclew.names=true", "-Dclew.unasserted=true"));
  }

  /** For one call; what does not end by then did not end in time. */
  public Duration limit() {
    return limit;
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
        jvm.running(Budget.unlimited());
      }
    } catch (IOException e) {
      return; // the next call tries again
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Tries the ways to make the same inputs, until one of them can be performed. Without a JVM the
   * ending is {@link Replay.Ending.Failed} with {@code NOT_STARTED}, at once after some failures.
   */
  public Replay run(List<Recipe> ways) throws InterruptedException {
    return run(ways, Budget.unlimited());
  }

  /**
   * The same in the time that is left. The ending of a call that is stopped since it is over is
   * {@link Replay.Ending.Failed} with {@code STOPPED}.
   */
  public Replay run(List<Recipe> ways, Budget budget) throws InterruptedException {
    return run(ways, limit, budget);
  }

  /**
   * The same.
   *
   * @param patience for a call, if that is less than the usual limit; the start of a JVM is not
   *     part of it
   */
  public Replay run(List<Recipe> ways, Duration patience, Budget budget)
      throws InterruptedException {
    Replay last = null;
    for (Recipe way : ways) {
      last = run(way, List.of(), patience, budget);
      if (!(last.ending() instanceof Failed failed) || failed.isNotTried()) {
        return last;
      }
    }
    if (last == null) {
      throw new IllegalArgumentException("no way to make the inputs");
    }
    return last;
  }

  /**
   * The same with classes of the code under test that are not as their files have them.
   *
   * @param others their contents by their names, with dots
   */
  public Replay run(Recipe recipe, Map<String, byte[]> others, Budget budget)
      throws InterruptedException {
    List<ChangedClass> changed = new ArrayList<>();
    new TreeMap<>(others).forEach((name, content) -> changed.add(new ChangedClass(name, content)));
    return run(recipe, changed, limit, budget);
  }

  /**
   * Tries a recipe in a JVM that nothing was tried in before.
   *
   * @param patience as for other calls
   */
  public synchronized Replay runAnew(Recipe recipe, Duration patience, Budget budget)
      throws InterruptedException {
    if (jvm.isUsed()) {
      jvm.end();
    }
    return run(recipe, List.of(), patience, budget);
  }

  /** Whether the latest call was the first of its JVM, so that no other can have spoiled it. */
  public boolean wasFirst() {
    return wasFirst;
  }

  private synchronized Replay run(
      Recipe recipe, List<ChangedClass> changed, Duration patience, Budget budget)
      throws InterruptedException {
    if (budget.exhausted()) {
      return stopped(recipe);
    }
    try {
      return attempt(recipe, changed, patience, budget);
    } catch (IOException e) {
      if (budget.exhausted()) {
        return stopped(recipe);
      }
      if (e instanceof JvmStartException) {
        missed = e.getMessage();
        return failed(recipe, Failed.Cause.NOT_STARTED, e);
      }
      return failed(recipe, Failed.Cause.JVM_LOST, e);
    }
  }

  /** What an earlier call has done to the JVM is not for this one to pay: it gets a new one. */
  private Replay attempt(
      Recipe recipe, List<ChangedClass> changed, Duration patience, Budget budget)
      throws IOException, InterruptedException {
    boolean isUsed = jvm.isUsed();
    try {
      return perform(recipe, changed, patience, budget);
    } catch (JvmStartException e) {
      throw e;
    } catch (IOException e) {
      if (!isUsed) {
        throw e;
      }
      return perform(recipe, changed, patience, budget);
    }
  }

  private Replay perform(
      Recipe recipe, List<ChangedClass> changed, Duration patience, Budget budget)
      throws IOException, InterruptedException {
    ForkedJvm<ServerAnswer> asked = jvm.running(budget);
    wasFirst = !jvm.isUsed();
    jvm.use();
    Duration time = shorter(shorter(patience, limit), budget.remaining());
    boolean isShort = time.compareTo(limit) < 0;
    try {
      Trial trial = trial(recipe, changed, time);
      ServerAnswer answer =
          asked.ask(
              out -> {
                out.writeBoolean(false);
                trial.write(out);
              },
              time.plus(isShort ? SHORT_GRACE : GRACE));
      Report report = answer.report();
      if (report == null) {
        throw new IOException("the JVM that ran it answered what was not asked");
      }
      Replay.Ending ending = ending(report.ending());
      if (report.last()) {
        jvm.end();
      }
      return isShort && ending instanceof Replay.Ending.TimedOut
          ? stopped(recipe)
          : new Replay(recipe, ending, report.printed(), new Replay.Bytes(report.coverage()));
    } catch (NoAnswerException e) {
      jvm.end();
      if (isShort) {
        return stopped(recipe);
      }
      throw e;
    } catch (IOException | InterruptedException e) {
      jvm.end();
      throw e;
    }
  }

  /**
   * Performs calls one after the other, to see what each reaches. They share their classes, and
   * what static fields keep. Without a JVM, or where it is lost, nothing is known of any.
   *
   * @param limit for all of them, and for the classes that they need
   * @param change makes a class file tell {@link dev.clew.harness.base.CallTracks} where it is
   */
  public synchronized Optional<BatchReport> run(
      CallBatch batch, Duration limit, UnaryOperator<byte[]> change, Budget budget)
      throws InterruptedException {
    if (budget.exhausted()) {
      return Optional.empty();
    }
    try {
      ForkedJvm<ServerAnswer> asked = jvm.running(budget);
      jvm.use();
      Duration time = shorter(limit, budget.remaining().plus(BATCH_GRACE));
      BatchReport report = perform(asked, batch, Budget.of(time), change);
      if (report.last()) {
        jvm.end();
      }
      return Optional.of(report);
    } catch (JvmStartException e) {
      return Optional.empty();
    } catch (IOException | InterruptedException e) {
      jvm.end();
      if (e instanceof InterruptedException interrupted) {
        throw interrupted;
      }
      return Optional.empty();
    }
  }

  private static BatchReport perform(
      ForkedJvm<ServerAnswer> asked, CallBatch batch, Budget time, UnaryOperator<byte[]> change)
      throws IOException, InterruptedException {
    ServerAnswer answer =
        asked.ask(
            out -> {
              out.writeBoolean(true);
              batch.write(out);
            },
            time.remaining());
    while (answer.batch() == null) {
      byte[] changed = change.apply(answer.classFile());
      answer = asked.ask(out -> Wire.writeBytes(out, changed), time.remaining());
    }
    return Objects.requireNonNull(answer.batch());
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  /** A step as the other JVM knows it. */
  public static dev.clew.harness.replay.ReplayStep step(Step step) {
    return StepWriter.of(step);
  }

  private static Trial trial(Recipe recipe, List<ChangedClass> changed, Duration time) {
    List<dev.clew.harness.replay.ReplayStep> steps =
        recipe.steps().stream().map(StepWriter::of).toList();
    String input = Objects.requireNonNullElse(recipe.input(), "");
    return new Trial(steps, StepWriter.of(recipe.call()), input, (int) time.toMillis(), changed);
  }

  private static Replay stopped(Recipe recipe) {
    Failed ending = new Failed(Failed.Cause.STOPPED, "there was no time left for it");
    return new Replay(recipe, ending, "", Replay.Bytes.NONE);
  }

  private static Replay failed(Recipe recipe, Failed.Cause cause, IOException e) {
    String why = e.getMessage() == null ? e.toString() : e.getMessage();
    return new Replay(recipe, new Failed(cause, why), "", Replay.Bytes.NONE);
  }

  private static Replay.Ending ending(CallEnding ending) throws IOException {
    return switch (ending.kind()) {
      case RETURNED ->
          new Replay.Ending.Returned(PictureReader.read(ending.picture()), effects(ending));
      case THREW ->
          new Replay.Ending.Threw(
              ending.text(), ending.message(), TraceFrame.parse(ending.trace()));
      case FAILED -> new Failed(Failed.Cause.NO_CALL, ending.text());
      case TIMED_OUT -> new Replay.Ending.TimedOut(TraceFrame.parse(ending.trace()));
      case REFUSED -> new Replay.Ending.Refused(ending.text());
    };
  }

  private static List<Effect> effects(CallEnding ending) throws IOException {
    List<Effect> effects = new ArrayList<>();
    for (Change change : ending.changes()) {
      Picture before = PictureReader.read(change.before());
      effects.add(new Effect(change.number(), before, PictureReader.read(change.after())));
    }
    return effects;
  }

  /**
   * Why no JVM was there for any call: one line, with the remedy after a semicolon. Empty where one
   * was there, or none was needed.
   */
  public Optional<String> startFailure() {
    return jvm.wasStarted() ? Optional.empty() : Optional.ofNullable(missed);
  }

  /** Ends the other JVM; the next call starts another. */
  @Override
  public synchronized void close() {
    wasClosed = true;
    jvm.end();
  }
}
