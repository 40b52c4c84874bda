package dev.clew.smt;

import dev.clew.smt.BackEndJudge.Style;
import dev.clew.smt.text.Cvc5Provider;
import dev.clew.smt.text.Z3StringsProvider;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Machine integers, which are mathematical ones in the text, mean there what they mean to us. */
@Tag("once")
class TextSolverOperatorsTest {

  static Stream<SolverProvider> providers() {
    return Stream.of(new Cvc5Provider(), new Z3StringsProvider());
  }

  @ParameterizedTest
  @MethodSource("providers")
  void machineIntegersAgree(SolverProvider provider) throws SolverUnavailable {
    OperatorCases source = new OperatorCases(11);
    try (Solver solver = provider.create()) {
      BackEndJudge judge = new BackEndJudge(solver);
      for (BitsOp op : BitsOp.values()) {
        for (int width : new int[] {1, 8, 16, 32, 64, 65}) {
          judge.requireAgreement(source.bits(op, width, 20), Style.CONSTANTS);
        }
        judge.requireAgreement(source.bits(op, 8, 4), Style.APART);
        judge.requireAgreement(source.bits(op, 32, 4), Style.APART);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("providers")
  void integersAndChoicesAgree(SolverProvider provider) throws SolverUnavailable {
    OperatorCases source = new OperatorCases(12);
    try (Solver solver = provider.create()) {
      BackEndJudge judge = new BackEndJudge(solver);
      for (IntegerOp op : IntegerOp.values()) {
        judge.requireAgreement(source.integers(op, 40), Style.CONSTANTS);
        judge.requireAgreement(source.integers(op, 5), Style.APART);
      }
      for (CoreOp op : CoreOp.values()) {
        for (Sort sort : List.of(Sort.BOOL, Sort.INT, Sort.INTEGER, Sort.REFERENCE)) {
          judge.requireAgreement(source.core(op, sort, 40), Style.CONSTANTS);
          judge.requireAgreement(source.core(op, sort, 5), Style.APART);
        }
      }
    }
  }
}
