package dev.clew.app.text;

import dev.clew.output.Results;
import java.util.List;

/** What was left out because nobody expects null, in one line: nobody tried whether it throws. */
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
