package dev.clew.engine.explore;

import dev.clew.engine.explore.feasibility.PathModel;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MachineMoment;
import dev.clew.solver.expr.Expr;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Notices that a path goes round in circles: looks from time to time whether the machine is in a
 * state that it was in before. What it compares with is renewed after ever longer times, so that it
 * gets to a state of the circle whatever came before, and finds circles of any length.
 */
final class LoopWatch {

  /** Ways without a choice between two looks. */
  private static final int FORKS = 16;

  /** Of questions to a solver about states that differ in their terms. */
  private static final int MOST_QUESTIONS = 8;

  /** Each asks whether there is another way: some seconds of them. */
  private static final int MOST_FORKS = 10_000;

  /** What was asked before is asked along with each: the time grows with their square. */
  private static final int MOST_CONDITIONS = 1_000;

  private final RepeatedStates repeated;
  private int questions;

  /** Where there were forks with one way only. */
  private final Set<Insn> places = new HashSet<>();

  /** Forks at places that had been come to before, and the conditions that came with them. */
  private int returns;

  private int conditions;
  private int conditionsBefore;
  private @Nullable MachineMoment earlier;
  private int looks;
  private int looksToRenewal = 1;
  private int forks;

  LoopWatch(RepeatedStates repeated) {
    this.repeated = repeated;
  }

  /**
   * Whether there were so many forks with one way only that the path is rather cut than followed.
   * Code that does not come back is followed to its end, however long it is.
   */
  boolean isTooLong(Machine m) {
    int now = m.path().conditions();
    if (!places.add(m.top().insn())) {
      returns++;
      conditions += now - conditionsBefore;
    }
    conditionsBefore = now;
    return returns > MOST_FORKS || conditions > MOST_CONDITIONS;
  }

  /** The same as {@link #isBack}, at a fork with one way only. */
  boolean isBackAtFork(Machine m, PathModel model) {
    return ++forks % FORKS == 0 && isBack(m, model);
  }

  /** Whether the machine was in this state before, for whatever inputs. */
  boolean isBack(Machine m, PathModel model) {
    if (earlier != null && (earlier.isBackIn(m) || isBackByTerms(m, model, earlier))) {
      return true;
    }
    looks++;
    if (looks >= looksToRenewal) {
      earlier = MachineMoment.of(m);
      looks = 0;
      looksToRenewal *= 2;
    }
    return false;
  }

  private boolean isBackByTerms(Machine m, PathModel model, MachineMoment before) {
    List<Expr> equations = questions < MOST_QUESTIONS ? before.equations(m) : null;
    if (equations == null) {
      return false;
    }
    questions++;
    return repeated.isAlways(m, model, equations);
  }
}
