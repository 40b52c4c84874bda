package dev.clew.engine.insn;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Code;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.reflect.Invoker;
import dev.clew.engine.reflect.LinkedOnce;
import dev.clew.engine.reflect.MemberNames;
import dev.clew.engine.reflect.PoolConstants;
import dev.clew.engine.reflect.Then;
import dev.clew.engine.reflect.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** {@code invokedynamic}: becomes the call of a static method that is made for the call site. */
public final class InvokeDynamic extends Insn {

  private final CallShape shape;
  private final MethodInfo from;
  private final InvokeDynamicInsnNode node;
  private @Nullable Code code;
  private @Nullable LinkedOnce linked;

  public InvokeDynamic(int dst, CallShape shape, MethodInfo from, InvokeDynamicInsnNode node) {
    super(dst);
    this.shape = shape;
    this.from = from;
    this.node = node;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    LinkedOnce site = linked;
    if (site != null) {
      return callTarget(m, f, site);
    }
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
      MethodInfo target = m.runtime().callSites().link(from, node, position());
      if (target == null) {
        linked = LinkedOnce.at(m, from, position());
        return this;
      }
      code = m.runtime().code(target);
      return this;
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
  }

  /**
   * For a bootstrap method that nothing is known about: it makes a call site, which has a target.
   */
  private @Nullable Insn callTarget(Machine m, Frame f, LinkedOnce site) {
    f.setInsn(this);
    List<Value> arguments = new ArrayList<>();
    for (int register : shape.args()) {
      arguments.add(Value.in(f, register));
    }
    PoolConstants constants = new PoolConstants(from.owner());
    LinkedOnce.Linking linking =
        (machine, then) ->
            constants.callSite(
                machine, node.name, node.desc, node.bsm, List.of(node.bsmArgs), then);
    try {
      return site.get(
          m,
          linking,
          (next, made) ->
              Invoker.call(
                  next, MemberNames.get(next, made.raw(), "target"), arguments, Then.RESUME));
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
  }
}
