package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every answer is compared with trying all values. */
@Tag("once")
class BoundsLayerBruteForceTest {

  private ExprFactory factory = new ExprFactory(Rewriter.NONE);
  private final BoundsLayer layer = new BoundsLayer();
  private final Asked next = new Asked();
  private int sat;
  private int unsat;
  private int open;

  @Test
  void answersOnSmallBitVectorsAreRight() {
    checkSmallBitVectors(new Random(2024), 2500);
    report("small bit-vectors", 2000);
  }

  @Test
  void answersOnSimplifiedTermsAreRight() {
    factory = Simplifier.factory();
    checkSmallBitVectors(new Random(2026), 2500);
    report("simplified small bit-vectors", 2000);
  }

  private void checkSmallBitVectors(Random random, int queries) {
    for (int i = 0; i < queries; i++) {
      int count = 1 + random.nextInt(3);
      int width = count == 1 ? 4 + random.nextInt(3) : count == 2 ? 4 + random.nextInt(2) : 3;
      List<Symbol> numbers = new ArrayList<>();
      for (int k = 0; k < count; k++) {
        numbers.add(factory.symbol("x" + k, Sort.bits(width)));
      }
      List<Symbol> flags = List.of(factory.symbol("p", Sort.BOOL));
      RandomTerms terms = new RandomTerms(factory, random, numbers, flags, 1 << (width - 1));
      check(
          conjunction(terms, random),
          values(numbers, flags, -(1 << (width - 1)), 1 << (width - 1)));
    }
  }

  @Test
  void answersOnIntsOfSmallRangesAreRight() {
    Random random = new Random(2025);
    for (int i = 0; i < 2000; i++) {
      int count = 1 + random.nextInt(2);
      List<Symbol> numbers = new ArrayList<>();
      List<Expr> conjuncts = new ArrayList<>();
      for (int k = 0; k < count; k++) {
        Symbol symbol = factory.symbol("i" + k, Sort.INT);
        numbers.add(symbol);
        conjuncts.add(factory.apply(BitsOp.SLE, factory.intConst(-9), symbol));
        conjuncts.add(factory.apply(BitsOp.SLT, symbol, factory.intConst(10)));
      }
      RandomTerms terms = new RandomTerms(factory, random, numbers, List.of(), 12);
      conjuncts.addAll(conjunction(terms, random));
      check(conjuncts, values(numbers, List.of(), -9, 10));
    }
    report("ints of small ranges", 1600);
  }

  private static List<Expr> conjunction(RandomTerms terms, Random random) {
    List<Expr> conjuncts = new ArrayList<>();
    int size = 1 + random.nextInt(6);
    for (int k = 0; k < size; k++) {
      conjuncts.add(terms.condition(1 + random.nextInt(3)));
    }
    return conjuncts;
  }

  /** All assignments of numbers from {@code lo} to below {@code hi} and of flags. */
  private static List<Assignment> values(List<Symbol> numbers, List<Symbol> flags, int lo, int hi) {
    List<Map<Symbol, Value>> all = List.of(Map.of());
    for (Symbol symbol : numbers) {
      List<Map<Symbol, Value>> longer = new ArrayList<>();
      for (Map<Symbol, Value> known : all) {
        for (int value = lo; value < hi; value++) {
          longer.add(with(known, symbol, Value.ofRaw(symbol.sort(), value)));
        }
      }
      all = longer;
    }
    for (Symbol flag : flags) {
      List<Map<Symbol, Value>> longer = new ArrayList<>();
      for (Map<Symbol, Value> known : all) {
        longer.add(with(known, flag, Value.TRUE));
        longer.add(with(known, flag, Value.FALSE));
      }
      all = longer;
    }
    return all.stream().map(Assignment::of).toList();
  }

  private static Map<Symbol, Value> with(Map<Symbol, Value> known, Symbol symbol, Value value) {
    Map<Symbol, Value> longer = new HashMap<>(known);
    longer.put(symbol, value);
    return longer;
  }

  private void check(List<Expr> conjuncts, List<Assignment> all) {
    Verdict verdict = layer.check(Query.of(conjuncts, Budget.unlimited()), next);
    if (verdict instanceof Verdict.Sat answer) {
      sat++;
      assertThat(new Evaluator(answer.assignment()).allHold(conjuncts)).isTrue();
    } else if (verdict instanceof Verdict.Unsat answer) {
      unsat++;
      assertThat(conjuncts).containsAll(answer.core());
      for (Assignment assignment : all) {
        assertThat(new Evaluator(assignment).allHold(answer.core()))
            .as("core %s of %s has the model %s", answer.core(), conjuncts, assignment)
            .isFalse();
      }
    } else {
      open++;
    }
  }

  private void report(String what, int least) {
    System.out.println(what + ": sat " + sat + ", unsat " + unsat + ", passed on " + open);
    assertThat(sat + unsat).isGreaterThan(least);
    assertThat(next.times()).isEqualTo(open);
  }
}
