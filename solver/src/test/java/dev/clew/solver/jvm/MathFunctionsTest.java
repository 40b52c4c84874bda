package dev.clew.solver.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Value;
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MathFunctionsTest {

  @Test
  void aNameFindsItsFunction() {
    assertThat(MathFunctions.named("Math.sin")).containsSame(MathFunctions.SIN);
    assertThat(MathFunctions.named("Math.sqrt")).isEqualTo(Optional.empty());
  }

  @Test
  void everyFunctionRunsTheMethodOfItsName() throws Exception {
    assertThat(MathFunctions.all()).hasSize(36);
    for (Function function : MathFunctions.all().values()) {
      String[] name = function.name().split("\\.", -1);
      Class<?>[] types =
          Collections.nCopies(function.parameters().size(), double.class).toArray(new Class<?>[0]);
      Method method = Class.forName("java.lang." + name[0]).getMethod(name[1], types);
      Object[] arguments = Collections.nCopies(types.length, 0.7).toArray();
      List<Value> values = Collections.nCopies(types.length, Value.of(0.7));
      assertThat(function.body().orElseThrow().apply(values))
          .as(function.name())
          .isEqualTo(Value.of((double) method.invoke(null, arguments)));
    }
  }
}
