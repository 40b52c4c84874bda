package dev.clew.benchmarks;

import dev.clew.app.EngineExplorers;
import dev.clew.app.UserException;
import dev.clew.app.contest.ContestAnswer;
import dev.clew.app.contest.ContestProperty;
import dev.clew.app.contest.ContestRun;
import dev.clew.app.contest.ContestTask;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * SV-COMP's Java suite in one warm JVM, scored as the contest does: two points for a right
 * <i>true</i>, one for a right <i>false</i>, 32 and 16 off for wrong ones.
 *
 * <p>Arguments: the folder {@code java} of a copy of the suite; {@code --property NAME} (default
 * valid-assert); {@code --seconds N} of processor time for a task (default 15); {@code --part K/N},
 * the K-th of every N tasks by name, from 0; {@code --only REGEX} of names.
 */
public final class SvcompSuite {

  /** How many points a folder, or all, could give and did. */
  private static final class Score {
    private int most;
    private int points;
    private int right;
    private int tasks;

    void add(int possible, int given) {
      most += possible;
      points += given;
      tasks++;
      right += given > 0 ? 1 : 0;
    }
  }

  /** On a busy machine a second of processor time takes longer. */
  private static final int MOST_WAITING = 10;

  private final PrintStream out;
  private final Duration limit;
  private final Map<String, Score> scores = new TreeMap<>();
  private final List<String> contradictions = new ArrayList<>();

  private SvcompSuite(PrintStream out, Duration limit) {
    this.out = out;
    this.limit = limit;
  }

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    String property = "valid-assert";
    int seconds = 15;
    int part = 0;
    int parts = 1;
    Pattern only = Pattern.compile("");
    for (int i = 1; i + 1 < args.length; i += 2) {
      switch (args[i]) {
        case "--property" -> property = args[i + 1];
        case "--seconds" -> seconds = Integer.parseInt(args[i + 1]);
        case "--part" -> {
          part = Integer.parseInt(args[i + 1].replaceAll("/.*", ""));
          parts = Integer.parseInt(args[i + 1].replaceAll(".*/", ""));
        }
        case "--only" -> only = Pattern.compile(args[i + 1]);
        default -> throw new IllegalArgumentException(args[i]);
      }
    }
    SvcompSuite suite = new SvcompSuite(System.out, Duration.ofSeconds(seconds));
    List<SvcompTask> tasks = SvcompTask.below(folder, property + ".prp");
    for (int i = part; i < tasks.size(); i += parts) {
      if (only.matcher(tasks.get(i).name()).find()) {
        suite.run(tasks.get(i));
      }
    }
    suite.report();
  }

  private void run(SvcompTask task) throws IOException {
    long start = ProcessorTimeLimit.usedNanos();
    ContestAnswer answer = answer(task);
    int points = points(task, answer);
    scores.computeIfAbsent(task.folder(), key -> new Score()).add(task.points(), points);
    if (points < 0) {
      contradictions.add(task.name() + ": the label is " + task.isTrue() + ", " + detail(answer));
    }
    out.printf(
        Locale.ROOT,
        "%-3d %6.1f s  %-60s %-5s %s%n",
        points,
        (ProcessorTimeLimit.usedNanos() - start) / 1e9,
        task.name(),
        task.isTrue(),
        detail(answer));
    out.flush();
  }

  private ContestAnswer answer(SvcompTask task) throws IOException {
    ContestProperty property = ContestProperty.read(task.property());
    try (ContestTask compiled = ContestTask.compile(task.sources(), property);
        ContestRun run = new ContestRun(compiled, options(), new EngineExplorers())) {
      Cancellation late = new Cancellation();
      ProcessorTimeLimit watch = new ProcessorTimeLimit(limit, late);
      try {
        return run.perform(Budget.of(limit.multipliedBy(MOST_WAITING), late));
      } finally {
        watch.close();
      }
    } catch (UserException e) {
      return new ContestAnswer.Open(List.of(String.valueOf(e.getMessage())));
    }
  }

  private Options options() {
    return Options.defaults().with(ExplorationSettings.TIME_BUDGET, limit.toSeconds() + "s");
  }

  private static int points(SvcompTask task, ContestAnswer answer) {
    if (answer instanceof ContestAnswer.Open) {
      return 0;
    }
    boolean isTrue = answer instanceof ContestAnswer.Holds;
    return isTrue == task.isTrue() ? task.points() : isTrue ? -32 : -16;
  }

  private static String detail(ContestAnswer answer) {
    if (answer instanceof ContestAnswer.Open open) {
      return "unknown " + open.reasons();
    }
    return answer instanceof ContestAnswer.Violated violated
        ? violated.text() + " at " + violated.site() + " on a real JVM"
        : answer.text();
  }

  private void report() {
    Score all = new Score();
    String row = "%-40s %5d of %5d points, %4d of %4d tasks%n";
    scores.forEach(
        (folder, score) -> {
          out.printf(Locale.ROOT, row, folder, score.points, score.most, score.right, score.tasks);
          all.most += score.most;
          all.points += score.points;
          all.right += score.right;
          all.tasks += score.tasks;
        });
    out.printf(Locale.ROOT, row, "all", all.points, all.most, all.right, all.tasks);
    out.println(contradictions.size() + " answers contradict their labels:");
    contradictions.forEach(out::println);
  }
}
