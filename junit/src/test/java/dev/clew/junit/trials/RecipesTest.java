package dev.clew.junit.trials;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RecipesTest {

  private static final List<String> TEXT = List.of("java.lang.String");

  private static Step construct(int result, Integer... arguments) {
    return new Step.Construct(result, "shop.Line", List.of("char"), List.of(arguments));
  }

  private static Step.Invoke call(int result, int receiver, Integer... arguments) {
    return new Step.Invoke(
        result, "shop.Line", "parse", TEXT, OptionalInt.of(receiver), List.of(arguments));
  }

  private static Recipe parse(char separator, String line) {
    return new Recipe(
        List.of(new Step.Constant(1, separator), construct(2, 1), new Step.NewText(3, line)),
        call(4, 2, 3),
        null);
  }

  @Test
  void aSeparatorThatDoesNotPrintBecomesACommaWhereverItIs() {
    assertThat(TidyRecipe.printable(parse('\0', "\1\0\"\2\""))).isEqualTo(parse(',', "a,\"b\""));
  }

  @Test
  void whatIsThereAlreadyIsNotTaken() {
    assertThat(TidyRecipe.printable(parse(',', "a\0b\0"))).isEqualTo(parse(',', "acbc"));
    assertThat(TidyRecipe.printable(parse('\0', ",\0"))).isEqualTo(parse(';', ",;"));
  }

  @Test
  void blanksOfAllKindsAreSpaces() {
    assertThat(TidyRecipe.printable(parse(',', "*\r\0\t*"))).isEqualTo(parse(',', "* a *"));
  }

  @Test
  void yearsBecomeThoseOfThisCenturyInTheirOrder() {
    Recipe dates =
        new Recipe(
            List.of(new Step.NewText(1, "0016-02-01"), new Step.NewText(2, "1970-01-01")),
            call(3, 9, 1, 2),
            null);
    assertThat(TidyRecipe.ofOurTime(dates).steps())
        .containsExactly(new Step.NewText(1, "2024-02-01"), new Step.NewText(2, "2025-01-01"));
  }

  @Test
  void numbersLoseZerosAndLettersThatRepeatBecomeOthers() {
    assertThat(Values.plain("0000000000--000000101")).isEqualTo("0--101");
    assertThat(Values.plain("0aaaaa-")).isEqualTo("0abcde-");
    assertThat(Values.plain("zzzz")).isEqualTo("zzzz");
    assertThat(Values.plain("0016-02-01")).isEqualTo("0016-02-01");
  }

  @Test
  void wordsOfATextAreReplacedOneByOneAndAllTogether() {
    assertThat(Values.texts("a b", Set.of("*"), Set.of()))
        .contains("* *", "* b", "a *", "1 b", "12 12");
  }

  @Test
  void decimalsGetTheirNeighboursAndThoseThatTheClassKnows() {
    assertThat(Values.texts("0", Set.of("50.00"), Set.of(10L)))
        .contains("0.01", "-0.01", "50.00", "50.01", "49.99");
  }

  @Test
  void callsThatNobodyNeedsAreLeftOutWithTheirValues() {
    Recipe two =
        new Recipe(
            List.of(
                new Step.Constant(1, ','),
                construct(2, 1),
                new Step.NewText(3, "a"),
                call(4, 2, 3),
                new Step.NewText(5, "b"),
                call(6, 2, 5),
                new Step.NewText(7, "c")),
            call(8, 2, 7),
            null);
    assertThat(ShorterRecipe.of(two))
        .extracting(each -> each.steps().size())
        .containsExactly(3, 5, 5);
    assertThat(ShorterRecipe.of(two).get(0).steps())
        .containsExactly(new Step.Constant(1, ','), construct(2, 1), new Step.NewText(7, "c"));
  }

  @Test
  void whatTheLibraryReadsFromATextIsLeftOutWithTheCallThatNeededIt() {
    Step.Invoke day =
        new Step.Invoke(
            4,
            "java.time.LocalDate",
            "parse",
            List.of("java.lang.CharSequence"),
            OptionalInt.empty(),
            List.of(3));
    Recipe dated =
        new Recipe(
            List.of(
                new Step.Constant(1, ','),
                construct(2, 1),
                new Step.NewText(3, "2024-05-17"),
                day,
                call(5, 2, 4)),
            call(6, 2, 1),
            null);
    assertThat(ShorterRecipe.of(dated).get(0).steps())
        .containsExactly(new Step.Constant(1, ','), construct(2, 1));
  }

  @Test
  void namesAskForNumbersThatPassTheirChecks() {
    assertThat(OrdinaryWords.meant("isbn").get(0)).isEqualTo("9780306406157");
  }

  @Test
  void aLinkOfAChainIsLeftOut() {
    Recipe chain =
        new Recipe(
            List.of(new Step.NewText(1, "a"), construct(2, 1), call(3, 2), call(4, 3)),
            call(5, 4, 1),
            null);
    assertThat(ShorterRecipe.of(chain))
        .extracting(Recipe::call)
        .containsExactly(call(5, 4, 1), call(5, 3, 1));
    assertThat(ShorterRecipe.of(chain).get(0).steps().get(2)).isEqualTo(call(4, 2));
  }

  @Test
  void daysThatAreFarApartComeNearInTheirOrder() {
    Recipe dates =
        new Recipe(
            List.of(new Step.NewText(1, "2025-01-01"), new Step.NewText(2, "2024-02-01")),
            call(3, 9, 1, 2),
            null);
    assertThat(TidyRecipe.near(dates).steps())
        .containsExactly(new Step.NewText(1, "2024-02-04"), new Step.NewText(2, "2024-02-01"));
  }

  @Test
  void namesOfParametersAskForWordsAndThoseOfMethodsWhereTheyDoNot() {
    assertThat(OrdinaryWords.meant("firstName parse").get(0)).isEqualTo("Ada");
    assertThat(OrdinaryWords.meant("input phone").get(0)).isEqualTo("030 1234567");
    assertThat(OrdinaryWords.meant("capacity width").get(0)).isEqualTo("apple");
  }

  @Test
  void aWordThatIsABeginningOrAnEndIsCompleted() {
    assertThat(Values.texts("x", Set.of("SAVE", "-VIP"), Set.of()))
        .contains("SAVE10", "SAVE20", "TEA-VIP");
  }

  @Test
  void numbersInTextsLoseTheirSignsAndBecomeSmall() {
    assertThat(Values.aboveZero("*/-101")).isEqualTo("*/101");
    assertThat(Values.aboveZero("0--100 a-1")).isEqualTo("0-100 a-1");
    assertThat(Values.renumbered("*/101")).contains("*/2", "*/10");
  }

  @Test
  void daysThatAreTheSameBecomeARow() {
    Recipe dates =
        new Recipe(
            List.of(new Step.NewText(1, "2024-01-01"), new Step.NewText(2, "2024-01-01")),
            call(3, 9, 1, 2),
            null);
    assertThat(TidyRecipe.inARow(dates).steps())
        .containsExactly(new Step.NewText(1, "2024-01-01"), new Step.NewText(2, "2024-01-04"));
  }

  @Test
  void numbersThatAreEqualStayEqual() {
    Recipe both =
        new Recipe(
            List.of(new Step.NewText(1, "-101-102"), new Step.Constant(2, -101)),
            call(3, 9, 1, 2),
            null);
    Recipe above = EqualNumbers.aboveZero(both);

    assertThat(above.steps())
        .containsExactly(new Step.NewText(1, "101-102"), new Step.Constant(2, 101));
    assertThat(EqualNumbers.smaller(above).get(0).steps())
        .containsExactly(new Step.NewText(1, "5-102"), new Step.Constant(2, 5));
    assertThat(EqualNumbers.smaller(above)).as("102 is there once").hasSize(2);
  }
}
