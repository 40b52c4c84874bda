package dev.clew.engine.insn;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Code;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** {@code invokedynamic}: becomes the call of a static method that is made for the call site. */
public final class InvokeDynamic extends Insn {

  private final CallShape shape;
  private final MethodInfo from;
  private final InvokeDynamicInsnNode node;
  private @Nullable Code code;

  public InvokeDynamic(int dst, CallShape shape, MethodInfo from, InvokeDynamicInsnNode node) {
    super(dst);
    this.shape = shape;
    this.from = from;
    this.node = node;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    Code known = code;
    if (known == null) {
      return link(m, f);
    }
    RuntimeClass owner = m.runtime().classes().of(known.method().owner());
    if (!m.initialization().isReady(owner)) {
      f.setInsn(this);
      Insn initializer = m.initialization().start(owner);
      if (initializer != null || m.isEnded()) {
        return initializer;
      }
    }
    return m.calls().call(f, this, known, shape.args(), shape.slots());
  }

  private @Nullable Insn link(Machine m, Frame f) {
    try {
      MethodInfo target = m.runtime().callSite(from, node);
      if (target == null) {
        String bootstrap = node.bsm.getOwner().replace('/', '.') + "." + node.bsm.getName();
        return m.unsupported("invokedynamic", "bootstrap method " + bootstrap);
      }
      code = m.runtime().code(target);
      return this;
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
  }
}
