package dev.clew.output.html;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What has to be known of a results file before a page is made of it.
 *
 * @param sources by class, the place of its source
 * @param tests the classes of tests that are named
 * @param out what the option of this name says
 */
public record ResultsDigest(
    String version,
    String command,
    List<PlainFinding> findings,
    Map<String, String> sources,
    Set<String> tests,
    String out) {

  /**
   * A finding for readers without scripts.
   *
   * @param kind {@code error}, {@code not an error}, or the verdict of a hotspot
   * @param what an exception, or the language of a sentence
   * @param where class and line
   * @param how the call that shows it, or what arrives
   */
  public record PlainFinding(String kind, String what, String where, String how) {}

  public ResultsDigest {
    findings = List.copyOf(findings);
    sources = Map.copyOf(sources);
    tests = Set.copyOf(tests);
  }
}
