package dev.clew.smt.z3;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.smt.FunctionContract;
import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.time.Duration;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

final class Z3SolverTest extends FunctionContract {

  @Override
  protected Solver newSolver() throws SolverUnavailable {
    return new Z3Provider().create();
  }

  @Test
  void isFoundAsAService() throws SolverUnavailable {
    SolverProvider provider =
        ServiceLoader.load(SolverProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(each -> each.name().equals("z3"))
            .findFirst()
            .orElseThrow();
    assertThat(provider.describe()).startsWith("Z3 4.");
  }

  @Test
  void stringsAreNotTaken() {
    Expr text = terms.eq(terms.symbol("s", Sort.STRING), terms.constant(Value.of("a")));
    requireUnknown(Reason.UNSUPPORTED, check(text));
    requireSat(terms.eq(intSymbol("x"), terms.intConst(1)));
  }

  @Test
  void formatsWithoutFractionAreNotTaken() {
    Sort format = Sort.floating(5, 2);
    Expr one = terms.eq(terms.symbol("x", format), terms.constant(Value.zero(format)));
    requireUnknown(Reason.UNSUPPORTED, check(one));
  }

  @Test
  void aDeepTermIsNoDanger() {
    Expr sum = intSymbol("x");
    for (int i = 0; i < 200_000; i++) {
      sum = terms.apply(BitsOp.ADD, i % 2 == 0 ? intSymbol("y") : terms.intConst(i), sum);
    }
    Expr condition = terms.eq(sum, terms.intConst(7));
    Verdict verdict = solver.check(Query.of(List.of(condition), Budget.of(Duration.ofSeconds(2))));
    assertThat(verdict).isNotInstanceOf(Verdict.Unsat.class);
    requireSat(terms.eq(intSymbol("x"), terms.intConst(1)));
  }
}
