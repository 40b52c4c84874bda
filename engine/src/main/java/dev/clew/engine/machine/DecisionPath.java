package dev.clew.engine.machine;

import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The decisions that led to a state, newest first, linked to those before: what a fork adds costs
 * one small object.
 */
public final class DecisionPath {

  public static final DecisionPath START =
      new DecisionPath(null, null, null, -1, null, null, false);

  private final @Nullable DecisionPath before;
  private final @Nullable Expr guard;
  private final @Nullable String note;
  private final int choice;
  private final @Nullable Insn at;
  private final @Nullable ForkPlace place;
  private final boolean open;
  private final int length;
  private final int conditions;

  /** The newest step with a condition that is older than this one. */
  private final @Nullable DecisionPath guardedBefore;

  private DecisionPath(
      @Nullable DecisionPath before,
      @Nullable Expr guard,
      @Nullable String note,
      int choice,
      @Nullable Insn at,
      @Nullable ForkPlace place,
      boolean open) {
    this.open = open;
    this.before = before;
    this.guard = guard;
    this.note = note;
    this.choice = choice;
    this.at = at;
    this.place = place;
    this.length = before == null ? 0 : before.length + (choice >= 0 ? 1 : 0);
    this.conditions = (before == null ? 0 : before.conditions) + (guard == null ? 0 : 1);
    this.guardedBefore = before == null || before.guard != null ? before : before.guardedBefore;
  }

  /**
   * One more decision. A loop or a recursion may decide the same again and again: its condition is
   * kept once.
   */
  DecisionPath then(Branch branch, int index, @Nullable Insn where, ForkPlace place, boolean open) {
    Expr guard = branch.guard();
    Expr added = guard == null || has(guard) ? null : guard;
    return new DecisionPath(this, added, branch.note(), index, where, place, open);
  }

  /** Whether a condition is one of the path's. Looks at all of them. */
  public boolean has(Expr condition) {
    for (DecisionPath current = this; current != null; current = current.guardedBefore) {
      if (current.guard == condition) {
        return true;
      }
    }
    return false;
  }

  /** One more condition without a decision: an assumption about an input. */
  DecisionPath assuming(Expr condition) {
    return new DecisionPath(this, condition, null, -1, null, null, false);
  }

  /** The same, which is told in words. */
  DecisionPath assuming(Expr condition, String note) {
    return new DecisionPath(this, condition, note, -1, null, null, false);
  }

  public @Nullable Expr guard() {
    return guard;
  }

  public @Nullable String note() {
    return note;
  }

  /** The index of the branch that was taken, -1 for what was not a decision. */
  public int choice() {
    return choice;
  }

  /** Where it was decided; null for what was not a decision. */
  public @Nullable ForkPlace place() {
    return place;
  }

  /** Whether there seemed to be another way. */
  public boolean isOpen() {
    return open;
  }

  /**
   * How often there seemed to be more than one way to go on at an instruction. Looks at all
   * decisions.
   */
  public int visits(@Nullable Insn insn) {
    int count = 0;
    for (DecisionPath current = this; current != null; current = current.before) {
      if (current.isChoiceAt(insn)) {
        count++;
      }
    }
    return count;
  }

  /** The decisions that {@link #visits} counts, newest first. */
  public List<DecisionPath> choicesAt(@Nullable Insn insn) {
    List<DecisionPath> choices = new ArrayList<>();
    for (DecisionPath current = this; current != null; current = current.before) {
      if (current.isChoiceAt(insn)) {
        choices.add(current);
      }
    }
    return choices;
  }

  private boolean isChoiceAt(@Nullable Insn insn) {
    return open && at == insn;
  }

  /** The newest step with a condition: this one or an earlier one; null if there is none. */
  public @Nullable DecisionPath newestCondition() {
    DecisionPath step = guard != null ? this : guardedBefore;
    return step == null || step.guard == null ? null : step;
  }

  /** The newest step with a condition before this one; null if there is none. */
  public @Nullable DecisionPath conditionBefore() {
    return guardedBefore == null || guardedBefore.guard == null ? null : guardedBefore;
  }

  /** What was decided before; null at the start. */
  public @Nullable DecisionPath before() {
    return before;
  }

  /** How many decisions there are. */
  public int length() {
    return length;
  }

  /** How many conditions there are. */
  public int conditions() {
    return conditions;
  }

  /** Those before first, this one last. */
  public List<DecisionPath> steps() {
    List<DecisionPath> steps = new ArrayList<>();
    for (DecisionPath current = this; current.before != null; current = current.before) {
      steps.add(current);
    }
    Collections.reverse(steps);
    return steps;
  }

  /** The condition of the path as its conjuncts. */
  public List<Expr> guards() {
    Expr[] guards = new Expr[conditions];
    int index = conditions;
    for (DecisionPath current = this; current != null; current = current.guardedBefore) {
      if (current.guard != null) {
        guards[--index] = current.guard;
      }
    }
    return List.of(guards);
  }

  /**
   * What reproduces the path in another machine: for each decision twice the branch's index, plus
   * one if there was another way.
   */
  public List<Integer> prefix() {
    Integer[] prefix = new Integer[length];
    int index = length;
    for (DecisionPath current = this; current != null; current = current.before) {
      if (current.choice >= 0) {
        prefix[--index] = current.choice * 2 + (current.open ? 1 : 0);
      }
    }
    return List.of(prefix);
  }

  /** The branches that were taken. */
  public List<Integer> decisions() {
    List<Integer> decisions = new ArrayList<>(length);
    for (DecisionPath step : steps()) {
      if (step.choice >= 0) {
        decisions.add(step.choice);
      }
    }
    return decisions;
  }
}
