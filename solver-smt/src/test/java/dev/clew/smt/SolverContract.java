package dev.clew.smt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every back end owes its caller. */
public abstract class SolverContract {

  /** Far longer than needed: what is not answered by then is a failure. */
  private static final Duration AMPLE = Duration.ofSeconds(60);

  protected final ExprFactory terms = new ExprFactory(Rewriter.NONE);
  protected Solver solver;

  protected abstract Solver newSolver() throws SolverUnavailable;

  @BeforeEach
  void open() throws SolverUnavailable {
    solver = newSolver();
  }

  @AfterEach
  void close() {
    solver.close();
  }

  protected Verdict check(Expr... conjuncts) {
    return solver.check(Query.of(List.of(conjuncts), Budget.of(AMPLE)));
  }

  protected Assignment requireSat(Expr... conjuncts) {
    Verdict verdict = check(conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    Assignment assignment = ((Verdict.Sat) verdict).assignment();
    assertThat(new Evaluator(assignment).allHold(Arrays.asList(conjuncts))).isTrue();
    return assignment;
  }

  protected List<Expr> requireUnsat(Expr... conjuncts) {
    Verdict verdict = check(conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Unsat.class);
    List<Expr> core = ((Verdict.Unsat) verdict).core();
    assertThat(conjuncts).containsAll(core);
    return core;
  }

  protected void requireUnknown(Reason reason, Verdict verdict) {
    assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
    assertThat(((Verdict.Unknown) verdict).reason()).isEqualTo(reason);
  }

  protected Symbol intSymbol(String name) {
    return terms.symbol(name, Sort.INT);
  }

  /** Two random primes multiplied without overflow: hours of work for any of today's solvers. */
  protected Expr[] factoring() {
    Sort wide = Sort.bits(128);
    Expr p = terms.symbol("p", wide);
    Expr q = terms.symbol("q", wide);
    Random random = new Random(7);
    BigInteger product =
        BigInteger.probablePrime(63, random).multiply(BigInteger.probablePrime(62, random));
    Expr limit = terms.constant(Value.ofPattern(wide, BigInteger.ONE.shiftLeft(64)));
    Expr one = terms.bits(wide, 1);
    return new Expr[] {
      terms.apply(BitsOp.ULT, p, limit),
      terms.apply(BitsOp.ULT, q, limit),
      terms.apply(BitsOp.ULT, one, p),
      terms.apply(BitsOp.ULT, one, q),
      terms.eq(terms.apply(BitsOp.MUL, p, q), terms.constant(Value.ofPattern(wide, product)))
    };
  }

  @Test
  void noConjunctsAreSatisfiable() {
    requireSat();
  }

  @Test
  void constantsAreTakenAsTheyAre() {
    requireSat(terms.bool(true));
    assertThat(requireUnsat(terms.bool(true), terms.bool(false)))
        .containsExactly(terms.bool(false));
  }

  @Test
  void theSameConjunctMayComeTwice() {
    Expr positive = terms.apply(BitsOp.SLT, terms.intConst(0), intSymbol("x"));
    requireSat(positive, positive);
    assertThat(requireUnsat(positive, positive, terms.not(positive)))
        .containsExactlyInAnyOrder(positive, terms.not(positive));
  }

  @Test
  void valuesComeBackExactly() {
    Sort wide = Sort.bits(200);
    List<Value> values = new ArrayList<>();
    values.add(Value.of(Integer.MIN_VALUE));
    values.add(Value.of(Long.MIN_VALUE));
    values.add(Value.of(-1L));
    values.add(Value.ofPattern(wide, BigInteger.ONE.shiftLeft(199)));
    values.add(Value.of(Float.NaN));
    values.add(Value.of(-0.0f));
    values.add(Value.of(Float.MIN_VALUE));
    values.add(Value.of(-Double.MIN_VALUE));
    values.add(Value.of(Double.NEGATIVE_INFINITY));
    values.add(Value.of(Double.MAX_VALUE));
    values.add(Value.of(0.1));
    values.add(Value.ofPattern(Sort.floating(15, 113), BigInteger.TEN.pow(35)));
    values.add(Value.of(BigInteger.TEN.pow(40).negate()));
    values.add(Value.of(RoundingMode.HALF_UP));
    values.add(Value.of(true));
    values.add(Value.reference(Sort.REFERENCE, -7));
    values.add(Value.reference(Sort.reference("Other"), Long.MAX_VALUE));
    for (Value value : values) {
      Symbol symbol = terms.symbol("x", value.sort());
      Assignment assignment = requireSat(terms.eq(symbol, terms.constant(value)));
      assertThat(assignment.explicit(symbol)).contains(value);
    }
  }

  @Test
  void symbolsOfOneNameAndTwoSortsAreTwo() {
    Expr asInt = terms.eq(intSymbol("x"), terms.intConst(1));
    Expr asLong = terms.eq(terms.symbol("x", Sort.LONG), terms.longConst(2));
    requireSat(asInt, asLong, terms.symbol("x", Sort.BOOL));
  }

  @Test
  void referencesAreEqualOrNot() {
    Symbol a = terms.symbol("a", Sort.REFERENCE);
    Symbol b = terms.symbol("b", Sort.REFERENCE);
    Symbol c = terms.symbol("c", Sort.REFERENCE);
    Expr nothing = terms.constant(Value.NULL);
    requireSat(
        terms.not(terms.eq(a, b)), terms.not(terms.eq(b, c)), terms.not(terms.eq(a, nothing)));
    requireUnsat(terms.eq(a, b), terms.eq(b, c), terms.not(terms.eq(a, c)));
  }

  @Test
  void coresLeaveOutWhatHasNoPart() {
    List<Expr> conjuncts = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      conjuncts.add(terms.apply(BitsOp.SLT, terms.intConst(i), intSymbol("other" + i)));
    }
    Expr less = terms.apply(BitsOp.SLT, intSymbol("x"), intSymbol("y"));
    Expr more = terms.apply(BitsOp.SLT, intSymbol("y"), intSymbol("x"));
    conjuncts.add(3, less);
    conjuncts.add(17, more);
    assertThat(requireUnsat(conjuncts.toArray(Expr[]::new))).containsExactlyInAnyOrder(less, more);
  }

