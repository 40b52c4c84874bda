package dev.clew.engine.reflect;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.GuestRuntime;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.MethodReference;
import dev.clew.engine.program.type.Signature;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls of method handles and accesses through variable handles, from a call instruction. */
public final class HandleCalls implements GuestRuntime.PolymorphicCalls {

  @Override
  public @Nullable Insn call(
      Machine m, Frame f, Insn site, MethodInfo method, MethodReference reference, int[] args) {
    if (method.isStatic()) {
      return m.unsupported(ReasonCode.METHOD_HANDLE, method.toString());
    }
    long handle = f.raw[args[0]];
    if (handle == 0) {
      return m.exceptions().nullPointer(f, site);
    }
    List<GuestValue> arguments = new ArrayList<>();
    for (int i = 1; i < args.length; i++) {
      arguments.add(GuestValue.in(f, args[i]));
    }
    Signature types = Signature.parse(reference.descriptor());
    try {
      if (method.owner().name().equals("java/lang/invoke/VarHandle")) {
        return VarHandleCalls.call(m, handle, method.name(), types, arguments, ResultAction.RESUME);
      }
      return switch (method.name()) {
        case "invokeExact" ->
            HandleInvoker.invokeExact(m, handle, types, arguments, ResultAction.RESUME);
        case "invokeBasic" -> HandleInvoker.call(m, handle, arguments, ResultAction.RESUME);
        case "invoke" -> HandleInvoker.invoke(m, handle, types, arguments, ResultAction.RESUME);
        default -> m.unsupported(ReasonCode.METHOD_HANDLE, method.toString());
      };
    } catch (LinkageException e) {
      return m.exceptions().raise(f, site, e);
    }
  }
}
