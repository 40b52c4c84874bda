package dev.clew.smt;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.SoftFloat;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Operators on boundary and random values; the same for the same seed. */
final class OperatorCases {

  private final Random random;

  OperatorCases(long seed) {
    random = new Random(seed);
  }

  List<OperatorCase> core(CoreOp op, Sort sort, int count) {
    return repeat(
        count,
        () -> {
          Value a = value(sort);
          Value b = random.nextBoolean() ? a : value(sort);
          return switch (op) {
            case NOT -> plain(op, Sort.BOOL, value(Sort.BOOL));
            case AND, OR -> plain(op, Sort.BOOL, value(Sort.BOOL), value(Sort.BOOL));
            case EQ -> plain(op, Sort.BOOL, a, b);
            case ITE -> plain(op, sort, value(Sort.BOOL), a, b);
          };
        });
  }

  List<OperatorCase> bits(BitsOp op, int width, int count) {
    Sort sort = Sort.bits(width);
    return repeat(
        count,
        () ->
            switch (op) {
              case NEG, NOT -> plain(op, sort, value(sort));
              case ADD, MUL, SDIV, SREM, UDIV, UREM, AND, OR, XOR ->
                  plain(op, sort, value(sort), value(sort));
              case SHL, LSHR, ASHR -> plain(op, sort, value(sort), distance(sort));
              case SLT, SLE, ULT, ULE -> plain(op, Sort.BOOL, value(sort), value(sort));
              case TRUNCATE -> convert(op, Sort.bits(1 + random.nextInt(width)), value(sort));
              case SIGN_EXTEND, ZERO_EXTEND ->
                  convert(op, Sort.bits(width + random.nextInt(70)), value(sort));
              case SIGNED_VALUE, UNSIGNED_VALUE -> plain(op, Sort.INTEGER, value(sort));
              case FROM_INTEGER -> convert(op, sort, value(Sort.INTEGER));
            });
  }

  List<OperatorCase> integers(IntegerOp op, int count) {
    return repeat(
        count,
        () -> {
          Value a = value(Sort.INTEGER);
          Value b = value(Sort.INTEGER);
          return switch (op) {
            case NEG -> plain(op, Sort.INTEGER, a);
            case ADD, MUL, DIV, MOD -> plain(op, Sort.INTEGER, a, b);
            case LT, LE -> plain(op, Sort.BOOL, a, b);
          };
        });
  }

  List<OperatorCase> floats(FloatOp op, Sort format, int count) {
    return repeat(
        count,
        () -> {
          Value mode = value(Sort.ROUNDING);
          Value x = value(format);
          return switch (op) {
            case ADD, MUL, DIV -> plain(op, format, mode, x, near(x));
            case FMA -> plain(op, format, mode, x, near(x), value(format));
            case SQRT, ROUND -> plain(op, format, mode, x);
            case REM, IEEE_REM -> plain(op, format, x, near(x));
            case NEG, ABS -> plain(op, format, x);
            case LT, LE, EQ -> plain(op, Sort.BOOL, x, near(x));
            case CONVERT -> convert(op, otherFormat(), mode, x);
            case FROM_SIGNED, FROM_UNSIGNED -> convert(op, format, mode, value(width()));
            case FROM_BITS -> convert(op, format, value(Sort.bits(format.width())));
            case TO_BITS -> plain(op, Sort.bits(format.width()), x);
            case TO_SIGNED, TO_UNSIGNED -> convert(op, width(), mode, x);
          };
        });
  }

  /** A rounding operator of one argument on all values of a format, in all modes. */
  static List<OperatorCase> everyValue(FloatOp op, Sort format, Sort result) {
    List<OperatorCase> cases = new ArrayList<>();
    for (RoundingMode mode : SoftFloat.ROUNDING_MODES) {
      for (int bits = 0; bits < 1 << format.width(); bits++) {
        Value[] args = {Value.of(mode), Value.ofRaw(format, bits)};
        boolean converts = op != FloatOp.SQRT && op != FloatOp.ROUND;
        cases.add(converts ? convert(op, result, args) : plain(op, result, args));
      }
    }
    return cases;
  }

  private static OperatorCase plain(Op op, Sort result, Value... args) {
    return new OperatorCase(op, result, false, List.of(args));
  }