  @Test
  void integersOfBothKindsMeetInConversions() {
    Symbol length = terms.symbol("length", Sort.INTEGER);
    Expr narrowed = terms.convert(BitsOp.FROM_INTEGER, Sort.INT, length);
    Expr atLeastZero = terms.apply(IntegerOp.LE, terms.integerConst(0), length);
    Expr below = terms.apply(IntegerOp.LT, length, terms.integerConst(1000));
    requireSat(atLeastZero, below, terms.eq(narrowed, terms.intConst(999)));
    requireUnsat(atLeastZero, below, terms.eq(narrowed, terms.intConst(1000)));
    Expr wraps = terms.apply(BitsOp.SLT, narrowed, terms.intConst(0));
    requireUnsat(atLeastZero, below, wraps);
    requireSat(atLeastZero, wraps);
  }

  @Test
  void doublesAreNotReals() {
    Symbol x = terms.symbol("x", Sort.DOUBLE);
    Expr nearest = terms.rounding(RoundingMode.HALF_EVEN);
    Expr plusOne = terms.apply(FloatOp.ADD, nearest, x, terms.doubleConst(1));
    Expr large = terms.apply(FloatOp.LT, terms.doubleConst(1), x);
    requireSat(large, terms.apply(FloatOp.EQ, plusOne, x));
    requireSat(terms.not(terms.apply(FloatOp.EQ, x, x)));
    requireUnsat(terms.not(terms.eq(x, x)));
  }

  @Test
  void aPathCanBeFollowedTakenBackAndLeft() throws SolverUnavailable {
    RandomPaths paths = new RandomPaths(terms, 11);
    List<Expr> path = new ArrayList<>();
    int unsat = 0;
    for (int i = 0; i < 2000; i++) {
      paths.step(path);
      Expr[] conjuncts = path.toArray(Expr[]::new);
      Verdict verdict = check(conjuncts);
      Verdict fresh;
      try (Solver other = i % 10 == 0 ? newSolver() : null) {
        fresh = other == null ? verdict : other.check(Query.of(path, Budget.of(AMPLE)));
      }
      assertThat(verdict.getClass()).as("query %d", i).isEqualTo(fresh.getClass());
      boolean possible = paths.bruteForce(path);
      assertThat(verdict).isInstanceOf(possible ? Verdict.Sat.class : Verdict.Unsat.class);
      if (verdict instanceof Verdict.Unsat none) {
        unsat++;
        assertThat(path).containsAll(none.core());
        assertThat(paths.bruteForce(none.core())).as("core of query %d", i).isFalse();
      }
    }
    assertThat(unsat).isBetween(200, 1800);
  }

  @Test
  void theSameQueriesGiveTheSameAnswers() throws SolverUnavailable {
    assertThat(answersToRandomPaths()).isEqualTo(answersToRandomPaths());
  }

  private List<String> answersToRandomPaths() throws SolverUnavailable {
    ExprFactory own = new ExprFactory(Rewriter.NONE);
    RandomPaths paths = new RandomPaths(own, 12);
    List<Expr> path = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    try (Solver other = newSolver()) {
      for (int i = 0; i < 100; i++) {
        paths.step(path);
        answers.add(other.check(Query.of(path, Budget.of(AMPLE))).toString());
      }
    }
    return answers;
  }

