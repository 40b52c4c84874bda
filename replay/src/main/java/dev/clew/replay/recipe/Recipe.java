package dev.clew.replay.recipe;

import java.util.List;

/**
 * Steps that make inputs, and the call that takes them.
 *
 * @param call {@link Step.Construct} or {@link Step.Invoke}
 * @param input what standard input has, unit by unit a byte
 */
public record Recipe(List<Step> steps, Step call, String input) {
  public Recipe {
    steps = List.copyOf(steps);
  }

  /** Whether it makes all inputs as other code of the package could. */
  public boolean isPublic() {
    return steps.stream()
        .noneMatch(
            step ->
                step instanceof Step.Allocate
                    || step instanceof Step.SetField
                    || step instanceof Step.SetStatic);
  }
}
