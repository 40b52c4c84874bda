package dev.clew.engine.insn.call;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.reflect.GuestValue;
import dev.clew.engine.reflect.HandleInvoker;
import dev.clew.engine.reflect.LinkedOnce;
import dev.clew.engine.reflect.MemberNames;
import dev.clew.engine.reflect.PoolConstants;
import dev.clew.engine.reflect.ResultAction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** {@code invokedynamic}: becomes the call of a static method that is made for the call site. */
public final class InvokeDynamic extends DynamicSite {

  private final InvokeDynamicInsnNode node;

  public InvokeDynamic(int dst, CallShape shape, MethodInfo from, InvokeDynamicInsnNode node) {
    super(dst, shape, from);
    this.node = node;
  }

  @Override
  @Nullable MethodInfo generate(Machine m) {
    return m.runtime().callSites().link(from, node, position());
  }

  /** The bootstrap method makes a call site, which has a target. */
  @Override
  @Nullable Insn perform(Machine m, Frame f, LinkedOnce site) {
    List<GuestValue> arguments = new ArrayList<>();
    for (int register : shape.args()) {
      arguments.add(GuestValue.in(f, register));
    }
    PoolConstants constants = new PoolConstants(from.owner());
    LinkedOnce.Linking linking =
        (machine, then) ->
            constants.callSite(
                machine, node.name, node.desc, node.bsm, List.of(node.bsmArgs), then);
    return site.get(
        m,
        linking,
        (next, made) ->
            HandleInvoker.call(
                next, MemberNames.get(next, made.raw(), "target"), arguments, ResultAction.RESUME));
  }
}
