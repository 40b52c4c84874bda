package dev.clew.output.sarif;

import dev.clew.output.Finding;
import dev.clew.output.Results;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;

/**
 * What a finding is known by from run to run: exception, method, and the how manieth place of the
 * method it is. Lines are left out, as every edit above them moves them.
 */
final class Fingerprints {

  private final Map<String, TreeSet<Integer>> lines = new HashMap<>();

  private Fingerprints() {}

  static Fingerprints of(Results results) {
    Fingerprints fingerprints = new Fingerprints();
    results.targets().stream()
        .flatMap(target -> target.findings().stream())
        .forEach(
            finding ->
                fingerprints
                    .lines
                    .computeIfAbsent(place(finding), p -> new TreeSet<>())
                    .add(finding.site().line()));
    return fingerprints;
  }

  String of(Finding finding) {
    TreeSet<Integer> known = lines.getOrDefault(place(finding), new TreeSet<>());
    return place(finding) + ":" + (known.headSet(finding.site().line()).size() + 1);
  }

  private static String place(Finding finding) {
    return finding.exception() + ":" + finding.site().className() + "." + finding.site().method();
  }
}
