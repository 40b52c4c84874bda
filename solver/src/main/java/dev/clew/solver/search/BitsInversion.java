package dev.clew.solver.search;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * What one argument of a bit-vector operator must be for a wanted result, given the others. Bits
 * that the result does not depend on stay as they are. An answer is a good guess, not a promise;
 * null means that there is none.
 */
final class BitsInversion {

  private final int which;
  private final int width;
  private final BigInteger own;
  private final BigInteger other;
  private final BigInteger target;
  private final SplittableRandom random;

  private BitsInversion(int which, Value[] args, Value target, SplittableRandom random) {
    this.which = which;
    this.width = args[which].sort().kind() == Sort.Kind.BITS ? args[which].sort().width() : 0;
    this.own = bits(args[which]);
    this.other = bits(args[args.length - 1 - which]);
    this.target = bits(target);
    this.random = random;
  }

  /** The bits without a sign, or the integer itself. */
  private static BigInteger bits(Value value) {
    return value.sort().kind() == Sort.Kind.BITS ? value.pattern() : value.asInteger();
  }

  static @Nullable Value solve(
      BitsOp op, int which, Value[] args, Value target, SplittableRandom random) {
    BigInteger solution = new BitsInversion(which, args, target, random).solve(op, target.sort());
    if (solution == null) {
      return null;
    }
    Sort sort = args[which].sort();
    return sort.kind() == Sort.Kind.INTEGER ? Value.of(solution) : Value.ofPattern(sort, solution);
  }

  private @Nullable BigInteger solve(BitsOp op, Sort result) {
    return switch (op) {
      case ADD -> target.subtract(other);
      case MUL -> factor();
      case NEG -> target.negate();
      case NOT -> target.not();
      case XOR -> target.xor(other);
      case AND -> target.and(other).or(own.andNot(other));
      case OR -> target.andNot(other).or(own.and(other));
      case SHL, LSHR, ASHR -> which == 0 ? shifted(op) : distance(op);
      case SDIV -> quotientArgument(signed(own), signed(other), signed(target));
      case UDIV -> quotientArgument(own, other, target);
      case SREM -> remainderArgument(signed(own), signed(other), signed(target));
      case UREM -> remainderArgument(own, other, target);
      case SLT, SLE -> beside(op == BitsOp.SLT, signed(other), true);
      case ULT, ULE -> beside(op == BitsOp.ULT, other, false);
      case TRUNCATE -> own.andNot(Patterns.ones(result.width())).or(target);
      case SIGN_EXTEND, ZERO_EXTEND, SIGNED_VALUE, UNSIGNED_VALUE -> target;
      case FROM_INTEGER -> congruent(result.width());
    };
  }

  private BigInteger signed(BigInteger bits) {
    return Patterns.signed(bits, width);
  }

  /** A solution of {@code other * x = target} modulo the width's power; the high bits are free. */
  private @Nullable BigInteger factor() {
    if (other.signum() == 0) {
      return null;
    }
    int free = other.getLowestSetBit();
    if (target.signum() != 0 && target.getLowestSetBit() < free) {
      return signed(target).divide(signed(other));
    }
    BigInteger modulus = BigInteger.ONE.shiftLeft(width - free);
    BigInteger inverse = other.shiftRight(free).modInverse(modulus);
    BigInteger low = target.shiftRight(free).multiply(inverse).mod(modulus);
    return own.shiftRight(width - free).shiftLeft(width - free).or(low);
  }

  private @Nullable BigInteger shifted(BitsOp op) {
    if (other.compareTo(BigInteger.valueOf(width)) >= 0) {
      return null;
    }
    int by = other.intValue();
    return op == BitsOp.SHL
        ? own.shiftRight(width - by).shiftLeft(width - by).or(target.shiftRight(by))
        : target.shiftLeft(by).or(own.and(Patterns.ones(by)));
  }

  /** The least distance that gives the target, or any. */
  private BigInteger distance(BitsOp op) {
    for (int by = 0; by <= width; by++) {
      BigInteger result =
          op == BitsOp.SHL
              ? Patterns.unsigned(other.shiftLeft(by), width)
              : op == BitsOp.LSHR
                  ? other.shiftRight(by)
                  : Patterns.unsigned(signed(other).shiftRight(by), width);
      if (result.equals(target)) {
        return BigInteger.valueOf(by);
      }
    }
    return BigInteger.valueOf(random.nextInt(width + 1));
  }

  private @Nullable BigInteger quotientArgument(BigInteger x, BigInteger o, BigInteger t) {
    if (which == 0) {
      BigInteger rest = o.signum() == 0 ? BigInteger.ZERO : below(o.abs());
      BigInteger exact = t.multiply(o);
      boolean down = exact.signum() < 0 || (exact.signum() == 0 && x.signum() < 0);
      return down ? exact.subtract(rest) : exact.add(rest);
    }
    return t.signum() == 0 ? o.add(BigInteger.ONE) : o.divide(t);
  }

  private @Nullable BigInteger remainderArgument(BigInteger x, BigInteger o, BigInteger t) {
    if (which == 0) {
      return o.signum() == 0 ? t : x.subtract(x.remainder(o)).add(t);
    }
    return o.subtract(t);
  }

  /** Zero more often than not, otherwise any number from 0 up to the bound. */
  private BigInteger below(BigInteger bound) {
    return random.nextBoolean()
        ? BigInteger.ZERO
        : BigInteger.valueOf(random.nextLong(Long.MAX_VALUE)).mod(bound);
  }

  private @Nullable BigInteger beside(boolean strict, BigInteger o, boolean signed) {
    BigInteger value =
        new OrderInversion(strict, target.signum() != 0, which == 0).beside(o, random);
    BigInteger least = signed ? BigInteger.ONE.shiftLeft(width - 1).negate() : BigInteger.ZERO;
    BigInteger most = Patterns.ones(signed ? width - 1 : width);
    return value.max(least).min(most);
  }

  /** The integer nearest to the present one that has the wanted low bits. */
  private BigInteger congruent(int bits) {
    return own.subtract(own.mod(BigInteger.ONE.shiftLeft(bits))).add(target);
  }
}
