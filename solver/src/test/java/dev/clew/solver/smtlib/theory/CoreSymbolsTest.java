package dev.clew.solver.smtlib.theory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.smtlib.Terms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CoreSymbolsTest {

  private final Terms terms = new Terms();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "true",
        "(not false)",
        "(and true true true)",
        "(and true)",
        "(or false false true)",
        "(not (or false false))",
        "(not (and true true false))",
        "(xor true false)",
        "(not (xor true true))",
        "(= 1 1 1)",
        "(not (= 1 1 2))",
        "(not (= 1 2 2))",
        "(not (= 1 2 1))",
        "(distinct 1 2 3 4)",
        "(not (distinct 1 2 3 1))",
        "(not (distinct 1 2 2))",
        "(distinct true false)",
        "(not (distinct true false true))",
        "(= (ite true 1 2) 1)",
        "(= (ite false #b0 #b1) #b1)",
        "(= (as true Bool) true)",
        "(= RNE roundNearestTiesToEven)",
        "(= |true| true)",
      })
  void holds(String term) {
    assertThat(terms.holds(term)).as(term).isTrue();
  }

  @Test
  void implicationAssociatesToTheRightAndExclusiveOrToTheLeft() {
    for (int bits = 0; bits < 8; bits++) {
      boolean a = (bits & 1) != 0;
      boolean b = (bits & 2) != 0;
      boolean c = (bits & 4) != 0;
      assertThat(terms.holds("(=> %b %b %b)".formatted(a, b, c))).isEqualTo(!a || !b || c);
      assertThat(terms.holds("(xor %b %b %b)".formatted(a, b, c))).isEqualTo(a ^ b ^ c);
      assertThat(terms.holds("(= %b %b %b)".formatted(a, b, c))).isEqualTo(a == b && b == c);
    }
  }

  @Test
  void equalityOfFloatsIsIdentity() {
    assertThat(terms.holds("(= (_ NaN 8 24) (_ NaN 8 24))")).isTrue();
    assertThat(terms.holds("(= (_ +zero 8 24) (_ -zero 8 24))")).isFalse();
  }
}
