package dev.clew.engine.hotspot;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ForkKind;
import org.jspecify.annotations.Nullable;

/**
 * What performs a call of a sink once it has been told of. It has a position behind the method's
 * beginning, so that a path that is left here can be told from one whose texts are still looked at.
 */
final class ToldCall extends Insn {

  private final SinkMethod sink;

  /**
   * @param first looks at the call, and is followed by the method's own code, if any
   */
  ToldCall(SinkMethod sink, Insn first) {
    super(NO_REGISTER);
    this.sink = sink;
    setPosition(first.position() + 1);
    setNext(first.next());
  }

  @Override
  public ForkKind forkKind() {
    return ForkKind.CALL;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    f.setInsn(this);
    return sink.perform(m, f, this);
  }
}
