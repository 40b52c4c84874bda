package dev.clew.replay.recipe;

import java.util.List;
import java.util.Set;

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

  /** Interfaces of the library that code implements every day, in all ways that they allow. */
  private static final Set<String> IMPLEMENTED =
      Set.of("java.lang.Runnable", "java.util.concurrent.Callable", "java.util.Comparator");

  /**
   * Whether it implements interfaces that come with a contract which a stub does not keep: a list
   * that says its size is negative is nobody's input.
   */
  public boolean breaksContracts() {
    return steps.stream()
        .anyMatch(
            step ->
                step instanceof Step.Stub stub
                    && stub.type().startsWith("java.")
                    && !stub.type().startsWith("java.util.function.")
                    && !IMPLEMENTED.contains(stub.type()));
  }

  /** Whether it implements an interface. */
  public boolean hasStubs() {
    return steps.stream().anyMatch(step -> step instanceof Step.Stub);
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
