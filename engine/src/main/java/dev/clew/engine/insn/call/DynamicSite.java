package dev.clew.engine.insn.call;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.reflect.LinkedOnce;
import org.jspecify.annotations.Nullable;

/**
 * What is linked when it is reached first: becomes the call of a generated static method where the
 * bootstrap method is known, otherwise the bootstrap method itself is called.
 */
abstract class DynamicSite extends Insn {

  final CallShape shape;
  final MethodInfo from;
  private @Nullable MethodCode code;
  private @Nullable LinkedOnce linked;

  DynamicSite(int dst, CallShape shape, MethodInfo from) {
    super(dst);
    this.shape = shape;
    this.from = from;
  }

  @Override
  public final ForkKind forkKind() {
    return ForkKind.CALL;
  }

  /** The generated method; null if nothing is known about the bootstrap method. */
  abstract @Nullable MethodInfo generate(Machine m);

  /** What happens by calling the bootstrap method, once in each state. */
  abstract @Nullable Insn perform(Machine m, Frame f, LinkedOnce site);

  @Override
  public final @Nullable Insn run(Machine m, Frame f) {
    try {
      LinkedOnce site = linked;
      if (site != null) {
        f.setInsn(this);
        return perform(m, f, site);
      }
      MethodCode known = code;
      return known == null ? link(m) : call(m, f, known);
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
  }

  private Insn link(Machine m) {
    MethodInfo target = generate(m);
    if (target == null) {
      linked = LinkedOnce.at(m, from, position());
    } else {
      code = m.runtime().code(target);
    }
    return this;
  }

  private @Nullable Insn call(Machine m, Frame f, MethodCode target) {
    RuntimeClass owner = m.runtime().classes().of(target.method().owner());
    if (!m.initialization().isReady(owner)) {
      f.setInsn(this);
      Insn initializer = m.initialization().start(owner);
      if (initializer != null || m.isEnded()) {
        return initializer;
      }
    }
    return m.calls().call(f, this, target, shape.args(), shape.slots());
  }
}
