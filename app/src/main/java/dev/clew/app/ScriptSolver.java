package dev.clew.app;

import dev.clew.app.options.StringSolverName;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Solver;
import dev.clew.solver.smtlib.ScriptResult;
import dev.clew.solver.smtlib.ScriptResult.Answer;
import dev.clew.solver.smtlib.SmtScript;
import dev.clew.solver.smtlib.syntax.ScriptException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Runs an SMT-LIB script with Clew's solver. */
public final class ScriptSolver {

  private static final String ANOTHER = "name an SMT-LIB script, or - for standard input";

  private static final long LOOK_MILLIS = 20;

  /** Terms are walked without recursion; what is not may go deep. */
  private static final long STACK_BYTES = 256L << 20;

  private final PrintWriter out;
  private final Duration timeout;
  private final StringSolverName strings;

  /**
   * @param out where the script's replies go, one by one
   * @param timeout for one check, unless the script sets its own
   * @param strings what decides about strings
   */
  public ScriptSolver(PrintWriter out, Duration timeout, StringSolverName strings) {
    this.out = out;
    this.timeout = timeout;
    this.strings = strings;
  }

  /**
   * What came of a script.
   *
   * @param mistake {@code FILE:line:column: …}, when the script was cut short by one
   * @param unknown whether a check was answered so
   * @param notes one line each about answers that contradict what the script foretold
   */
  public record Outcome(
      Optional<String> mistake,
      boolean unknown,
      List<String> notes,
      List<LayerStatistics> statistics) {}

  /**
   * Runs the script in a file.
   *
   * @throws UserException when it cannot be read
   */
  public Outcome run(String file) {
    try (InputStream bytes = Files.newInputStream(readable(file))) {
      return run(file, bytes);
    } catch (IOException e) {
      throw new UserException("cannot read " + file, ANOTHER);
    }
  }

  private static Path readable(String file) {
    Path path;
    if (file.isBlank()) {
      throw new UserException("the name of the file is empty", ANOTHER);
    }
    try {
      path = Path.of(file);
    } catch (InvalidPathException e) {
      throw new UserException(file + " is no file name", ANOTHER);
    }
    if (!Files.exists(path)) {
      throw new UserException(file + " does not exist", ANOTHER);
    }
    if (Files.isDirectory(path)) {
      throw new UserException(file + " is a folder", ANOTHER);
    }
    if (!Files.isReadable(path)) {
      throw new UserException(file + " may not be read", "change its permissions");
    }
    return path;
  }

  /**
   * Runs a script as its bytes arrive. A command that does not end in the time of a check is left
   * behind on its thread, and what follows it is answered with {@code unknown}.
   *
   * @param name how messages call it
   * @throws UserException when it cannot be read
   */
  public Outcome run(String name, InputStream bytes) {
    Solver solver = SolverStack.create(SolverStack.backEnds(), strings);
    SmtScript script =
        new SmtScript(SolverStack.terms(), solver, out, timeout, ClewVersion.current());
    FutureTask<ScriptResult> running = new FutureTask<>(() -> script.run(name, bytes));
    Thread thread = new Thread(null, running, "clew-script", STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    while (true) {
      try {
        running.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        return outcome(name, script.result(), Optional.empty(), closed(solver));
      } catch (TimeoutException e) {
        Optional<Outcome> late = late(name, script);
        if (late.isPresent()) {
          return late.get();
        }
      } catch (ExecutionException e) {
        return failed(name, script, solver, e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new UserException("interrupted", "run it again");
      }
    }
  }

  private static Optional<Outcome> late(String name, SmtScript script) {
    try {
      return script
          .finishIfLate()
          .map(result -> outcome(name, result, Optional.empty(), List.of()));
    } catch (ScriptException e) {
      return Optional.of(outcome(name, script.result(), mistake(e), List.of()));
    }
  }

  private static Outcome failed(
      String name, SmtScript script, Solver solver, @Nullable Throwable failure) {
    if (failure instanceof ScriptException e) {
      return outcome(name, script.result(), mistake(e), closed(solver));
    }
    if (failure instanceof UncheckedIOException) {
      throw new UserException("cannot read " + name, ANOTHER);
    }
    Optional<Outcome> late = late(name, script);
    if (late.isPresent()) {
      return late.get();
    }
    throw new IllegalStateException(failure);
  }

  private static Optional<String> mistake(ScriptException e) {
    return Optional.of(String.valueOf(e.getMessage()));
  }

  private static List<LayerStatistics> closed(Solver solver) {
    List<LayerStatistics> statistics = solver.statistics();
    solver.close();
    return statistics;
  }

  private static Outcome outcome(
      String name,
      ScriptResult result,
      Optional<String> mistake,
      List<LayerStatistics> statistics) {
    return new Outcome(mistake, result.hasUnknown(), notes(name, result), statistics);
  }

  private static List<String> notes(String name, ScriptResult result) {
    List<String> notes = new ArrayList<>();
    for (Answer answer : result.answers()) {
      if (answer.contradictsStatus()) {
        notes.add(
            "%s:%d: answered %s, but the script's :status says %s"
                .formatted(name, answer.line(), answer.word(), answer.status()));
      }
    }
    return notes;
  }
}
