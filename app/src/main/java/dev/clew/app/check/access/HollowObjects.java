package dev.clew.app.check.access;

import dev.clew.replay.Replay.Ending;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Tells objects that a constructor was given nothing for: nulls and zeros, and texts that are
 * empty. Where the program itself calls that constructor, in another file, it hands such objects to
 * its users made of something: what a hollow one lacks, an element or an object, nobody else
 * misses.
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
        && isHollow(construct, made)
        && isCalledElsewhere.test(new Constructor(construct.type(), construct.parameters()));
  }

  private static boolean isHollow(Step.Construct construct, Map<Integer, Step> made) {
    List<Step> given = construct.arguments().stream().map(made::get).toList();
    return given.stream().allMatch(each -> isNothing(each) || isPlain(each))
        && given.stream().anyMatch(HollowObjects::isNothing);
  }

  /** Null, zero, or the unit of that number. */
  private static boolean isNothing(@Nullable Step step) {
    if (!(step instanceof Step.Constant constant)) {
      return false;
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
