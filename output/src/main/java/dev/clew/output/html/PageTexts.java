package dev.clew.output.html;

import java.util.List;
import java.util.Map;

/**
 * Texts that a page shows beside the results.
 *
 * @param files sources, each by its place
 * @param places by class, the place of its source; those whose source could not be read included
 * @param tests by class, the source of a test
 * @param reasons what the codes of reasons mean
 */
public record PageTexts(
    Map<String, String> files,
    Map<String, String> places,
    Map<String, String> tests,
    List<Meaning> reasons) {

  public static final PageTexts NONE = new PageTexts(Map.of(), Map.of(), Map.of(), List.of());

  /** A code in words. */
  public record Meaning(String code, String sentence, String remedy) {}

  public PageTexts {
    files = Map.copyOf(files);
    places = Map.copyOf(places);
    tests = Map.copyOf(tests);
    reasons = List.copyOf(reasons);
  }
}
