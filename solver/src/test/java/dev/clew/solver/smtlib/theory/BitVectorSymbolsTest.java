package dev.clew.solver.smtlib.theory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Value;
import dev.clew.solver.smtlib.Terms;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** Against the standard's definitions on {@link BigInteger}. */
class BitVectorSymbolsTest {

  private static final List<Integer> WIDTHS =
      List.of(1, 2, 3, 4, 7, 8, 16, 31, 32, 33, 64, 65, 128);

  private final Terms terms = new Terms();
  private final Random random = new Random(2);

  @Test
  void bitwiseOperators() {
    forPairs(
        (x, y) -> {
          check("bvand", x, y, x.n.and(y.n));
          check("bvor", x, y, x.n.or(y.n));
          check("bvxor", x, y, x.n.xor(y.n));
          check("bvnand", x, y, x.n.and(y.n).not());
          check("bvnor", x, y, x.n.or(y.n).not());
          check("bvxnor", x, y, x.n.xor(y.n).not());
          check("bvcomp", x, y, x.n.equals(y.n) ? BigInteger.ONE : BigInteger.ZERO, 1);
          unary("bvnot", x, x.n.not());
          unary("bvneg", x, x.n.negate());
        });
  }

  @Test
  void arithmeticWrapsAndDividesByZeroAsTheStandardSays() {
    forPairs(
        (x, y) -> {
          check("bvadd", x, y, x.n.add(y.n));
          check("bvsub", x, y, x.n.subtract(y.n));
          check("bvmul", x, y, x.n.multiply(y.n));
          check("bvudiv", x, y, udiv(x, y));
          check("bvurem", x, y, urem(x, y));
          check("bvsdiv", x, y, sdiv(x, y));
          check("bvsrem", x, y, srem(x, y));
          check("bvsmod", x, y, smod(x, y));
        });
  }

  @Test
  void shiftsByTheWidthOrMoreLeaveNothingOrTheSign() {
    forPairs(
        (x, y) -> {
          int by = y.n.min(BigInteger.valueOf(x.width + 1L)).intValue();
          check("bvshl", x, y, x.n.shiftLeft(by));
          check("bvlshr", x, y, x.n.shiftRight(by));
          check("bvashr", x, y, x.signed().shiftRight(by));
        });
  }

  @Test
  void comparisons() {
    forPairs(
        (x, y) -> {
          int unsigned = x.n.compareTo(y.n);
          int signed = x.signed().compareTo(y.signed());
          holds("bvult", x, y, unsigned < 0);
          holds("bvule", x, y, unsigned <= 0);
          holds("bvugt", x, y, unsigned > 0);
          holds("bvuge", x, y, unsigned >= 0);
          holds("bvslt", x, y, signed < 0);
          holds("bvsle", x, y, signed <= 0);
          holds("bvsgt", x, y, signed > 0);
          holds("bvsge", x, y, signed >= 0);
        });
  }

  @Test
  void overflowPredicatesSayWhetherTheExactResultFits() {
    forPairs(
        (x, y) -> {
          holds("bvuaddo", x, y, !x.fitsUnsigned(x.n.add(y.n)));
          holds("bvsaddo", x, y, !x.fitsSigned(x.signed().add(y.signed())));
          holds("bvumulo", x, y, !x.fitsUnsigned(x.n.multiply(y.n)));
          holds("bvsmulo", x, y, !x.fitsSigned(x.signed().multiply(y.signed())));
          holds("bvusubo", x, y, !x.fitsUnsigned(x.n.subtract(y.n)));
          holds("bvssubo", x, y, !x.fitsSigned(x.signed().subtract(y.signed())));
          boolean quotient = y.n.signum() != 0 && !x.fitsSigned(x.signed().divide(y.signed()));
          holds("bvsdivo", x, y, quotient);
          assertThat(terms.holds("(bvnego " + x + ")"))
              .isEqualTo(!x.fitsSigned(x.signed().negate()));
        });
  }

