package dev.clew.hotspots.known;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.hotspots.interpreter.SinkInterpreter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwnLanguagesTest {

  @Test
  void aLineIsANameAndAnExpression() {
    OwnLanguages languages = OwnLanguages.read("# ours\n\n article = [A-Z]{2}-\\d+=? \n");
    SinkInterpreter article = languages.of("article").orElseThrow();
    assertThat(article.name()).isEqualTo("article");
    assertThat(article.syntaxOf("AB-12").isSentence()).isTrue();
    assertThat(article.syntaxOf("AB-12=").isSentence()).isTrue();
    assertThat(article.syntaxOf("xAB-12").isSentence()).isFalse();
    assertThat(languages.of("other")).isEmpty();
  }

  @Test
  void theLanguageHasTheWordsThatMatch() {
    SinkInterpreter article = OwnLanguages.read("article=a|b+c").of("article").orElseThrow();
    for (String word : new String[] {"", "a", "b", "bc", "bbc", "ac", "a\n"}) {
      assertThat(article.sentences().orElseThrow().accepts(word))
          .as(word)
          .isEqualTo(article.syntaxOf(word).isSentence());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"article", "Article = a", "sql = a", "a = (", "a = (x)\\1", "a = b\na = c"})
  void whatIsNoLanguageIsRefused(String text) {
    assertThatThrownBy(() -> OwnLanguages.read(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
