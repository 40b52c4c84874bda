package dev.clew.hotspots.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.automata.Automata;
import dev.clew.solver.automata.Nfa;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.simplify.Simplifier;
import java.util.List;
import org.junit.jupiter.api.Test;

class TermLanguagesTest {

  private static final Language LETTERS = Language.plus(Language.chars(CharSet.LOWER));

  private final ExprFactory terms = Simplifier.factory();
  private final Expr name = terms.symbol("name", Sort.STRING);
  private final Expr other = terms.symbol("other", Sort.STRING);

  private RowLanguage language(Expr term, Expr... conditions) {
    return new TermLanguages(new Automata(), List.of(conditions)).of(SentenceRow.of(term));
  }

  private Expr concat(Expr... parts) {
    Expr all = parts[0];
    for (int i = 1; i < parts.length; i++) {
      all = terms.apply(StringOp.CONCAT, all, parts[i]);
    }
    return all;
  }

  private Expr isLetters(Expr term) {
    return terms.apply(StringOp.IN, term, terms.language(LETTERS));
  }

  @Test
  void whatTheConditionSaysOfAnInputIsExact() {
    RowLanguage found = language(concat(terms.string("a="), name), isLetters(name));
    Nfa words = found.automaton().orElseThrow();
    assertThat(found.isExact()).isTrue();
    assertThat(words.accepts("a=xyz")).isTrue();
    assertThat(words.accepts("a=")).isFalse();
    assertThat(words.accepts("a=1")).isFalse();
  }

  @Test
  void anInputThatIsUsedTwiceIsContained() {
    RowLanguage found = language(concat(name, terms.string("-"), name), isLetters(name));
    assertThat(found.isExact()).isFalse();
    assertThat(found.automaton().orElseThrow().accepts("ab-ab")).isTrue();
  }

  @Test
  void aConditionAboutTwoInputsMakesBothInexact() {
    RowLanguage found = language(name, terms.apply(StringOp.CONTAINS, name, other));
    assertThat(found.isExact()).isFalse();
    assertThat(found.automaton().orElseThrow().accepts("anything")).isTrue();
  }

  @Test
  void whatIsEscapedHasQuotesInPairsOnly() {
    Expr escaped = terms.apply(StringOp.REPLACE_ALL, name, terms.string("'"), terms.string("''"));
    RowLanguage found = language(concat(terms.string("'"), escaped, terms.string("'")));
    Nfa words = found.automaton().orElseThrow();
    assertThat(found.isExact()).isTrue();
    assertThat(words.accepts("'a''b'")).isTrue();
    assertThat(words.accepts("'a'b'")).isFalse();
  }

  @Test
  void whatIsCutOrTrimmedIsContainedInStretches() {
    RowLanguage found = language(terms.apply(StringOp.TRIM, name), isLetters(name));
    assertThat(found.isExact()).isFalse();
    assertThat(found.automaton().orElseThrow().accepts("ab")).isTrue();
    assertThat(found.automaton().orElseThrow().accepts("1")).isFalse();
  }

  @Test
  void theRowTellsConstantsFromHoles() {
    SentenceRow row = SentenceRow.of(concat(terms.string("a"), name, terms.string("b")));
    assertThat(row).hasToString("a«name»b");
    assertThat(row.holes()).hasSize(1);
    assertThat(SentenceRow.of(terms.string("x")).isConstant()).isTrue();
  }
}
