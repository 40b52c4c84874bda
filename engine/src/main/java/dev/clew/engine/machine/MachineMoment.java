package dev.clew.engine.machine;

import dev.clew.engine.heap.HeapComparison;
import dev.clew.engine.heap.TermEquations;
import dev.clew.solver.expr.Expr;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A moment between two instructions of a machine. If it comes again, nothing has changed since, and
 * nothing was asked of the outside: then the machine does the same again, for ever. So it does for
 * those inputs for which it comes again, if that depends on them.
 */
public final class MachineMoment {

  private final State state;
  private final @Nullable Insn next;

  private MachineMoment(State state, @Nullable Insn next) {
    this.state = state;
    this.next = next;
  }

  /** The present of a machine that has paused or forked. */
  public static MachineMoment of(Machine m) {
    return new MachineMoment(m.freeze(), m.next());
  }

  /**
   * That of a machine when it forked.
   *
   * @param at the instruction that forked
   */
  public static MachineMoment ofFork(State state, Insn at) {
    return new MachineMoment(state, at);
  }

  /** Whether the same machine, which has run since, is in the same state, whatever the inputs. */
  public boolean isBackIn(Machine m) {
    return isSame(m, TermEquations.refused());
  }

  /**
   * What has to hold of the inputs so that the same machine, which has run since, is in the same
   * state; null if it is not for any.
   *
   * <p>At a fork that is so only where each way leaves the instruction. Others are executed once
   * more, and what they have learned about a value stands in its place then: the same state without
   * a step in between.
   */
  public @Nullable List<Expr> equations(Machine m) {
    if (m.isForked() && (next == null || next.afterBranch(0) == null)) {
      return null;
    }
    TermEquations terms = TermEquations.collected(m.terms().factory());
    return isSame(m, terms) ? terms.all() : null;
  }

  private boolean isSame(Machine m, TermEquations terms) {
    if (next != m.next()
        || state.classes != m.classes()
        || !Objects.equals(state.monitors, m.monitors().held())
        || !m.journal().hasReadNothingSince(state.journal)) {
      return false;
    }
    HeapComparison heaps = new HeapComparison(state.heap, m.heap(), terms);
    return areSame(state.frame, m.topOrNull(), heaps) && heaps.finish();
  }

  private static boolean areSame(
      @Nullable Frame oldTop, @Nullable Frame newTop, HeapComparison heaps) {
    Frame old = oldTop;
    Frame current = newTop;
    while (old != current) {
      if (old == null || current == null || !isSame(old, current, heaps)) {
        return false;
      }
      if (current != newTop && old.insn != current.insn) {
        return false;
      }
      old = old.caller;
      current = current.caller;
    }
    return true;
  }

  private static boolean isSame(Frame old, Frame current, HeapComparison heaps) {
    if (old.code != current.code
        || old.depth != current.depth
        || !old.followed.equals(current.followed)
        || old.completion() != current.completion()) {
      return false;
    }
    for (int i = 0; i < old.raw.length; i++) {
      if (!heaps.isSame(old.raw[i], old.sym(i), current.raw[i], current.sym(i))) {
        return false;
      }
    }
    return true;
  }
}
