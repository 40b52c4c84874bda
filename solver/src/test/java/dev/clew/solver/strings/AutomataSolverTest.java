package dev.clew.solver.strings;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import org.junit.jupiter.api.Test;

/** Small queries with the verdicts that they must have. */
class AutomataSolverTest extends AutomataQuestions {

  @Test
  void languagesWithoutACommonWordAreRefutedAtAllLengths() {
    Language as = Language.plus(Language.word("a"));
    Language bs = Language.plus(Language.word("b"));
    unsatisfiable(in(s, as), in(s, bs));
    unsatisfiable(in(s, as), in(t, bs), terms.eq(s, t));
    unsatisfiable(terms.eq(op(StringOp.CONCAT, s, t), u), in(u, bs), in(t, as));
    satisfiable(
        terms.eq(op(StringOp.CONCAT, s, t), u), in(u, Language.sequence(bs, as)), in(t, as));
  }

  @Test
  void lengthsOfLanguagesMeetNumbers() {
    Language pairs = Language.star(Language.word("ab"));
    unsatisfiable(in(s, pairs), isNumber(length(s), 3));
    satisfiable(in(s, pairs), isNumber(length(s), 4));
  }

  @Test
  void theEmptyStringIsNoNumeral() {
    Expr value = op(StringOp.TO_INT, s);
    satisfiable(isNumber(length(s), 0), isNumber(value, -1));
    satisfiable(in(s, Language.choice(Language.EMPTY, Language.word("7"))), less(value, number(0)));
    unsatisfiable(isNumber(length(s), 0), isNumber(value, 0));
    Expr parsed = op(StringOp.PARSE, s, number(10));
    satisfiable(isNumber(length(s), 0), isNumber(parsed, 0));
    unsatisfiable(isNumber(length(s), 0), isNumber(parsed, -1));
  }

  @Test
  void numeralsMayHaveZerosSignsAndForeignDigits() {
    Expr value = op(StringOp.TO_INT, s);
    satisfiable(isNumber(value, 7), isNumber(length(s), 4));
    unsatisfiable(isNumber(value, 17), isNumber(length(s), 1));
    Expr parsed = op(StringOp.PARSE, s, number(10));
    satisfiable(isNumber(parsed, -7), isNumber(length(s), 3));
    satisfiable(isNumber(parsed, 7), op(StringOp.STARTS_WITH, s, text("+")));
    satisfiable(isNumber(parsed, 0), terms.eq(s, text("x")));
    satisfiable(isNumber(parsed, 5), terms.eq(s, text("\u0665")));
    unsatisfiable(
        isNumber(parsed, 5), isNumber(length(s), 1), in(s, Language.chars(CharSet.LOWER)));
  }

  @Test
  void aRadixThatIsNoneParsesNothingAndWritesInTen() {
    for (long radix : new long[] {-2, 0, 1, 37, 1L << 32}) {
      Expr parsed = op(StringOp.PARSE, s, number(radix));
      satisfiable(isNumber(parsed, 0), isNumber(length(s), 2));
      unsatisfiable(isNumber(parsed, 1));
      Expr written = op(StringOp.NUMERAL, n, number(radix));
      satisfiable(terms.eq(written, text("19")), isNumber(n, 19));
      satisfiable(isNumber(length(written), 2), less(number(18), n));
    }
  }

  @Test
  void aNumeralIsAsLongAsItIsGreatInItsRadix() {
    Language pair = Language.sequence(digits('1', '7'), digits('0', '7'));
    Expr octal = op(StringOp.PARSE, s, number(8));
    satisfiable(in(s, pair), isNumber(octal, 8));
    unsatisfiable(in(s, pair), isNumber(octal, 7));
    satisfiable(
        in(s, Language.sequence(digits('1', '9'), digits('0', '9'))), isNumber(octal, 0)); // "99"
    Expr binary = op(StringOp.PARSE, s, number(2));
    Language bits = Language.sequence(Language.word("1"), Language.star(digits('0', '1')));
    satisfiable(in(s, bits), isNumber(binary, 2));
    satisfiable(in(s, bits), isNumber(length(s), 4), isNumber(binary, 8));
    Expr hexadecimal = op(StringOp.PARSE, s, number(16));
    satisfiable(in(s, pair), isNumber(hexadecimal, 16));
    unsatisfiable(in(s, pair), isNumber(hexadecimal, 10));
  }

  private static Language digits(char from, char to) {
    return Language.chars(CharSet.range(from, to));
  }

  @Test
  void whatIsOutsideHasCodeZero() {
    Expr code = op(StringOp.CODE_AT, s, number(3));
    satisfiable(isNumber(code, 0), isNumber(length(s), 2));
    satisfiable(isNumber(code, 0), isNumber(length(s), 4));
    unsatisfiable(isNumber(code, 97), isNumber(length(s), 3));
    unsatisfiable(less(code, number(0)));
    unsatisfiable(less(number(0xFFFF), code));
    Expr before = op(StringOp.CODE_AT, s, number(-1));
    satisfiable(isNumber(before, 0), terms.eq(code, before));
    unsatisfiable(terms.not(terms.eq(code, before)), isNumber(length(s), 3));
    satisfiable(terms.not(terms.eq(code, before)));
  }

