package dev.clew.solver.strings;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import org.junit.jupiter.api.Test;

/** Searches and replacements, as automata decide them. */
class AutomataSearchesTest extends AutomataQuestions {

  @Test
  void nothingIsLeftAfterTheLastSlashOfWhatEndsWithOne() {
    Expr split = terms.eq(s, op(StringOp.CONCAT, t, op(StringOp.CONCAT, text("/"), u)));
    Expr last = terms.not(op(StringOp.CONTAINS, u, text("/")));
    Expr some = terms.not(terms.eq(u, text("")));
    unsatisfiable(op(StringOp.ENDS_WITH, s, text("/")), split, last, some);
    satisfiable(op(StringOp.ENDS_WITH, s, text("/")), split, last);
    satisfiable(op(StringOp.ENDS_WITH, s, text("/b")), split, last, some);
    Expr index = op(StringOp.LAST_INDEX_OF, s, text("/"), length(s));
    Expr rest = op(StringOp.SLICE, s, plus(index, number(1)), length(s));
    Expr left = terms.not(terms.eq(rest, text("")));
    satisfiable(op(StringOp.ENDS_WITH, s, text("/b")), left);
  }

  @Test
  void nothingThatIsSearchedForStandsBeforeWhereItIsFound() {
    Expr found = op(StringOp.INDEX_OF, s, text("="), number(3));
    Expr before = op(StringOp.SLICE, s, plus(found, number(-1)), number(1));
    unsatisfiable(less(number(3), found), terms.eq(before, text("=")));
    satisfiable(less(number(2), found), terms.eq(before, text("=")));
    satisfiable(less(number(3), found), terms.eq(before, text("a")));
    Expr last = op(StringOp.LAST_INDEX_OF, s, text("="), length(s));
    Expr behind = op(StringOp.SLICE, s, plus(last, number(2)), number(1));
    unsatisfiable(less(number(0), last), terms.eq(behind, text("=")));
    satisfiable(less(number(0), last), terms.eq(behind, text("a")));
    unsatisfiable(
        isNumber(found, -1),
        terms.eq(op(StringOp.SLICE, s, n, number(1)), text("=")),
        less(number(3), n));
  }

  @Test
  void positionsOfPartsAreAsTheJdkHasThem() {
    Expr empty = op(StringOp.INDEX_OF, s, text(""), n);
    satisfiable(isNumber(empty, 2), isNumber(length(s), 2));
    unsatisfiable(isNumber(empty, -1), isNumber(n, 2), isNumber(length(s), 2));
    satisfiable(isNumber(empty, -1), isNumber(n, 3), isNumber(length(s), 2));
    satisfiable(isNumber(empty, -1), isNumber(n, -1));
    Expr last = op(StringOp.LAST_INDEX_OF, s, text("a"), n);
    satisfiable(isNumber(last, -1), isNumber(n, -1), op(StringOp.STARTS_WITH, s, text("a")));
    unsatisfiable(less(number(-1), last), isNumber(n, -1));
    satisfiable(isNumber(op(StringOp.LAST_INDEX_OF, s, t, number(9)), 2), isNumber(length(s), 2));
  }

  @Test
  void theFirstOccurrenceMayOverlapItself() {
    Expr first = op(StringOp.INDEX_OF, s, text("aba"), number(0));
    satisfiable(isNumber(first, 2), isNumber(length(s), 5));
    unsatisfiable(isNumber(first, 2), op(StringOp.STARTS_WITH, s, text("ab")));
    satisfiable(isNumber(first, 3), op(StringOp.STARTS_WITH, s, text("ab")));
  }

  @Test
  void replacingTheFirstReplacesOnlyThat() {
    Expr replaced = op(StringOp.REPLACE_ONE, s, text("a"), text("b"));
    unsatisfiable(terms.eq(replaced, text("aa")));
    satisfiable(terms.eq(replaced, text("ba")), op(StringOp.STARTS_WITH, s, text("a")));
    Expr inFront = op(StringOp.REPLACE_ONE, s, t, text("x"));
    satisfiable(terms.eq(t, text("")), terms.eq(inFront, text("xy")));
  }

