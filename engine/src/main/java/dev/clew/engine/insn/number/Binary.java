package dev.clew.engine.insn.number;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import org.jspecify.annotations.Nullable;

/**
 * An operation on two registers that cannot fail. Each has its own {@code run}, because one that
 * called {@link #compute} would be compiled for all of them together.
 */
public abstract class Binary extends Insn {

  final int a;
  final int b;
  private final Sort left;
  private final Sort right;

  Binary(int dst, int a, int b, Sort left, Sort right) {
    super(dst);
    this.a = a;
    this.b = b;
    this.left = left;
    this.right = right;
  }

  abstract long compute(long x, long y);

  abstract Expr term(Terms terms, Expr x, Expr y);

  @Override
  public final @Nullable Insn careful(Machine m, Frame f) {
    Object symA = f.sym(a);
    Object symB = f.sym(b);
    if (symA == null && symB == null) {
      f.set(dst(), compute(f.raw[a], f.raw[b]));
    } else {
      Terms terms = m.terms();
      Expr x = terms.of(left, f.raw[a], symA);
      Expr y = terms.of(right, f.raw[b], symB);
      setTerm(f, dst(), term(terms, x, y));
    }
    return next();
  }

  /** Sets a register to a term, or to its value if it is a constant. */
  public static void setTerm(Frame f, int register, Expr term) {
    if (term instanceof Const constant) {
      f.set(register, constant.value().raw());
    } else {
      f.set(register, 0, term);
    }
  }
}
