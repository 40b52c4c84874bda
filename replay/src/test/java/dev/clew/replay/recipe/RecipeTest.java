package dev.clew.replay.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class RecipeTest {

  @Test
  void aListOfScalaHoldsWhatItIsMadeOf() {
    assertThat(making("scala.collection.immutable.$colon$colon").fillsErasedLists()).isTrue();
    assertThat(making("scala.Some").fillsErasedLists()).isFalse();
  }

  private static Recipe making(String type) {
    Step made = new Step.Construct(0, type, List.of(), List.of());
    Step call = new Step.Invoke(1, type, "size", List.of(), OptionalInt.of(0), List.of());
    return new Recipe(List.of(made), call, null);
  }
}
