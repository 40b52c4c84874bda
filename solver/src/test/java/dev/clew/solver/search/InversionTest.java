package dev.clew.solver.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Inverts operators for results that they can give: the argument is drawn, the result computed from
 * it, and the argument sought from another one.
 */
final class InversionTest {

  private static final int ROUNDS = 400;

  private final SplittableRandom random = new SplittableRandom(3);
  private final RandomTerms terms = new RandomTerms(random);

  private interface Inversion {
    @Nullable Value solve(int which, Value[] args, Value target);
  }

  /** How often, of all rounds, the inverse gives the target. */
  private int successes(Op op, Sort result, int which, List<Sort> sorts, Inversion inversion) {
    int successes = 0;
    for (int i = 0; i < ROUNDS; i++) {
      Value[] args =
          sorts.stream()
              .map(sort -> sort.equals(Sort.ROUNDING) ? nearest() : terms.value(sort))
              .toArray(Value[]::new);
      Value target = Semantics.apply(op, result, args);
      args[which] = terms.value(sorts.get(which));
      Value found = inversion.solve(which, args, target);
      if (found != null) {
        assertThat(found.sort()).isEqualTo(sorts.get(which));
        args[which] = found;
        successes += Semantics.apply(op, result, args).equals(target) ? 1 : 0;
      }
    }
    return successes;
  }

  private static Value nearest() {
    return Value.of(RoundingMode.HALF_EVEN);
  }

  @Test
  void bitVectorOperatorsWithAFullInverseAlwaysFindTheArgument() {
    Set<BitsOp> exact =
        EnumSet.of(
            BitsOp.ADD,
            BitsOp.NEG,
            BitsOp.NOT,
            BitsOp.XOR,
            BitsOp.AND,
            BitsOp.OR,
            BitsOp.SLT,
            BitsOp.SLE,
            BitsOp.ULT,
            BitsOp.ULE);
    for (Sort sort : List.of(Sort.bits(1), Sort.BYTE, Sort.INT, Sort.LONG, RandomTerms.WIDE)) {
      for (BitsOp op : exact) {
        boolean unary = op == BitsOp.NEG || op == BitsOp.NOT;
        boolean compares = EnumSet.range(BitsOp.SLT, BitsOp.ULE).contains(op);
        for (int which = 0; which < (unary ? 1 : 2); which++) {
          List<Sort> sorts = unary ? List.of(sort) : List.of(sort, sort);
          assertThat(bits(op, compares ? Sort.BOOL : sort, which, sorts))
              .describedAs("%s on %s, argument %s", op, sort, which)
              .isEqualTo(ROUNDS);
        }
      }
    }
  }

  private int bits(BitsOp op, Sort result, int which, List<Sort> sorts) {
    return successes(
        op,
        result,
        which,
        sorts,
        (place, args, target) -> BitsInversion.solve(op, place, args, target, random));
  }

  @Test
  void conversionsBetweenWidthsAlwaysFindTheArgument() {
    assertThat(bits(BitsOp.TRUNCATE, Sort.BYTE, 0, List.of(Sort.INT))).isEqualTo(ROUNDS);
    assertThat(bits(BitsOp.TRUNCATE, Sort.INT, 0, List.of(RandomTerms.WIDE))).isEqualTo(ROUNDS);
    assertThat(bits(BitsOp.SIGN_EXTEND, Sort.LONG, 0, List.of(Sort.BYTE))).isEqualTo(ROUNDS);
    assertThat(bits(BitsOp.ZERO_EXTEND, RandomTerms.WIDE, 0, List.of(Sort.LONG))).isEqualTo(ROUNDS);
    assertThat(bits(BitsOp.SIGNED_VALUE, Sort.INTEGER, 0, List.of(Sort.INT))).isEqualTo(ROUNDS);
    assertThat(bits(BitsOp.UNSIGNED_VALUE, Sort.INTEGER, 0, List.of(Sort.INT))).isEqualTo(ROUNDS);
    assertThat(bits(BitsOp.FROM_INTEGER, Sort.INT, 0, List.of(Sort.INTEGER))).isEqualTo(ROUNDS);
  }

  @Test
  void aFactorIsFoundWhenTheOtherIsNotZero() {
    for (Sort sort : List.of(Sort.BYTE, Sort.INT, Sort.LONG, RandomTerms.WIDE)) {
      for (int i = 0; i < ROUNDS; i++) {
        Value other = terms.value(sort);
        Value target = Semantics.apply(BitsOp.MUL, sort, terms.value(sort), other);
        Value found =
            BitsInversion.solve(
                BitsOp.MUL, 0, new Value[] {terms.value(sort), other}, target, random);
        if (other.asInteger().signum() == 0) {
          assertThat(found).isNull();
        } else {
          assertThat(found).isNotNull();
          assertThat(Semantics.apply(BitsOp.MUL, sort, found, other)).isEqualTo(target);
        }
      }
    }
  }

  @Test
  void shiftsFindTheirOperandAndTheirDistance() {
    for (BitsOp op : EnumSet.range(BitsOp.SHL, BitsOp.ASHR)) {
      for (int i = 0; i < ROUNDS; i++) {
        Value distance = Value.of(random.nextInt(32));
        Value operand = Value.of(random.nextInt());
        Value target = Semantics.apply(op, Sort.INT, operand, distance);
        Value[] args = {Value.of(random.nextInt()), distance};
        Value found = BitsInversion.solve(op, 0, args, target, random);
        assertThat(found).isNotNull();
        assertThat(Semantics.apply(op, Sort.INT, found, distance)).isEqualTo(target);
        Value[] unknownDistance = {operand, Value.of(random.nextInt())};
        Value by = BitsInversion.solve(op, 1, unknownDistance, target, random);
        assertThat(by).isNotNull();
        assertThat(Semantics.apply(op, Sort.INT, operand, by)).isEqualTo(target);
      }
    }
  }

