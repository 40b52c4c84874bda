package dev.clew.engine.insn.number;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.RegisterBits;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;

/** {@code lcmp}, {@code fcmpl} and the others: -1, 0 or 1. */
public final class Comparison extends Binary {

  /** Which instruction; G gives 1 for NaN, L gives -1. */
  public enum Kind {
    LONG(Sort.LONG),
    FLOAT_L(Sort.FLOAT),
    FLOAT_G(Sort.FLOAT),
    DOUBLE_L(Sort.DOUBLE),
    DOUBLE_G(Sort.DOUBLE);

    @SuppressWarnings("ImmutableEnumChecker") // a record of immutable parts
    private final Sort sort;

    Kind(Sort sort) {
      this.sort = sort;
    }
  }

  private final Kind kind;

  public Comparison(Kind kind, int dst, int a, int b) {
    super(dst, a, b, kind.sort, kind.sort);
    this.kind = kind;
  }

  @Override
  public Insn run(Machine m, Frame f) {
    f.raw[dst()] = compute(f.raw[a], f.raw[b]);
    return next();
  }

  @Override
  long compute(long x, long y) {
    return switch (kind) {
      case LONG -> Long.compare(x, y);
      case FLOAT_L -> compare(RegisterBits.toFloat(x), RegisterBits.toFloat(y), -1);
      case FLOAT_G -> compare(RegisterBits.toFloat(x), RegisterBits.toFloat(y), 1);
      case DOUBLE_L -> compare(RegisterBits.toDouble(x), RegisterBits.toDouble(y), -1);
      case DOUBLE_G -> compare(RegisterBits.toDouble(x), RegisterBits.toDouble(y), 1);
    };
  }

  private static int compare(double x, double y, int unordered) {
    if (x < y) {
      return -1;
    }
    if (x > y) {
      return 1;
    }
    return x == y ? 0 : unordered;
  }

  @Override
  Expr term(Terms terms, Expr x, Expr y) {
    return switch (kind) {
      case LONG -> terms.ints().lcmp(x, y);
      case FLOAT_L, DOUBLE_L -> terms.floats().cmpl(x, y);
      case FLOAT_G, DOUBLE_G -> terms.floats().cmpg(x, y);
    };
  }
}
