package dev.clew.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.print.TermPrinter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The whole chain on simplified terms against nothing but Z3 on the terms as they were written,
 * along paths that share prefixes, with queries repeated, reordered and turned around.
 */
@Tag("once")
class ChainAgainstPlainZ3Test {

  private static final List<List<Sort>> WORLDS =
      List.of(
          List.of(Sort.INT),
          List.of(Sort.INT, Sort.LONG),
          List.of(Sort.BYTE, Sort.CHAR),
          List.of(Sort.bits(1), Sort.bits(7)),
          List.of(Sort.bits(33), Sort.bits(63)),
          List.of(Sort.LONG, Sort.bits(65)),
          List.of(Sort.DOUBLE, Sort.FLOAT),
          List.of(Sort.floating(5, 60)),
          List.of(Sort.REFERENCE, Sort.BYTE),
          List.of(Sort.INTEGER, Sort.bits(3)));
  private static final int PATHS = 6;
  private static final int STEPS = 8;
  private static final int MANY = 70;

  private final Random random = new Random(70_000);
  private int asked;
  private int refuted;
  private int compared;

  @Test
  void theChainAnswersAsPlainZ3Does() throws SolverUnavailable {
    for (List<Sort> sorts : WORLDS) {
      try (Solver chain = SolverStack.create();
          Solver plain = SolverStack.backEnds().get(0).create()) {
        World world = new World(sorts, chain, plain);
        for (int i = 0; i < PATHS; i++) {
          world.walk(i % 3 == 2 ? MANY : 0);
        }
      }
    }
    System.out.printf(
        "chain against plain Z3: %,d queries, %,d compared, %,d refuted%n",
        asked, compared, refuted);
    assertThat(compared).isGreaterThan(asked * 9 / 10);
    assertThat(refuted).isBetween(asked / 10, asked * 9 / 10);
  }

  /** Unknowns of some sorts, with the solvers that are asked about them from path to path. */
  private final class World {
    private final ExprFactory written = new ExprFactory(Rewriter.NONE);
    private final TermSubstitution simplified = TermSubstitution.copyInto(SolverStack.terms());
    private final RandomConditions conditions;
    private final Solver chain;
    private final Solver plain;

    World(List<Sort> sorts, Solver chain, Solver plain) {
      conditions = new RandomConditions(written, random, sorts);
      this.chain = chain;
      this.plain = plain;
    }

    /** Goes down one path, after so many conditions that one assignment satisfies. */
    void walk(int already) {
      List<Expr> path = new ArrayList<>();
      Assignment hint = Assignment.EMPTY;
      while (path.size() < already) {
        // Weak, so that the path stays open.
        path.add(written.or(conditions.condition(0), conditions.condition(1)));
      }
      for (int step = 0; step < STEPS; step++) {
        Expr guard = conditions.condition(random.nextInt(3));
        List<Expr> other = with(path, written.not(guard));
        Verdict turned = compare(other, hint);
        List<Expr> longer = with(path, guard);
        Verdict verdict = compare(longer, hint);
        List<Expr> reordered = new ArrayList<>(longer);
        Collections.shuffle(reordered, random);
        compare(reordered, Assignment.EMPTY);
        if (verdict instanceof Verdict.Sat sat) {
          path = longer;
          hint = sat.assignment();
        } else if (turned instanceof Verdict.Sat sat) {
          path = other;
          hint = sat.assignment();
        }
      }
    }

    private Verdict compare(List<Expr> conjuncts, Assignment hint) {
      List<Expr> own = conjuncts.stream().map(simplified::apply).toList();
      Verdict verdict = chain.check(new Query(own, hint, Budget.of(Duration.ofSeconds(20))));
      Verdict expected = plainly(conjuncts);
      asked++;
      if (verdict.isDecided() && expected.isDecided()) {
        compared++;
        assertThat(verdict)
            .as(() -> conjuncts.stream().map(TermPrinter::print).toList().toString())
            .isInstanceOf(expected.getClass());
      }
      if (verdict instanceof Verdict.Unsat unsat) {
        refuted++;
        assertThat(own).containsAll(unsat.core());
        List<Expr> core = unsat.core().stream().map(c -> conjuncts.get(own.indexOf(c))).toList();
        assertThat(plainly(core)).isNotInstanceOf(Verdict.Sat.class);
      }
      return verdict;
    }

    private Verdict plainly(List<Expr> conjuncts) {
      return plain.check(Query.of(conjuncts, Budget.of(Duration.ofSeconds(20))));
    }
  }

  private static List<Expr> with(List<Expr> path, Expr guard) {
    List<Expr> longer = new ArrayList<>(path);
    longer.add(guard);
    return longer;
  }
}
