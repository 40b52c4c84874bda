package dev.clew.benchmarks.known;

import dev.clew.benchmarks.deep.CommandRunner;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import javax.tools.ToolProvider;

/**
 * How long it takes from the start of {@code clew check} on a small class until it tells of an
 * error.
 *
 * <p>Arguments: how often, and what is measured, one after the other each time: jars of Clew, with
 * an archive of classes behind a colon where one is to be used.
 */
public final class FirstError {

  private static final int MOST_SECONDS = 30;

  private static final String SOURCE =
      """
      public class Cart {
        private final int[] prices = new int[4];
        public int share(int total, int people) { return total / people; }
        public char first(String name) { return name.charAt(0); }
        public int price(int item) { return prices[item]; }
        public static int count(String text) {
          return text.startsWith("n=") ? Integer.parseInt(text.substring(2)) : 0;
        }
      }
      """;

  private FirstError() {}

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length < 2) {
      System.out.println("say how often, and which jars of Clew");
      return;
    }
    Path folder = Files.createTempDirectory("first-error");
    Path source = Files.writeString(folder.resolve("Cart.java"), SOURCE);
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-g", "-d", folder.toString(), source.toString());
    print(System.out, Integer.parseInt(args[0]), List.of(args).subList(1, args.length), folder);
  }

  private static void print(PrintStream out, int times, List<String> measured, Path folder)
      throws IOException, InterruptedException {
    List<List<Double>> taken = new ArrayList<>();
    measured.forEach(each -> taken.add(new ArrayList<>()));
    for (int i = 0; i < times; i++) {
      for (int which = 0; which < measured.size(); which++) {
        OptionalDouble seconds =
            TimedRun.seconds(
                command(measured.get(which), folder),
                folder,
                MOST_SECONDS,
                line -> line.startsWith(ClewFinder.FOUND));
        taken.get(which).add(seconds.orElse(Double.POSITIVE_INFINITY));
      }
    }
    for (int which = 0; which < measured.size(); which++) {
      List<Double> sorted = taken.get(which).stream().sorted().toList();
      out.printf(
          Locale.ROOT,
          "%s: median %.2f s, %.2f to %.2f%n",
          measured.get(which),
          sorted.get(sorted.size() / 2),
          sorted.get(0),
          sorted.get(sorted.size() - 1));
    }
  }

  private static List<String> command(String measured, Path folder) {
    String[] parts = measured.split(":", -1);
    List<String> command =
        new ArrayList<>(
            List.of(CommandRunner.java(), "-XX:+UseParallelGC", "-XX:TieredStopAtLevel=1"));
    if (parts.length > 1) {
      command.add("-XX:SharedArchiveFile=" + Path.of(parts[1]).toAbsolutePath());
    }
    String jar = Path.of(parts[0]).toAbsolutePath().toString();
    command.addAll(List.of("-jar", jar, "check", "Cart", "-cp", folder.toString()));
    command.addAll(List.of("--out", folder.resolve("out").toString()));
    return command;
  }
}
