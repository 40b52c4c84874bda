package dev.clew.solver.smtlib.theory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionTable;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.smtlib.Terms;
import dev.clew.solver.smtlib.ValuePrinter;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class IntegerSymbolsTest {

  private final Terms terms = new Terms();
  private final Random random = new Random(1);

  @Test
  void arithmeticNeverWraps() {
    for (int i = 0; i < 300; i++) {
      BigInteger x = number();
      BigInteger y = number();
      BigInteger z = number();
      assertThat(integer("+", x, y, z)).isEqualTo(x.add(y).add(z));
      assertThat(integer("-", x, y, z)).isEqualTo(x.subtract(y).subtract(z));
      assertThat(integer("*", x, y, z)).isEqualTo(x.multiply(y).multiply(z));
      assertThat(integer("-", x)).isEqualTo(x.negate());
      assertThat(integer("abs", x)).isEqualTo(x.abs());
    }
  }

  @Test
  void aNumeralIsNoMachineInteger() {
    assertThat(terms.value("2147483648").sort()).isEqualTo(Sort.INTEGER);
    assertThat(terms.value("(+ 9223372036854775807 1)").asInteger())
        .isEqualTo(BigInteger.ONE.shiftLeft(63));
  }

  @Test
  void divisionLeavesANonNegativeRemainder() {
    for (int i = 0; i < 300; i++) {
      BigInteger x = number();
      BigInteger y = number();
      if (y.signum() != 0) {
        BigInteger quotient = integer("div", x, y);
        BigInteger rest = integer("mod", x, y);
        assertThat(quotient.multiply(y).add(rest)).isEqualTo(x);
        assertThat(rest.signum()).isNotNegative();
        assertThat(rest).isLessThan(y.abs());
      }
    }
    assertThat(integer("div", big(-7), big(2), big(2))).isEqualTo(big(-2));
    assertThat(integer("div", big(-7), big(-2))).isEqualTo(big(4));
    assertThat(integer("mod", big(-7), big(-2))).isEqualTo(big(1));
  }

  @Test
  void divisionByZeroIsOpenButAFunctionOfTheDividend() {
    Expr term = terms.term("(+ (div 7 0) (* 10 (mod 7 0)) (* 100 (div 8 (- 1 1))))");
    Map<String, Function> open = functions(term);
    assertThat(open.keySet()).containsExactlyInAnyOrder("@div0", "@mod0");
    Assignment model =
        Assignment.of(
            Map.of(),
            Map.of(
                open.get("@div0"), table(Map.of(7L, 5L), 3),
                open.get("@mod0"), table(Map.of(), 2)));
    assertThat(new Evaluator(model).evaluate(term).asInteger()).isEqualTo(big(325));
  }

  @Test
  void aDivisorThatCannotBeZeroLeavesNothingOpen() {
    assertThat(functions(terms.term("(+ (div 7 2) (mod 7 3))"))).isEmpty();
  }

  @Test
  void comparisonsChain() {
    for (int i = 0; i < 200; i++) {
      long x = random.nextInt(4) - 2L;
      long y = random.nextInt(4) - 2L;
      long z = random.nextInt(4) - 2L;
      assertThat(compare("<", x, y, z)).isEqualTo(x < y && y < z);
      assertThat(compare("<=", x, y, z)).isEqualTo(x <= y && y <= z);
      assertThat(compare(">", x, y, z)).isEqualTo(x > y && y > z);
      assertThat(compare(">=", x, y, z)).isEqualTo(x >= y && y >= z);
    }
  }

  @Test
  void divisibleTakesAnyPositiveIndex() {
    assertThat(terms.holds("((_ divisible 3) (- 9))")).isTrue();
    assertThat(terms.holds("((_ divisible 3) 10)")).isFalse();
    assertThat(terms.holds("((_ divisible 100000000000000000000) 100000000000000000000)")).isTrue();
  }

  @Test
  void bitVectorsConvertBothWays() {
    for (int width : List.of(1, 8, 33, 64, 65, 130)) {
      for (int i = 0; i < 30; i++) {
        BigInteger x = new BigInteger(width, random);
        BigInteger signed = x.testBit(width - 1) ? x.subtract(BigInteger.TWO.pow(width)) : x;
        String bits = Terms.bits(width, x);
        assertThat(terms.value("(bv2nat " + bits + ")").asInteger()).isEqualTo(x);
        assertThat(terms.value("(ubv_to_int " + bits + ")").asInteger()).isEqualTo(x);
        assertThat(terms.value("(sbv_to_int " + bits + ")").asInteger()).isEqualTo(signed);
        BigInteger y = number();
        BigInteger wrapped = y.mod(BigInteger.TWO.pow(width));
        for (String name : List.of("int2bv", "nat2bv", "int_to_bv")) {
          assertThat(terms.value("((_ " + name + " " + width + ") " + literal(y) + ")").pattern())
              .isEqualTo(wrapped);
        }
      }
    }
  }

  static Map<String, Function> functions(Expr term) {
    Set<Function> found = new LinkedHashSet<>();
    new PostOrder()
        .visit(
            term,
            part -> {
              if (part instanceof Apply apply && apply.op() instanceof Function function) {
                found.add(function);
              }
            });
    return found.stream().collect(Collectors.toMap(Function::name, function -> function));
  }

  private static FunctionTable table(Map<Long, Long> entries, long otherwise) {
    Map<List<Value>, Value> values = new HashMap<>();
    entries.forEach((key, value) -> values.put(List.of(Value.of(big(key))), Value.of(big(value))));
    return new FunctionTable(values, Value.of(big(otherwise)));
  }

  private BigInteger integer(String operator, BigInteger... args) {
    return terms.value(use(operator, args)).asInteger();
  }

  private boolean compare(String operator, long x, long y, long z) {
    return terms.holds(use(operator, big(x), big(y), big(z)));
  }

  private static String use(String operator, BigInteger... args) {
    StringBuilder text = new StringBuilder("(" + operator);
    for (BigInteger arg : args) {
      text.append(' ').append(literal(arg));
    }
    return text.append(')').toString();
  }

  private static String literal(BigInteger number) {
    return ValuePrinter.value(Value.of(number));
  }

  private static BigInteger big(long value) {
    return BigInteger.valueOf(value);
  }

  private BigInteger number() {
    BigInteger magnitude = new BigInteger(random.nextInt(80), random);
    return random.nextBoolean() ? magnitude : magnitude.negate();
  }
}
