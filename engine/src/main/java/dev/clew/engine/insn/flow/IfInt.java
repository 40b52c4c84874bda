package dev.clew.engine.insn.flow;

import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code if_icmp<cond>} and, with a register that holds 0, {@code if<cond>}. Registers hold {@code
 * int}s sign-extended, so that all 64 bits may be compared.
 */
public abstract class IfInt extends Jump {

  final int a;
  final int b;

  IfInt(int a, int b) {
    this.a = a;
    this.b = b;
  }

  abstract boolean holds(long x, long y);

  abstract Expr condition(Terms terms, Expr x, Expr y);

  @Override
  public final @Nullable Insn careful(Machine m, Frame f) {
    Object symA = f.sym(a);
    Object symB = f.sym(b);
    if (symA == null && symB == null) {
      return holds(f.raw[a], f.raw[b]) ? jump(m) : next();
    }
    Terms terms = m.terms();
    Expr x = terms.of(Sort.INT, f.raw[a], symA);
    Expr y = terms.of(Sort.INT, f.raw[b], symB);
    Expr condition = condition(terms, x, y);
    if (condition instanceof Const known) {
      return known.value().asBoolean() ? jump(m) : next();
    }
    return m.fork(
        f,
        this,
        List.of(
            Branch.when(terms.factory().not(condition), (machine, frame) -> next()),
            Branch.when(condition, (machine, frame) -> jump(machine))));
  }

  @Override
  public final @Nullable Insn afterBranch(int index) {
    return index == 0 ? next() : target();
  }

  /** Jumps when {@code x == y}. */
  public static final class Eq extends IfInt {
    public Eq(int a, int b) {
      super(a, b);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      return r[a] == r[b] ? jump(m) : next();
    }

    @Override
    boolean holds(long x, long y) {
      return x == y;
    }

    @Override
    Expr condition(Terms terms, Expr x, Expr y) {
      return terms.ints().eq(x, y);
    }
  }

  /** Jumps when {@code x != y}. */
  public static final class Ne extends IfInt {
    public Ne(int a, int b) {
      super(a, b);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      return r[a] != r[b] ? jump(m) : next();
    }

    @Override
    boolean holds(long x, long y) {
      return x != y;
    }

    @Override
    Expr condition(Terms terms, Expr x, Expr y) {
      return terms.ints().ne(x, y);
    }
  }

  /** Jumps when {@code x < y}. */
  public static final class Lt extends IfInt {
    public Lt(int a, int b) {
      super(a, b);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      return r[a] < r[b] ? jump(m) : next();
    }

    @Override
    boolean holds(long x, long y) {
      return x < y;
    }

    @Override
    Expr condition(Terms terms, Expr x, Expr y) {
      return terms.ints().lt(x, y);
    }
  }

  /** Jumps when {@code x >= y}. */
  public static final class Ge extends IfInt {
    public Ge(int a, int b) {
      super(a, b);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      return r[a] >= r[b] ? jump(m) : next();
    }

    @Override
    boolean holds(long x, long y) {
      return x >= y;
    }

    @Override
    Expr condition(Terms terms, Expr x, Expr y) {
      return terms.ints().ge(x, y);
    }
  }

  /** Jumps when {@code x > y}. */
  public static final class Gt extends IfInt {
    public Gt(int a, int b) {
      super(a, b);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      return r[a] > r[b] ? jump(m) : next();
    }

    @Override
    boolean holds(long x, long y) {
      return x > y;
    }

    @Override
    Expr condition(Terms terms, Expr x, Expr y) {
      return terms.ints().gt(x, y);
    }
  }

  /** Jumps when {@code x <= y}. */
  public static final class Le extends IfInt {
    public Le(int a, int b) {
      super(a, b);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long[] r = f.raw;
      return r[a] <= r[b] ? jump(m) : next();
    }

    @Override
    boolean holds(long x, long y) {
      return x <= y;
    }

    @Override
    Expr condition(Terms terms, Expr x, Expr y) {
      return terms.ints().le(x, y);
    }
  }
}
