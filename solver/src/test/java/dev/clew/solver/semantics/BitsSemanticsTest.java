package dev.clew.solver.semantics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The narrow and the wide way against definitions, for every operator. */
@Tag("once")
class BitsSemanticsTest {

  private static final int EXHAUSTIVE = 4;
  private static final int[] WIDE = {65, 66, 127, 128, 200};

  @ParameterizedTest
  @EnumSource(BitsOp.class)
  void smallWidthsAreRightOnAllOperands(BitsOp op) {
    int cases = 0;
    for (int width = 1; width <= EXHAUSTIVE; width++) {
      for (long x = 0; x < 1L << width; x++) {
        for (long y = 0; y < 1L << width; y++) {
          cases += check(op, width, BigInteger.valueOf(x), BigInteger.valueOf(y));
        }
      }
    }
    assertThat(cases).isGreaterThanOrEqualTo(4 + 16 + 64 + 256);
  }

  @ParameterizedTest
  @EnumSource(BitsOp.class)
  void allRawWidthsAreRightOnBoundariesAndAtRandom(BitsOp op) {
    Random random = new Random(op.stableHash());
    int cases = 0;
    for (int width = 1; width <= Long.SIZE; width++) {
      cases += checkSamples(op, width, random, width % 8 == 0 ? 40 : 12);
    }
    assertThat(cases).isGreaterThan(10_000);
  }

  @ParameterizedTest
  @EnumSource(BitsOp.class)
  void wideVectorsAreRightOnBoundariesAndAtRandom(BitsOp op) {
    Random random = new Random(op.stableHash());
    int cases = 0;
    for (int width : WIDE) {
      cases += checkSamples(op, width, random, 10);
    }
    assertThat(cases).isGreaterThan(500);
  }

  private static int checkSamples(BitsOp op, int width, Random random, int randoms) {
    int cases = 0;
    List<BigInteger> samples = samples(width, random, randoms);
    for (BigInteger x : samples) {
      for (BigInteger y : samples) {
        cases += check(op, width, x, y);
      }
    }
    return cases;
  }

  private static List<BigInteger> samples(int width, Random random, int randoms) {
    Set<BigInteger> samples = new LinkedHashSet<>();
    BigInteger limit = BigInteger.TWO.pow(width);
    for (int power : new int[] {0, 1, width / 2, width - 1, width}) {
      for (int offset = -1; offset <= 1; offset++) {
        samples.add(BigInteger.TWO.pow(power).add(BigInteger.valueOf(offset)).mod(limit));
      }
    }
    samples.add(BigInteger.valueOf(width).mod(limit));
    for (int i = 0; i < randoms; i++) {
      samples.add(new BigInteger(1 + random.nextInt(width), random));
    }
    return List.copyOf(samples);
  }

  /** Compares all ways that there are; gives how many comparisons that were. */
  private static int check(BitsOp op, int width, BigInteger x, BigInteger y) {
    Sort operand = Sort.bits(width);
    Value first =
        op == BitsOp.FROM_INTEGER
            ? Value.of(Value.ofPattern(operand, x).asInteger())
            : Value.ofPattern(operand, x);
    Value second = Value.ofPattern(operand, y);
    BitsOracle oracle = new BitsOracle(width, x, y);
    List<Sort> results = results(op, width);
    for (Sort result : results) {
      Value expected = oracle.apply(op, result);
      assertThat(WideBitsSemantics.apply(op, result, first, second))
          .as("wide %s on %s: %s, %s to %s", op, operand, x, y, result)
          .isEqualTo(expected);
      if (first.sort().isRaw() && result.isRaw()) {
        long raw = BitsSemantics.apply(op, width, result.width(), first.raw(), second.raw());
        assertThat(raw)
            .as("narrow %s on %s: %s, %s to %s", op, operand, x, y, result)
            .isEqualTo(expected.raw());
      }
      assertThat(Semantics.apply(op, result, first, isUnary(op) ? first : second))
          .isEqualTo(expected);
    }
    return results.size();
  }

  private static boolean isUnary(BitsOp op) {
    return switch (op) {
      case NEG,
          NOT,
          TRUNCATE,
          SIGN_EXTEND,
          ZERO_EXTEND,
          SIGNED_VALUE,
          UNSIGNED_VALUE,
          FROM_INTEGER ->
          true;
      default -> false;
    };
  }

  /** The sorts that the result may have. */
  private static List<Sort> results(BitsOp op, int width) {
    return switch (op) {
      case SLT, SLE, ULT, ULE -> List.of(Sort.BOOL);
      case SIGNED_VALUE, UNSIGNED_VALUE -> List.of(Sort.INTEGER);
      case TRUNCATE -> sorts(1, (width + 1) / 2, width);
      case SIGN_EXTEND, ZERO_EXTEND -> sorts(width, width + 1, Math.max(width, 64), 2 * width);
      case FROM_INTEGER -> sorts(1, width, Math.max(1, width - 1), width + 1);
      default -> List.of(Sort.bits(width));
    };
  }

  private static List<Sort> sorts(int... widths) {
    List<Sort> sorts = new ArrayList<>();
    for (int width : widths) {
      sorts.add(Sort.bits(width));
    }
    return sorts;
  }
}
