package dev.clew.hotspots.known;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.hotspots.interpreter.SinkInterpreter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwnLanguagesTest {

  private static OwnLanguages read(String text) {
    return OwnLanguages.read(
        text,
        name -> {
          if (!name.equals("sums.g4")) {
            throw new IllegalArgumentException("no file");
          }
          return "grammar Sums; sum : N ('+' N)* EOF ; n : N EOF ; N : [0-9]+ ;";
        });
  }

  @Test
  void aLineMayNameAGrammarAndItsFirstRule() {
    OwnLanguages languages = read("sum = grammar sums.g4\nnumber = grammar sums.g4#n");
    SinkInterpreter sum = languages.of("sum").orElseThrow();
    SinkInterpreter number = languages.of("number").orElseThrow();
    assertThat(sum.syntaxOf("1+2").isSentence()).isTrue();
    assertThat(number.syntaxOf("1+2").isSentence()).isFalse();
    assertThat(number.syntaxOf("12").isSentence()).isTrue();
  }

  @Test
  void aLineIsANameAndAnExpression() {
    OwnLanguages languages = read("# ours\n\n article = [A-Z]{2}-\\d+=? \n");
    SinkInterpreter article = languages.of("article").orElseThrow();
    assertThat(article.name()).isEqualTo("article");
    assertThat(article.syntaxOf("AB-12").isSentence()).isTrue();
    assertThat(article.syntaxOf("AB-12=").isSentence()).isTrue();
    assertThat(article.syntaxOf("xAB-12").isSentence()).isFalse();
    assertThat(languages.of("other")).isEmpty();
  }

  @Test
  void theLanguageHasTheWordsThatMatch() {
    SinkInterpreter article = read("article=a|b+c").of("article").orElseThrow();
    for (String word : new String[] {"", "a", "b", "bc", "bbc", "ac", "a\n"}) {
      assertThat(article.sentences().orElseThrow().accepts(word))
          .as(word)
          .isEqualTo(article.syntaxOf(word).isSentence());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "article",
        "Article = a",
        "sql = a",
        "a = (",
        "a = (x)\\1",
        "a = b\na = c",
        "a = grammar x.g4",
        "a = grammar sums.g4#x"
      })
  void whatIsNoLanguageIsRefused(String text) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
