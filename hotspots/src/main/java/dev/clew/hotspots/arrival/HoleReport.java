package dev.clew.hotspots.arrival;

import dev.clew.hotspots.source.SourceKind;
import java.util.List;
import java.util.Set;

/**
 * What is known of one hole.
 *
 * @param inputs where it comes from
 * @param sources who decides these
 * @param context the token that it is, or is in; empty where that is not known
 * @param language its words, for people
 * @param isProven whether no word of it leaves the token
 * @param isHandedOn whether it is a whole sentence that a caller decides
 */
public record HoleReport(
    List<String> inputs,
    Set<SourceKind> sources,
    String context,
    String language,
    boolean isProven,
    boolean isHandedOn) {
  public HoleReport {
    inputs = List.copyOf(inputs);
    sources = Set.copyOf(sources);
  }
}
