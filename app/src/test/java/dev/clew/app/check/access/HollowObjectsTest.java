package dev.clew.app.check.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.replay.Replay;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class HollowObjectsTest {

  private static final String NULL = "java.lang.NullPointerException";

  @Test
  void anObjectOfNullsAndZerosIsHollow() {
    assertThat(areIn(NULL, 0, null)).isTrue();
    assertThat(areIn("java.lang.ArrayIndexOutOfBoundsException", 0, "", false)).isTrue();
    assertThat(areIn(NULL, '\0')).isTrue();
    assertThat(areIn("java.lang.ArrayIndexOutOfBoundsException", "", new char[0], 1)).isTrue();
    assertThat(areIn("java.lang.ArrayIndexOutOfBoundsException", "", new char[1], 2)).isFalse();
  }

  @Test
  void anObjectOfSomethingIsNot() {
    assertThat(areIn(NULL, 0, "a")).isFalse();
    assertThat(areIn(NULL, 1, null)).isFalse();
    assertThat(areIn(NULL, "", true)).isFalse(); // an empty text is what users have
    assertThat(areIn(NULL)).isFalse();
    assertThat(areIn("java.lang.StringIndexOutOfBoundsException", 0, "")).isFalse();
    assertThat(areIn("java.lang.ArithmeticException", 0)).isFalse();
  }

  @Test
  void whatTheProgramDoesNotMakeItselfIsItsUsers() {
    HollowObjects nobodys = new HollowObjects(constructor -> false);
    assertThat(nobodys.areIn(recipe(0), threw(NULL))).isFalse();
    assertThat(nobodys.areIn(recipe(null, ""), threw(NULL))).isFalse();
    assertThat(nobodys.areIn(recipe(null, null), threw(NULL))).isTrue(); // which nobody makes
  }

  private static boolean areIn(String exception, @Nullable Object... arguments) {
    return new HollowObjects(constructor -> constructor.type().equals("Buffer"))
        .areIn(recipe(arguments), threw(exception));
  }

  private static Recipe recipe(@Nullable Object... arguments) {
    List<Step> steps = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    for (Object argument : arguments) {
      numbers.add(steps.size());
      steps.add(
          argument instanceof char[] units
              ? new Step.NewArray(steps.size(), "char[]", units.length)
              : new Step.Constant(steps.size(), argument));
    }
    int made = steps.size();
    List<String> types = numbers.stream().map(number -> "java.lang.Object").toList();
    steps.add(new Step.Construct(made, "Buffer", types, numbers));
    Step call =
        new Step.Invoke(made + 1, "Buffer", "read", List.of(), OptionalInt.of(made), List.of());
    return new Recipe(steps, call, null);
  }

  private static Replay.Ending.Threw threw(String exception) {
    return new Replay.Ending.Threw(exception, "why", List.of());
  }
}
