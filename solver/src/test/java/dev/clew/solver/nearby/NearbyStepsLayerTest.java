package dev.clew.solver.nearby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NearbyStepsLayerTest {

  private final ExprFactory f = Simplifier.factory();
  private final Symbol s = f.symbol("s", Sort.STRING);
  private int passedOn;

  @Test
  void aLongPathIsBuiltUpStepByStep() {
    NearbyStepsLayer layer = NearbyStepsLayer.ofMany();
    List<Expr> path = spelling("{\"key\": [1, 2, true]}");
    Verdict verdict = ask(layer, path, Assignment.EMPTY);
    assertThat(((Verdict.Sat) verdict).assignment().value(s).asString())
        .startsWith("{\"key\": [1, 2, true]}");
    assertThat(passedOn).isZero();
  }

  @Test
  void fewConjunctsAreForOthers() {
    assertThat(ask(NearbyStepsLayer.ofMany(), spelling("ab"), Assignment.EMPTY))
        .isInstanceOf(Verdict.Unknown.class);
    assertThat(ask(NearbyStepsLayer.ofAny(), spelling("ab"), Assignment.EMPTY))
        .isInstanceOf(Verdict.Sat.class);
  }

  @Test
  void theAnswerDependsOnTheConjunctsAlone() {
    Random random = new Random(3);
    NearbyStepsLayer old = NearbyStepsLayer.ofMany();
    for (int round = 0; round < 60; round++) {
      List<Expr> path = path(random, 12 + random.nextInt(20));
      Verdict experienced = ask(old, path, text("some {hint}"));
      Verdict fresh = ask(NearbyStepsLayer.ofMany(), path, Assignment.EMPTY);
      assertThat(experienced).isEqualTo(fresh);
      if (fresh instanceof Verdict.Sat sat) {
        assertThat(new Evaluator(sat.assignment()).allHold(path)).isTrue();
      }
    }
  }

  /** Conditions as a scanner makes them, left to right, each true or not. */
  private List<Expr> path(Random random, int conditions) {
    List<Expr> path = new ArrayList<>();
    for (int i = 0; i < conditions; i++) {
      int place = i / 4;
      Expr asked =
          switch (random.nextInt(3)) {
            case 0 -> unit(place, "{}\" ".charAt(random.nextInt(4)));
            case 1 -> f.apply(IntegerOp.LE, code(place), f.integerConst(' ' + random.nextInt(60)));
            default -> f.apply(IntegerOp.LT, f.integerConst(place), f.apply(StringOp.LENGTH, s));
          };
      path.add(random.nextInt(4) == 0 ? asked : f.not(asked));
    }
    return path;
  }

  private List<Expr> spelling(String text) {
    List<Expr> path = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      path.add(f.apply(IntegerOp.LT, f.integerConst(i), f.apply(StringOp.LENGTH, s)));
      path.add(unit(i, text.charAt(i)));
    }
    return path;
  }

  private Expr code(int place) {
    return f.apply(StringOp.CODE_AT, s, f.integerConst(place));
  }

  private Expr unit(int place, char unit) {
    return f.eq(code(place), f.integerConst(unit));
  }

  private Assignment text(String value) {
    return Assignment.of(Map.of(s, Value.of(value)));
  }

  private Verdict ask(NearbyStepsLayer layer, List<Expr> conjuncts, Assignment hint) {
    return layer.check(new Query(conjuncts, hint, Budget.unlimited()), new Below());
  }

  /** Counts what it is asked, and knows nothing. */
  private final class Below implements Solver {
    @Override
    public Verdict check(Query query) {
      passedOn++;
      return new Verdict.Unknown(Verdict.Reason.INCOMPLETE, "nobody knows");
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of();
    }

    @Override
    public void close() {}
  }
}
