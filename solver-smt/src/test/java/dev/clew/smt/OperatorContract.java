package dev.clew.smt;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.smt.BackEndJudge.Style;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Every operator means to a back end what it means to us. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class OperatorContract {

  private static final Sort HALF = Sort.floating(5, 11);
  private static final Sort TINY = Sort.floating(3, 5);
  private static final Sort QUAD = Sort.floating(15, 113);

  private Solver solver;
  private long cases;

  protected abstract Solver newSolver() throws SolverUnavailable;

  @BeforeEach
  void open() throws SolverUnavailable {
    solver = newSolver();
  }

  @AfterEach
  void close() {
    solver.close();
  }

  @AfterAll
  void tellHowMuchWasTried() {
    System.out.printf("%s: %,d operator cases%n", getClass().getSimpleName(), cases);
    assertThat(cases).isGreaterThan(40_000);
  }

  @Test
  void booleansAndChoicesAgree() {
    OperatorCases source = new OperatorCases(1);
    List<Sort> sorts =
        List.of(Sort.BOOL, Sort.INT, Sort.bits(65), Sort.INTEGER, Sort.REFERENCE, Sort.ROUNDING);
    List<Sort> floats = List.of(Sort.FLOAT, Sort.DOUBLE, HALF, TINY);
    for (CoreOp op : CoreOp.values()) {
      sorts.forEach(sort -> judge(source.core(op, sort, 100), Style.SHARED));
      floats.forEach(sort -> judge(source.core(op, sort, 100), Style.SHARED));
      floats.forEach(sort -> judge(source.core(op, sort, 100), Style.CONSTANTS));
    }
  }

  @Test
  void bitVectorsAgree() {
    OperatorCases source = new OperatorCases(2);
    for (BitsOp op : BitsOp.values()) {
      for (int width : new int[] {1, 8, 16, 32, 64, 65, 128}) {
        judge(source.bits(op, width, 100), Style.CONSTANTS);
        judge(source.bits(op, width, unknownBits(op, width)), Style.SHARED);
      }
      judge(source.bits(op, 8, op == BitsOp.FROM_INTEGER ? 1 : 10), Style.APART);
    }
  }

  /** Fewer where back ends have a hard time. */
  private static int unknownBits(BitsOp op, int width) {
    return switch (op) {
      case SDIV, SREM, UDIV, UREM -> width <= 16 ? 100 : width <= 65 ? 10 : 2;
      case MUL -> width <= 65 ? 100 : 10;
      case FROM_INTEGER -> width <= 8 ? 1 : 0;
      default -> 100;
    };
  }

  @Test
  void integersAgree() {
    OperatorCases source = new OperatorCases(3);
    for (IntegerOp op : IntegerOp.values()) {
      judge(source.integers(op, 200), Style.CONSTANTS);
      judge(source.integers(op, 100), Style.SHARED);
      judge(source.integers(op, 100), Style.APART);
    }
  }

  @Test
  void smallFloatsAgree() {
    OperatorCases source = new OperatorCases(4);
    for (FloatOp op : FloatOp.values()) {
      for (Sort format : List.of(TINY, HALF)) {
        judgeFloats(source, op, format, 200, 100);
      }
    }
  }

  @Test
  void javaFloatsAgree() {
    OperatorCases source = new OperatorCases(5);
    for (FloatOp op : FloatOp.values()) {
      judgeFloats(source, op, Sort.FLOAT, 200, 20);
      judgeFloats(source, op, Sort.DOUBLE, 200, isLarge(op) ? 5 : 20);
    }
  }

  @Test
  void quadruplePrecisionAgrees() {
    OperatorCases source = new OperatorCases(6);
    for (FloatOp op : FloatOp.values()) {
      judgeFloats(source, op, QUAD, 100, isLarge(op) ? 0 : 10);
    }
  }

  private void judgeFloats(
      OperatorCases source, FloatOp op, Sort format, int constants, int unknowns) {
    if (op == FloatOp.REM || op == FloatOp.IEEE_REM) {
      // What a back end learns case by case cannot be asked about many at once.
      judge(source.floats(op, format, constants / 10), Style.CONSTANTS);
      judge(source.floats(op, format, unknowns / 2), Style.APART);
    } else {
      judge(source.floats(op, format, constants), Style.CONSTANTS);
      judge(source.floats(op, format, unknowns), Style.SHARED);
    }
  }

  private static boolean isLarge(FloatOp op) {
    return switch (op) {
      case MUL, DIV, FMA, SQRT -> true;
      default -> false;
    };
  }

  /** All values of a small format, in every mode. */
  @Test
  void smallFloatsAgreeOnEveryValue() {
    for (FloatOp op : List.of(FloatOp.SQRT, FloatOp.ROUND, FloatOp.TO_SIGNED, FloatOp.CONVERT)) {
      Sort result =
          switch (op) {
            case TO_SIGNED -> Sort.bits(4);
            default -> TINY;
          };
      Sort from = op == FloatOp.CONVERT ? Sort.floating(4, 6) : TINY;
      judge(OperatorCases.everyValue(op, from, result), Style.SHARED);
    }
  }

  private void judge(List<OperatorCase> all, Style style) {
    Map<List<Sort>, List<OperatorCase>> alike =
        all.stream().collect(groupingBy(OperatorCase::sorts, LinkedHashMap::new, toList()));
    BackEndJudge judge = new BackEndJudge(solver);
    for (List<OperatorCase> group : style == Style.SHARED ? alike.values() : List.of(all)) {
      if (!group.isEmpty()) {
        judge.requireAgreement(group, style);
      }
    }
    cases += all.size();
  }
}
