package dev.clew.output;

import dev.clew.engine.outcome.Site;
import java.util.List;
import java.util.Optional;

/**
 * What is said of a call that hands a string to an interpreter.
 *
 * @param target the method that leads to it, as a person reads it
 * @param site where the call is
 * @param source the file that it is in
 * @param sink the method that is called
 * @param language what reads the string, with its dialect: {@code sql/ansi}, {@code xpath}
 * @param cwe the weakness that breaking out is
 * @param status {@code proven}, {@code exploit}, {@code syntax}, {@code handed-on} or {@code open}
 * @param level {@code structure} or {@code effect} for an exploit, otherwise {@code reached}
 * @param paths how many came there
 * @param rows the strings with their holes, a few of them
 * @param pattern what can arrive, all paths together
 * @param isExact whether nothing else is in the pattern
 * @param holes what is known of the parts that depend on inputs
 * @param reasons why it is open; of a syntax error and what is handed on, why no more is known
 * @param shown what a real JVM has shown
 * @param remedy what to do about it
 * @param automaton of what can arrive, where that is known
 * @param test that shows it, as people write it: {@code UsersExploitTest#find_reachesExecute}
 */
public record HotspotResult(
    String target,
    Site site,
    Optional<String> source,
    String sink,
    String language,
    int cwe,
    String status,
    String level,
    int paths,
    List<String> rows,
    String pattern,
    boolean isExact,
    List<Hole> holes,
    List<String> reasons,
    Optional<Shown> shown,
    String remedy,
    Optional<StringAutomaton> automaton,
    Optional<String> test) {
  public HotspotResult {
    rows = List.copyOf(rows);
    holes = List.copyOf(holes);
    reasons = List.copyOf(reasons);
  }

  /**
   * A part that depends on inputs.
   *
   * @param sources who decides these
   * @param context the token that it is in; empty where that is not known
   * @param pattern its words
   * @param isProven whether it stays in its token
   */
  public record Hole(
      List<String> inputs, List<String> sources, String context, String pattern, boolean isProven) {
    public Hole {
      inputs = List.copyOf(inputs);
      sources = List.copyOf(sources);
    }
  }

  /**
   * What a real JVM has shown.
   *
   * @param call with its inputs
   * @param arrived the string at the sink
   * @param marked the same with the parts that depend on inputs marked
   * @param benign what arrives for inputs without malice; empty for a syntax error
   * @param benignStructure of that, in short
   * @param structure of what arrived
   * @param effect what happened when both were run, or what the parser said
   */
  public record Shown(
      String call,
      String arrived,
      String marked,
      String benign,
      String benignStructure,
      String structure,
      String effect) {}

  /** The same with the test that shows it. */
  public HotspotResult withTest(String name) {
    return new HotspotResult(
        target,
        site,
        source,
        sink,
        language,
        cwe,
        status,
        level,
        paths,
        rows,
        pattern,
        isExact,
        holes,
        reasons,
        shown,
        remedy,
        automaton,
        Optional.of(name));
  }

  /** Whether the whole sentence is for callers to decide. */
  public boolean isHandedOn() {
    return status.equals("handed-on");
  }

  /** Whether an input broke out. */
  public boolean isError() {
    return status.equals("exploit");
  }
}
