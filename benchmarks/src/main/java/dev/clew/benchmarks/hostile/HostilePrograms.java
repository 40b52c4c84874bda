package dev.clew.benchmarks.hostile;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What programs that do their worst cost: wall clock and memory of each command against its budget,
 * as a table.
 *
 * <p>Arguments: Clew's runnable jar, a folder with the compiled programs of {@code
 * engine/src/hostile}, the budget in seconds, then names of programs or of commands (default: all).
 */
public final class HostilePrograms {

  private static final String PACKAGE = "dev.clew.hostile";
  private static final List<String> COMMANDS = List.of("check", "test", "explore");

  private final PrintStream out;
  private final Path clew;
  private final Path classes;
  private final int budget;

  private HostilePrograms(PrintStream out, Path clew, Path classes, int budget) {
    this.out = out;
    this.clew = clew;
    this.classes = classes;
    this.budget = budget;
  }

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length < 3) {
      System.out.println(
          "say where Clew's jar is, where the programs are, and a budget in seconds");
      return;
    }
    new HostilePrograms(
            System.out,
            Path.of(args[0]).toAbsolutePath(),
            Path.of(args[1]).toAbsolutePath(),
            Integer.parseInt(args[2]))
        .run(List.of(args).subList(3, args.length));
  }

  private void run(List<String> wanted) throws IOException, InterruptedException {
    List<String> commands = chosen(COMMANDS, wanted);
    out.println("| program | " + String.join(" | ", commands) + " |");
    out.println("|---|" + "---:|".repeat(commands.size()));
    int late = 0;
    double longest = 0;
    long largest = 0;
    for (String program : chosen(programs(), wanted)) {
      List<String> cells = new ArrayList<>();
      for (String command : commands) {
        HostileRun run = HostileRun.of(clew, classes, command, PACKAGE + "." + program, budget);
        cells.add(cell(run));
        late += run.isInTime(budget) ? 0 : 1;
        longest = Math.max(longest, run.seconds());
        largest = Math.max(largest, run.megabytes());
      }
      out.println("| `" + program + "` | " + String.join(" | ", cells) + " |");
    }
    out.printf(
        Locale.ROOT,
        "%nLongest %.1f s, most memory %,d MB; %d runs took longer than the budget of %d s, a"
            + " twentieth and a second.%n",
        longest,
        largest,
        late,
        budget);
  }

  private static List<String> chosen(List<String> all, List<String> wanted) {
    List<String> some = all.stream().filter(wanted::contains).toList();
    return some.isEmpty() ? all : some;
  }

  private List<String> programs() throws IOException {
    try (Stream<Path> files = Files.list(classes.resolve(PACKAGE.replace('.', '/')))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.contains("$") && !name.startsWith("package-info"))
          .map(name -> name.replace(".class", ""))
          .filter(name -> !name.equals("Honest"))
          .sorted()
          .toList();
    }
  }

  private String cell(HostileRun run) {
    String time = String.format(Locale.ROOT, "%.1f s, %,d MB", run.seconds(), run.megabytes());
    String marked = run.isInTime(budget) ? time : "**" + time + "**";
    return run.isFaulty() ? marked + " (" + faults(run) + ")" : marked;
  }

  private static String faults(HostileRun run) {
    List<String> faults = new ArrayList<>();
    if (!run.isWritten()) {
      faults.add("no results");
    } else if (!run.isHonest()) {
      faults.add("error beside it lost");
    }
    if (run.hasTrace()) {
      faults.add("stack trace");
    }
    if (run.exitCode() > 1) {
      faults.add("exit " + run.exitCode());
    }
    return String.join(", ", faults);
  }
}
