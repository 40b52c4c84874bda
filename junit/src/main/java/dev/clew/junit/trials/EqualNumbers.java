package dev.clew.junit.trials;

import dev.clew.junit.source.words.CalendarDay;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers that stand in several places of a recipe, be it within a text, changed in all of them:
 * what was equal stays equal.
 */
final class EqualNumbers {

  private static final Pattern NUMERAL = Pattern.compile("\\d{1,9}");
  private static final List<Integer> SMALL = List.of(5, 10);

  private EqualNumbers() {}

  /** All of them without signs. */
  static Recipe aboveZero(Recipe recipe) {
    return StepValues.changed(
        recipe,
        value ->
            value instanceof Number number && number.doubleValue() < 0
                ? Values.like(number, -number.doubleValue())
                : value instanceof String text && isOpen(text) ? Values.aboveZero(text) : value);
  }

  /** For each number that is there twice or more, the recipe with a small one instead. */
  static List<Recipe> smaller(Recipe recipe) {
    TreeMap<Long, Integer> counts = new TreeMap<>();
    for (Step step : recipe.steps()) {
      Object value = StepValues.of(step);
      if (value instanceof Number number && number.doubleValue() % 1 == 0) {
        counts.merge(number.longValue(), 1, Integer::sum);
      } else if (value instanceof String text && isOpen(text)) {
        NUMERAL
            .matcher(text)
            .results()
            .forEach(each -> counts.merge(Long.valueOf(each.group()), 1, Integer::sum));
      }
    }
    counts.values().removeIf(count -> count < 2);
    List<Recipe> smaller = new ArrayList<>();
    for (long number : counts.keySet()) {
      SMALL.forEach(small -> smaller.add(with(recipe, number, small)));
    }
    return smaller;
  }

  /** Whether its numbers may be any: those of dates and times may not. */
  private static boolean isOpen(String text) {
    return CalendarDay.of(text).isEmpty() && !Values.isDuration(text);
  }

  private static Recipe with(Recipe recipe, long from, int to) {
    Pattern numeral = Pattern.compile("(?<!\\d)0*" + from + "(?!\\d)");
    String small = Matcher.quoteReplacement(Integer.toString(to));
    return StepValues.changed(
        recipe,
        value ->
            value instanceof Number number && number.doubleValue() == from
                ? Values.like(number, to)
                : value instanceof String text && isOpen(text)
                    ? numeral.matcher(text).replaceAll(small)
                    : value);
  }
}
