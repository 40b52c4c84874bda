package dev.clew.engine.insn.flow;

import dev.clew.engine.insn.object.BoxIdentity;
import dev.clew.engine.insn.object.TextIdentity;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.solver.expr.Expr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code if_acmpeq} and {@code if_acmpne}; boxes and strings may be the same under two identities.
 */
public final class IfRef extends Jump {

  private final boolean jumpsWhenSame;
  private final int a;
  private final int b;

  public IfRef(boolean jumpsWhenSame, int a, int b) {
    this.jumpsWhenSame = jumpsWhenSame;
    this.a = a;
    this.b = b;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    long x = f.raw[a];
    long y = f.raw[b];
    if (x == y) {
      return go(m, /* same= */ true);
    }
    TextIdentity texts = TextIdentity.of(m, x, y);
    if (texts == null && !BoxIdentity.isOpen(m, x, y)) {
      return given(m, f);
    }
    return BoxIdentity.asksEqualityNext(m) ? go(m, /* same= */ false) : open(m, f, texts);
  }

  /** Forks over whether they are the same. */
  private @Nullable Insn open(Machine m, Frame f, @Nullable TextIdentity texts) {
    if (texts != null) {
      Boolean decided = texts.decided();
      return decided == null ? m.fork(f, this, texts.branches(this::go)) : go(m, decided);
    }
    Expr same = BoxIdentity.same(m, f.raw[a], f.raw[b]);
    return same == null ? go(m, /* same= */ false) : fork(m, f, same);
  }

  /** Two objects, unless they are boxes of which one at least is an input. */
  private @Nullable Insn given(Machine m, Frame f) {
    Expr shared = BoxIdentity.shared(m, f.raw[a], f.raw[b]);
    if (shared == null) {
      return go(m, /* same= */ false);
    }
    if (!BoxIdentity.areInputs(m, f.raw[a], f.raw[b])) {
      return fork(m, f, shared);
    }
    Expr apart = m.terms().factory().not(shared);
    return m.fork(
        f, this, List.of(Branch.when(apart, (machine, frame) -> go(machine, /* same= */ false))));
  }

  private @Nullable Insn go(Machine m, boolean same) {
    return same == jumpsWhenSame ? jump(m) : next();
  }

  private @Nullable Insn fork(Machine m, Frame f, Expr same) {
    return m.fork(
        f,
        this,
        List.of(
            Branch.when(
                m.terms().factory().not(same), (machine, frame) -> go(machine, /* same= */ false)),
            Branch.when(same, (machine, frame) -> go(machine, /* same= */ true))));
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    if (f.sym(a) == null && f.sym(b) == null) {
      return run(m, f);
    }
    if (f.raw[a] == f.raw[b] && f.sym(a) == f.sym(b)) {
      return go(m, /* same= */ true); // the same unknown
    }
    if (!m.unknowns().settle(f, a)) {
      return m.unknowns().decide(f, this, a);
    }
    if (!m.unknowns().settle(f, b)) {
      return m.unknowns().decide(f, this, b);
    }
    return run(m, f);
  }
}
