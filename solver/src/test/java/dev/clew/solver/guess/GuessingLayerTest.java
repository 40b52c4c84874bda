package dev.clew.solver.guess;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is guessed holds, and what is refuted cannot hold. */
class GuessingLayerTest {

  private static final Duration ENOUGH = Duration.ofSeconds(60);

  private final ExprFactory f = Simplifier.factory();
  private final Solver strings = SolverChain.over(List.of(), StringBackEnds.AUTOMATA);
  private final GuessingLayer guesses = new GuessingLayer(strings, ENOUGH);
  private final Symbol s = f.symbol("s", Sort.STRING);

  @AfterEach
  void close() {
    strings.close();
  }

  private Expr op(StringOp op, Expr... args) {
    return f.apply(op, args);
  }

  private Expr plus(Expr a, long b) {
    return f.apply(IntegerOp.ADD, a, f.integerConst(b));
  }

  private Expr minus(Expr a, Expr b) {
    return f.apply(IntegerOp.ADD, a, f.apply(IntegerOp.NEG, b));
  }

  private Verdict check(Expr... conjuncts) {
    return guesses.check(Query.of(List.of(conjuncts), Budget.of(ENOUGH)));
  }

  private String found(Expr... conjuncts) {
    Verdict verdict = check(conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    Evaluator evaluator = new Evaluator(((Verdict.Sat) verdict).assignment());
    assertThat(evaluator.allHold(List.of(conjuncts))).isTrue();
    return evaluator.evaluate(s).asString();
  }

  @Test
  void aTextIsCutAtItsSeparators() {
    Expr first = op(StringOp.INDEX_OF, s, f.string(";"), f.integerConst(0));
    Expr second = op(StringOp.INDEX_OF, s, f.string(";"), plus(first, 1));
    Expr part = op(StringOp.SLICE, s, plus(first, 1), plus(minus(second, first), -1));
    Expr lower = op(StringOp.TO_LOWER, op(StringOp.TRIM, part));
    assertThat(
            found(f.eq(lower, f.string("secure")), f.apply(IntegerOp.LE, f.integerConst(1), first)))
        .matches("[^;]+;secure;.*");
  }

  @Test
  void theLastPlaceIsFound() {
    Expr place = op(StringOp.LAST_INDEX_OF, s, f.string("."), op(StringOp.LENGTH, s));
    Expr extension =
        op(StringOp.SLICE, s, plus(place, 1), plus(minus(op(StringOp.LENGTH, s), place), -1));
    assertThat(found(f.eq(extension, f.string("png")), f.eq(place, f.integerConst(5))))
        .matches("[^.]{5}\\.png");
  }

  @Test
  void whatAMethodWouldChangeIsLeftOut() {
    Expr packed = op(StringOp.REPLACE_ALL, s, f.string(" "), f.string(""));
    assertThat(found(f.eq(op(StringOp.CODE_AT, packed, f.integerConst(2)), f.integerConst('x'))))
        .doesNotContain(" ");
  }

  @Test
  void aTextThatOccursInOnePlaceOnlyIsRefuted() {
    Expr packed = op(StringOp.REPLACE_ALL, s, f.string(" "), f.string(""));
    assertThat(check(op(StringOp.CONTAINS, packed, f.string("a b"))))
        .isInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void aTextThatIsChangedAndUsedIsNot() {
    Expr packed = op(StringOp.REPLACE_ALL, s, f.string(" "), f.string(""));
    Verdict verdict =
        check(f.eq(packed, f.string("ab")), op(StringOp.CONTAINS, s, f.string("a b")));
    assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
  }

  @Test
  void allTextsAreTakenForAscii() {
    Expr unit = op(StringOp.FROM_CODE, op(StringOp.CODE_AT, s, f.integerConst(0)));
    CharSet digits = CharSet.where(Character::isDigit);
    Expr isDigit = op(StringOp.IN, unit, f.language(Language.chars(digits)));
    Solver ascii = GuessingLayer.ascii(strings);
    Query query = Query.of(List.of(isDigit), Budget.of(ENOUGH));
    assertThat(ascii.check(query)).isInstanceOf(Verdict.Sat.class);
    Query beyond =
        Query.of(
            List.of(isDigit, op(StringOp.STARTS_WITH, s, f.string("\u0661"))), Budget.of(ENOUGH));
    assertThat(ascii.check(beyond)).isInstanceOf(Verdict.Unknown.class);
  }

  private void holdsIfFound(Expr... conjuncts) {
    if (check(conjuncts) instanceof Verdict.Sat sat) {
      assertThat(new Evaluator(sat.assignment()).allHold(List.of(conjuncts)))
          .as(() -> sat.assignment().values().toString())
          .isTrue();
    }
  }

  /** An unknown number is not the start of the text because nothing is known of it. */
  @Test
  void anUnknownPlaceIsNoPlaceInParticular() {
    Symbol i = f.symbol("i", Sort.INTEGER);
    Expr place = op(StringOp.INDEX_OF, s, f.string("?w"), f.integerConst(0));
    Expr end = op(StringOp.SLICE, s, i, minus(op(StringOp.LENGTH, s), i));
    found(
        f.eq(op(StringOp.CODE_AT, end, f.integerConst(0)), f.integerConst('x')),
        f.apply(IntegerOp.LE, f.integerConst(5), i),
        f.apply(IntegerOp.LE, f.integerConst(1), place));
    holdsIfFound(
        f.eq(op(StringOp.CODE_AT, end, f.integerConst(0)), i),
        f.apply(IntegerOp.LE, f.integerConst(1), place));
  }

  @Test
  void aPlaceThatDependsOnWhatStandsInAPieceIsOneOnlyWhereItIs() {
    Expr other = op(StringOp.INDEX_OF, s, f.string("b"), f.integerConst(0));
    Expr place = op(StringOp.INDEX_OF, s, f.string(";"), plus(other, 1));
    Expr first = op(StringOp.INDEX_OF, s, f.string(";"), f.integerConst(0));
    holdsIfFound(
        f.apply(IntegerOp.LT, first, place),
        f.apply(IntegerOp.LE, f.integerConst(0), first),
        f.eq(op(StringOp.CODE_AT, s, f.integerConst(3)), f.integerConst('b')));
    holdsIfFound(f.not(f.eq(first, place)), op(StringOp.ENDS_WITH, s, f.string(";b")));
  }

  @Test
  void whatIsNotAsciiIsLeftAlone() {
    CharSet letters = CharSet.where(Character::isLetter);
    Expr all = f.language(Language.star(Language.chars(letters)));
    Expr whole = op(StringOp.CONCAT, s, f.string("\u00e9"));
    Symbol code = f.symbol("code", Sort.INTEGER);
    Expr unit = op(StringOp.FROM_CODE, code);
    Expr isLetter = op(StringOp.IN, unit, f.language(Language.chars(letters)));
    Solver ascii = GuessingLayer.ascii(strings);
    for (Expr condition : List.of(op(StringOp.IN, whole, all), isLetter)) {
      for (Expr literal : List.of(condition, f.not(condition))) {
        List<Expr> conjuncts =
            List.of(
                literal,
                f.eq(op(StringOp.LENGTH, s), f.integerConst(1)),
                op(StringOp.IN, s, f.language(Language.chars(CharSet.LOWER))),
                f.apply(IntegerOp.LE, f.integerConst(0xE9), code),
                f.apply(IntegerOp.LE, code, f.integerConst(0xEA)));
        Verdict verdict = ascii.check(Query.of(conjuncts, Budget.of(ENOUGH)));
        assertThat(verdict).as(literal.toString()).isInstanceOf(Verdict.Unknown.class);
      }
    }
  }
}
