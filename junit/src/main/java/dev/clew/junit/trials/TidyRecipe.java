package dev.clew.junit.trials;

import dev.clew.junit.source.words.CalendarDay;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The same calls with values that people can read. What was the same stays the same: a separator
 * that does not print becomes a comma in the text that it separates as well.
 */
final class TidyRecipe {

  private static final Pattern DATE = Pattern.compile("([+-]?\\d{4,9})(-\\d\\d(?:-\\d\\d.*)?)");
  private static final int SOME_DAYS = 3;
  private static final String SIGNS = ",;|/xyz";
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
  private static final int THIS_YEAR = 2024;

  private TidyRecipe() {}

  /** With signs and letters in the place of units that do not print. */
  static Recipe printable(Recipe recipe) {
    StringBuilder used = new StringBuilder();
    SortedSet<Character> asUnits = new TreeSet<>();
    SortedSet<Character> inTexts = new TreeSet<>();
    for (Step step : recipe.steps()) {
      if (StepValues.of(step) instanceof Character unit) {
        asUnits.add(unit);
      } else if (StepValues.of(step) instanceof String text) {
        text.chars().forEach(unit -> inTexts.add((char) unit));
      }
    }
    asUnits.forEach(used::append);
    inTexts.forEach(used::append);
    Map<Character, Character> to = new HashMap<>();
    inTexts.stream().filter(Character::isWhitespace).forEach(unit -> to.put(unit, ' '));
    asUnits.stream().filter(unit -> !prints(unit)).forEach(unit -> choose(unit, SIGNS, used, to));
    inTexts.stream()
        .filter(unit -> !prints(unit) && !to.containsKey(unit))
        .forEach(unit -> choose(unit, LETTERS, used, to));
    return StepValues.changed(recipe, value -> printable(value, to));
  }

  private static void choose(
      char unit, String from, StringBuilder used, Map<Character, Character> to) {
    for (int i = 0; i < from.length(); i++) {
      char each = from.charAt(i);
      if (used.indexOf(String.valueOf(each)) < 0) {
        used.append(each);
        to.put(unit, each);
        return;
      }
    }
  }

  private static Object printable(Object value, Map<Character, Character> to) {
    if (value instanceof Character unit) {
      return to.getOrDefault(unit, unit);
    } else if (value instanceof String text) {
      StringBuilder tidy = new StringBuilder();
      text.chars().forEach(unit -> tidy.append(to.getOrDefault((char) unit, (char) unit)));
      return tidy.toString();
    }
    return value;
  }

  private static boolean prints(char unit) {
    return unit >= ' ' && unit <= '~';
  }

  /** With years of this century in the place of others, in the same order. */
  static Recipe ofOurTime(Recipe recipe) {
    TreeMap<Integer, Integer> years = new TreeMap<>();
    for (Step step : recipe.steps()) {
      if (StepValues.of(step) instanceof String text && DATE.matcher(text).matches()) {
        years.put(year(text), 0);
      }
    }
    int next = THIS_YEAR;
    for (Map.Entry<Integer, Integer> each : years.entrySet()) {
      each.setValue(next++);
    }
    return StepValues.changed(
        recipe,
        value ->
            value instanceof String text && DATE.matcher(text).matches()
                ? DATE.matcher(text).replaceFirst(found -> years.get(year(text)) + found.group(2))
                : value);
  }

  /** With days in a row, each some after the one before, however they stood. */
  static Recipe inARow(Recipe recipe) {
    List<LocalDate> row = new ArrayList<>();
    return StepValues.changed(
        recipe,
        value -> {
          CalendarDay.of(value)
              .ifPresent(
                  day ->
                      row.add(row.isEmpty() ? day : row.get(row.size() - 1).plusDays(SOME_DAYS)));
          return CalendarDay.of(value).isPresent() ? row.get(row.size() - 1).toString() : value;
        });
  }

  /** With days that are some apart in the place of months: people count what is between. */
  static Recipe near(Recipe recipe) {
    TreeSet<LocalDate> days = new TreeSet<>();
    recipe.steps().forEach(step -> CalendarDay.of(StepValues.of(step)).ifPresent(days::add));
    Map<String, String> to = new HashMap<>();
    LocalDate next = days.isEmpty() ? LocalDate.EPOCH : days.first();
    for (LocalDate day : days) {
      to.put(day.toString(), next.toString());
      next = next.plusDays(SOME_DAYS);
    }
    return StepValues.changed(
        recipe, value -> value instanceof String text ? to.getOrDefault(text, text) : value);
  }

  private static int year(String text) {
    Matcher date = DATE.matcher(text);
    return date.matches() ? Integer.parseInt(date.group(1)) : 0;
  }