  @Test
  void codesOfOneUnitAreOfOneUnitOnly() {
    Expr code = op(StringOp.TO_CODE, s);
    satisfiable(isNumber(code, -1), isNumber(length(s), 2));
    satisfiable(isNumber(code, 0), isNumber(length(s), 1));
    unsatisfiable(isNumber(code, 97), isNumber(length(s), 2));
    satisfiable(terms.eq(op(StringOp.FROM_CODE, n), text("")), less(n, number(0)));
    satisfiable(terms.eq(op(StringOp.FROM_CODE, n), text("")), less(number(0xFFFF), n));
    unsatisfiable(terms.eq(op(StringOp.FROM_CODE, n), text("a")), less(n, number(97)));
  }

  @Test
  void loneSurrogatesAreUnitsLikeOthers() {
    Expr both = op(StringOp.CONCAT, s, t);
    satisfiable(
        terms.eq(both, text("\uD83D\uDE00")), isNumber(length(s), 1), op(StringOp.LESS, s, t));
    unsatisfiable(
        terms.eq(both, text("\uD83D\uDE00")), isNumber(length(s), 1), op(StringOp.LESS, t, s));
    satisfiable(terms.eq(op(StringOp.CODE_AT, s, number(0)), number(0xDE00)));
    satisfiable(terms.eq(op(StringOp.REVERSE, s), s), isNumber(length(s), 2));
  }

  @Test
  void ordersGoRoundInNoCircle() {
    unsatisfiable(op(StringOp.LESS, s, t), op(StringOp.LESS_EQ, t, u), op(StringOp.LESS_EQ, u, s));
    satisfiable(op(StringOp.LESS_EQ, s, t), op(StringOp.LESS_EQ, t, s));
    unsatisfiable(op(StringOp.LESS, s, text("")));
    unsatisfiable(op(StringOp.LESS, s, t), terms.eq(t, text("")));
    satisfiable(op(StringOp.LESS, s, text("\0")));
    unsatisfiable(op(StringOp.LESS, s, text("\0")), isNumber(length(s), 1));
  }

  @Test
  void manyStringsOfOneUnitCanBeInOrder() {
    Expr[] all = new Expr[14];
    for (int i = 0; i < 7; i++) {
      Expr here = terms.symbol("x" + i, Sort.STRING);
      Expr next = terms.symbol("x" + (i + 1), Sort.STRING);
      all[2 * i] = op(StringOp.LESS, here, next);
      all[2 * i + 1] = isNumber(length(next), 1);
    }
    satisfiable(all);
  }

  @Test
  void moreDifferentUnitsThanASetHasAreRefuted() {
    Language ab = Language.chars(CharSet.range('a', 'b'));
    Expr different = terms.not(terms.eq(s, t));
    Expr other = terms.not(terms.eq(t, u));
    Expr third = terms.not(terms.eq(s, u));
    unsatisfiable(in(s, ab), in(t, ab), in(u, ab), different, other, third);
    Language abc = Language.chars(CharSet.range('a', 'c'));
    satisfiable(in(s, abc), in(t, abc), in(u, abc), different, other, third);
  }

  @Test
  void trimmingLeavesNoBlanksAtTheEnds() {
    unsatisfiable(op(StringOp.STARTS_WITH, op(StringOp.TRIM, s), text(" ")));
    satisfiable(op(StringOp.STARTS_WITH, op(StringOp.STRIP, s), text("\0")));
    unsatisfiable(op(StringOp.STARTS_WITH, op(StringOp.TRIM, s), text("\0")));
    satisfiable(terms.eq(op(StringOp.STRIP_LEADING, s), text("a ")), isNumber(length(s), 4));
    unsatisfiable(terms.eq(op(StringOp.STRIP_TRAILING, s), text("a ")));
    satisfiable(terms.eq(op(StringOp.TRIM, s), text("")), isNumber(length(s), 2));
  }

  @Test
  void casesThatAreNoMapOfUnitsAreNotRefuted() {
    notRefuted(terms.eq(op(StringOp.TO_UPPER, s), text("SS")), isNumber(length(s), 1));
    notRefuted(terms.eq(op(StringOp.TO_LOWER, s), text("\u03C2")), isNumber(length(s), 1));
    notRefuted(terms.eq(op(StringOp.TO_LOWER, s), text("i\u0307")), isNumber(length(s), 1));
    notRefuted(terms.eq(op(StringOp.TO_LOWER, s), text("\uD801\uDC28")), isNumber(length(s), 2));
    satisfiable(terms.eq(op(StringOp.TO_UPPER, s), text("A1")), terms.not(terms.eq(s, text("A1"))));
    unsatisfiable(terms.eq(op(StringOp.TO_UPPER, s), text("")), isNumber(length(s), 1));
  }