  @Test
  void aHardQueryEndsWithItsBudget() {
    Verdict verdict =
        solver.check(Query.of(List.of(factoring()), Budget.of(Duration.ofMillis(300))));
    requireUnknown(Reason.TIMEOUT, verdict);
    requireSat(terms.eq(intSymbol("x"), terms.intConst(1)));
  }

  @Test
  void aHardFloatQueryEndsWithItsBudget() {
    Expr nearest = terms.rounding(RoundingMode.HALF_EVEN);
    Symbol x = terms.symbol("x", Sort.DOUBLE);
    Symbol y = terms.symbol("y", Sort.DOUBLE);
    Expr product = terms.apply(FloatOp.MUL, nearest, x, y);
    Expr quotient = terms.apply(FloatOp.DIV, nearest, product, y);
    Expr root = terms.apply(FloatOp.SQRT, nearest, terms.apply(FloatOp.MUL, nearest, x, x));
    Expr odd = terms.not(terms.apply(FloatOp.EQ, quotient, root));
    Expr cube = terms.apply(FloatOp.MUL, nearest, product, product);
    Expr[] hard = {
      odd,
      terms.apply(FloatOp.EQ, cube, terms.doubleConst(3.000000000000001)),
      terms.apply(FloatOp.LT, terms.doubleConst(0.1), x),
      terms.apply(FloatOp.LT, x, y)
    };
    Verdict verdict = solver.check(Query.of(List.of(hard), Budget.of(Duration.ofMillis(50))));
    requireUnknown(Reason.TIMEOUT, verdict);
    requireSat(terms.eq(x, terms.doubleConst(1)));
  }

  @Test
  void anotherThreadCanCancel() throws InterruptedException {
    Cancellation cancellation = new Cancellation();
    Thread canceller =
        new Thread(
            () -> {
              try {
                Thread.sleep(300);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              cancellation.request();
            });
    canceller.start();
    Budget budget = Budget.of(AMPLE, cancellation);
    Verdict verdict = solver.check(Query.of(List.of(factoring()), budget));
    canceller.join();
    requireUnknown(Reason.CANCELLED, verdict);
    assertThat(budget.remaining()).isPositive();
    requireSat(terms.eq(intSymbol("x"), terms.intConst(1)));
  }

  @Test
  void anExhaustedBudgetBuysNothing() {
    Cancellation cancelled = new Cancellation();
    cancelled.request();
    List<Expr> easy = List.of(terms.bool(true));
    requireUnknown(Reason.CANCELLED, solver.check(Query.of(easy, Budget.of(AMPLE, cancelled))));
    requireUnknown(Reason.TIMEOUT, solver.check(Query.of(easy, Budget.of(Duration.ZERO))));
  }

  @Test
  void aClosedSolverSaysSo() {
    requireSat(terms.bool(true));
    solver.close();
    solver.close();
    requireUnknown(Reason.FAILED, check(terms.bool(true)));
  }

  @Test
  void everyQueryIsCounted() {
    requireSat(terms.bool(true));
    requireUnsat(terms.bool(false));
    requireUnsat(terms.bool(false));
    solver.check(Query.of(List.of(), Budget.of(Duration.ZERO)));
    var statistics = solver.statistics().get(0);
    assertThat(statistics.queries()).isEqualTo(4);
    assertThat(statistics.sat()).isEqualTo(1);
    assertThat(statistics.unsat()).isEqualTo(2);
    assertThat(statistics.unknown()).isEqualTo(1);
  }

  @Test
  void anInterruptedThreadGetsItsAnswerAndStaysInterrupted() {
    Thread.currentThread().interrupt();
    Verdict verdict = check(factoring()[0]);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
  }

  @Test
  void termsThatAreSharedALotStaySmall() {
    Expr sum = intSymbol("x");
    for (int i = 0; i < 200; i++) {
      sum = terms.apply(BitsOp.ADD, sum, sum);
    }
    requireUnsat(terms.not(terms.eq(sum, terms.intConst(0))));
  }

  @Test
  void choicesMayBeNested() {
    Random random = new Random(3);
    Expr choice = terms.intConst(0);
    for (int i = 1; i <= 100; i++) {
      Expr index = terms.eq(intSymbol("index"), terms.intConst(i));
      choice = terms.apply(CoreOp.ITE, index, terms.intConst(random.nextInt()), choice);
    }
    Assignment found = requireSat(terms.apply(BitsOp.SLT, choice, terms.intConst(-2_000_000_000)));
    assertThat(found.value(intSymbol("index")).asInt()).isBetween(1, 100);
  }
}
