package dev.clew.benchmarks.scale;

import dev.clew.app.options.Options;
import dev.clew.app.work.UnitJson;
import dev.clew.app.work.WorkProgram;
import dev.clew.app.work.WorkSetup;
import dev.clew.app.work.WorkTarget;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.work.WorkBudget;
import dev.clew.engine.work.WorkDone;
import dev.clew.engine.work.WorkUnit;
import dev.clew.solver.Budget;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Measures what {@link SimulatedRun} is fed with: paths, units on their way, and going back to one.
 */
public final class UnitCosts {

  private static final int SAMPLES = 200;

  private UnitCosts() {}

  /** Arguments: a class path, then methods as users name them. */
  public static void main(String[] args) throws IOException, ClassNotFoundException {
    List<Path> classPath = Arrays.stream(args[0].split(":", -1)).map(Path::of).toList();
    try (WorkProgram program =
        WorkProgram.open(new WorkSetup(classPath, classPath, Options.defaults()))) {
      for (String method : args) {
        if (!method.equals(args[0])) {
          measure(program, new WorkTarget(method, ""));
        }
      }
    }
  }

  private static void measure(WorkProgram program, WorkTarget target)
      throws IOException, ClassNotFoundException {
    explore(program, target, WorkUnit.WHOLE, Long.MAX_VALUE, Duration.ofSeconds(5)); // warm
    WorkDone begun = explore(program, target, WorkUnit.WHOLE, 300);
    Exploration found = begun.exploration();
    List<WorkUnit> left = new ArrayList<>(begun.left());
    Collections.shuffle(left, new Random(1));
    List<Double> pathMillis = new ArrayList<>();
    List<Double> replayMillis = new ArrayList<>();
    long bytes = 0;
    for (WorkUnit unit : left.subList(0, Math.min(SAMPLES, left.size()))) {
      bytes += UnitJson.write(unit).length();
      replayMillis.add(millis(() -> explore(program, target, unit, 0)));
      long start = System.nanoTime();
      WorkDone done = explore(program, target, unit, 20);
      long paths = Math.max(1, done.exploration().paths().size());
      pathMillis.add((System.nanoTime() - start) / 1e6 / paths);
    }
    System.out.printf(
        Locale.ROOT,
        "%s: path %s ms, unit %.0f bytes, begun in %s ms, path packed in %.0f bytes, unpacked in"
            + " %.3f ms%n",
        target.method(),
        quantiles(pathMillis),
        (double) bytes / Math.max(1, replayMillis.size()),
        quantiles(replayMillis),
        (double) packed(found).length / Math.max(1, found.paths().size()),
        unpacking(found));
  }

  private static WorkDone explore(
      WorkProgram program, WorkTarget target, WorkUnit unit, long choices) {
    return explore(program, target, unit, choices, Duration.ofMinutes(1));
  }

  private static WorkDone explore(
      WorkProgram program, WorkTarget target, WorkUnit unit, long choices, Duration time) {
    WorkBudget budget =
        new WorkBudget(Budget.of(time), Budget.unlimited(), Long.MAX_VALUE, choices);
    return program.explore(target, List.of(unit), 1, budget);
  }

  private static double millis(Runnable work) {
    long start = System.nanoTime();
    work.run();
    return (System.nanoTime() - start) / 1e6;
  }

  private static String quantiles(List<Double> sample) {
    List<Double> sorted = sample.stream().sorted().toList();
    if (sorted.isEmpty()) {
      return "-";
    }
    int last = sorted.size() - 1;
    return String.format(
        Locale.ROOT,
        "%.1f / %.1f / %.1f",
        sorted.get(last / 10),
        sorted.get(last / 2),
        sorted.get(last * 9 / 10));
  }

  private static byte[] packed(Exploration exploration) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(new GZIPOutputStream(bytes))) {
      out.writeObject(exploration);
    }
    return bytes.toByteArray();
  }

  private static double unpacking(Exploration exploration)
      throws IOException, ClassNotFoundException {
    byte[] packed = packed(exploration);
    int times = 20;
    long start = System.nanoTime();
    for (int i = 0; i < times; i++) {
      try (ObjectInputStream in =
          new ObjectInputStream(new GZIPInputStream(new ByteArrayInputStream(packed)))) {
        in.readObject();
      }
    }
    return (System.nanoTime() - start) / 1e6 / times / Math.max(1, exploration.paths().size());
  }
}
