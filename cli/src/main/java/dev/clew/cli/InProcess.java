package dev.clew.cli;

import dev.clew.app.EngineExplorers;
import dev.clew.app.ExplorerProvider;
import dev.clew.app.UserException;
import dev.clew.output.Results;
import java.io.PrintWriter;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * Runs a command in a program that goes on afterwards, such as a build tool: the same arguments and
 * the same output as on the command line, but results and failures are values. Nothing ends the
 * JVM, nothing touches the standard streams. Several may run at a time.
 */
public final class InProcess {

  /** What came of it. */
  public sealed interface Outcome permits Finished, Failed {}

  /**
   * It ran to its end, or to where it was interrupted.
   *
   * @param code never says more than what is in the results, and what was wanted of them
   */
  public record Finished(ExitCode code, Results results) implements Outcome {}

  /**
   * There are no results, or not all of them could be written.
   *
   * @param problem one line, with what can be done about it
   * @param cause a {@link UserException}, or something else for bad usage and for our bugs
   */
  public record Failed(ExitCode code, String problem, Throwable cause) implements Outcome {}

  private InProcess() {}

  /**
   * Runs {@code check}, {@code test} or {@code explore}; never throws. Interrupting the thread ends
   * it soon, with what was found by then.
   *
   * @param out what the command prints
   * @param err how far it is, a line at a time; not why it failed
   * @param args the command's name and its arguments
   */
  public static Outcome run(PrintWriter out, PrintWriter err, String... args) {
    return run(new EngineExplorers(), out, err, args);
  }

  /** The same with another engine. */
  static Outcome run(ExplorerProvider explorers, PrintWriter out, PrintWriter err, String... args) {
    AtomicReference<@Nullable Results> results = new AtomicReference<>();
    AtomicReference<@Nullable Failed> failure = new AtomicReference<>();
    Host host = new Host(explorers, /* isTerminal= */ false, System.nanoTime(), results::set);
    CommandLine command = new CommandLine(new ClewCommand(), new Commands(host));
    command.setOut(out).setErr(err);
    command.setParameterExceptionHandler((e, parsed) -> note(failure, e));
    command.setExecutionExceptionHandler((e, failed, parsed) -> note(failure, e));
    int number;
    try {
      number = command.execute(args);
    } catch (Throwable e) { // Errors too: picocli hands on exceptions only
      number = note(failure, e);
    }
    out.flush();
    err.flush();
    return outcome(ExitCode.of(number), failure.get(), results.get());
  }

  private static int note(AtomicReference<@Nullable Failed> failure, Throwable e) {
    Failures.Description description = Failures.describe(e, /* verbose= */ true);
    failure.set(new Failed(description.code(), description.line(), e));
    return description.code().number();
  }

  /** There is neither a failure nor a result when only help was wanted. */
  private static Outcome outcome(
      ExitCode code, @Nullable Failed failure, @Nullable Results results) {
    if (failure != null) {
      return failure;
    }
    return results != null
        ? new Finished(code, results)
        : new Failed(code, "no analysis was asked for", new IllegalArgumentException());
  }
}
