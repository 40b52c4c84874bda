package dev.clew.engine.explore.frontier;

import dev.clew.engine.explore.feasibility.PathModel;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.State;
import org.jspecify.annotations.Nullable;

/**
 * A way to go on that nobody has gone yet.
 *
 * @param branch null at the very beginning
 * @param index the branch's place among all of its fork
 * @param model values that go this way; of a flip, values that get to the fork and turn off there
 * @param isFlip whether nobody has asked yet if any values go this way
 * @param trail states of the path at earlier branches, to be compared with later ones
 */
public record Node(
    State state,
    @Nullable Branch branch,
    int index,
    PathModel model,
    boolean isFlip,
    LoopTrail trail) {

  /** The same with values that go this way, or a guess at them. */
  public Node with(PathModel values) {
    return new Node(state, branch, index, values, /* isFlip= */ false, trail);
  }

  /** Whether a solver was asked if any values go this way, and could not say. */
  public boolean isDoubtful() {
    return branch != null && !isFlip && !model.proven();
  }

  /** The instruction that forked. */
  public @Nullable Insn at() {
    Frame frame = state.frame();
    return frame == null ? null : frame.insn();
  }

  /** What is executed next, if that is known; otherwise the instruction that forked. */
  @Nullable Insn after() {
    Insn at = at();
    Insn next = at == null ? null : at.afterBranch(index);
    return next != null ? next : at;
  }
}
