package dev.clew.app.text;

import dev.clew.output.Results;
import java.util.List;

/** What was left out because null is not expected there, in one line: it was not tried. */
final class NullPlacesText {

  private NullPlacesText() {}

  /** None where nothing was left out. */
  static List<String> lines(Results results) {
    int places = results.nullPlaces().size();
    return places == 0
        ? List.of()
        : List.of(
            places
                + (places == 1 ? " place uses" : " places use")
                + " what nothing says may be null; --null-inputs yes tries null there, too");
  }
}