  @Test
  void smallWidthsExhaustively() {
    for (int width = 1; width <= 3; width++) {
      for (int i = 0; i < 1 << width; i++) {
        for (int j = 0; j < 1 << width; j++) {
          Bits x = new Bits(width, BigInteger.valueOf(i));
          Bits y = new Bits(width, BigInteger.valueOf(j));
          check("bvsdiv", x, y, sdiv(x, y));
          check("bvsrem", x, y, srem(x, y));
          check("bvsmod", x, y, smod(x, y));
          holds("bvsmulo", x, y, !x.fitsSigned(x.signed().multiply(y.signed())));
          holds("bvssubo", x, y, !x.fitsSigned(x.signed().subtract(y.signed())));
        }
      }
    }
  }

  @Test
  void concatenationPutsTheFirstOnTop() {
    forPairs(
        (x, y) -> {
          Bits z = bits(5);
          BigInteger two = x.n.shiftLeft(y.width).or(y.n);
          check("concat", x, y, two, x.width + y.width);
          Value three = terms.value("(concat " + x + " " + y + " " + z + ")");
          assertThat(three.pattern()).isEqualTo(two.shiftLeft(5).or(z.n));
        });
  }

  @Test
  void extractionOfEveryRange() {
    Bits x = bits(9);
    Bits wide = bits(70);
    for (int high = 0; high < 9; high++) {
      for (int low = 0; low <= high; low++) {
        extract(x, high, low);
        extract(wide, high + 61, low + 3);
      }
    }
  }

  @Test
  void extensionsRotationsAndRepetition() {
    for (int width : WIDTHS) {
      Bits x = bits(width);
      for (int by : List.of(0, 1, 2, 5, width, width + 1, 3 * width)) {
        indexed("zero_extend", by, x, x.n, width + by);
        indexed("sign_extend", by, x, x.signed(), width + by);
        int turn = by % width;
        BigInteger left = x.n.shiftLeft(turn).or(x.n.shiftRight(width - turn));
        BigInteger right = x.n.shiftRight(turn).or(x.n.shiftLeft(width - turn));
        indexed("rotate_left", by, x, left, width);
        indexed("rotate_right", by, x, right, width);
      }
      for (int times : List.of(1, 2, 3, 7, 8)) {
        BigInteger expected = BigInteger.ZERO;
        for (int i = 0; i < times; i++) {
          expected = expected.shiftLeft(width).or(x.n);
        }
        indexed("repeat", times, x, expected, width * times);
      }
    }
    assertThat(terms.value("((_ rotate_left 100000000000000000001) #b10)").pattern()).isOne();
  }

  @Test
  void associativeOperatorsTakeMoreThanTwo() {
    assertThat(terms.value("(bvadd #x01 #x02 #x03 #xff)").pattern()).isEqualTo(5);
    assertThat(terms.value("(bvmul #x03 #x05 #x07)").pattern()).isEqualTo(105);
    assertThat(terms.value("(bvand #xff #x3c #x0f)").pattern()).isEqualTo(0x0c);
    assertThat(terms.value("(bvor #x01 #x02 #x04)").pattern()).isEqualTo(7);
    assertThat(terms.value("(bvxor #x01 #x03 #x04)").pattern()).isEqualTo(6);
  }

  @Test
  void literalsAreDecimalHexadecimalOrBinary() {
    assertThat(terms.holds("(= (_ bv10 8) #x0a #x0A #b00001010)")).isTrue();
    assertThat(terms.holds("(= (_ bv255 8) (bvneg #x01))")).isTrue();
    assertThat(terms.value("(_ bv18446744073709551616 65)").pattern())
        .isEqualTo(BigInteger.ONE.shiftLeft(64));
  }

  private static BigInteger udiv(Bits x, Bits y) {
    return y.n.signum() == 0 ? BigInteger.ONE.negate() : x.n.divide(y.n);
  }

