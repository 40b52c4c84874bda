package dev.clew.app.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.engine.work.WorkUnit;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrderJsonTest {

  private static WorkUnit.Binding binding(String name, Value value) {
    return new WorkUnit.Binding(name, value.sort(), value);
  }

  @Test
  void anOrderIsReadAsItWasWritten() {
    WorkUnit unit =
        new WorkUnit(
            List.of(1, 2, 7),
            List.of(
                binding("b", Value.TRUE),
                binding("i", Value.of(Integer.MIN_VALUE)),
                binding("wide", Value.ofPattern(Sort.bits(96), BigInteger.ONE.shiftLeft(90))),
                binding("d", Value.of(Double.NaN)),
                binding("f", Value.of(-0.0f)),
                binding("n", Value.of(BigInteger.TEN.pow(40).negate())),
                binding("s", Value.of("a\"\\\n\u0000\ud800\u2028é")),
                binding("empty", Value.of("")),
                binding("r", Value.reference(Sort.reference("a b"), 5)),
                binding("m", Value.of(RoundingMode.FLOOR))));
    Options options =
        Options.defaults()
            .with(ExplorationSettings.MAX_REVISITS, "3")
            .with(ExplorationSettings.HAVOC, "true");
    WorkOrder order =
        new WorkOrder(
            new WorkTarget("com.acme.Cart#total(I)I", "AAAA"),
            unit,
            new WorkSetup(List.of(Path.of("/a b"), Path.of("/c")), List.of(Path.of("/c")), options),
            new UnitBudget(1000, 5, Long.MAX_VALUE));

    String line = OrderJson.write(order);

    assertThat(line).isPrintable().doesNotContain("\n");
    assertThat(OrderJson.read(line)).isEqualTo(order);
  }

  @Test
  void whatIsNotSaidHasADefault() {
    WorkOrder order = OrderJson.read("{\"version\":1,\"target\":\"A#m()V\",\"classpath\":[\"x\"]}");

    assertThat(order.unit()).isEqualTo(WorkUnit.WHOLE);
    assertThat(order.budget()).isEqualTo(UnitBudget.UNLIMITED);
    assertThat(order.setup().project()).containsExactly(Path.of("x"));
    assertThat(order.setup().options()).isEqualTo(Options.defaults());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{| it is no JSON",
        "5| it is no JSON object",
        "[]| it is no JSON object",
        "{}| its version is not 1",
        "{\"version\":2,\"target\":\"A#m()V\"}| its version is not 1",
        "{\"version\":1}| it has no \"target\" that is a text",
        "{\"version\":1,\"target\":5}| it has no \"target\" that is a text",
        "{\"version\":1,\"target\":\"A#m()V\",\"decisions\":[-1]}| '-1' is no decision",
        "{\"version\":1,\"target\":\"A#m()V\",\"decisions\":[0]}| the last decision is none",
        "{\"version\":1,\"target\":\"A#m()V\",\"values\":[{\"sort\":\"bots\"}]}| 'bots' is no sort",
        "{\"version\":1,\"target\":\"A#m()V\",\"values\":[{\"sort\":\"bits\"}]}| lacks a width",
        "{\"version\":1,\"target\":\"A#m()V\",\"options\":{\"out\":\"x\"}}| there is no option out",
        "{\"version\":1,\"target\":\"A#m()V\",\"options\":{\"seed\":\"x\"}}| 'x' is",
        "{\"version\":1,\"target\":\"A#m()V\",\"budget\":{\"paths\":-1}}| \"paths\" is no count",
        "{\"version\":1,\"target\":\"A#m()V\"} {}| it is no JSON",
      })
  void aBadLineIsToldInWords(String line, String problem) {
    assertThatThrownBy(() -> OrderJson.read(line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(problem);
  }
}