  private static OperatorCase convert(Op op, Sort result, Value... args) {
    return new OperatorCase(op, result, true, List.of(args));
  }

  private static List<OperatorCase> repeat(int count, Supplier<OperatorCase> source) {
    List<OperatorCase> cases = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      cases.add(source.get());
    }
    return cases;
  }

  /** A value of the sort; every other one is at a boundary. */
  Value value(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> Value.of(random.nextBoolean());
      case BITS -> Value.ofPattern(sort, bitsPattern(sort.bits()));
      case INTEGER -> Value.of(Patterns.signed(bitsPattern(66), 66));
      case FLOAT -> Value.ofPattern(sort, floatPattern(sort));
      case REFERENCE -> Value.reference(sort, random.nextInt(4) - 1L);
      case ROUNDING -> Value.of(SoftFloat.ROUNDING_MODES.get(random.nextInt(5)));
      case STRING, LANGUAGE -> Value.zero(sort);
    };
  }

  private BigInteger bitsPattern(int width) {
    BigInteger power = BigInteger.ONE.shiftLeft(random.nextInt(width));
    BigInteger pattern =
        switch (random.nextInt(6)) {
          case 0 -> BigInteger.valueOf(random.nextInt(7) - 3L);
          case 1 -> power;
          case 2 -> power.subtract(BigInteger.valueOf(1 + random.nextInt(2)));
          case 3 -> power.negate();
          case 4 -> BigInteger.ONE.shiftLeft(width - 1).add(BigInteger.valueOf(random.nextInt(3)));
          default -> new BigInteger(width, random);
        };
    return Patterns.unsigned(pattern, width);
  }

  private BigInteger floatPattern(Sort sort) {
    SoftFloat format = new SoftFloat(sort.exponentBits(), sort.bits());
    boolean negative = random.nextBoolean();
    BigInteger small = BigInteger.valueOf(random.nextInt(3));
    return switch (random.nextInt(12)) {
      case 0 -> format.nan();
      case 1 -> format.infinity(negative);
      case 2 -> format.zero(negative);
      case 3 -> format.zero(negative).add(small);
      case 4 -> format.maxFinite(negative).subtract(small);
      case 5 ->
          format.zero(negative).add(BigInteger.ONE.shiftLeft(sort.bits() - 1)).subtract(small);
      case 6, 7, 8 -> nearInteger(format);
      default -> new BigInteger(sort.width(), random);
    };
  }

  /** Powers of two, integers and halves, and the floats next to them. */
  private BigInteger nearInteger(SoftFloat format) {
    BigInteger integer = Patterns.signed(bitsPattern(66), 66);
    BigInteger halves = BigInteger.valueOf(1 + random.nextInt(2));
    var mode = SoftFloat.ROUNDING_MODES.get(random.nextInt(5));
    BigInteger pattern = format.fromRational(mode, integer, halves);
    boolean movable = !format.isZero(pattern) && !format.isInfinite(pattern);
    return movable ? pattern.add(BigInteger.valueOf(random.nextInt(3) - 1L)) : pattern;
  }

  /** Often the same value or its neighbour or opposite. */
  private Value near(Value x) {
    Sort sort = x.sort();
    SoftFloat format = new SoftFloat(sort.exponentBits(), sort.bits());
    BigInteger moved = x.pattern().add(BigInteger.valueOf(random.nextInt(9) - 4L));
    return switch (random.nextInt(6)) {
      case 0 -> x;
      case 1 -> Value.ofPattern(sort, format.negate(x.pattern()));
      case 2 -> Value.ofPattern(sort, Patterns.unsigned(moved, sort.width()));
      default -> value(sort);
    };
  }

  private Value distance(Sort sort) {
    return random.nextInt(3) == 0
        ? value(sort)
        : Value.ofPattern(sort, BigInteger.valueOf(random.nextInt(sort.bits() + 2)));
  }

  private Sort width() {
    int[] widths = {1, 8, 16, 32, 64, 65};
    return Sort.bits(widths[random.nextInt(widths.length)]);
  }

  private Sort otherFormat() {
    List<Sort> formats =
        List.of(Sort.FLOAT, Sort.DOUBLE, Sort.floating(5, 11), Sort.floating(3, 5));
    return formats.get(random.nextInt(formats.size()));
  }
}
