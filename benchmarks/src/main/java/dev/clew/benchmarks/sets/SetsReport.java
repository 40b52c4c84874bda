package dev.clew.benchmarks.sets;

import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** Prints results on public sets: tables, contradictions, and what there is to learn. */
final class SetsReport {

  private static final String OURS = "portfolio";
  private static final int SLOWEST = 15;

  private final PrintStream out;
  private final SetsResults results;

  SetsReport(PrintStream out, SetsResults results) {
    this.out = out;
    this.results = results;
  }

  void print() {
    print("%n## Decided: sat + unsat, of them unsat; unsupported; PAR2 in seconds%n");
    table();
    list("Against a stated status", results.againstStatus());
    list("Contestants that contradict each other", results.disagreements());
    list(
        "Labels that cvc5, Z3 and Clew refute together",
        results.mislabelled().stream().map(ScriptFile::toString).toList());
    for (String other : List.of("cvc5", "z3")) {
      if (results.has(other) && results.has(OURS)) {
        missing(other);
      }
    }
    slowest();
  }

  private void table() {
    StringBuilder head = new StringBuilder("| set | files |");
    StringBuilder line = new StringBuilder("|---|---|");
    for (String name : results.contestants()) {
      head.append(' ').append(name).append(" |");
      line.append("---|");
    }
    out.println(head);
    out.println(line);
    List<String> sets = results.files().stream().map(ScriptFile::set).distinct().toList();
    for (String set : sets) {
      row(set, results.files().stream().filter(file -> file.set().equals(set)).toList());
    }
    row("all", results.files());
  }

  private void row(String title, List<ScriptFile> files) {
    StringBuilder row = new StringBuilder("| " + title + " | " + files.size() + " |");
    for (String name : results.contestants()) {
      List<ScriptFile> decided =
          files.stream().filter(file -> results.decided(name, file)).toList();
      long unsat =
          decided.stream()
              .filter(file -> results.outcome(name, file).word().equals("unsat"))
              .count();
      long unsupported =
          files.stream()
              .filter(file -> !results.decided(name, file))
              .filter(file -> results.outcome(name, file).unsupported())
              .count();
      ToDoubleFunction<ScriptFile> par2 =
          file -> results.outcome(name, file).par2(file, results.limit());
      row.append(
          String.format(
              Locale.ROOT,
              " %d (%d); %d; %.1f |",
              decided.size(),
              unsat,
              unsupported,
              files.stream().mapToDouble(par2).sum()));
    }
    out.println(row);
  }

  private void list(String title, List<String> lines) {
    print("%n## %s: %d%n", title, lines.size());
    lines.forEach(line -> out.println("- " + line));
  }

  private void missing(String other) {
    list(
        other + " decides them, the portfolio does not",
        results.files().stream()
            .filter(file -> results.decided(other, file) && !results.decided(OURS, file))
            .map(file -> comparison(file, other))
            .toList());
    list(
        "The portfolio decides them, " + other + " does not",
        results.files().stream()
            .filter(file -> !results.decided(other, file) && results.decided(OURS, file))
            .map(file -> comparison(file, other))
            .toList());
  }

  private String comparison(ScriptFile file, String other) {
    ScriptOutcome own = results.outcome(OURS, file);
    ScriptOutcome theirs = results.outcome(other, file);
    return String.format(
        Locale.ROOT,
        "%s: portfolio %s %.3f s %s; %s %s %.3f s %s",
        file,
        own.word(),
        own.seconds(),
        own.reason(),
        other,
        theirs.word(),
        theirs.seconds(),
        theirs.reason());
  }

  /** Where the portfolio loses most against the quickest of the others. */
  private void slowest() {
    if (!results.has(OURS)) {
      return;
    }
    list(
        "Where the portfolio loses most time, of what it supports",
        results.files().stream()
            .filter(file -> !results.outcome(OURS, file).unsupported())
            .sorted(Comparator.comparingDouble(this::loss).reversed())
            .limit(SLOWEST)
            .map(
                file ->
                    String.format(
                        Locale.ROOT,
                        "%s: %.3f s more than the best",
                        comparison(file, quickest(file)),
                        loss(file)))
            .toList());
  }

  private String quickest(ScriptFile file) {
    return results.contestants().stream()
        .filter(name -> !name.equals(OURS))
        .min(Comparator.comparingDouble(name -> par2(name, file)))
        .orElse(OURS);
  }

  private double par2(String name, ScriptFile file) {
    return results.outcome(name, file).par2(file, results.limit());
  }

  private double loss(ScriptFile file) {
    return par2(OURS, file) - par2(quickest(file), file);
  }

  private void print(String format, Object... values) {
    out.print(String.format(Locale.ROOT, format, values));
    out.println();
  }
}
