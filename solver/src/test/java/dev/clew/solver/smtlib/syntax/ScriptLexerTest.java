package dev.clew.solver.smtlib.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.smtlib.syntax.ScriptToken.Kind;
import java.io.ByteArrayInputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptLexerTest {

  @Test
  void everyKindOfTokenIsToldApart() {
    assertThat(kinds("( ) 12 1.50 #xAf #b01 \"s\" a |b c| :k"))
        .containsExactly(
            Kind.LEFT,
            Kind.RIGHT,
            Kind.NUMERAL,
            Kind.DECIMAL,
            Kind.HEX,
            Kind.BINARY,
            Kind.STRING,
            Kind.SYMBOL,
            Kind.QUOTED,
            Kind.KEYWORD);
    assertThat(texts("12 1.50 #xAf #b01 \"s\" a |b c| :k"))
        .containsExactly("12", "1.50", "Af", "01", "s", "a", "b c", "k");
  }

  @Test
  void symbolsMayHaveAllTheSpecialCharacters() {
    assertThat(texts("~!@$%^&*_-+=<>.?/ a1 -3 fp.add <="))
        .containsExactly("~!@$%^&*_-+=<>.?/", "a1", "-3", "fp.add", "<=");
  }

  @Test
  void aDoubledQuoteInAStringIsOne() {
    assertThat(texts("\"\" \"a\"\"b\" \"\"\"\"")).containsExactly("", "a\"b", "\"");
  }

  @Test
  void stringsAndQuotedSymbolsMaySpanLinesAndHoldAnything() {
    assertThat(texts("\"a\n;b\" |c\n(;\" é \uD83D\uDE00|"))
        .containsExactly("a\n;b", "c\n(;\" é \uD83D\uDE00");
  }

  @Test
  void commentsEndWithTheirLine() {
    assertThat(texts("a ; b ( \" |\nc;\rd;")).containsExactly("a", "c", "d");
  }

  @Test
  void bytesThatAreNoTextAreFineInCommentsAndStringsAlone() {
    assertThat(tokens(latin1("; \u00e9\n(\"\u00e9\u00ff\")")).stream().map(ScriptToken::kind))
        .containsExactly(Kind.LEFT, Kind.STRING, Kind.RIGHT);
    for (String text : List.of("\n \u00e9", "\n |\u00e9|", "\n \u00ffx")) {
      assertThatThrownBy(() -> tokens(latin1(text)))
          .isInstanceOf(ScriptException.class)
          .hasMessage("f:2:2: this is not UTF-8, expected it converted, as iconv does");
    }
  }

  @Test
  void aByteOrderMarkIsSkippedAndTakesNoColumn() {
    assertThat(tokens("\uFEFFa").get(0).position()).isEqualTo(new ScriptPosition("f", 1, 1));
  }

  @Test
  void parenthesesNeedNoSpacesAround() {
    assertThat(kinds("(a)\"s\"(:k)1)"))
        .containsExactly(
            Kind.LEFT,
            Kind.SYMBOL,
            Kind.RIGHT,
            Kind.STRING,
            Kind.LEFT,
            Kind.KEYWORD,
            Kind.RIGHT,
            Kind.NUMERAL,
            Kind.RIGHT);
  }

  @Test
  void positionsCountLinesOfAllSortsTabsAndCharacters() {
    assertThat(tokens("a\n\tb\r\nc\rd |\uD83D\uDE00| e").stream().map(ScriptToken::position))
        .containsExactly(
            new ScriptPosition("f", 1, 1),
            new ScriptPosition("f", 2, 2),
            new ScriptPosition("f", 3, 1),
            new ScriptPosition("f", 4, 1),
            new ScriptPosition("f", 4, 3),
            new ScriptPosition("f", 4, 7));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "` 12a`~`f:1:2: '12a…' is neither a literal nor a symbol, expected a space or a parenthesis after '12'`",
        "`1.`~`f:1:1: '1.' is no number, expected digits after the dot`",
        "`1.x`~`f:1:1: '1.' is no number, expected digits after the dot`",
        "`#`~`f:1:1: '#' starts no literal, expected #x or #b`",
        "`#o7`~`f:1:1: '#' starts no literal, expected #x or #b`",
        "`#x`~`f:1:1: '#x' has no digits, expected at least one`",
        "`#b012`~`f:1:1: '#b012…' is neither a literal nor a symbol, expected a space or a parenthesis after '#b01'`",
        "`a\n \"bc`~`f:2:2: string literal is not closed, expected '\"'`",
        "`|bc`~`f:1:1: quoted symbol is not closed, expected '|'`",
        "`|b\\c|`~`f:1:1: quoted symbol has a backslash, expected none`",
        "`: a`~`f:1:1: a colon without a name, expected a keyword such as :status`",
        "`(é)`~`f:1:2: unexpected 'é', expected bars |…| around an unusual symbol`",
        "`'x`~`f:1:1: unexpected ''', expected bars |…| around an unusual symbol`",
      })
  void whatIsNoTokenIsNamedWithItsPlace(String text, String message) {
    assertThatThrownBy(() -> tokens(text)).isInstanceOf(ScriptException.class).hasMessage(message);
  }

  @Test
  void nothingIsReadBeyondWhatATokenNeeds() {
    Reader dialogue =
        new Reader() {
          private boolean given;

          @Override
          public int read(char[] buffer, int offset, int length) {
            if (given) {
              throw new AssertionError("would have waited for the next command");
            }
            given = true;
            "(exit)".getChars(0, 6, buffer, offset);
            return 6;
          }

          @Override
          public void close() {}
        };
    ScriptLexer lexer = new ScriptLexer(new CharSource("f", dialogue));
    assertThat(List.of(lexer.next().kind(), lexer.next().kind(), lexer.next().kind()))
        .containsExactly(Kind.LEFT, Kind.SYMBOL, Kind.RIGHT);
  }

  private static List<ScriptToken> tokens(String text) {
    return tokens(new StringReader(text));
  }

  private static List<ScriptToken> tokens(Reader text) {
    ScriptLexer lexer = new ScriptLexer(new CharSource("f", text));
    List<ScriptToken> tokens = new ArrayList<>();
    for (ScriptToken next = lexer.next(); next.kind() != Kind.END; next = lexer.next()) {
      tokens.add(next);
    }
    return tokens;
  }

  private static Reader latin1(String text) {
    return CharSource.decode(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)));
  }

  private static List<Kind> kinds(String text) {
    return tokens(text).stream().map(ScriptToken::kind).toList();
  }

  private static List<String> texts(String text) {
    return tokens(text).stream().map(ScriptToken::text).toList();
  }
}
