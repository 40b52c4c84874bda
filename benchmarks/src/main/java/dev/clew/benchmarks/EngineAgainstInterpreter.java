package dev.clew.benchmarks;

import dev.clew.benchmarks.guest.WorkloadTimes;
import dev.clew.engine.boot.Engine;
import dev.clew.engine.boot.MainRun;
import dev.clew.engine.explore.frontier.StrategyName;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Concrete code in the engine against {@code java -Xint} on the same program, in the same run. The
 * engine has explored the same methods with unknown arguments before, so that the compiler knows
 * both kinds of execution.
 *
 * <p>Arguments: how often to repeat the comparison (default 3).
 */
public final class EngineAgainstInterpreter {

  private EngineAgainstInterpreter() {}

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException {
    int repetitions = args.length > 0 ? Integer.parseInt(args[0]) : 3;
    try (GuestPrograms guests = GuestPrograms.open()) {
      for (String method : List.of("steps", "twelve", "steps")) {
        guests.explore(method, StrategyName.DFS, 1);
      }
      for (int i = 0; i < repetitions; i++) {
        Map<String, Long> interpreter = medians(interpreted());
        Map<String, Long> engine = medians(inEngine(guests.engine()));
        System.out.println("repetition " + i + " (milliseconds -Xint, engine, ratio)");
        interpreter.forEach(
            (name, nanos) -> {
              long own = engine.getOrDefault(name, 0L);
              System.out.printf(
                  "  %-12s %8.1f %8.1f %6.2f%n",
                  name, nanos / 1e6, own / 1e6, (double) own / nanos);
            });
      }
    }
  }

  private static String inEngine(Engine engine) {
    MainRun.Result result = MainRun.run(engine, WorkloadTimes.class.getName());
    if (!result.error().isEmpty()) {
      throw new IllegalStateException(result.error());
    }
    return result.output();
  }

  private static String interpreted() throws IOException {
    List<String> command =
        List.of(
            System.getProperty("java.home") + "/bin/java",
            "-Xint",
            "-cp",
            GuestPrograms.classes().toString(),
            WorkloadTimes.class.getName());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  /** The middle of the later half of the rounds: both have warmed up by then. */
  private static Map<String, Long> medians(String output) {
    Map<String, long[]> rounds = new LinkedHashMap<>();
    List<String> lines = output.lines().filter(line -> line.contains("=")).toList();
    int half = lines.size() / 2;
    for (int i = half; i < lines.size(); i++) {
      for (String entry : lines.get(i).split(" ", -1)) {
        String[] parts = entry.split("=", 2);
        long[] values = rounds.computeIfAbsent(parts[0], key -> new long[lines.size() - half]);
        values[i - half] = Long.parseLong(parts[1]);
      }
    }
    Map<String, Long> medians = new LinkedHashMap<>();
    rounds.forEach(
        (name, values) -> {
          Arrays.sort(values);
          medians.put(name, values[values.length / 2]);
        });
    return medians;
  }
}
