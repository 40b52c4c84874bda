package dev.clew.junit.trials;

import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** The same call with less before it: of many setters most do not matter. */
final class ShorterRecipe {

  private ShorterRecipe() {}

  /** Each without one call whose result nobody uses, and one without all of them. */
  static List<Recipe> of(Recipe recipe) {
    Set<Integer> used = new HashSet<>(StepNumbers.used(recipe.call()));
    recipe.steps().forEach(step -> used.addAll(StepNumbers.used(step)));
    List<Step> needless = new ArrayList<>();
    for (Step step : recipe.steps()) {
      if (step instanceof Step.Invoke invoke
          && invoke.receiver().isPresent()
          && !used.contains(invoke.result())) {
        needless.add(step);
      }
    }
    List<Recipe> shorter = new ArrayList<>();
    if (needless.size() > 1) {
      shorter.add(without(recipe, new HashSet<>(needless)));
    }
    needless.forEach(step -> shorter.add(without(recipe, Set.of(step))));
    shorter.addAll(withoutLinks(recipe, used));
    return shorter;
  }

  /**
   * Each without one link of a chain such as a builder's: what follows is called on what the link
   * was called on. Where the types do not fit, that does not run.
   */
  private static List<Recipe> withoutLinks(Recipe recipe, Set<Integer> used) {
    List<Recipe> shorter = new ArrayList<>();
    for (Step step : recipe.steps()) {
      if (step instanceof Step.Invoke link
          && link.receiver().isPresent()
          && used.contains(link.result())) {
        int before = link.receiver().getAsInt();
        UnaryOperator<Integer> to = number -> number == link.result() ? before : number;
        List<Step> steps =
            recipe.steps().stream()
                .filter(each -> !each.equals(link))
                .map(each -> StepNumbers.changed(each, to))
                .toList();
        Step call = StepNumbers.changed(recipe.call(), to);
        shorter.add(without(new Recipe(steps, call, recipe.input()), Set.of()));
      }
    }
    return shorter;
  }

  /** Values that only those were given go with them. */
  private static Recipe without(Recipe recipe, Set<Step> left) {
    List<Step> steps =
        new ArrayList<>(
            RecipeChain.withoutExpectations(recipe.steps()).stream()
                .filter(step -> !left.contains(step))
                .toList());
    boolean isLess = true;
    while (isLess) {
      Set<Integer> used = new HashSet<>(StepNumbers.used(recipe.call()));
      steps.forEach(step -> used.addAll(StepNumbers.used(step)));
      isLess =
          steps.removeIf(
              step ->
                  step instanceof Step.Making made
                      && isValue(step)
                      && !used.contains(made.result()));
    }
    return new Recipe(steps, recipe.call(), recipe.input());
  }

  /** Whether making it does nothing else: a text, a number, or what the library reads from them. */
  private static boolean isValue(Step step) {
    return step instanceof Step.Constant
        || step instanceof Step.NewText
        || (step instanceof Step.Invoke made
            && made.receiver().isEmpty()
            && (made.method().equals("parse") || made.method().equals("valueOf"))
            && made.owner().startsWith("java."));
  }
}
