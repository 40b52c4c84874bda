package dev.clew.smt.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What every solver that is asked in text must do. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class TextSolverContract {

  private final ExprFactory terms = new ExprFactory(Rewriter.NONE);
  private final Symbol s = terms.symbol("s", Sort.STRING);
  private final Symbol t = terms.symbol("t", Sort.STRING);
  private final Symbol i = terms.symbol("i", Sort.INT);
  private Solver solver;

  abstract SolverProvider provider();

  @BeforeAll
  void open() throws SolverUnavailable {
    solver = provider().create();
  }

  @AfterAll
  void close() {
    solver.close();
    assertThat(solver.check(Query.of(List.of(), Budget.unlimited())))
        .isEqualTo(new Verdict.Unknown(Reason.FAILED, "closed"));
  }

  private Verdict check(Expr... conjuncts) {
    return solver.check(Query.of(List.of(conjuncts), Budget.of(Duration.ofSeconds(20))));
  }

  private String string(Verdict verdict, Symbol symbol) {
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    return ((Verdict.Sat) verdict).assignment().value(symbol).asString();
  }

  private Expr eq(Expr left, Expr right) {
    return terms.apply(CoreOp.EQ, left, right);
  }

  private Expr string(StringOp op, Expr... args) {
    return terms.apply(op, args);
  }

  private Expr length(Expr string) {
    return terms.convert(BitsOp.FROM_INTEGER, Sort.INT, string(StringOp.LENGTH, string));
  }

  @Test
  void saysWhoItIs() throws SolverUnavailable {
    assertThat(provider().describe()).contains(".").doesNotContain("\n");
  }

  @Test
  void namesComeWithAnyTextAndAnySort() {
    Symbol odd = terms.symbol("a |weird| \"name\" ) \\", Sort.STRING);
    Symbol twin = terms.symbol(odd.name(), Sort.INT);
    Verdict verdict = check(eq(odd, terms.string("x\"y")), eq(length(odd), twin));
    assertThat(string(verdict, odd)).isEqualTo("x\"y");
    assertThat(((Verdict.Sat) verdict).assignment().value(twin).asInt()).isEqualTo(3);
  }

  @Test
  void aLengthIsAnInt() {
    Expr longer = terms.apply(BitsOp.SLT, terms.intConst(3), length(s));
    Expr shorter = terms.apply(BitsOp.SLT, length(s), terms.intConst(4));
    assertThat(check(longer, shorter)).isInstanceOf(Verdict.Unsat.class);
    assertThat(string(check(longer), s)).hasSizeGreaterThan(3);
    Expr negative = terms.apply(BitsOp.SLT, length(s), terms.intConst(0));
    assertThat(check(negative)).isInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void charactersAreUnitsOfJava() {
    Expr unit = string(StringOp.CODE_AT, s, terms.integerConst(0));
    assertThat(check(terms.apply(IntegerOp.LT, terms.integerConst(0xffff), unit)))
        .isInstanceOf(Verdict.Unsat.class);
    Expr highest = eq(unit, terms.integerConst(0xffff));
    assertThat(string(check(highest), s)).startsWith("\uffff");
    Expr lone = eq(unit, terms.integerConst(0xd83d));
    assertThat(string(check(lone), s)).startsWith("\ud83d");
    Expr beyond = string(StringOp.FROM_CODE, terms.integerConst(0x1f600));
    assertThat(check(eq(beyond, terms.string("")))).isInstanceOf(Verdict.Sat.class);
    Expr above = string(StringOp.LESS, terms.string("\uffff"), s);
    Expr one = eq(string(StringOp.LENGTH, s), terms.integerConst(1));
    assertThat(check(above, one)).isNotInstanceOf(Verdict.Sat.class);
  }

  @Test
  void charArithmeticWraps() {
    Expr code = string(StringOp.CODE_AT, s, terms.integerConst(0));
    Expr unit = terms.convert(BitsOp.FROM_INTEGER, Sort.CHAR, code);
    Expr value = terms.convert(BitsOp.ZERO_EXTEND, Sort.INT, unit);
    Expr digit = terms.apply(BitsOp.ADD, value, terms.intConst(-'0'));
    Expr seven = eq(digit, terms.intConst(7));
    assertThat(string(check(seven), s)).startsWith("7");
    Expr tooMuch = eq(digit, terms.intConst(0xffff));
    assertThat(check(tooMuch)).isInstanceOf(Verdict.Unsat.class);
    Expr narrow = terms.apply(BitsOp.ADD, unit, terms.raw(Sort.CHAR, -'0'));
    Expr wrapped = eq(narrow, terms.raw(Sort.CHAR, 0xffff));
    assertThat(string(check(wrapped), s)).startsWith("/");
  }

  @Test
  void followsAPath() {
    Expr starts = string(StringOp.STARTS_WITH, s, terms.string("ab"));
    Expr three = eq(length(s), terms.intConst(3));
    Expr ends = string(StringOp.ENDS_WITH, s, terms.string("cd"));
    Expr endsToo = string(StringOp.ENDS_WITH, s, terms.string("bc"));
    assertThat(check(starts)).isInstanceOf(Verdict.Sat.class);
    assertThat(check(starts, three)).isInstanceOf(Verdict.Sat.class);
    Verdict unsat = check(starts, three, ends);
    assertThat(unsat).isEqualTo(new Verdict.Unsat(List.of(starts, three, ends)));
    assertThat(string(check(starts, three, endsToo), s)).isEqualTo("abc");
    assertThat(check()).isInstanceOf(Verdict.Sat.class);
    assertThat(check(terms.bool(false))).isInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void languagesMeanWhatTheyMean() {
    Language letters = Language.plus(Language.chars(CharSet.range('a', 'c')));
    Language odd =
        Language.sequence(letters, Language.not(Language.word("x")), Language.word("\ud83d"));
    Expr in = string(StringOp.IN, s, terms.language(odd));
    Expr two = eq(string(StringOp.LENGTH, s), terms.integerConst(3));
    assertThat(odd.accepts(string(check(in, two), s))).isTrue();
    Language both = Language.both(odd, Language.loop(Language.ANY_CHAR, 2, 2));
    Expr inBoth = string(StringOp.IN, s, terms.language(both));
    assertThat(both.accepts(string(check(inBoth), s))).isTrue();
    assertThat(check(inBoth, two)).isInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void trimmingIsExact() {
    Expr trimmed = string(StringOp.TRIM, s);
    Expr blank = eq(trimmed, terms.string(" a"));
    assertThat(check(blank)).isInstanceOf(Verdict.Unsat.class);
    Expr inner = eq(trimmed, terms.string("a b"));
    Expr five = eq(length(s), terms.intConst(5));
    assertThat(string(check(inner, five), s).trim()).isEqualTo("a b");
  }

  @Test
  void theNumberThatCompareToGivesIsFound() {
    Expr difference = string(StringOp.COMPARE, s, t);
    Expr one = eq(string(StringOp.LENGTH, s), terms.integerConst(1));
    Verdict verdict = check(one, eq(difference, terms.integerConst(-7)));
    assertThat(string(verdict, s).compareTo(string(verdict, t))).isEqualTo(-7);
    Expr less = terms.apply(IntegerOp.LT, difference, terms.integerConst(0));
    assertThat(check(less, eq(s, t))).isInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void whatTheSolverLacksIsLearnt() {
    Expr lower = string(StringOp.TO_LOWER, s);
    Expr known = eq(s, terms.string("\u0130\u03a3"));
    Verdict verdict = check(known, eq(lower, terms.string("i\u0307\u03c2")));
    assertThat(string(verdict, s)).isEqualTo("\u0130\u03a3");
    assertThat(check(known, eq(lower, terms.string("i\u03c3")))).isInstanceOf(Verdict.Unsat.class);
    assertThat(check(eq(lower, terms.string("A")))).isInstanceOf(Verdict.Unsat.class);
    Verdict either = check(eq(lower, terms.string("a")));
    if (either instanceof Verdict.Unknown unknown) {
      assertThat(unknown.detail()).contains("TO_LOWER");
    } else {
      assertThat(string(either, s).toLowerCase(Locale.ROOT)).isEqualTo("a");
    }
  }

  @Test
  void whatTheSolverCannotTakeStandsForAnything() {
    Symbol x = terms.symbol("x", Sort.DOUBLE);
    Expr less = terms.apply(FloatOp.LT, x, terms.doubleConst(0));
    Expr empty = eq(s, terms.string(""));
    assertThat(check(less, empty, terms.not(empty))).isInstanceOf(Verdict.Unsat.class);
    Verdict verdict = check(less, empty);
    assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
    assertThat(((Verdict.Unknown) verdict).reason()).isEqualTo(Reason.UNSUPPORTED);
  }

  @Test
  void aChainOfTenThousandTermsIsTaken() {
    Expr sum = i;
    Expr text = s;
    for (int n = 0; n < 10_000; n++) {
      sum = terms.apply(BitsOp.ADD, sum, terms.intConst(n));
    }
    for (int n = 0; n < 12; n++) {
      text = string(StringOp.CONCAT, text, text);
    }
    Verdict verdict =
        check(eq(sum, terms.intConst(7)), eq(s, terms.string("")), eq(text, terms.string("")));
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
  }

  @Test
  void anEndedBudgetIsRespected() {
    List<Expr> hard = new ArrayList<>();
    hard.add(terms.not(eq(string(StringOp.CONCAT, s, t), string(StringOp.CONCAT, t, s))));
    Verdict verdict = solver.check(Query.of(hard, Budget.of(Duration.ZERO)));
    assertThat(((Verdict.Unknown) verdict).reason()).isEqualTo(Reason.TIMEOUT);
  }
}
