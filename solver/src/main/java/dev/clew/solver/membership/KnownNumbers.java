package dev.clew.solver.membership;

import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * In which set each number is by a conjunction that grows and shrinks at its end: holes included,
 * which intervals forget. Adding a condition takes time that depends on its own terms and on the
 * sets of the numbers that it speaks of, not on how many conditions there are. For one thread.
 */
public final class KnownNumbers {

  /** What was known of a term before a narrowing; null for nothing. */
  private record Narrowing(Expr term, @Nullable NumberSet before) {}

  /** Parts of one condition that are looked at. */
  private static final int MOST_PARTS = 100;

  private final Map<Expr, NumberSet> known = new HashMap<>();
  private final List<Narrowing> trail = new ArrayList<>();

  /** How many narrowings there were before each condition. */
  private final List<Integer> marks = new ArrayList<>();

  private int partsLeft;

  /** How many conditions there were when a number was left without a value. */
  private int consistent = Integer.MAX_VALUE;

  /** Adds a condition. */
  public void push(Expr condition) {
    marks.add(trail.size());
    if (!isRefuted()) {
      partsLeft = MOST_PARTS;
      learn(condition, true);
    }
  }

  /** Drops the newest conditions, so that so many are left. */
  public void shrink(int conditions) {
    while (marks.size() > conditions) {
      int size = marks.remove(marks.size() - 1);
      while (trail.size() > size) {
        Narrowing last = trail.remove(trail.size() - 1);
        if (last.before == null) {
          known.remove(last.term);
        } else {
          known.put(last.term, last.before);
        }
      }
    }
    if (consistent >= conditions) {
      consistent = Integer.MAX_VALUE;
    }
  }

  /** Whether the conditions leave no value for one of the numbers. */
  public boolean isRefuted() {
    return consistent != Integer.MAX_VALUE;
  }

  /** Whether one more condition would leave no value; it is not added. */
  public boolean refutes(Expr condition) {
    push(condition);
    boolean refuted = isRefuted();
    shrink(marks.size() - 1);
    return refuted;
  }

  private void learn(Expr condition, boolean holds) {
    if (--partsLeft < 0) {
      return;
    }
    if (condition.is(CoreOp.NOT)) {
      learn(condition.arg(0), !holds);
      return;
    }
    NumberMembership membership = NumberMembership.of(condition);
    if (membership != null) {
      narrow(holds ? membership : membership.not());
    } else if (condition.is(holds ? CoreOp.AND : CoreOp.OR)) {
      learn(condition.arg(0), holds);
      learn(condition.arg(1), holds);
    }
  }

  private void narrow(NumberMembership membership) {
    NumberSet before = known.get(membership.term());
    NumberSet after = before == null ? membership.set() : before.intersect(membership.set());
    if (after.equals(before)) {
      return;
    }
    trail.add(new Narrowing(membership.term(), before));
    known.put(membership.term(), after);
    if (after.isEmpty()) {
      consistent = Math.min(consistent, marks.size() - 1);
    }
  }
}
