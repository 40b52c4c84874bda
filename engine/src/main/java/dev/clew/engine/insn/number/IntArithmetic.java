package dev.clew.engine.insn.number;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;

/** Operations on {@code int} that cannot fail. */
@SuppressWarnings({"IntLongMath", "NarrowCalculation"}) // wraps around, as Java does
public final class IntArithmetic {

  private IntArithmetic() {}

  /** {@code x + y}. */
  public static final class Add extends Binary {
    public Add(int dst, int a, int b) {
      super(dst, a, b, Sort.INT, Sort.INT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      r[dst()] = (int) r[a] + (int) r[b];
      return next();
    }

    @Override
    long compute(long x, long y) {
      return (int) x + (int) y;
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.ints().add(x, y);
    }
  }

  /** {@code x - y}. */
  public static final class Sub extends Binary {
    public Sub(int dst, int a, int b) {
      super(dst, a, b, Sort.INT, Sort.INT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      r[dst()] = (int) r[a] - (int) r[b];
      return next();
    }

    @Override
    long compute(long x, long y) {
      return (int) x - (int) y;
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.ints().sub(x, y);
    }
  }

  /** {@code x * y}. */
  public static final class Mul extends Binary {
    public Mul(int dst, int a, int b) {
      super(dst, a, b, Sort.INT, Sort.INT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      r[dst()] = (int) r[a] * (int) r[b];
      return next();
    }

    @Override
    long compute(long x, long y) {
      return (int) x * (int) y;
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.ints().mul(x, y);
    }
  }

  /** {@code x & y}. */
  public static final class And extends Binary {
    public And(int dst, int a, int b) {
      super(dst, a, b, Sort.INT, Sort.INT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      r[dst()] = (int) r[a] & (int) r[b];
      return next();
    }

    @Override
    long compute(long x, long y) {
      return (int) x & (int) y;
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.ints().and(x, y);
    }
  }

  /** {@code x | y}. */
  public static final class Or extends Binary {
    public Or(int dst, int a, int b) {
      super(dst, a, b, Sort.INT, Sort.INT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      r[dst()] = (int) r[a] | (int) r[b];
      return next();
    }

    @Override
    long compute(long x, long y) {
      return (int) x | (int) y;
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.ints().or(x, y);
    }
  }

  /** {@code x ^ y}. */
  public static final class Xor extends Binary {
    public Xor(int dst, int a, int b) {
      super(dst, a, b, Sort.INT, Sort.INT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      r[dst()] = (int) r[a] ^ (int) r[b];
      return next();
    }

    @Override
    long compute(long x, long y) {
      return (int) x ^ (int) y;
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.ints().xor(x, y);
    }
  }

  /** {@code x << y}. */
  public static final class Shl extends Binary {
    public Shl(int dst, int a, int b) {
      super(dst, a, b, Sort.INT, Sort.INT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      r[dst()] = (int) r[a] << (int) r[b];
      return next();
    }

    @Override
    long compute(long x, long y) {
      return (int) x << (int) y;
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.ints().shl(x, y);
    }
  }

  /** {@code x >> y}. */
  public static final class Shr extends Binary {
    public Shr(int dst, int a, int b) {
      super(dst, a, b, Sort.INT, Sort.INT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      r[dst()] = (int) r[a] >> (int) r[b];
      return next();
    }

    @Override
    long compute(long x, long y) {
      return (int) x >> (int) y;
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.ints().shr(x, y);
    }
  }

  /** {@code x >>> y}. */
  public static final class Ushr extends Binary {
    public Ushr(int dst, int a, int b) {
      super(dst, a, b, Sort.INT, Sort.INT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      r[dst()] = (int) r[a] >>> (int) r[b];
      return next();
    }

    @Override
    long compute(long x, long y) {
      return (int) x >>> (int) y;
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.ints().ushr(x, y);
    }
  }
}
