package dev.clew.junit.trials;

import dev.clew.engine.program.Program;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Recipes like another one: first with values that people would write, then with one value changed.
 * What a solver finds is the least that a path takes, and says little: whether a sum is a
 * difference, nobody sees in zeros, and where a condition turns, its neighbours show.
 */
final class Variants {

  private final Recipe recipe;
  private final ClassConstants constants;
  private final OrdinaryWords words;
  private final Set<Long> named;

  private Variants(SuiteCase of, ClassConstants constants, NamedNumbers named, Program program) {
    this.recipe = of.replay().recipe();
    this.constants = constants;
    this.named = named.of(of);
    this.words = new OrdinaryWords(of, program);
  }

  /** Without the recipe itself; what a clock said is left out, so that others may answer. */
  static List<Recipe> of(
      SuiteCase of, ClassConstants constants, NamedNumbers named, Program program) {
    Recipe recipe = of.replay().recipe();
    boolean isPlain = recipe.isPublic() && recipe.input() == null;
    return isPlain ? new Variants(of, constants, named, program).all() : List.of();
  }

  private List<Recipe> all() {
    Set<Recipe> variants = new LinkedHashSet<>();
    Recipe apart = TidyRecipe.apart(recipe);
    Recipe tidy = TidyRecipe.ofOurTime(TidyRecipe.printable(apart));
    Recipe filled = TidyRecipe.filled(tidy, words, Values.some(), 0);
    Recipe plain = TidyRecipe.plain(filled);
    variants.add(TidyRecipe.filled(tidy, words, Values.some(), 1));
    variants.add(TidyRecipe.near(filled));
    variants.add(TidyRecipe.inARow(filled));
    variants.add(tidy);
    variants.add(plain);
    variants.add(TidyRecipe.plain(tidy));
    variants.add(filled);
    variants.add(EqualNumbers.aboveZero(filled));
    variants.addAll(ShorterRecipe.of(plain));
    variants.add(TidyRecipe.spoken(filled, words));
    variants.add(TidyRecipe.spoken(tidy, words));
    variants.add(TidyRecipe.printable(recipe));
    List<Step> steps = RecipeChain.withoutExpectations(tidy.steps());
    for (int i = 0; i < steps.size(); i++) {
      for (Object other : others(steps.get(i)).toList()) {
        List<Step> changed = new ArrayList<>(steps);
        changed.set(i, StepValues.with(steps.get(i), other));
        variants.add(new Recipe(changed, tidy.call(), null));
      }
    }
    variants.remove(recipe);
    return List.copyOf(variants);
  }

  private Stream<Object> others(Step step) {
    Object value = StepValues.of(step);
    if (value instanceof String text) {
      Stream<String> meant = words.all(((Step.Making) step).result()).stream();
      return Stream.concat(meant, Values.texts(text, constants.words(), constants.numbers()))
          .map(each -> each);
    } else if (value instanceof Number number) {
      return Values.numbers(number, numbers()).map(each -> each);
    } else if (value instanceof Boolean flag) {
      return Stream.of(!flag);
    }
    return Stream.empty();
  }

  /** Those of the class, and the other numbers here: what is bought and what there is to buy. */
  private Set<Long> numbers() {
    Set<Long> numbers = new TreeSet<>(constants.numbers());
    numbers.addAll(named);
    for (Step step : recipe.steps()) {
      if (StepValues.of(step) instanceof Number number && number.doubleValue() % 1 == 0) {
        numbers.add(number.longValue());
      }
    }
    return numbers;
  }
}
