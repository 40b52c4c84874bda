package dev.clew.replay.hunt;

import dev.clew.replay.recipe.Recipe;
import java.util.List;

/**
 * A call with all its inputs.
 *
 * @param holes what stands in those of the call: boxes of primitives, and strings
 */
public record FilledCall(OpenCall call, List<Object> holes) {
  public FilledCall {
    holes = List.copyOf(holes);
  }

  /** One that leaves nothing open. */
  public static FilledCall of(Recipe recipe) {
    return new FilledCall(OpenCall.of(recipe), List.of());
  }
}
