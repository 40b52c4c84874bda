package dev.clew.solver.eval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AssignmentTest {

  @Test
  void mergingKeepsTheOrderOfFunctionsWhateverTheirIdentities() {
    List<Function> functions = new ArrayList<>();
    Assignment merged = Assignment.EMPTY;
    for (int i = 0; i < 20; i++) {
      Function function = Function.uninterpreted("f" + i, List.of(), Sort.INT);
      functions.add(function);
      FunctionTable table = new FunctionTable(Map.of(), Value.of(i));
      merged = merged.overriddenBy(Assignment.of(Map.of(), Map.of(function, table)));
    }
    assertThat(merged.functions().keySet()).containsExactlyElementsOf(functions);
  }
}
