package dev.clew.junit.source.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CauseWordsTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "Order is empty, orderIsEmpty",
        "Percent out of range: 101, percentOutOfRange",
        "Account of Ada is frozen, accountIsFrozen",
        "only 3 of A-1 in stock, only3InStock",
        "Not free from 2024-02-01 to 2024-02-04, notFree",
        "No 'Ada' here, noHere",
        "frozen, ``"
      })
  void aRefusalIsNamedByWhatTheProgramSaysWithoutWhatItWasGiven(String message, String words) {
    List<String> given = List.of("Ada", "A-1", "2024-02-01", "2024-02-04");

    assertThat(CauseWords.of(message, given)).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "`a,\"b\"`, WithCommaAndQuotes",
        "tea for two, WithBlanks",
        "` tea `, WithBlanksAround",
        "2024/05/17, WithSlashes",
        "a-b, WithDash",
        "(a) [b] {c}, ``",
        "tea, ``"
      })
  void aTextThatNoNameCanSpellIsToldByItsSigns(String text, String words) {
    assertThat(TextFeatures.of(text)).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource({
    "depositMustBePositive, true",
    "atLeast4, true",
    "aStayEndsAfterItBegins, true",
    "aMatrixHasRowsAndColumns, true",
    "accountIsFrozen, false",
    "percentOutOfRange, false",
    "tooLateToCancel, false",
    "insufficientFunds, false"
  })
  void whatShouldBeIsToldFromWhatIsWrong(String words, boolean isRule) {
    assertThat(CauseWords.isRule(words)).isEqualTo(isRule);
  }
}
