package dev.clew.engine.reflect;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.Signature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Calls method handles. Those of the JDK's own classes say in their fields what they do, all others
 * in their payload; no lambda form is ever made.
 */
public final class HandleInvoker {

  private static final String INVOKE = "java/lang/invoke/";

  private HandleInvoker() {}

  /** A call whose types must be the handle's. */
  public static @Nullable Insn invokeExact(
      Machine m, long handle, Signature site, List<GuestValue> arguments, ResultAction then) {
    Signature type = HandleTypes.ofHandle(m, handle);
    return type.equals(site)
        ? call(m, handle, arguments, then)
        : GuestCalls.raise(
            m, INVOKE + "WrongMethodTypeException", WrongTypes.inexact(m, type, site));
  }

  /** A call whose types the JDK converts where it can. */
  public static @Nullable Insn invoke(
      Machine m, long handle, Signature site, List<GuestValue> arguments, ResultAction then) {
    if (HandleTypes.ofHandle(m, handle).equals(site)) {
      return call(m, handle, arguments, then);
    }
    return HandleTypes.create(
        m,
        site,
        (machine, type) ->
            asType(
                machine,
                handle,
                type.raw(),
                (next, converted) -> call(next, converted.raw(), arguments, then)));
  }

  /** Lets the JDK convert a handle. */
  public static @Nullable Insn asType(Machine m, long handle, long methodType, ResultAction then) {
    RuntimeClass base = m.runtime().classes().named(INVOKE + "MethodHandle");
    MethodInfo asType =
        m.runtime()
            .method(
                base, "asType", "(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;");
    MethodInfo selected = GuestCalls.select(m, asType, handle);
    return GuestCalls.call(
        m, selected, List.of(GuestValue.of(handle), GuestValue.of(methodType)), then);
  }

  /** A call with arguments of the handle's own types. */
  public static @Nullable Insn call(
      Machine m, long handle, List<GuestValue> arguments, ResultAction then) {
    if (m.instance(handle).payload() instanceof HandleNode node) {
      return node.call(m, handle, arguments, then);
    }
    RuntimeClass type = m.classOf(handle);
    if (type.info()
        .isSubtypeOf(m.runtime().classes().named(INVOKE + "DirectMethodHandle").info())) {
      try {
        return direct(m, handle, arguments, then);
      } catch (LinkageException e) {
        return GuestCalls.raise(m, e.problem().throwable(), e.problem().message());
      }
    }
    return type.hasField("target")
        ? call(m, MemberNames.get(m, handle, "target"), arguments, then)
        : m.unsupported(ReasonCode.METHOD_HANDLE, "a handle of class " + type);
  }

  private static @Nullable Insn direct(
      Machine m, long handle, List<GuestValue> arguments, ResultAction then) {
    Instance object = m.instance(handle);
    if (object.type().hasField("initMethod")) {
      return construct(m, handle, arguments, then);
    }
    long name = MemberNames.get(m, handle, "member");
    var member = MemberNames.member(m, name);
    int kind = MemberNames.kind(m, name);
    if (member instanceof MethodInfo method) {
      return method(m, kind, method, arguments, then);
    }
    return FieldHandles.access(
        m, (dev.clew.engine.program.FieldInfo) member, kind, arguments, then);
  }

  private static @Nullable Insn construct(
      Machine m, long handle, List<GuestValue> arguments, ResultAction then) {
    MethodInfo constructor =
        (MethodInfo) MemberNames.member(m, MemberNames.get(m, handle, "initMethod"));
    RuntimeClass type = m.mirrors().classOf(MemberNames.get(m, handle, "instanceClass"));
    return GuestCalls.whenReady(
        m,
        type,
        (machine, nothing) -> {
          int object = machine.allocate(type);
          List<GuestValue> all = new java.util.ArrayList<>(List.of(GuestValue.of(object)));
          all.addAll(arguments);
          return GuestCalls.call(
              machine, constructor, all, (next, none) -> then.accept(next, GuestValue.of(object)));
        });
  }

  private static @Nullable Insn method(
      Machine m, int kind, MethodInfo method, List<GuestValue> arguments, ResultAction then) {
    if (method.isStatic()) {
      return GuestCalls.whenReady(
          m,
          m.runtime().classes().of(method.owner()),
          (machine, nothing) -> GuestCalls.call(machine, method, arguments, then));
    }
    if (arguments.get(0).sym() != null) {
      return m.unsupported(ReasonCode.NATIVE_SYMBOLIC, "a method handle on an unknown receiver");
    }
    long receiver = arguments.get(0).raw();
    if (receiver == 0) {
      return GuestCalls.raise(m, "java/lang/NullPointerException", null);
    }
    MethodInfo selected =
        kind == MemberNames.INVOKE_SPECIAL ? method : GuestCalls.select(m, method, receiver);
    if (method.isSignaturePolymorphic()) {
      return m.unsupported(ReasonCode.METHOD_HANDLE, "a handle of " + method);
    }
    return GuestCalls.call(m, selected, arguments, then);
  }
}
