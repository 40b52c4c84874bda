package dev.clew.junit.trials;

import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Recipes that differ from another by one value, or by all that are zero or empty. What a solver
 * finds is the least that a path takes, and says little: whether a sum is a difference, nobody sees
 * in zeros, and where a condition turns, its neighbours show.
 */
final class Variants {

  private static final List<String> ORDINARY = List.of("apple", "plum");
  private static final long SOME = 5;

  private final Recipe recipe;
  private final ClassConstants constants;

  private Variants(Recipe recipe, ClassConstants constants) {
    this.recipe = recipe;
    this.constants = constants;
  }

  /** Without the recipe itself; none where it is more than values, such as what a clock says. */
  static List<Recipe> of(Recipe recipe, ClassConstants constants) {
    boolean isPlain =
        recipe.isPublic()
            && recipe.input() == null
            && recipe.steps().stream().noneMatch(step -> step instanceof Step.Given);
    return isPlain ? new Variants(recipe, constants).all() : List.of();
  }

  private List<Recipe> all() {
    Set<Recipe> variants = new LinkedHashSet<>();
    variants.add(ordinary());
    List<Step> steps = recipe.steps();
    for (int i = 0; i < steps.size(); i++) {
      for (Object other : others(steps.get(i)).toList()) {
        List<Step> changed = new ArrayList<>(steps);
        changed.set(i, with(steps.get(i), other));
        variants.add(new Recipe(withoutExpectations(changed), recipe.call(), null));
      }
    }
    variants.remove(recipe);
    return List.copyOf(variants);
  }

  /** Whether fields are as a path had them is no question any more. */
  private static List<Step> withoutExpectations(List<Step> steps) {
    return steps.stream().filter(step -> !(step instanceof Step.Expect)).toList();
  }

  /** Something in the place of everything that is nothing. */
  private Recipe ordinary() {
    int words = 0;
    List<Step> steps = new ArrayList<>();
    for (Step step : recipe.steps()) {
      Object value = value(step);
      if (value instanceof String text && text.isEmpty()) {
        steps.add(with(step, ORDINARY.get(words++ % ORDINARY.size())));
      } else if (value instanceof Number number && number.doubleValue() == 0) {
        steps.add(with(step, Values.like(number, SOME)));
      } else {
        steps.add(step);
      }
    }
    return new Recipe(withoutExpectations(steps), recipe.call(), null);
  }

  private Stream<Object> others(Step step) {
    Object value = value(step);
    if (value instanceof String text) {
      return Values.texts(text, constants.words()).map(each -> each);
    } else if (value instanceof Number number) {
      return Values.numbers(number, constants.numbers()).map(each -> each);
    } else if (value instanceof Boolean flag) {
      return Stream.of(!flag);
    }
    return Stream.empty();
  }

  private static Object value(Step step) {
    if (step instanceof Step.Constant constant && constant.value() != null) {
      return constant.value();
    }
    return step instanceof Step.NewText text ? text.text() : step;
  }

  private static Step with(Step step, Object value) {
    return step instanceof Step.NewText text
        ? new Step.NewText(text.result(), String.valueOf(value))
        : new Step.Constant(((Step.Constant) step).result(), value);
  }
}
