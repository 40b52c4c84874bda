package dev.clew.engine.insn.number;

import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code idiv}, {@code irem}, {@code ldiv} and {@code lrem}: they throw when the divisor is zero.
 */
public final class Division extends Insn {

  private final boolean isLong;
  private final boolean isRemainder;
  private final int a;
  private final int b;

  public Division(boolean isLong, boolean isRemainder, int dst, int a, int b) {
    super(dst);
    this.isLong = isLong;
    this.isRemainder = isRemainder;
    this.a = a;
    this.b = b;
  }

  @Override
  public ForkKind forkKind() {
    return ForkKind.DIVISION;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    long divisor = f.raw[b];
    if (divisor == 0) {
      return raise(m, f);
    }
    f.raw[dst()] = compute(f.raw[a], divisor);
    return next();
  }

  private @Nullable Insn raise(Machine m, Frame f) {
    return m.exceptions().raise(f, this, "java/lang/ArithmeticException", "/ by zero");
  }

  private long compute(long x, long y) {
    if (isLong) {
      return isRemainder ? x % y : x / y;
    }
    return isRemainder ? (int) x % (int) y : (int) x / (int) y;
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    Object symA = f.sym(a);
    Object symB = f.sym(b);
    if (symB == null && f.raw[b] == 0) {
      return raise(m, f);
    }
    if (symA == null && symB == null) {
      f.set(dst(), compute(f.raw[a], f.raw[b]));
      return next();
    }
    Sort sort = isLong ? Sort.LONG : Sort.INT;
    Expr x = m.terms().of(sort, f.raw[a], symA);
    Expr y = m.terms().of(sort, f.raw[b], symB);
    if (symB == null) {
      return finish(m, f, x, y);
    }
    Expr isZero = m.terms().ints().eq(y, m.terms().factory().bits(sort, 0));
    return m.fork(
        f,
        this,
        List.of(
            Branch.when(
                m.terms().factory().not(isZero), (machine, frame) -> finish(machine, frame, x, y)),
            Branch.when(isZero, this::raise)));
  }

  private Insn finish(Machine m, Frame f, Expr x, Expr y) {
    Expr result = isRemainder ? m.terms().ints().rem(x, y) : m.terms().ints().div(x, y);
    Binary.setTerm(f, dst(), result);
    return next();
  }
}
