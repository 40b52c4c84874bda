package dev.clew.replay.recipe;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Steps that make inputs, and the call that takes them.
 *
 * @param call {@link Step.Construct} or {@link Step.Invoke}
 * @param input what standard input has, unit by unit a byte; null if nobody asked
 */
public record Recipe(List<Step> steps, Step call, @Nullable String input) {
  public Recipe {
    steps = List.copyOf(steps);
  }

  /** Types of the library that code implements every day, in all ways that they allow. */
  private static final Set<String> IMPLEMENTED =
      Set.of(
          "java.lang.Runnable",
          "java.util.TimerTask",
          "java.util.concurrent.Callable",
          "java.util.Comparator");

  private static final String LINK_OF_SCALA_LIST = "scala.collection.immutable.$colon$colon";

  /** Where types come with contracts: of the libraries of languages, and pages of a list. */
  private static final List<String> CONTRACTS =
      List.of("java.", "scala.collection.", "org.springframework.data.domain.");

  /** Beginnings of names of others: functions, and what somebody far away answers for. */
  private static final List<String> ANSWERED =
      List.of(
          "java.util.function.",
          "java.sql.",
          "java.net.http.",
          "java.util.logging.",
          "java.lang.System$Logger");

  /**
   * Whether it implements types that come with a contract which a stub does not keep: a list that
   * says its size is negative is nobody's input.
   */
  public boolean breaksContracts() {
    return stubs()
        .anyMatch(
            type ->
                CONTRACTS.stream().anyMatch(type::startsWith)
                    && ANSWERED.stream().noneMatch(type::startsWith)
                    && !IMPLEMENTED.contains(type));
  }

  /** Whether it implements an interface, or extends an abstract class. */
  public boolean hasStubs() {
    return stubs().findAny().isPresent();
  }

  /** Whether it fills lists of Scala, which hold anything where type arguments are erased. */
  public boolean fillsErasedLists() {
    return steps.stream()
        .anyMatch(
            step -> step instanceof Step.Construct made && made.type().equals(LINK_OF_SCALA_LIST));
  }

  /** The types that it has stubs of. */
  private Stream<String> stubs() {
    return steps.stream()
        .flatMap(
            step -> {
              if (step instanceof Step.Stub stub) {
                return Stream.of(stub.type());
              } else if (step instanceof Step.Extend extend) {
                return Stream.of(extend.type());
              }
              return step instanceof Step.AllocateExtended allocate
                  ? Stream.of(allocate.type())
                  : Stream.empty();
            });
  }

  /** Whether it makes all inputs as other code of the package could. */
  public boolean isPublic() {
    return steps.stream()
        .noneMatch(
            step ->
                step instanceof Step.Allocate
                    || step instanceof Step.AllocateExtended
                    || step instanceof Step.SetField
                    || step instanceof Step.SetStatic);
  }
}
