package dev.clew.hotspots.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.hotspots.interpreter.HoleContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages that are not written to their ends. */
class HtmlInterpreterTest {

  private final HtmlInterpreter interpreter = new HtmlInterpreter();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "<input value=\"@ | \" onclick=\"x | &quot;",
        "<input value='@ | ' onclick='x | \"",
        "<input value=@ | a onclick=x | a",
        "<p>@ | <b> | \"",
        "<!-- @ | --><b> | \"",
        "<textarea>@ | </textarea><b> | \"",
        "<script>var x = '@ | ';y(' | z",
      })
  void whatIsStillOpenCanBeLeft(String template, String attack, String harmless) {
    assertThat(structure(template, attack)).isNotEqualTo(structure(template, "abc"));
    assertThat(structure(template, harmless)).isEqualTo(structure(template, "abc"));
  }

  @Test
  void anAttributeThatIsOpenHasWordsThatLeaveIt() {
    String page = "<input value=\"abc";
    HoleContext context = interpreter.contextOf(page, page.length() - 3, page.length());
    assertThat(context.name()).contains("value");
    assertThat(context.confined().accepts("<b>")).isTrue();
    assertThat(context.confined().accepts("\"")).isFalse();
    assertThat(context.attacks()).isNotEmpty();
  }

  private String structure(String template, String word) {
    return interpreter.structureOf(template.replace("@", word)).text();
  }
}
