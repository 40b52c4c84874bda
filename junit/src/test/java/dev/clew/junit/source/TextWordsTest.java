package dev.clew.junit.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextWordsTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "``, Empty",
        "plain, Plain",
        "`Dear Ada, `, DearAda",
        "Line[sku=AA-0 count=1], LineSkuAa0Count1",
        "http://localhost, HttpLocalhost",
        "0.0-, 0_0",
        "+inf, Inf",
        "+, Plus",
        "` `, Space",
        "--, MinusMinus",
        "-0.05, Minus0_05",
        "a-b, AMinusB",
        "`\",x\"`, TextWithQuotesAndComma",
        "§§, TextOfLength2",
        "the first words of a long sentence, TheFirstWordsOfALong",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, TextOfLength41",
        "äöü, TextOfLength3"
      })
  void aTextIsToldByItsWords(String text, String words) {
    assertThat(TextWords.of(text)).isEqualTo(words);
  }
}
