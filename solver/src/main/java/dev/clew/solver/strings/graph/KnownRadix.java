package dev.clew.solver.strings.graph;

import dev.clew.solver.expr.Const;
import java.math.BigInteger;

/** Constants as radices: from 2 to 36, as the JDK has it. */
final class KnownRadix {

  /** Stands for a number that is no radix. */
  static final int NONE = 0;

  private static final int DECIMAL = 10;
  private static final BigInteger LEAST = BigInteger.valueOf(Character.MIN_RADIX);
  private static final BigInteger GREATEST = BigInteger.valueOf(Character.MAX_RADIX);

  private KnownRadix() {}

  static int of(Const constant) {
    BigInteger number = constant.value().asInteger();
    boolean known = number.compareTo(LEAST) >= 0 && number.compareTo(GREATEST) <= 0;
    return known ? number.intValue() : NONE;
  }

  /** Numbers are written in radix ten where the radix is none. */
  static int orTen(Const constant) {
    int radix = of(constant);
    return radix == NONE ? DECIMAL : radix;
  }
}
