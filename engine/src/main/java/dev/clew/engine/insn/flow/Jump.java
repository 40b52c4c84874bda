package dev.clew.engine.insn.flow;

import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ForkKind;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An instruction with a second way to go on. */
public abstract class Jump extends Insn {

  private @Nullable Insn target;
  private boolean isBackward;

  Jump() {
    super(NO_REGISTER);
  }

  /** While decoding only. */
  public final void setTarget(Insn insn, boolean backward) {
    target = insn;
    isBackward = backward;
  }

  public final Insn target() {
    return Objects.requireNonNull(target);
  }

  @Override
  public final ForkKind forkKind() {
    return ForkKind.BRANCH;
  }

  @Override
  public void successors(Consumer<Insn> each) {
    super.successors(each);
    Insn to = target;
    if (to != null) {
      each.accept(to);
    }
  }

  /** The target; from time to time a pause before it, if it goes backward. */
  final @Nullable Insn jump(Machine m) {
    Insn to = target;
    return isBackward && to != null && m.outOfFuel() ? m.pause(to) : to;
  }
}