  private static BigInteger urem(Bits x, Bits y) {
    return y.n.signum() == 0 ? x.n : x.n.mod(y.n);
  }

  private static BigInteger sdiv(Bits x, Bits y) {
    BigInteger quotient = udiv(x.magnitude(), y.magnitude());
    return x.negative() == y.negative() ? quotient : quotient.negate();
  }

  private static BigInteger srem(Bits x, Bits y) {
    BigInteger rest = urem(x.magnitude(), y.magnitude());
    return x.negative() ? rest.negate() : rest;
  }

  /** Word for word from the definition in the logic QF_BV. */
  private static BigInteger smod(Bits x, Bits y) {
    BigInteger u = urem(x.magnitude(), y.magnitude());
    if (u.signum() == 0 || (!x.negative() && !y.negative())) {
      return u;
    }
    if (x.negative() && !y.negative()) {
      return u.negate().add(y.n);
    }
    return x.negative() ? u.negate() : u.add(y.n);
  }

  private void extract(Bits x, int high, int low) {
    Value value = terms.value("((_ extract %d %d) %s)".formatted(high, low, x));
    int width = high - low + 1;
    assertThat(value.sort().width()).isEqualTo(width);
    assertThat(value.pattern()).isEqualTo(x.n.shiftRight(low).mod(BigInteger.TWO.pow(width)));
  }

  private void check(String operator, Bits x, Bits y, BigInteger expected) {
    check(operator, x, y, expected, x.width);
  }

  private void check(String operator, Bits x, Bits y, BigInteger expected, int width) {
    same("(" + operator + " " + x + " " + y + ")", expected, width);
  }

  private void unary(String operator, Bits x, BigInteger expected) {
    same("(" + operator + " " + x + ")", expected, x.width);
  }

  private void indexed(String operator, int index, Bits x, BigInteger expected, int width) {
    same("((_ " + operator + " " + index + ") " + x + ")", expected, width);
  }

  private void same(String term, BigInteger expected, int width) {
    Value value = terms.value(term);
    assertThat(value.sort().width()).as(term).isEqualTo(width);
    assertThat(value.pattern()).as(term).isEqualTo(expected.mod(BigInteger.TWO.pow(width)));
  }

  private void holds(String operator, Bits x, Bits y, boolean expected) {
    String term = "(" + operator + " " + x + " " + y + ")";
    assertThat(terms.holds(term)).as(term).isEqualTo(expected);
  }

  private void forPairs(BiConsumer<Bits, Bits> check) {
    for (int width : WIDTHS) {
      for (int i = 0; i < 25; i++) {
        check.accept(bits(width), bits(width));
      }
    }
  }

  /** Often a number at the edge. */
  private Bits bits(int width) {
    BigInteger top = BigInteger.ONE.shiftLeft(width - 1);
    BigInteger number =
        switch (random.nextInt(8)) {
          case 0 -> BigInteger.ZERO;
          case 1 -> BigInteger.ONE;
          case 2 -> BigInteger.ONE.negate();
          case 3 -> top;
          case 4 -> top.subtract(BigInteger.ONE);
          case 5 -> BigInteger.valueOf(random.nextInt(2 * width));
          default -> new BigInteger(width, random);
        };
    return new Bits(width, number.mod(BigInteger.TWO.pow(width)));
  }

  private record Bits(int width, BigInteger n) {
    boolean negative() {
      return n.testBit(width - 1);
    }

    BigInteger signed() {
      return negative() ? n.subtract(BigInteger.TWO.pow(width)) : n;
    }

    Bits magnitude() {
      return new Bits(width, signed().abs());
    }

    boolean fitsUnsigned(BigInteger number) {
      return number.signum() >= 0 && number.bitLength() <= width;
    }

    boolean fitsSigned(BigInteger number) {
      return number.bitLength() < width;
    }

    @Override
    public String toString() {
      return Terms.bits(width, n);
    }
  }
}
