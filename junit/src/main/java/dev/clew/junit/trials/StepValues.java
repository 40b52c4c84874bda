package dev.clew.junit.trials;

import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The literals of a recipe. */
final class StepValues {

  private StepValues() {}

  /** The literal that a step is; the step itself where it is none. */
  static Object of(Step step) {
    if (step instanceof Step.Constant constant && constant.value() != null) {
      return constant.value();
    }
    return step instanceof Step.NewText text ? text.text() : step;
  }

  /** The step with another literal of the same type. */
  static Step with(Step step, Object value) {
    return step instanceof Step.NewText text
        ? new Step.NewText(text.result(), String.valueOf(value))
        : new Step.Constant(((Step.Constant) step).result(), value);
  }

  /** All literals changed; what a path had in fields is no question any more. */
  static Recipe changed(Recipe recipe, UnaryOperator<Object> change) {
    List<Step> steps = new ArrayList<>();
    for (Step step : RecipeChain.withoutExpectations(recipe.steps())) {
      Object value = of(step);
      steps.add(value == step ? step : with(step, change.apply(value)));
    }
    return new Recipe(steps, recipe.call(), null);
  }
}
