package dev.clew.engine.concrete;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.engine.terms.Terms;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.simplify.Simplifier;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** With x = 5, n = 7L, d = 2.5, f = 0.1f, b = true. */
class PartitionParserTest {

  private final Terms terms = new Terms(Simplifier.factory());

  private Expr parse(String text) {
    Map<String, Expr> names =
        Map.of(
            "x", terms.factory().intConst(5),
            "n", terms.factory().longConst(7),
            "d", terms.factory().doubleConst(2.5),
            "f", terms.factory().floatConst(0.1f),
            "b", terms.factory().bool(true));
    return PartitionParser.parse(text, names, terms);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "x > 3 ~ true",
        "x<=3 ~ false",
        "x > 3 && n == 7 ~ true",
        "x > 3 && (n == 8 || d < 2.5) ~ false",
        "x == 5 || 1 / 0 == 1 ~ true",
        "!b ~ false",
        "b == (x >= 5) ~ true",
        "b != true ~ false",
        "x - 2 - 1 == 2 ~ true",
        "x + 2 * 3 == 11 ~ true",
        "(x + 2) * 3 == 21 ~ true",
        "-x < -4 && +x > 4 ~ true",
        "x % 2 == 1 ~ true",
        "x / 2 == 2 ~ true",
        "d * 2 == x ~ true",
        "f != 0.1 ~ true",
        "f == 0.1f ~ true",
        "x == 0x5 && n < 10L && n > 1_0 - 4 ~ true",
        "x < 1e3 && x > 1.5e-3 ~ true",
        "x < 'a' ~ true",
        "x + 2147483647 < 0 ~ true",
        "n + 2147483647 < 0 ~ false",
        "-2147483648 < x ~ true"
      })
  void conditionsMeanWhatTheyMeanInJava(String text, boolean holds) {
    assertThat(new Evaluator(Assignment.EMPTY).holds(parse(text))).isEqualTo(holds);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "x +",
        "y > 3",
        "x > 3)",
        "(x > 3",
        "x > b",
        "b && x",
        "x # 3",
        "x = 3",
        "!x > 3",
        "9999999999 > x",
        "b < b",
        "x > 3 n"
      })
  void whatIsNoConditionIsRefused(String text) {
    assertThatThrownBy(() -> parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void samplesAreTheSameEachTime() {
    var types = java.util.List.of(dev.clew.engine.program.type.JvmType.STRING);
    assertThat(new SampleArguments(types, 1).take(20))
        .isEqualTo(new SampleArguments(types, 1).take(20));
  }
}