  @Test
  void whatIsEscapedHasNoSuchUnitLeft() {
    Expr quoted = op(StringOp.REPLACE_ALL, s, text("&"), text("&amp;"));
    Expr escaped = op(StringOp.REPLACE_ALL, quoted, text("<"), text("&lt;"));
    unsatisfiable(op(StringOp.CONTAINS, escaped, text("<script")));
    unsatisfiable(op(StringOp.CONTAINS, escaped, text("&&")));
    unsatisfiable(
        op(StringOp.CONTAINS, escaped, text("lt;")),
        terms.not(op(StringOp.CONTAINS, s, text("t"))),
        terms.not(op(StringOp.CONTAINS, s, text("<"))));
    satisfiable(op(StringOp.CONTAINS, escaped, text("&amp;lt;")));
    satisfiable(terms.eq(escaped, text("a&lt;b&amp;")), isNumber(length(s), 4));
    unsatisfiable(terms.eq(escaped, text("a&lt;b&amp;")), isNumber(length(s), 5));
  }

  @Test
  void aUnitThatIsTakenAwayMayHaveStoodAnywhere() {
    Expr without = op(StringOp.REPLACE_ALL, s, text("-"), text(""));
    satisfiable(terms.eq(without, text("ab")), in(s, Language.sequence(any("-"), any("abc-"))));
    unsatisfiable(terms.eq(without, text("ab")), in(s, any("-b")));
    unsatisfiable(terms.eq(without, text("a-")));
    unsatisfiable(terms.eq(without, text("abc")), isNumber(length(s), 2));
  }

  @Test
  void wordsThatAreUnitsAreReplacedOneByOne() {
    Expr digits = terms.language(Language.plus(Language.chars(CharSet.DIGITS)));
    Expr hidden = op(StringOp.REPLACE_WORDS, s, digits, text("##"));
    unsatisfiable(op(StringOp.CONTAINS, hidden, text("7")));
    unsatisfiable(terms.eq(hidden, text("a#b")), terms.not(op(StringOp.CONTAINS, s, text("#"))));
    satisfiable(terms.eq(hidden, text("a####")), isNumber(length(s), 3));
    Expr pairs = terms.language(Language.loop(Language.chars(CharSet.DIGITS), 2, 3));
    Expr rest = op(StringOp.REPLACE_WORDS, s, pairs, text(""));
    satisfiable(terms.eq(rest, text("7")), isNumber(length(s), 3));
  }

  private static Language any(String units) {
    return Language.plus(Language.chars(CharSet.of(units)));
  }

  @Test
  void aUnitOfARepeatedStringIsFirstFoundInItsFirstCopy() {
    Expr twice = op(StringOp.CONCAT, s, s);
    Expr first = op(StringOp.INDEX_OF, twice, text("l"), number(0));
    Expr there = op(StringOp.CODE_AT, op(StringOp.CONCAT, s, text("a")), first);
    unsatisfiable(op(StringOp.CONTAINS, twice, text("l")), isNumber(there, 't'));
    satisfiable(op(StringOp.CONTAINS, twice, text("l")), isNumber(there, 'l'));
  }

  @Test
  void codesWhereSomethingIsFoundAreThoseOfItsFirstUnit() {
    Expr inner = op(StringOp.TRIM, s);
    Expr place = op(StringOp.INDEX_OF, s, inner, number(0));
    Expr code = op(StringOp.CODE_AT, s, place);
    Expr some = op(StringOp.CONTAINS, s, text("V]("));
    unsatisfiable(some, op(StringOp.STARTS_WITH, s, inner), terms.eq(code, place));
    satisfiable(some, isNumber(code, '!'));
  }
}
