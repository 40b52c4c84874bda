package dev.clew.app.text;

import dev.clew.app.analysis.AnalysisListener;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.output.Confirmation;
import dev.clew.output.Confirmation.State;
import dev.clew.output.Finding;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import dev.clew.output.text.SingleLine;
import dev.clew.output.text.Summary;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/**
 * How far a run is, on standard error: a bar that is drawn over on a terminal, else a line from
 * time to time, or one for each target for those who want to hear more. Safe to call from any
 * thread.
 */
public final class RunProgress implements AnalysisListener {

  /** How much is said. */
  private enum Mode {
    NONE,
    LINES,
    BAR
  }

  private static final int BAR_WIDTH = 20;
  private static final int TITLE_WIDTH = 48;
  private static final long REDRAW_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final long LINE_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final String CLEAR = "\r\u001b[K";

  private final PrintWriter err;
  private final Mode mode;
  private final boolean verbose;
  private int number;
  private int count;
  private long paths;
  private String title = "";
  private long errors;
  private int round;
  private OptionalLong endNanos = OptionalLong.empty();
  private long drawnAt = System.nanoTime();
  private boolean isDrawn;

  private RunProgress(PrintWriter err, Mode mode, boolean verbose) {
    this.err = err;
    this.mode = mode;
    this.verbose = verbose;
  }

  public static RunProgress on(
      PrintWriter err, boolean quiet, boolean verbose, boolean isTerminal) {
    Mode mode = quiet ? Mode.NONE : isTerminal ? Mode.BAR : Mode.LINES;
    return new RunProgress(err, mode, verbose);
  }

  /** Says what is wrong with the input, even to those who want to hear nothing else. */
  public synchronized void mistake(String line) {
    clear();
    err.println("clew: skipped: " + SingleLine.of(line));
  }

  /** Says something in a line of its own. */
  public synchronized void note(String line) {
    if (mode != Mode.NONE) {
      clear();
      err.println("clew: " + SingleLine.of(line));
    }
  }

  @Override
  public synchronized void roundStarted(int targets, Duration left) {
    round++;
    endNanos = OptionalLong.of(System.nanoTime() + left.toNanos());
  }

  @Override
  public synchronized void targetStarted(int number, int count, String title) {
    this.number = number;
    this.count = count;
    this.title = SingleLine.of(title);
    if (verbose && mode == Mode.LINES) {
      err.println("exploring " + this.title + " (" + number + " of " + count + ")");
    }
    draw();
  }

  @Override
  public synchronized void pathEnded(ExploredPath path) {
    paths++;
    tick();
  }

  /** Says how far it is, but not too often. */
  private void tick() {
    long since = System.nanoTime() - drawnAt;
    if (mode == Mode.BAR && since > REDRAW_NANOS) {
      draw();
    } else if (mode == Mode.LINES && !verbose && since > LINE_NANOS) {
      String what = round > 1 ? " methods that need more time, " : " methods, ";
      err.println("clew: " + number + " of " + count + what + counts());
      err.flush();
      drawnAt = System.nanoTime();
    }
  }

  private String counts() {
    return paths
        + (paths == 1 ? " path" : " paths")
        + (errors == 0 ? "" : ", " + errors + (errors == 1 ? " error" : " errors"))
        + (endNanos.isEmpty() ? "" : "; at most " + secondsLeft() + " s left");
  }

  private long secondsLeft() {
    long left = endNanos.orElse(0) - System.nanoTime();
    return TimeUnit.NANOSECONDS.toSeconds(Math.max(0, left)) + 1;
  }

  @Override
  public synchronized void errorConfirmed(Finding finding, Optional<String> source) {
    if (mode != Mode.NONE) {
      clear();
      err.println("clew: found " + FindingCells.of(finding, source));
      err.flush();
      draw();
    }
  }

  @Override
  public synchronized void targetCrashed(String title, Throwable failure) {
    if (verbose) {
      clear();
      failure.printStackTrace(err);
      err.flush();
    }
  }

  @Override
  public synchronized void targetEnded(TargetResult result) {
    errors += result.findings().stream().filter(Finding::isError).count();
    tick();
    if (verbose && mode != Mode.NONE) {
      clear();
      err.println(SingleLine.of(result.title()) + ": " + Summary.of(result));
    }
    if (verbose && mode != Mode.NONE) {
      err.println("  " + result.exploration().effort());
      result.trials().ifPresent(this::doubtful);
    }
  }

  /** Paths that a real JVM did not follow: bugs of ours, or limits that the user set. */
  private void doubtful(Trials trials) {
    for (int i = 0; i < trials.confirmations().size(); i++) {
      Confirmation confirmation = trials.confirmations().get(i);
      if (confirmation.state() == State.DIVERGED || confirmation.state() == State.FAILED) {
        String how = confirmation.state() == State.DIVERGED ? " diverged: " : " was not tried: ";
        err.println("  path " + (i + 1) + how + SingleLine.of(confirmation.detail()));
      }
    }
  }

  /** Takes the bar away. */
  public synchronized void finish() {
    clear();
    err.flush();
  }

  private void draw() {
    if (mode == Mode.BAR) {
      clear();
      err.print(bar());
      err.flush();
      drawnAt = System.nanoTime();
      isDrawn = true;
    }
  }

  private String bar() {
    int full = (number - 1) * BAR_WIDTH / count;
    String shown =
        title.length() <= TITLE_WIDTH ? title : title.substring(0, TITLE_WIDTH - 1) + "…";
    return "["
        + "#".repeat(full)
        + "-".repeat(BAR_WIDTH - full)
        + "] "
        + number
        + "/"
        + count
        + " "
        + shown
        + "  "
        + counts();
  }

  private void clear() {
    if (isDrawn) {
      err.print(CLEAR);
      isDrawn = false;
    }
  }
}
