package dev.clew.engine.machine;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.jvm.JvmFloats;
import dev.clew.solver.jvm.JvmIntegers;
import org.jspecify.annotations.Nullable;

/** Builds terms for one worker. */
public final class Terms {

  private final ExprFactory factory;
  private final JvmIntegers ints;
  private final JvmFloats floats;

  public Terms(ExprFactory factory) {
    this.factory = factory;
    this.ints = new JvmIntegers(factory);
    this.floats = new JvmFloats(factory);
  }

  public ExprFactory factory() {
    return factory;
  }

  public JvmIntegers ints() {
    return ints;
  }

  public JvmFloats floats() {
    return floats;
  }

  /** A register's value as a term of a sort that its instruction knows. */
  public Expr of(Sort sort, long raw, @Nullable Object sym) {
    return sym instanceof Expr expr ? expr : factory.raw(sort, raw);
  }

  public Expr of(Sort sort, Frame f, int register) {
    return of(sort, f.raw[register], f.sym(register));
  }
}
