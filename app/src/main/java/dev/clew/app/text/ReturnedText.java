package dev.clew.app.text;

import dev.clew.app.hotspots.ReturnedLanguage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What {@code clew strings --returns} prints: a block for each method that returns strings. */
final class ReturnedText {

  private ReturnedText() {}

  static Stream<String> lines(List<ReturnedLanguage> languages) {
    List<ReturnedLanguage> told = languages.stream().filter(l -> l.returnsText()).toList();
    if (told.isEmpty()) {
      return Stream.of("no method here returns a string");
    }
    List<String> lines = new ArrayList<>();
    for (ReturnedLanguage each : told) {
      if (!lines.isEmpty()) {
        lines.add("");
      }
      lines.add(each.title());
      lines.add("  " + kind(each) + "  " + each.pattern());
      lines.add("  " + each.paths() + (each.paths() == 1 ? " path returns" : " paths return"));
      each.gaps().forEach(gap -> lines.add("  " + gap));
    }
    return lines.stream();
  }

  private static String kind(ReturnedLanguage language) {
    if (!language.gaps().isEmpty()) {
      return "as far as seen";
    }
    return language.isExact() ? "exact" : "contains";
  }
}
