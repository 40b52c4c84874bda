package dev.clew.hotspots.verdict;

import dev.clew.engine.program.MethodInfo;
import dev.clew.hotspots.arrival.HoleReport;
import dev.clew.hotspots.arrival.HotspotPlace;
import dev.clew.hotspots.text.RowLanguage;
import java.util.List;
import java.util.Optional;

/**
 * What is said of a hotspot that a method leads to.
 *
 * @param target the method
 * @param arrivals how many paths came to it
 * @param rows the different strings with their holes, a few of them
 * @param language what can arrive, all paths together
 * @param holes of the first path that is not proven, or of the first
 * @param reasons why it is open; of a syntax error and what is handed on, why no more is known
 */
public record HotspotVerdict(
    HotspotPlace hotspot,
    MethodInfo target,
    HotspotStatus status,
    int arrivals,
    List<String> rows,
    RowLanguage language,
    List<HoleReport> holes,
    Optional<ShownExploit> exploit,
    Optional<ShownSyntaxError> syntax,
    List<String> reasons) {
  public HotspotVerdict {
    rows = List.copyOf(rows);
    holes = List.copyOf(holes);
    reasons = List.copyOf(reasons);
  }

  /** Whether it is an error. */
  public boolean isError() {
    return status == HotspotStatus.EXPLOIT;
  }
}
