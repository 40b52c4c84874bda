package dev.clew.engine.insn.number;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.RegisterBits;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;

/** Operations on {@code float}. */
public final class FloatArithmetic {

  private FloatArithmetic() {}

  /** {@code x + y}. */
  public static final class Add extends Binary {
    public Add(int dst, int a, int b) {
      super(dst, a, b, Sort.FLOAT, Sort.FLOAT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      f.raw[dst()] = compute(f.raw[a], f.raw[b]);
      return next();
    }

    @Override
    long compute(long x, long y) {
      return RegisterBits.of(RegisterBits.toFloat(x) + RegisterBits.toFloat(y));
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.floats().add(x, y);
    }
  }

  /** {@code x - y}. */
  public static final class Sub extends Binary {
    public Sub(int dst, int a, int b) {
      super(dst, a, b, Sort.FLOAT, Sort.FLOAT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      f.raw[dst()] = compute(f.raw[a], f.raw[b]);
      return next();
    }

    @Override
    long compute(long x, long y) {
      return RegisterBits.of(RegisterBits.toFloat(x) - RegisterBits.toFloat(y));
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.floats().sub(x, y);
    }
  }

  /** {@code x * y}. */
  public static final class Mul extends Binary {
    public Mul(int dst, int a, int b) {
      super(dst, a, b, Sort.FLOAT, Sort.FLOAT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      f.raw[dst()] = compute(f.raw[a], f.raw[b]);
      return next();
    }

    @Override
    long compute(long x, long y) {
      return RegisterBits.of(RegisterBits.toFloat(x) * RegisterBits.toFloat(y));
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.floats().mul(x, y);
    }
  }

  /** {@code x / y}. */
  public static final class Div extends Binary {
    public Div(int dst, int a, int b) {
      super(dst, a, b, Sort.FLOAT, Sort.FLOAT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      f.raw[dst()] = compute(f.raw[a], f.raw[b]);
      return next();
    }

    @Override
    long compute(long x, long y) {
      return RegisterBits.of(RegisterBits.toFloat(x) / RegisterBits.toFloat(y));
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.floats().div(x, y);
    }
  }

  /** {@code x % y}. */
  public static final class Rem extends Binary {
    public Rem(int dst, int a, int b) {
      super(dst, a, b, Sort.FLOAT, Sort.FLOAT);
    }

    @Override
    public Insn run(Machine m, Frame f) {
      f.raw[dst()] = compute(f.raw[a], f.raw[b]);
      return next();
    }

    @Override
    long compute(long x, long y) {
      return RegisterBits.of(RegisterBits.toFloat(x) % RegisterBits.toFloat(y));
    }

    @Override
    Expr term(Terms terms, Expr x, Expr y) {
      return terms.floats().rem(x, y);
    }
  }
}