  /**
   * With a number or date of its own for each use: that two are one object is seldom what a path is
   * about.
   */
  static Recipe apart(Recipe recipe) {
    Set<Integer> used = new HashSet<>();
    Map<Integer, List<Step>> values = new HashMap<>();
    Map<Integer, Step> texts = new HashMap<>();
    List<Step> steps = new ArrayList<>();
    int[] free = {StepNumbers.highest(recipe) + 1};
    List<Step> all = new ArrayList<>(RecipeChain.withoutExpectations(recipe.steps()));
    all.add(recipe.call());
    for (Step step : all) {
      if (StepValues.of(step) != step && step instanceof Step.Making making) {
        texts.put(making.result(), step);
      }
      List<Integer> arguments = StepNumbers.arguments(step);
      List<Integer> own = new ArrayList<>();
      for (int number : arguments) {
        List<Step> value = values.get(number);
        own.add(value != null && !used.add(number) ? copy(value, steps, free) : number);
      }
      steps.add(own.equals(arguments) ? step : StepNumbers.withArguments(step, own));
      if (isValue(step) && arguments.size() == 1 && texts.containsKey(arguments.get(0))) {
        values.put(((Step.Making) step).result(), List.of(texts.get(arguments.get(0)), step));
      }
    }
    Step call = steps.remove(steps.size() - 1);
    return new Recipe(steps, call, recipe.input());
  }

  private static boolean isValue(Step step) {
    return (step instanceof Step.Construct construct && construct.type().startsWith("java.math."))
        || (step instanceof Step.Invoke invoke
            && invoke.receiver().isEmpty()
            && invoke.owner().startsWith("java.time."));
  }

  private static int copy(List<Step> value, List<Step> steps, int[] free) {
    int text = free[0]++;
    int made = free[0]++;
    int before = ((Step.Making) value.get(0)).result();
    steps.add(StepNumbers.changed(value.get(0), number -> text));
    steps.add(StepNumbers.changed(value.get(1), number -> number == before ? text : made));
    return made;
  }

  /** With 7 in the place of 000000007, and abcd in that of aaaa. */
  static Recipe plain(Recipe recipe) {
    return StepValues.changed(
        recipe, value -> value instanceof String text ? Values.plain(text) : value);
  }

  /**
   * With something in the place of everything that is nothing.
   *
   * @param most the largest number that is taken for nothing
   */
  static Recipe filled(
      Recipe recipe, OrdinaryWords words, Function<Number, Number> some, int most) {
    Set<Integer> decimals = decimals(recipe);
    List<Step> steps = new ArrayList<>();
    for (Step step : recipe.steps()) {
      Object value = StepValues.of(step);
      int number = step instanceof Step.Making making ? making.result() : -1;
      if (value instanceof String text && text.isBlank()) {
        steps.add(StepValues.with(step, words.of(number)));
      } else if (value instanceof String text && decimals.contains(number) && isSmall(text)) {
        steps.add(StepValues.with(step, words.decimalOf(number)));
      } else if (step instanceof Step.Constant constant
          && constant.value() == null
          && words.isText(number)) {
        steps.add(new Step.NewText(number, words.of(number)));
      } else if (value instanceof Number small && isSmall(small, most)) {
        steps.add(StepValues.with(step, some.apply(small)));
      } else {
        steps.add(step);
      }
    }
    return new Recipe(RecipeChain.withoutExpectations(steps), recipe.call(), null);
  }

  /** Texts that decimal numbers are made of. */
  private static Set<Integer> decimals(Recipe recipe) {
    Set<Integer> decimals = new HashSet<>();
    for (Step step : recipe.steps()) {
      if (step instanceof Step.Construct construct
          && construct.type().equals("java.math.BigDecimal")) {
        decimals.addAll(construct.arguments());
      }
    }
    return decimals;
  }

  private static boolean isSmall(Number number, int most) {
    return number.doubleValue() >= 0 && number.doubleValue() <= most;
  }

  private static boolean isSmall(String decimal) {
    return decimal.matches("-?[01](\\.0*)?");
  }

  /** With words in the place of texts that say nothing: one or two letters, or one letter often. */
  static Recipe spoken(Recipe recipe, OrdinaryWords words) {
    List<Step> steps = new ArrayList<>();
    for (Step step : recipe.steps()) {
      boolean saysNothing =
          StepValues.of(step) instanceof String text
              && text.length() <= 3
              && text.chars().allMatch(Character::isLetter);
      steps.add(
          saysNothing && step instanceof Step.Making making
              ? StepValues.with(step, words.of(making.result()))
              : step);
    }
    return new Recipe(RecipeChain.withoutExpectations(steps), recipe.call(), null);
  }
}
