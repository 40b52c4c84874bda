package dev.clew.solver.smtlib.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.language.Language;
import dev.clew.solver.smtlib.Terms;
import dev.clew.solver.smtlib.syntax.ScriptException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each operator against the words of the theory's definition. */
class RegexSymbolsTest {

  private static final String A = "(str.to_re \"a\")";
  private static final String B = "(str.to_re \"b\")";

  private final Terms terms = new Terms();

  /** All words over a, b and c of at most three letters; {@code -} stands for the empty one. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "re.none ~ ",
        "re.nostr ~ ",
        "re.allchar ~ a b c",
        "A ~ a",
        "(str.to.re \"ab\") ~ ab",
        "(str.to_re (str.++ \"a\" (str.substr \"xbx\" 1 1))) ~ ab",
        "(str.to_re \"\") ~ -",
        "(re.++ A B A) ~ aba",
        "(re.++ A) ~ a",
        "(re.union A B) ~ a b",
        "(re.inter (re.* A) (re.++ A A)) ~ aa",
        "(re.inter A B) ~ ",
        "(re.* A) ~ - a aa aaa",
        "(re.+ A) ~ a aa aaa",
        "(re.opt A) ~ - a",
        "(re.diff (re.* A) A) ~ - aa aaa",
        "(re.diff (re.* A) A (re.++ A A)) ~ - aaa",
        "(re.diff A (re.* A)) ~ ",
        "(re.inter re.allchar (re.comp A)) ~ b c",
        "(re.inter re.allchar (re.complement A)) ~ b c",
        "(re.comp re.all) ~ ",
        "(re.range \"a\" \"b\") ~ a b",
        "(re.range \"b\" \"b\") ~ b",
        "(re.range \"b\" \"a\") ~ ",
        "(re.range \"\" \"a\") ~ ",
        "(re.range \"a\" \"bc\") ~ ",
        "(re.range (_ char #x61) (_ char #x62)) ~ a b",
        "(re.range (str.at \"xa\" 1) \"b\") ~ a b",
        "(re.range (str.at \"xa\" 2) \"b\") ~ ",
        "(re.range \"b\" \"\\u{2ffff}\") ~ b c",
        "(re.range \"\\u{10000}\" \"\\u{2ffff}\") ~ ",
        "((_ re.^ 0) A) ~ -",
        "((_ re.^ 2) A) ~ aa",
        "((_ re.^ 0) re.none) ~ -",
        "((_ re.^ 1) re.none) ~ ",
        "((_ re.loop 1 2) A) ~ a aa",
        "((_ re.loop 0 0) A) ~ -",
        "((_ re.loop 3 2) A) ~ ",
        "((_ re.loop 2) A) ~ aa aaa",
        "(re.loop A 1 2) ~ a aa",
        "(re.loop A 3 2) ~ ",
        "(re.loop A 2) ~ aa aaa",
        "((_ re.loop 2 3) (re.opt A)) ~ - a aa aaa",
        "(re.* re.none) ~ -",
        "(ite (= 1 1) A B) ~ a",
        "(let ((r (re.union A B))) (re.++ r r)) ~ aa ab ba bb",
      })
  void operatorsMeanWhatTheTheorySays(String regex, String words) {
    String term = regex.replace("A", A).replace("B", B);
    String list = words == null ? "" : words;
    for (String word : allWords()) {
      boolean expected = (" " + list + " ").contains(" " + (word.isEmpty() ? "-" : word) + " ");
      assertThat(terms.holds("(str.in_re \"" + word + "\" " + term + ")"))
          .as(word)
          .isEqualTo(expected);
      assertThat(terms.holds("(str.in.re \"" + word + "\" " + term + ")")).isEqualTo(expected);
    }
  }

  private static List<String> allWords() {
    List<String> words = new ArrayList<>();
    words.add("");
    for (int i = 0; i < words.size() && words.get(i).length() < 3; i++) {
      for (String letter : new String[] {"a", "b", "c"}) {
        words.add(words.get(i) + letter);
      }
    }
    return words;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "(str.replace_re \"xaab\" (re.+ A) \"-\") ~ \"x-ab\"",
        "(str.replace_re \"xaab\" (re.* A) \"-\") ~ \"-xaab\"",
        "(str.replace_re \"xb\" A \"-\") ~ \"xb\"",
        "(str.replace_re \"\" (re.* A) \"-\") ~ \"-\"",
        "(str.replace_re_all \"xaab\" (re.+ A) \"-\") ~ \"x--b\"",
        "(str.replace_re_all \"xaab\" (re.* A) \"-\") ~ \"x--b\"",
        "(str.replace_re_all \"abab\" (re.++ A B) \"\") ~ \"\"",
        "(str.replace_re_all \"\" re.all \"x\") ~ \"\"",
      })
  void replacementsTakeTheLeftmostShortestWord(String term, String value) {
    assertThat(terms.value(term.replace("A", A).replace("B", B))).isEqualTo(terms.value(value));
  }

  @Test
  void everythingIsEverything() {
    assertThat(language("re.all")).isEqualTo(Language.ANYTHING);
    assertThat(language("(re.* re.allchar)")).isEqualTo(Language.ANYTHING);
    assertThat(language("(re.range \"\\u{0}\" \"\\u{2ffff}\")")).isEqualTo(Language.ANY_CHAR);
  }

  @Test
  void languagesThatAreWrittenAlikeAreEqual() {
    assertThat(terms.holds("(= (re.union " + A + B + ") (re.range \"a\" \"b\"))")).isTrue();
    assertThat(terms.holds("(distinct " + A + A + ")")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "(= re.all re.none) ~ t:1:11: whether two regular expressions have the same words is not supported",
        "(re.* \"a\") ~ t:1:7: argument 1 of 're.*' has sort String, expected RegLan",
        "(str.in_re \"a\" \"b\") ~ t:1:16: argument 2 of 'str.in_re' has sort String, expected RegLan",
        "(str.to_re 1) ~ t:1:12: argument 1 of 'str.to_re' has sort Int, expected String",
        "((_ re.^ 99999999999) re.all) ~ t:1:10: index 99999999999 of 're.^', expected a numeral from 0 to 2147483647",
        "(re.loop re.all (- 1) 2) ~ t:1:17: 're.loop' -1 times, expected another number",
        "((_ re.loop 1 2 3) re.all) ~ t:1:2: 're.loop' has 3 indices, expected 2",
        "(re.from_ecma2020 \"a\") ~ t:1:2: 're.from_ecma2020' is not supported",
      })
  void mistakesAreNamedWithTheirPlace(String term, String message) {
    assertThatThrownBy(() -> terms.term(term))
        .isInstanceOf(ScriptException.class)
        .hasMessage(message);
  }

  private Language language(String text) {
    return terms.value(text).asLanguage();
  }
}