  @Test
  void divisionsFindTheirDividendMoreOftenThanNot() {
    for (BitsOp op : EnumSet.range(BitsOp.SDIV, BitsOp.UREM)) {
      for (Sort sort : List.of(Sort.BYTE, Sort.INT, Sort.LONG, RandomTerms.WIDE)) {
        assertThat(bits(op, sort, 0, List.of(sort, sort)))
            .describedAs("%s on %s", op, sort)
            .isGreaterThan(ROUNDS / 2);
      }
    }
  }

  @Test
  void mathematicalIntegersFindTheirArgument() {
    for (IntegerOp op : IntegerOp.values()) {
      boolean compares = op == IntegerOp.LT || op == IntegerOp.LE;
      Sort result = compares ? Sort.BOOL : Sort.INTEGER;
      List<Sort> sorts =
          op == IntegerOp.NEG ? List.of(Sort.INTEGER) : List.of(Sort.INTEGER, Sort.INTEGER);
      int successes =
          successes(
              op,
              result,
              0,
              sorts,
              (which, args, target) -> IntegerInversion.solve(op, which, args, target, random));
      // A factor of zero and a division by zero have no inverse, and one value in 90 is small.
      assertThat(successes).describedAs("%s", op).isGreaterThan(ROUNDS * 9 / 10);
    }
  }

  private int floats(FloatOp op, Sort result, int which, Sort... sorts) {
    return successes(
        op,
        result,
        which,
        List.of(sorts),
        (place, args, target) -> FloatInversion.solve(op, place, args, target, random));
  }

  @Test
  void floatOperatorsFindTheirArgumentMoreOftenThanNot() {
    for (Sort sort : List.of(Sort.FLOAT, Sort.DOUBLE, RandomTerms.HALF, RandomTerms.QUAD)) {
      Sort mode = Sort.ROUNDING;
      assertThat(floats(FloatOp.ADD, sort, 1, mode, sort, sort)).isGreaterThan(ROUNDS / 2);
      assertThat(floats(FloatOp.ADD, sort, 2, mode, sort, sort)).isGreaterThan(ROUNDS / 2);
      assertThat(floats(FloatOp.MUL, sort, 1, mode, sort, sort)).isGreaterThan(ROUNDS / 2);
      assertThat(floats(FloatOp.DIV, sort, 1, mode, sort, sort)).isGreaterThan(ROUNDS / 2);
      assertThat(floats(FloatOp.DIV, sort, 2, mode, sort, sort)).isGreaterThan(ROUNDS / 2);
      assertThat(floats(FloatOp.FMA, sort, 3, mode, sort, sort, sort)).isGreaterThan(ROUNDS / 2);
      assertThat(floats(FloatOp.SQRT, sort, 1, mode, sort)).isGreaterThan(ROUNDS * 9 / 10);
      assertThat(floats(FloatOp.ROUND, sort, 1, mode, sort)).isEqualTo(ROUNDS);
      assertThat(floats(FloatOp.NEG, sort, 0, sort)).isEqualTo(ROUNDS);
      assertThat(floats(FloatOp.ABS, sort, 0, sort)).isEqualTo(ROUNDS);
      assertThat(floats(FloatOp.CONVERT, Sort.FLOAT, 1, mode, sort)).isGreaterThan(ROUNDS / 2);
      assertThat(floats(FloatOp.TO_BITS, Sort.bits(sort.width()), 0, sort)).isEqualTo(ROUNDS);
    }
    assertThat(floats(FloatOp.FROM_BITS, Sort.DOUBLE, 0, Sort.LONG)).isEqualTo(ROUNDS);
    assertThat(floats(FloatOp.FROM_SIGNED, Sort.FLOAT, 1, Sort.ROUNDING, Sort.INT))
        .isGreaterThan(ROUNDS * 9 / 10);
  }

  @Test
  void aRoundingModeIsNotInverted() {
    Value[] args = {nearest(), Value.of(1.0), Value.of(2.0)};
    assertThat(FloatInversion.solve(FloatOp.ADD, 0, args, Value.of(3.0), random)).isNull();
  }

  @Test
  void placesInTheOrderOfFloatsComeBack() {
    for (Sort sort : List.of(Sort.FLOAT, Sort.DOUBLE, RandomTerms.HALF, RandomTerms.QUAD)) {
      for (int i = 0; i < ROUNDS; i++) {
        Value value = terms.value(sort);
        if (!FloatOrder.isNaN(value) && FloatOrder.wide(value).signum() != 0) {
          assertThat(FloatOrder.at(sort, FloatOrder.wide(value))).isEqualTo(value);
          int exponent = random.nextInt(sort.width() - 1);
          boolean up = random.nextBoolean();
          BigInteger places = BigInteger.ONE.shiftLeft(exponent);
          assertThat(FloatOrder.stepped(value, up, exponent))
              .isEqualTo(FloatOrder.shifted(value, up ? places : places.negate()));
        }
      }
    }
  }

  @Test
  void neighboursInTheOrderAreJavasNeighbours() {
    for (double value :
        new double[] {0.0, 1.0, -1.0, Double.MIN_VALUE, Double.MAX_VALUE, -3e-310}) {
      assertThat(FloatOrder.stepped(Value.of(value), true, 0))
          .isEqualTo(Value.of(Math.nextUp(value)));
      assertThat(FloatOrder.stepped(Value.of(value), false, 0))
          .isEqualTo(Value.of(Math.nextDown(value)));
    }
    Value infinity = Value.of(Double.POSITIVE_INFINITY);
    assertThat(FloatOrder.stepped(infinity, true, 62)).isEqualTo(infinity);
  }
}
