package dev.clew.engine.insn.number;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.RegisterBits;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;

/** An operation on one register that cannot fail: conversions and negations. */
public final class Conversion extends Insn {

  /** Which instruction. */
  public enum Kind {
    I2L(Sort.INT),
    I2F(Sort.INT),
    I2D(Sort.INT),
    L2I(Sort.LONG),
    L2F(Sort.LONG),
    L2D(Sort.LONG),
    F2I(Sort.FLOAT),
    F2L(Sort.FLOAT),
    F2D(Sort.FLOAT),
    D2I(Sort.DOUBLE),
    D2L(Sort.DOUBLE),
    D2F(Sort.DOUBLE),
    I2B(Sort.INT),
    I2C(Sort.INT),
    I2S(Sort.INT),
    INEG(Sort.INT),
    LNEG(Sort.LONG),
    FNEG(Sort.FLOAT),
    DNEG(Sort.DOUBLE);

    @SuppressWarnings("ImmutableEnumChecker") // a record of immutable parts
    private final Sort operand;

    Kind(Sort operand) {
      this.operand = operand;
    }
  }

  private final Kind kind;
  private final int source;

  public Conversion(Kind kind, int dst, int source) {
    super(dst);
    this.kind = kind;
    this.source = source;
  }

  @Override
  public Insn run(Machine m, Frame f) {
    f.raw[dst()] = compute(f.raw[source]);
    return next();
  }

  @Override
  public Insn careful(Machine m, Frame f) {
    Object sym = f.sym(source);
    if (sym == null) {
      f.set(dst(), compute(f.raw[source]));
    } else {
      Expr operand = m.terms().of(kind.operand, f.raw[source], sym);
      Binary.setTerm(f, dst(), term(m.terms(), operand));
    }
    return next();
  }

  private long compute(long x) {
    return switch (kind) {
      case I2L -> x;
      case I2F -> RegisterBits.of((float) (int) x);
      case I2D -> RegisterBits.of((double) (int) x);
      case L2I -> (int) x;
      case L2F -> RegisterBits.of((float) x);
      case L2D -> RegisterBits.of((double) x);
      case F2I -> (int) RegisterBits.toFloat(x);
      case F2L -> (long) RegisterBits.toFloat(x);
      case F2D -> RegisterBits.of((double) RegisterBits.toFloat(x));
      case D2I -> (int) RegisterBits.toDouble(x);
      case D2L -> (long) RegisterBits.toDouble(x);
      case D2F -> RegisterBits.of((float) RegisterBits.toDouble(x));
      case I2B -> (byte) x;
      case I2C -> (char) x;
      case I2S -> (short) x;
      case INEG -> -(int) x;
      case LNEG -> -x;
      case FNEG -> RegisterBits.of(-RegisterBits.toFloat(x));
      case DNEG -> RegisterBits.of(-RegisterBits.toDouble(x));
    };
  }

  private Expr term(Terms terms, Expr x) {
    return switch (kind) {
      case I2L -> terms.ints().i2l(x);
      case L2I -> terms.ints().l2i(x);
      case I2F, L2F -> terms.floats().integerToFloat(x);
      case I2D, L2D -> terms.floats().integerToDouble(x);
      case F2I, D2I -> terms.floats().toInt(x);
      case F2L, D2L -> terms.floats().toLong(x);
      case F2D -> terms.floats().f2d(x);
      case D2F -> terms.floats().d2f(x);
      case I2B -> terms.ints().i2b(x);
      case I2C -> terms.ints().i2c(x);
      case I2S -> terms.ints().i2s(x);
      case INEG, LNEG -> terms.ints().neg(x);
      case FNEG, DNEG -> terms.floats().neg(x);
    };
  }
}