  @Test
  void stringsThatAreTooLongAreNoCrashAndNotRefuted() {
    notRefuted(less(number(1L << 33), length(s)));
    notRefuted(less(number(1L << 31), length(s)));
    notRefuted(isNumber(length(s), 1L << 31));
    notRefuted(isNumber(length(s), Integer.MAX_VALUE));
    notRefuted(isNumber(length(s), 5000), isNumber(op(StringOp.CODE_AT, s, number(4500)), 97));
  }

  @Test
  void choicesBetweenStringsAreTakenByCases() {
    Expr chosen = terms.ite(op(StringOp.CONTAINS, s, text("a")), text("yes"), t);
    unsatisfiable(terms.eq(chosen, text("no")), op(StringOp.STARTS_WITH, s, text("a")));
    satisfiable(terms.eq(chosen, text("no")), op(StringOp.STARTS_WITH, t, text("n")));
    unsatisfiable(
        terms.or(op(StringOp.STARTS_WITH, s, text("a")), op(StringOp.STARTS_WITH, s, text("b"))),
        op(StringOp.STARTS_WITH, s, text("c")));
  }

  /** Languages of all ends of such a word, or of what comes before it, would fill the memory. */
  @Test
  void veryLongWordsHaveEndsPartsAndNeighbours() {
    String word = "ab".repeat(100_000) + "c";
    Expr known = text(word);
    unsatisfiable(op(StringOp.STARTS_WITH, known, s), op(StringOp.STARTS_WITH, s, text("b")));
    satisfiable(op(StringOp.ENDS_WITH, known, s), isNumber(length(s), 4));
    satisfiable(terms.not(op(StringOp.STARTS_WITH, known, s)), isNumber(length(s), 2));
    satisfiable(op(StringOp.CONTAINS, known, s), isNumber(length(s), 3));
    satisfiable(op(StringOp.LESS, s, known), op(StringOp.STARTS_WITH, s, text("ab")));
    satisfiable(op(StringOp.LESS, known, s), op(StringOp.STARTS_WITH, s, text("ab")));
  }

  @Test
  void whatIsMadeOfALongKnownStringIsComputed() {
    Expr known = terms.eq(s, text("ab".repeat(400)));
    Language pair = Language.word("ba");
    Expr replaced = op(StringOp.REPLACE_WORDS, s, terms.language(pair), text("x"));
    satisfiable(known, terms.eq(t, replaced), terms.eq(u, op(StringOp.REVERSE_UNITS, t)));
    unsatisfiable(known, terms.eq(t, replaced), isNumber(length(t), 402));
    satisfiable(known, terms.eq(t, replaced), isNumber(length(t), 401));
  }

  /** Few strings, but operators that nobody reasons about and more cases than there is time for. */
  @Test
  void fewStringsAreTriedBeforeManyCasesTakeTheTime() {
    Language few = Language.loop(Language.chars(CharSet.of("Kk\u212a")), 0, 4);
    Expr upper = op(StringOp.TO_UPPER, t);
    Expr chosen = terms.ite(op(StringOp.EQUALS_IGNORE_CASE, text(""), s), t, s);
    unsatisfiable(
        in(s, few),
        in(t, few),
        terms.not(op(StringOp.ENDS_WITH, op(StringOp.TO_LOWER, t), op(StringOp.TO_LOWER, s))),
        terms.apply(IntegerOp.LE, op(StringOp.COMPARE_IGNORE_CASE, chosen, text("")), number(0)),
        terms.eq(upper, s));
  }

  @Test
  void rotationsByKnownWordsAreMadeOfCopies() {
    unsatisfiable(terms.eq(op(StringOp.CONCAT, text("a"), s), op(StringOp.CONCAT, s, text("b"))));
    Expr longer = op(StringOp.CONCAT, s, text("UJ,"));
    unsatisfiable(op(StringOp.ENDS_WITH, longer, s), op(StringOp.CONTAINS, s, text("c")));
    satisfiable(op(StringOp.ENDS_WITH, longer, s), op(StringOp.CONTAINS, s, text("J,U")));
  }

  @Test
  void aStringThatStartsWithItsOwnEndHasAPeriod() {
    Expr rest = op(StringOp.SLICE, s, number(3), plus(length(s), number(-3)));
    Expr own = op(StringOp.STARTS_WITH, s, rest);
    Expr known = op(StringOp.STARTS_WITH, s, text("p-3"));
    unsatisfiable(own, known, op(StringOp.ENDS_WITH, rest, text("n'")));
    satisfiable(own, known, op(StringOp.ENDS_WITH, rest, text("-3")));
  }

  @Test
  void aStringWithBlanksInFrontDoesNotStartWithItsTrimmedSelf() {
    Expr inner = op(StringOp.TRIM, s);
    Expr unlike = terms.not(op(StringOp.STARTS_WITH, s, inner));
    unsatisfiable(unlike, op(StringOp.STARTS_WITH, s, text("a")));
    satisfiable(unlike, op(StringOp.ENDS_WITH, inner, text("a")));
    unsatisfiable(terms.not(op(StringOp.CONTAINS, op(StringOp.CONCAT, t, s), inner)));
  }
}
