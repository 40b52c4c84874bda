package dev.clew.benchmarks.known;

import dev.clew.benchmarks.deep.CommandRunner;
import dev.clew.benchmarks.deep.LibraryJars;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Who finds bugs that libraries once had, and how soon: Clew without a harness, and Jazzer with a
 * harness for each. One after the other for each bug. A run is over when it has shown the bug.
 *
 * <p>Arguments: the list of bugs, seconds, who looks for them, and names of bugs (default all).
 * Those who look are separated by commas: {@code jazzer}, or a jar of Clew, with {@code :no} behind
 * it where it is to explore alone. Fetches libraries and Jazzer with Maven.
 */
public final class KnownBugs {

  /** What a JVM takes to start and to print what it has when its time is over. */
  private static final int LONGER = 2;

  private static final String EXPLORING = ":no";

  private final PrintStream out;
  private final int seconds;
  private final Path folder;
  private final Map<String, List<Path>> fetched = new HashMap<>();
  private final Map<String, List<OptionalDouble>> times = new LinkedHashMap<>();

  private KnownBugs(PrintStream out, int seconds, Path folder) {
    this.out = out;
    this.seconds = seconds;
    this.folder = folder;
  }

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length < 3) {
      System.out.println("say where the list of bugs is, how many seconds, and who looks for them");
      return;
    }
    List<String> names = List.of(args).subList(3, args.length);
    List<KnownBug> bugs =
        KnownBug.read(Path.of(args[0])).stream()
            .filter(bug -> names.isEmpty() || names.contains(bug.name()))
            .toList();
    new KnownBugs(System.out, Integer.parseInt(args[1]), Files.createTempDirectory("known"))
        .run(bugs, List.of(args[2].split(",")));
  }

  private BugFinder finder(String name) throws IOException, InterruptedException {
    if (name.equals("jazzer")) {
      return new JazzerFinder(jars(JazzerFinder.LIBRARY), seconds);
    }
    boolean explores = name.endsWith(EXPLORING);
    String jar = explores ? name.substring(0, name.length() - EXPLORING.length()) : name;
    return new ClewFinder(Path.of(jar).toAbsolutePath(), !explores, seconds);
  }

  private void run(List<KnownBug> bugs, List<String> who) throws IOException, InterruptedException {
    List<BugFinder> finders = new ArrayList<>();
    for (String each : who) {
      finders.add(finder(each));
    }
    List<String> names = finders.stream().map(BugFinder::name).toList();
    out.println("| bug | release | what | " + String.join(" | ", names) + " |");
    out.println("|---|---|---|" + "---:|".repeat(finders.size()));
    for (KnownBug bug : bugs) {
      List<String> cells = new ArrayList<>();
      for (BugFinder finder : finders) {
        OptionalDouble taken = find(bug, finder);
        times.computeIfAbsent(finder.name(), name -> new ArrayList<>()).add(taken);
        cells.add(cell(taken));
      }
      out.printf(
          "| %s (%s) | %s | %s | %s |%n",
          bug.name(),
          bug.namedIn(),
          bug.library().substring(bug.library().indexOf(':') + 1).replace(':', ' '),
          bug.exception(),
          String.join(" | ", cells));
    }
    row("found", all -> "" + all.stream().filter(OptionalDouble::isPresent).count());
    row("median of those found", all -> cell(median(all, /* isMissingLast= */ false)));
    row("median, what is not found last", all -> cell(median(all, /* isMissingLast= */ true)));
  }

  /** One line for all bugs. */
  private void row(String name, Figure figure) {
    List<String> cells = times.values().stream().map(figure::of).toList();
    out.println("| " + name + " | | | " + String.join(" | ", cells) + " |");
  }

  /** What is said of all times of a finder. */
  private interface Figure {
    String of(List<OptionalDouble> times);
  }

  private OptionalDouble find(KnownBug bug, BugFinder finder)
      throws IOException, InterruptedException {
    Path own = Files.createTempDirectory(folder, "run");
    return TimedRun.seconds(
        finder.command(bug, jars(bug.library()), own),
        own,
        seconds + LONGER,
        line -> finder.shows(line, bug));
  }

  private List<Path> jars(String coordinates) throws IOException, InterruptedException {
    List<Path> known = fetched.get(coordinates);
    if (known != null) {
      return known;
    }
    Path own = folder.resolve(coordinates.replace(':', '-'));
    List<Path> jars = new LibraryJars(own, new CommandRunner(folder)).of(coordinates);
    fetched.put(coordinates, jars);
    return jars;
  }

  private static OptionalDouble median(List<OptionalDouble> times, boolean isMissingLast) {
    List<Double> sorted =
        times.stream()
            .filter(each -> isMissingLast || each.isPresent())
            .map(each -> each.orElse(Double.POSITIVE_INFINITY))
            .sorted()
            .toList();
    double middle = sorted.isEmpty() ? Double.POSITIVE_INFINITY : sorted.get(sorted.size() / 2);
    return Double.isInfinite(middle) ? OptionalDouble.empty() : OptionalDouble.of(middle);
  }

  private static String cell(OptionalDouble seconds) {
    return seconds.isPresent() ? String.format(Locale.ROOT, "%.1f", seconds.getAsDouble()) : "";
  }
}
