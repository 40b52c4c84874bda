package dev.clew.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.junit.mutation.KillingCases;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.words.TestNames;
import dev.clew.junit.trials.PlainerCases;
import dev.clew.junit.trials.Refusals;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import dev.clew.solver.Budget;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What makes people commit a test, or not. */
class PlainTestsTest {

  private static final String PARKING = "shop/Parking";

  @TempDir static Path folder;
  private static Guests guests;
  private static Replayer replayer;

  @BeforeAll
  static void compile() throws Exception {
    guests = Guests.compiled(folder);
    replayer = new Replayer(guests.jvms(), Duration.ofSeconds(2));
  }

  @AfterAll
  static void end() {
    replayer.close();
    guests.close();
  }

  /** A call of enter behind other calls, in a parking lot of so many places. */
  private static SuiteCase enter(int places, int cars, Step... before) throws Exception {
    SuiteCase like = guests.add(PARKING, "enter", guests.object("shop.Parking", "places", 1), 1);
    List<Step> steps = new ArrayList<>();
    steps.add(new Step.Constant(1, places));
    steps.add(new Step.Construct(2, "shop.Parking", List.of("int"), List.of(1)));
    steps.addAll(List.of(before));
    steps.add(new Step.Constant(3, cars));
    Recipe recipe = new Recipe(steps, call("enter", 4, "int", 3), null);
    Replay replay = replayer.run(List.of(recipe), Budget.unlimited());
    return like.variant(replay);
  }

  private static Step.Invoke call(String method, int result, String type, int argument) {
    return new Step.Invoke(
        result, "shop.Parking", method, List.of(type), OptionalInt.of(2), List.of(argument));
  }

  @Test
  void aCaseIsNamedByHowItsInputsStandToWhatTheObjectWasMadeOf() throws Exception {
    assertThat(TestNames.of(List.of(enter(5, 3), enter(5, 8))))
        .containsExactly("enter_carsBelowPlaces_returnsTrue", "enter_carsAbovePlaces_returnsFalse");
  }

  @Test
  void twoTextsThatAreTheSameAreCalledSo() throws Exception {
    SuiteCase same = guests.add(PARKING, "isSameCar", "B-AB 1", "B-AB 1");
    SuiteCase other = guests.add(PARKING, "isSameCar", "B-AB 1", "B-AB 2");

    assertThat(TestNames.of(List.of(same, other)).get(0))
        .isEqualTo("isSameCar_sameFirstAndSecond_returnsTrue");
  }

  @Test
  void aCaseIsNamedByHowItsNumbersStandToEachOther() throws Exception {
    SuiteCase less = guests.add(PARKING, "isAllowed", 3, 5);
    SuiteCase more = guests.add(PARKING, "isAllowed", 8, 5);

    assertThat(TestNames.of(List.of(less, more)))
        .containsExactly(
            "isAllowed_hoursAtMostMost_returnsTrue", "isAllowed_hoursAboveMost_returnsFalse");
  }

  @Test
  void whatAnotherMethodDecidesNeedNotBeShownTwice() throws Exception {
    List<SuiteCase> cases =
        List.of(
            guests.add(PARKING, "fee", 5),
            guests.add(PARKING, "fee", 20),
            guests.add(PARKING, "fee", -5),
            guests.add(PARKING, "price", 5),
            guests.add(PARKING, "price", -5));

    assertThat(Minimiser.smallest(cases))
        .doesNotContain(cases.get(4))
        .contains(cases.get(3), cases.get(1), cases.get(2));
  }

  @Test
  void whatThrowsByAccidentIsNoTest() throws Exception {
    assertThat(AccidentalFailures.isOne(guests.add(PARKING, "share", 5, 0))).isTrue();
    assertThat(AccidentalFailures.isOne(guests.add(PARKING, "initial", ""))).isTrue();
    assertThat(AccidentalFailures.isOne(guests.add(true, PARKING, "share", 5, 0)))
        .as("an error, which has a class of its own")
        .isFalse();
  }

  @Test
  void whatTheProgramThrowsItselfIsATest() throws Exception {
    Object none = null;
    assertThat(AccidentalFailures.isOne(guests.add(PARKING, "fee", -1))).isFalse();
    assertThat(AccidentalFailures.isOne(guests.add(PARKING, "checked", none))).isFalse();
  }

  @Test
  void aResultThatWasGivenAndNumbersBelowNothingAreHarderToRead() throws Exception {
    assertThat(ReadingCost.of(enter(5, 3))).isLessThan(ReadingCost.of(enter(5, -3)));
    assertThat(ReadingCost.of(guests.add(PARKING, "share", 10, 2)))
        .isLessThan(ReadingCost.of(guests.add(PARKING, "share", 8, 1)));
  }

  @Test
  void callsBeforeThatDoNotMatterAreLeftOutWhereTheSameMistakesShow() throws Exception {
    SuiteCase noted =
        enter(5, 7, new Step.NewText(5, "b"), call("setNote", 6, "java.lang.String", 5));
    SuiteCase full = enter(5, 3, new Step.Constant(5, 4), call("enter", 6, "int", 5));
    KillingCases killing =
        new KillingCases(Set.of(noted.target().owner()), replayer, Budget.unlimited());
    killing.shownBy(noted);
    killing.shownBy(full);
    Refusals refusals = Refusals.of(List.of());
    PlainerCases plainer =
        new PlainerCases(guests.program(), refusals, replayer, Budget.unlimited());
    PolishedCases polished = new PolishedCases(plainer, killing, Budget.unlimited());

    SuiteCase other =
        guests.add(PARKING, "setNote", guests.object("shop.Parking", "places", 1), "b");
    assertThat(polished.of(List.of(noted, other)).get(0).replay().recipe().steps()).hasSize(3);
    assertThat(polished.of(List.of(full)).get(0).replay().recipe().steps())
        .as("without the first call there would be room")
        .anyMatch(step -> step instanceof Step.Invoke);
  }

  @Test
  void aTestIsNeedlessWhereAnotherDoesTheSameAndAssertsMore() throws Exception {
    SuiteCase one = enter(5, 3);
    SuiteCase two = enter(5, 2);
    String lines = "@Test\nvoid one() {\n  Parking parking = new Parking(5);\n  assertTrue(x);\n}";
    String more = lines.replace("one", "two").replace("\n}", "\n  assertEquals(3, y);\n}");

    assertThat(NeedlessTests.without(List.of(one, two), Map.of(one, lines, two, more)))
        .containsExactly(two);
    assertThat(
            NeedlessTests.without(
                List.of(one, two), Map.of(one, lines, two, more.replace("ass", "p.go();\n  ass"))))
        .as("another does more before")
        .hasSize(2);
    assertThat(NeedlessTests.without(List.of(one, two), Map.of(one, lines, two, lines)))
        .as("one of two that are alike, for the other may be another call")
        .hasSize(2);
  }
}
