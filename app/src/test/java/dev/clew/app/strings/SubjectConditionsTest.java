package dev.clew.app.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.print.TermPrinter;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.strings.AutomataSolver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Path conditions of known programs are decided by each back end. */
@Tag("once")
class SubjectConditionsTest {

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** For those that may be left open: most of them would take minutes. */
  private static final Duration IMPATIENCE = Duration.ofSeconds(1);

  /** Refutations that rest on words of any length: unrolling sees short ones only. */
  private static final Set<SubjectConditions> UNBOUNDED =
      EnumSet.of(
          SubjectConditions.FORMAT_CHECK_THAT_TAKES_ALL,
          SubjectConditions.SUBSTRING_OF_TWO_PREFIXES);

  /** What takes SMT solvers ten seconds and more: orders, and numerals of all scripts. */
  private static final Set<SubjectConditions> SLOW =
      EnumSet.of(
          SubjectConditions.ORDERING_CYCLE,
          SubjectConditions.FORMAT_CHECK,
          SubjectConditions.FORMAT_CHECK_THAT_TAKES_ALL);

  private static boolean mayBeOpen(StringBackEnds strings, SubjectConditions subject) {
    return switch (strings) {
      case AUTOMATA, ALL -> false;
      case UNROLLED -> UNBOUNDED.contains(subject) || subject == SubjectConditions.FORMAT_CHECK;
      case SMT -> SLOW.contains(subject);
    };
  }

  @ParameterizedTest
  @EnumSource
  void areDecided(StringBackEnds strings) {
    List<SolverProvider> backEnds =
        ServiceLoader.load(SolverProvider.class).stream().map(ServiceLoader.Provider::get).toList();
    List<String> undecided = new ArrayList<>();
    try (Solver solver = SolverChain.over(backEnds, strings)) {
      for (SubjectConditions subject : SubjectConditions.values()) {
        long start = System.nanoTime();
        boolean open = mayBeOpen(strings, subject);
        Verdict verdict =
            check(solver, subject, Simplifier.factory(), open ? IMPATIENCE : PATIENCE);
        System.out.printf(
            "%-9s %-36s %s in %d ms%n",
            strings, subject, verdict, (System.nanoTime() - start) / 1_000_000);
        if (verdict instanceof Verdict.Unknown && !open) {
          undecided.add(subject.name());
        }
      }
    }
    assertThat(undecided).isEmpty();
  }

  private static Verdict check(
      Solver solver, SubjectConditions subject, ExprFactory terms, Duration patience) {
    List<Expr> conjuncts = subject.in(new SubjectConditions.Java(terms));
    Verdict verdict = solver.check(Query.of(conjuncts, Budget.of(patience)));
    if (verdict instanceof Verdict.Sat sat) {
      assertThat(subject.isSatisfiable()).as(subject + ": " + sat).isTrue();
      assertThat(new Evaluator(sat.assignment()).allHold(conjuncts)).as(subject + "").isTrue();
    } else if (verdict instanceof Verdict.Unsat) {
      assertThat(subject.isSatisfiable())
          .as(() -> subject + ": " + conjuncts.stream().map(TermPrinter::print).toList())
          .isFalse();
    }
    return verdict;
  }

  /** The thesis calls it preprocessing: no number is guessed for it, no word is fitted. */
  @ParameterizedTest
  @EnumSource(names = {"RUNNING_EXAMPLE_BOTH_EQUAL_AND_NOT", "ORDERING_CYCLE"})
  void areRefutedWithoutAskingForNumbers(SubjectConditions subject) {
    try (Solver solver = new AutomataSolver(new Unasked())) {
      assertThat(check(solver, subject, Simplifier.factory(), PATIENCE))
          .isInstanceOf(Verdict.Unsat.class);
    }
  }

  /** Must not be needed. */
  private static final class Unasked implements Solver {
    @Override
    public Verdict check(Query query) {
      throw new AssertionError("asked about " + query.conjuncts());
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of();
    }

    @Override
    public void close() {}
  }
}
