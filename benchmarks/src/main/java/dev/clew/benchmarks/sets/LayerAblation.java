package dev.clew.benchmarks.sets;

import dev.clew.solver.Solver;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What each layer and each solver of the chain is worth on recorded scripts: the chain with all of
 * them, and with one left out after the other, each with a new chain for every script. Prints a row
 * each: how many scripts are decided, which ones no longer are, and the time for all of them.
 *
 * <p>Arguments: the folder (default {@code benchmarks/conditions}), seconds for a script (default
 * 2), rounds of which the last counts (default 2).
 */
public final class LayerAblation implements AutoCloseable {

  /** Left out one at a time; the first is none of them. */
  private static final List<String> MEMBERS =
      List.of(
          "nothing",
          "models",
          "flatten",
          "slices",
          "exact cache",
          "subset cache",
          "bounds",
          "scout",
          "search",
          "ascii",
          "guesses",
          "unrolled",
          "cvc5",
          "z3-strings");

  private final PrintStream out;
  private final List<ScriptFile> files;
  private final Duration timeout;
  private final LastingBackEnds backEnds = new LastingBackEnds(ClewContestant.backEnds());

  private LayerAblation(PrintStream out, List<ScriptFile> files, Duration timeout) {
    this.out = out;
    this.files = files;
    this.timeout = timeout;
  }

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args.length > 0 ? args[0] : ScriptFile.CONDITIONS);
    double seconds = args.length > 1 ? Double.parseDouble(args[1]) : 2;
    int rounds = args.length > 2 ? Integer.parseInt(args[2]) : 2;
    List<ScriptFile> files =
        ScriptFile.below(ScriptFile.folder(folder)).stream()
            .filter(file -> file.checks() > 0)
            .toList();
    Duration timeout = Duration.ofMillis(Math.round(seconds * 1000));
    LayerAblation ablation = new LayerAblation(System.out, files, timeout);
    try {
      ablation.run(rounds);
    } finally {
      ablation.close();
    }
  }

  @Override
  public void close() {
    backEnds.close();
  }

  private void run(int rounds) {
    for (int round = 1; round < rounds; round++) {
      undecided("nothing");
    }
    out.println("| without | decided | of | seconds | no longer decided |");
    out.println("|---|---:|---:|---:|---|");
    List<String> base = List.of();
    for (String member : MEMBERS) {
      long start = System.nanoTime();
      List<String> open = undecided(member);
      double seconds = (System.nanoTime() - start) / 1e9;
      if (member.equals("nothing")) {
        base = open;
      }
      List<String> lost = new ArrayList<>(open);
      lost.removeAll(base);
      out.println(
          String.format(
              Locale.ROOT,
              "| %s | %d | %d | %.1f | %s |",
              member,
              files.size() - open.size(),
              files.size(),
              seconds,
              String.join(", ", lost)));
    }
  }

  /** The scripts with a question that is not decided without a member. */
  private List<String> undecided(String without) {
    List<String> open = new ArrayList<>();
    for (ScriptFile file : files) {
      Solver chain = SolverChain.without(Set.of(without), backEnds.providers(), StringBackEnds.ALL);
      try (ScriptContestant clew = new ClewContestant(chain)) {
        if (!clew.run(file, timeout).decided(file, timeout.toMillis() / 1e3)) {
          open.add(file.name());
        }
      }
    }
    return open;
  }
}
