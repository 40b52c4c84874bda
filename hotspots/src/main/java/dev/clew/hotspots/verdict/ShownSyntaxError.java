package dev.clew.hotspots.verdict;

import dev.clew.engine.outcome.Input;
import dev.clew.replay.recipe.Recipe;
import java.util.List;

/**
 * A call with which a string arrived, on a real JVM, that is no sentence.
 *
 * @param message what the parser said
 */
public record ShownSyntaxError(List<Input> inputs, Recipe recipe, String arrived, String message) {
  public ShownSyntaxError {
    inputs = List.copyOf(inputs);
  }
}
