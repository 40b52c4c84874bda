package dev.clew.junit.trials;

import dev.clew.engine.program.type.JvmType;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Puts two calls in a row on one object: what the second was called on before is left out, what it
 * was given stays.
 */
final class RecipeChain {

  private RecipeChain() {}

  /** Whether it is a call of an object's method that nothing but calls and values make. */
  static boolean isPart(Recipe recipe) {
    return recipe.isPublic()
        && recipe.input() == null
        && receiver(recipe).isPresent()
        && recipe.steps().stream().noneMatch(step -> step instanceof Step.Answer);
  }

  /** The class that a constructor or a factory makes an object of; empty for other calls. */
  static String made(SuiteCase of) {
    if (of.target().isConstructor()) {
      return of.target().owner().toString();
    }
    JvmType result = of.target().signature().result();
    return result.kind() == JvmType.Kind.CLASS && !result.javaName().startsWith("java.")
        ? result.javaName()
        : "";
  }

  /** The class of the object that further calls are put on. */
  static String holder(SuiteCase first) {
    return isCalledOn(first) ? first.target().owner().toString() : made(first);
  }

  private static boolean isCalledOn(SuiteCase first) {
    return receiver(first.replay().recipe()).isPresent() && made(first).isEmpty();
  }

  /** The object that further calls are put on: the receiver, or what was made. */
  private static int self(Recipe first, boolean isMaker) {
    return isMaker ? ((Step.Making) first.call()).result() : receiver(first).orElseThrow();
  }

  static List<Integer> arguments(Step call) {
    return call instanceof Step.Construct construct
        ? construct.arguments()
        : ((Step.Invoke) call).arguments();
  }

  static OptionalInt receiver(Recipe recipe) {
    return recipe.call() instanceof Step.Invoke invoke ? invoke.receiver() : OptionalInt.empty();
  }

  /**
   * The calls of both, one after the other.
   *
   * @param shared arguments of the second, by number, that those of the first stand in for
   */
  static Recipe of(SuiteCase start, Recipe second, Map<Integer, Integer> shared) {
    Recipe first = start.replay().recipe();
    Step.Invoke call = (Step.Invoke) second.call();
    int self = self(first, !isCalledOn(start));
    int other = call.receiver().orElseThrow();
    int offset = StepNumbers.highest(first) + 1;
    UnaryOperator<Integer> numbers =
        number ->
            number == other ? Integer.valueOf(self) : shared.getOrDefault(number, number + offset);
    Set<Integer> wanted = new HashSet<>(call.arguments());
    wanted.removeAll(shared.keySet());
    wanted.remove(other);
    List<Step> steps = new ArrayList<>(withoutExpectations(first.steps()));
    steps.add(first.call());
    for (Step step : needed(second.steps(), wanted)) {
      steps.add(StepNumbers.changed(step, numbers));
    }
    return new Recipe(steps, StepNumbers.changed(call, numbers), null);
  }

  /**
   * Without what only a path needs: whether fields are as it had them is no question any more, and
   * clocks answer what they like.
   */
  static List<Step> withoutExpectations(List<Step> steps) {
    return steps.stream()
        .filter(step -> !(step instanceof Step.Expect || step instanceof Step.Given))
        .toList();
  }

  /** Those that make, or change, what is wanted. */
  private static List<Step> needed(List<Step> steps, Set<Integer> wanted) {
    List<Step> found = new ArrayList<>();
    for (int i = steps.size() - 1; i >= 0; i--) {
      Step step = steps.get(i);
      boolean makes = step instanceof Step.Making making && wanted.contains(making.result());
      boolean changes = StepNumbers.changes(step).stream().anyMatch(wanted::contains);
      if ((makes || changes) && !(step instanceof Step.Expect)) {
        found.add(step);
        wanted.addAll(StepNumbers.used(step));
      }
    }
    Collections.reverse(found);
    return found;
  }
}
