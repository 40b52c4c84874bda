package dev.clew.app.text;

import dev.clew.engine.outcome.Site;
import dev.clew.output.Finding;
import dev.clew.output.text.ShortTypeNames;
import dev.clew.output.text.SingleLine;
import java.util.Optional;

/** What a line says of a finding. */
record FindingCells(String exception, String place, String call) {

  static final String GAP = "  ";

  /**
   * Of a finding.
   *
   * @param source the name of the source file of its place, if it is known
   */
  static FindingCells of(Finding finding, Optional<String> source) {
    Site site = finding.site();
    String place =
        source.isPresent() && site.line() >= 0
            ? source.get() + ":" + site.line()
            : site.className() + "." + site.method();
    return new FindingCells(
        SingleLine.of(ShortTypeNames.simple(finding.exception())),
        SingleLine.of(place),
        SingleLine.of(finding.call()));
  }

  @Override
  public String toString() {
    return exception + GAP + place + GAP + call;
  }
}
