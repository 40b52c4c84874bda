package dev.clew.solver.smtlib.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.smtlib.Terms;
import dev.clew.solver.smtlib.syntax.CharSource;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExprReader;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LiteralCharactersTest {

  private final Terms terms = new Terms();

  @Test
  void onlyTheEscapesOfTheStandardAreEscapes() {
    reads("\"a\"\"b\"", "a\"b");
    reads("\"\"\"\"", "\"");
    reads("\"\\u0041\\u{41}\\u{041}\\u{0041}\\u{00041}\"", "AAAAA");
    reads("\"\\ud83D\\u{DE00}\"", "\ud83d\ude00");
    reads("\"\\u00412\"", "A2");
    reads("\"\\u{fffF}\"", "\uffff");
    reads("\"\\x41\\n\\t\\\\\\a\"", "\\x41\\n\\t\\\\\\a");
    reads(
        "\"\\u{}\\u{g}\\u{000041}\\u{30000}\\u004\\u\\U0041\"",
        "\\u{}\\u{g}\\u{000041}\\u{30000}\\u004\\u\\U0041");
    reads("\"\\\\u{41}\"", "\\A");
    reads("\"\\u{5c}u{41}\"", "\\u{41}");
    reads("\"\\u{\\u{41}\"", "\\u{A");
  }

  @Test
  void charactersOfTheScriptsOwnEncodingAreThemselves() {
    reads("\"ä\u4e2d\"", "ä\u4e2d");
    assertThatThrownBy(() -> terms.term("\"\ud83d\ude00\"")).hasMessageContaining("beyond U+FFFF");
    byte[] latin = "(assert (= \"\u00e4\" \"\"))".getBytes(StandardCharsets.ISO_8859_1);
    SExpr command = new SExprReader("t", CharSource.decode(new ByteArrayInputStream(latin))).next();
    assertThatThrownBy(
            () ->
                LiteralCharacters.text(
                    (SExpr.Atom) ((SExpr.Group) ((SExpr.Group) command).get(1)).get(1)))
        .hasMessage(
            "t:1:12: this is not UTF-8, expected it converted, or an escape such as \\u{e9}");
  }

  @Test
  void stringsLookAsInOtherSolvers() {
    assertThat(LiteralCharacters.literal("a \"~\\b\\")).isEqualTo("\"a \"\"~\\b\\\"");
    assertThat(LiteralCharacters.literal("\u0000\t\u007f\u00e4\ud800\uffff"))
        .isEqualTo("\"\\u{0}\\u{9}\\u{7f}\\u{e4}\\u{d800}\\u{ffff}\"");
    assertThat(LiteralCharacters.literal("\\u{61}")).isEqualTo("\"\\u{5c}u{61}\"");
  }

  @Test
  void whatIsPrintedReadsBack() {
    for (String nasty :
        List.of(
            "",
            "\"",
            "\"\"",
            "\\",
            "\\\\u",
            "\\u{61}",
            "\\u0061",
            "\\\\u{5c}u{61}",
            "\ud800",
            "\udc00\ud800",
            "\ud83d\ude00",
            "\u0000",
            "ß\u0130Σ",
            "\uffff\\",
            "\\u",
            "u{\\u{")) {
      reads(LiteralCharacters.literal(nasty), nasty);
    }
    Random random = new Random(3);
    String letters = "\\\\u{}0416\"a\ud800\udc00\uffff\n";
    for (int i = 0; i < 2000; i++) {
      StringBuilder text = new StringBuilder();
      for (int j = random.nextInt(12); j > 0; j--) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      String literal = LiteralCharacters.literal(text.toString());
      assertThat(literal).matches("[ -~]*");
      reads(literal, text.toString());
    }
  }

  private void reads(String literal, String text) {
    assertThat(terms.value(literal).asString()).isEqualTo(text);
  }
}
