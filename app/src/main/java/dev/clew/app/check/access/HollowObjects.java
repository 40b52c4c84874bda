package dev.clew.app.check.access;

import dev.clew.replay.Replay.Ending;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Tells objects that a constructor was given nothing for: nulls and zeros, texts and arrays that
 * are empty, and places in these. Where the program itself calls that constructor, in another file,
 * it hands such objects to its users made of something: what a hollow one lacks, an element or an
 * object, nobody else misses. Nor does anybody make an object of nothing but several nulls.
 */
public final class HollowObjects {

  /** A constructor, as recipes name it. */
  public record Constructor(String type, List<String> parameters) {}

  /** Exceptions that say that something is missing; an empty text is data, and none of these. */
  private static final Set<String> OF_LACK =
      Set.of(
          "java.lang.NullPointerException",
          "java.lang.ArrayIndexOutOfBoundsException",
          "java.lang.NegativeArraySizeException");

  private final Predicate<Constructor> isCalledElsewhere;

  /**
   * @param isCalledElsewhere whether the program calls a constructor, outside of its own file
   */
  public HollowObjects(Predicate<Constructor> isCalledElsewhere) {
    this.isCalledElsewhere = isCalledElsewhere;
  }

  /** Whether what is called, or what it is called on, is such an object and lacks something. */
  public boolean areIn(Recipe recipe, Ending.Threw threw) {
    if (!OF_LACK.contains(threw.exception())) {
      return false;
    }
    Map<Integer, Step> made = new HashMap<>();
    for (Step step : recipe.steps()) {
      if (step instanceof Step.Making making) {
        made.put(making.result(), step);
      }
    }
    Step maker =
        recipe.call() instanceof Step.Invoke call && call.receiver().isPresent()
            ? made.get(call.receiver().getAsInt())
            : recipe.call();
    return maker instanceof Step.Construct construct
        && (isMadeOfNulls(construct, made)
            || (isHollow(construct, made)
                && isCalledElsewhere.test(
                    new Constructor(construct.type(), construct.parameters()))));
  }

  /** Whether there are several arguments, and null for each: one may be there for another. */
  private static boolean isMadeOfNulls(Step.Construct construct, Map<Integer, Step> made) {
    return construct.arguments().size() > 1
        && construct.arguments().stream()
            .allMatch(
                each ->
                    made.get(each) instanceof Step.Constant constant && constant.value() == null);
  }

  private static boolean isHollow(Step.Construct construct, Map<Integer, Step> made) {
    List<@Nullable Step> given = new ArrayList<>();
    construct.arguments().forEach(each -> given.add(made.get(each)));
    return IntStream.range(0, given.size())
            .allMatch(
                i -> isNothing(given.get(i)) || isPlain(given.get(i)) || isInEmptyArray(given, i))
        && given.stream().anyMatch(HollowObjects::isNothing);
  }

  /** Whether a number follows an array without elements: there is no such place. */
  private static boolean isInEmptyArray(List<@Nullable Step> given, int number) {
    return number > 0
        && given.get(number) instanceof Step.Constant constant
        && constant.value() instanceof Integer
        && isEmptyArray(given.get(number - 1));
  }

  private static boolean isEmptyArray(@Nullable Step step) {
    return step instanceof Step.NewArray array && array.length() == 0;
  }

  /** Null, zero, the unit of that number, or an array without elements. */
  private static boolean isNothing(@Nullable Step step) {
    if (!(step instanceof Step.Constant constant)) {
      return isEmptyArray(step);
    }
    Object value = constant.value();
    return value == null
        || (value instanceof Number number && number.doubleValue() == 0)
        || (value instanceof Character unit && unit == 0);
  }

  /** A truth value, or an empty text: neither makes an object of something. */
  private static boolean isPlain(@Nullable Step step) {
    if (step instanceof Step.NewText text) {
      return text.text().isEmpty();
    }
    return step instanceof Step.Constant constant
        && (constant.value() instanceof Boolean || "".equals(constant.value()));
  }
}
