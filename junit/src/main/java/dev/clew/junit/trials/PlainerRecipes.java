package dev.clew.junit.trials;

import dev.clew.engine.program.Program;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.words.CalendarDay;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The same call with less before it, or with one value that people would rather read. */
final class PlainerRecipes {

  private static final List<Integer> ROUND = List.of(5, 3, 10, 2, 20, 100);

  private PlainerRecipes() {}

  /**
   * Shorter ones first; none that cannot be written as people would.
   *
   * @param others what a refused one may be almost like
   */
  static List<Recipe> of(SuiteCase of, List<SuiteCase> others, Program program) {
    Recipe recipe = of.replay().recipe();
    if (!recipe.isPublic() || recipe.input() != null) {
      return List.of();
    }
    Set<Recipe> plainer = new LinkedHashSet<>(ShorterRecipe.of(recipe));
    OrdinaryWords words = new OrdinaryWords(of, program);
    Set<String> known = ClassConstants.of(of.target().owner()).words();
    plainer.add(TidyRecipe.near(recipe));
    plainer.add(TidyRecipe.inARow(recipe));
    plainer.add(EqualNumbers.aboveZero(recipe));
    plainer.addAll(EqualNumbers.smaller(recipe));
    GivenTexts given = GivenTexts.of(of, others);
    List<Step> steps = RecipeChain.withoutExpectations(recipe.steps());
    for (int i = 0; i < steps.size(); i++) {
      Stream<Object> meant = others(steps.get(i), words, known);
      Stream<Object> broken = given.broken(steps.get(i)).stream().map(each -> each);
      for (Object other : Stream.concat(meant, broken).toList()) {
        List<Step> changed = new ArrayList<>(steps);
        changed.set(i, StepValues.with(steps.get(i), other));
        plainer.add(new Recipe(changed, recipe.call(), null));
      }
    }
    plainer.remove(recipe);
    return List.copyOf(plainer);
  }

  private static Stream<Object> others(Step step, OrdinaryWords words, Set<String> known) {
    Object value = StepValues.of(step);
    if (value instanceof String text && Values.isDuration(text)) {
      return Stream.of("PT1H");
    } else if (value instanceof String text && CalendarDay.of(text).isPresent()) {
      return Stream.empty();
    } else if (value instanceof String text && step instanceof Step.Making making) {
      Stream<String> completed = known.stream().flatMap(each -> Values.completed(each).stream());
      Stream<String> price =
          Values.isDecimal(text) ? Stream.of(words.decimalOf(making.result())) : Stream.empty();
      String above = Values.aboveZero(text);
      return Stream.of(
              price,
              words.all(making.result()).stream(),
              known.stream(),
              completed,
              Stream.of(above),
              TextWording.of(text).stream(),
              Values.renumbered(above).stream())
          .flatMap(each -> each);
    } else if (value instanceof Number number) {
      Stream<Double> small = ROUND.stream().map(Integer::doubleValue);
      return Stream.concat(small, rounded(number.doubleValue()))
          .map(each -> Values.like(number, each));
    }
    return Stream.empty();
  }

  /** With one or two digits that are not zero. */
  private static Stream<Double> rounded(double number) {
    double unit = Math.pow(10, Math.floor(Math.log10(Math.max(1, Math.abs(number)))));
    return Math.abs(number) < 100
        ? Stream.empty()
        : Stream.of(unit, unit / 10)
            .flatMap(
                each ->
                    Stream.of(Math.floor(number / each) * each, Math.ceil(number / each) * each));
  }
}
