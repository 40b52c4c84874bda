package dev.clew.junit.source.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.replay.recipe.Step;
import java.util.List;
import org.junit.jupiter.api.Test;
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
        "+inf, PlusInf",
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

  @Test
  void aCollectionIsNamedByWhatItsTextsHave() {
    Step fields = new Step.NewContainer(1, "java.util.List", List.of(), 2);

    assertThat(InputWords.feature("fields", fields, "tea\"milk\"")).isEqualTo("fieldsWithQuotes");
    assertThat(InputWords.feature("fields", fields, "teamilk")).isEmpty();
  }

  @Test
  void aLongTextIsToldByItsSignsAndAShortOneIsSpelled() {
    assertThat(InputWords.feature("line", new Step.NewText(1, "tea,milk"), ""))
        .isEqualTo("lineWithComma");
    assertThat(InputWords.feature("field", new Step.NewText(1, "*/2"), "")).isEmpty();
    assertThat(InputWords.exact("field", new Step.NewText(1, "*/2"))).isEqualTo("fieldStarSlash2");
  }
}
