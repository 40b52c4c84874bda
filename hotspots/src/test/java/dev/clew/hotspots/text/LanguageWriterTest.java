package dev.clew.hotspots.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.automata.TooLarge;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.regex.JavaRegex;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageWriterTest {

  private final Automata automata = new Automata();
  private final LanguageWriter text = new LanguageWriter(automata);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "abc",
        "a|b|cd",
        "(ab)*c?",
        "[a-f]{2,4}x+",
        "select ([a-z]|'')* from t( where x)?",
        "(a|b)*abb",
        "\\(\\(2\\+1\\)\\+0\\)",
        "[\\s\\S]*'[\\s\\S]*",
        "-?[1-9][0-9]*|0",
        "\\u0000|\\uD83D\\uDE00",
        "[-\\]^&#]+\\$"
      })
  void thePatternHasTheWordsOfTheAutomaton(String pattern) throws TooLarge {
    Nfa nfa = automata.of(new JavaRegex().language(pattern, 0).orElseThrow());
    String written = text.of(new RowLanguage(Optional.of(nfa), true));
    Pattern.compile(written);
    Nfa back = automata.of(new JavaRegex().language(written, 0).orElseThrow());
    assertThat(automata.isIncluded(nfa, back)).as(written).isTrue();
    assertThat(automata.isIncluded(back, nfa)).as(written).isTrue();
  }

  @Test
  void theSmallestAutomatonIsSmall() throws TooLarge {
    Nfa nfa = automata.of(new JavaRegex().language("(a|b)*abb|(b|a)*abb", 0).orElseThrow());
    assertThat(text.smallest(new RowLanguage(Optional.of(nfa), true)).orElseThrow().stateCount())
        .isEqualTo(4);
  }

  @Test
  void aLanguageWithoutWordsIsToldFromTheEmptyWord() throws TooLarge {
    RowLanguage none = new RowLanguage(Optional.of(automata.of(Language.NOTHING)), true);
    RowLanguage empty = new RowLanguage(Optional.of(automata.of(Language.EMPTY)), true);
    assertThat("").doesNotMatch(text.of(none));
    assertThat("").matches(text.of(empty));
  }

  @Test
  void whatIsLongIsToldByItsSize() throws TooLarge {
    Nfa nfa = automata.word("x".repeat(300));
    assertThat(text.of(new RowLanguage(Optional.of(nfa), true)))
        .isEqualTo("an automaton of 301 states and 300 moves");
  }

  @Test
  void drawingsHaveEveryState() throws TooLarge {
    Nfa nfa = automata.of(new JavaRegex().language("a<b|&\"", 0).orElseThrow());
    SmallestAutomaton smallest =
        text.smallest(new RowLanguage(Optional.of(nfa), true)).orElseThrow();
    AutomatonDrawing drawing = new AutomatonDrawing(smallest);
    assertThat(drawing.dot()).startsWith("digraph").contains("\\\"").contains("0 ->");
    assertThat(drawing.svg()).contains("&lt;").contains("&amp;").contains("</svg>");
    assertThat(drawing.svg().split("<text", -1).length - 1)
        .isEqualTo(smallest.stateCount() + smallest.moveCount());
  }
}
