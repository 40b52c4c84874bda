package dev.clew.hotspots.verdict;

import dev.clew.engine.outcome.Input;
import dev.clew.engine.sink.SinkArgument;
import dev.clew.engine.sink.StringSink;
import java.util.List;

/**
 * Paths in a folder that is not looked at: {@code ../a} in {@code /a} goes up, and is back where it
 * was, which a check behind it is right to allow.
 */
final class LeftFolder {

  private LeftFolder() {}

  /** Whether a path goes up and then down to a name that another input of the call has as well. */
  static boolean mayLeadBack(StringSink sink, List<Input> inputs, String path) {
    int up = path.lastIndexOf("..");
    if (sink.argument().shape() != SinkArgument.Shape.INSIDE || up < 0) {
      return false;
    }
    String name = path.substring(up + 2).replaceAll("^[/\\\\]+", "").replaceAll("[/\\\\].*", "");
    return !name.isEmpty()
        && inputs.stream()
            .map(Input::toString)
            .filter(input -> !input.contains(path))
            .anyMatch(input -> input.contains(name));
  }
}
