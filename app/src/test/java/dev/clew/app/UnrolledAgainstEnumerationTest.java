package dev.clew.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.print.TermPrinter;
import dev.clew.solver.unrolled.UnrolledSolver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random conjunctions about short strings over few letters: as the query bounds its strings, the
 * unrolled solver must decide each as trying all strings does.
 */
@Tag("once")
class UnrolledAgainstEnumerationTest {

  private static final int QUERIES = 120;
  private static final int LONGEST = 3;

  private final Random random = new Random(3_000);
  private int sat;
  private int unsat;

  @Test
  void stringsOfThreeLettersAreDecided() throws SolverUnavailable {
    run("abc", false);
  }

  @Test
  void stringsOfTwoLettersWithAnIndexAreDecided() throws SolverUnavailable {
    run("ab", true);
  }

  private void run(String letters, boolean index) throws SolverUnavailable {
    try (Solver solver = new UnrolledSolver(SolverStack.backEnds().get(0).create())) {
      for (int i = 0; i < QUERIES; i++) {
        check(solver, letters, index);
      }
    }
    System.out.printf(
        "unrolled against enumeration of %s: %d satisfiable, %d not%n", letters, sat, unsat);
    assertThat(sat).isGreaterThan(QUERIES / 5);
    assertThat(unsat).isGreaterThan(QUERIES / 5);
  }

  private void check(Solver solver, String letters, boolean index) {
    ExprFactory factory = new ExprFactory(Rewriter.NONE);
    List<Symbol> strings =
        List.of(factory.symbol("x", Sort.STRING), factory.symbol("y", Sort.STRING));
    Symbol place = factory.symbol("k", Sort.bits(3));
    RandomStringConditions conditions =
        new RandomStringConditions(factory, random, strings, index ? List.of(place) : List.of());
    List<Expr> conjuncts = new ArrayList<>();
    Language words = Language.loop(Language.chars(CharSet.of(letters)), 0, LONGEST);
    for (Symbol string : strings) {
      conjuncts.add(factory.apply(StringOp.IN, string, factory.language(words)));
    }
    int size = 2 + random.nextInt(4);
    for (int i = 0; i < size; i++) {
      conjuncts.add(conditions.condition(2));
    }
    Verdict verdict = solver.check(Query.of(conjuncts, Budget.of(Duration.ofSeconds(30))));
    boolean expected = exists(conjuncts, strings, place, words(letters), index);
    assertThat(verdict)
        .as(() -> conjuncts.stream().map(TermPrinter::print).toList().toString())
        .isInstanceOf(expected ? Verdict.Sat.class : Verdict.Unsat.class);
    if (verdict instanceof Verdict.Unsat core) {
      unsat++;
      assertThat(conjuncts).containsAll(core.core());
    } else {
      sat++;
    }
  }

  private static boolean exists(
      List<Expr> conjuncts, List<Symbol> strings, Symbol place, List<String> words, boolean index) {
    for (int k = index ? -4 : 0; k < (index ? 4 : 1); k++) {
      for (String x : words) {
        for (String y : words) {
          Map<Symbol, Value> values = new LinkedHashMap<>();
          values.put(strings.get(0), Value.of(x));
          values.put(strings.get(1), Value.of(y));
          values.put(place, Value.ofRaw(place.sort(), k));
          if (new Evaluator(Assignment.of(values)).allHold(conjuncts)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static List<String> words(String letters) {
    List<String> words = new ArrayList<>(List.of(""));
    for (int i = 0; i < words.size() && words.get(i).length() < LONGEST; i++) {
      for (int j = 0; j < letters.length(); j++) {
        words.add(words.get(i) + letters.charAt(j));
      }
    }
    return words;
  }
}
