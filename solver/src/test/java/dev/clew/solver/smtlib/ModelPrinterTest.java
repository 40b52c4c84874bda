package dev.clew.solver.smtlib;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.FunctionTable;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Uninterpreted;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ModelPrinterTest {

  @Test
  void aTableBecomesAChainOfChoicesInTheOrderOfItsArguments() {
    Function function =
        Function.uninterpreted("f", List.of(Sort.INTEGER, Sort.bits(4)), Sort.INTEGER);
    Map<List<Value>, Value> entries = new HashMap<>();
    entries.put(List.of(integer(10), bits(1)), integer(5));
    entries.put(List.of(integer(-2), bits(3)), integer(6));
    entries.put(List.of(integer(-2), bits(-1)), integer(7));
    entries.put(List.of(integer(0), bits(0)), integer(-1));
    FunctionTable table = new FunctionTable(entries, integer(-1));
    assertThat(
            ModelPrinter.model(
                Map.of("f", new Uninterpreted(function)),
                Assignment.of(Map.of(), Map.of(function, table))))
        .isEqualTo(
            """
            (
              (define-fun f ((x!0 Int) (x!1 (_ BitVec 4))) Int \
            (ite (and (= x!0 (- 2)) (= x!1 #xf)) 7 \
            (ite (and (= x!0 (- 2)) (= x!1 #x3)) 6 \
            (ite (and (= x!0 10) (= x!1 #x1)) 5 (- 1)))))
            )""");
  }

  @Test
  void oneArgumentNeedsNoConjunction() {
    Function function = Function.uninterpreted("f", List.of(Sort.BOOL), Sort.BOOL);
    FunctionTable table = new FunctionTable(Map.of(List.of(Value.TRUE), Value.TRUE), Value.FALSE);
    assertThat(
            ModelPrinter.model(
                Map.of("f", new Uninterpreted(function)),
                Assignment.of(Map.of(), Map.of(function, table))))
        .isEqualTo("(\n  (define-fun f ((x!0 Bool)) Bool (ite (= x!0 true) true false))\n)");
  }

  @Test
  void aModelOfNothingIsEmpty() {
    assertThat(ModelPrinter.model(Map.of(), Assignment.EMPTY)).isEqualTo("(\n)");
  }

  private static Value integer(long value) {
    return Value.of(BigInteger.valueOf(value));
  }

  private static Value bits(long value) {
    return Value.ofRaw(Sort.bits(4), value);
  }
}
