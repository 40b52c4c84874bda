package dev.clew.engine.reflect;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Accesses through variable handles. Each of the JDK's classes of handles has a static method for
 * each access mode that it supports, written with Unsafe: that is called, as HotSpot does.
 */
final class VarHandleCalls {

  private static final String HANDLE = "Ljava/lang/invoke/VarHandle;";

  private VarHandleCalls() {}

  /**
   * @param site the call's own types, without the handle
   */
  static @Nullable Insn call(
      Machine m,
      long handle,
      String mode,
      Signature site,
      List<GuestValue> arguments,
      ResultAction then) {
    RuntimeClass type = m.classOf(handle);
    String name = type.info().name();
    if (name.equals("java/lang/invoke/LazyInitializingVarHandle")) {
      long target = MemberNames.get(m, handle, "target");
      RuntimeClass owner = m.mirrors().classOf(MemberNames.get(m, handle, "refc"));
      return GuestCalls.whenReady(
          m, owner, (machine, nothing) -> call(machine, target, mode, site, arguments, then));
    }
    if (name.equals("java/lang/invoke/IndirectVarHandle")) {
      return m.unsupported(ReasonCode.VAR_HANDLE, "a variable handle that adapts another");
    }
    MethodInfo access = find(type.info(), mode);
    if (access == null) {
      return GuestCalls.raise(
          m, "java/lang/UnsupportedOperationException", WrongTypes.isNew(m) ? mode : null);
    }
    Signature target = precise(m, handle, access.signature());
    boolean isExact = MemberNames.get(m, handle, "exact") != 0;
    if (!fits(m, site, target) || (isExact && !site.equals(target))) {
      return mismatch(m, handle, mode, site, isExact);
    }
    return HandleConversions.AS_TYPE.all(
        m,
        arguments,
        site.parameters(),
        target.parameters(),
        (machine, converted) ->
            access(machine, handle, access, converted, target.result(), site.result(), then));
  }

  private static @Nullable Insn access(
      Machine m,
      long handle,
      MethodInfo access,
      List<GuestValue> arguments,
      JvmType from,
      JvmType to,
      ResultAction then) {
    List<GuestValue> all = new java.util.ArrayList<>(List.of(GuestValue.of(handle)));
    all.addAll(arguments);
    return GuestCalls.call(
        m,
        access,
        all,
        (machine, value) -> HandleConversions.AS_TYPE.one(machine, value, from, to, then));
  }

  private static @Nullable MethodInfo find(ClassInfo type, String mode) {
    for (ClassInfo current = type; current != null; current = current.superclass()) {
      for (MethodInfo method : current.methods()) {
        boolean takesHandle = method.descriptor().startsWith("(" + HANDLE);
        if (method.isStatic() && takesHandle && method.name().equals(mode)) {
          return method;
        }
      }
    }
    return null;
  }

  /** What the handle takes and gives: the method's types, objects by the variable's type. */
  private static Signature precise(Machine m, long handle, Signature erased) {
    List<JvmType> parameters = erased.parameters().subList(1, erased.parameters().size());
    RuntimeClass type = m.classOf(handle);
    JvmType variable = typeIn(m, handle, type, "fieldType", "componentType");
    JvmType view = viewed(type.info().name());
    JvmType holder = view != null ? view : typeIn(m, handle, type, "receiverType", "arrayClass");
    boolean isStatic = type.info().name().contains("$FieldStatic");
    List<JvmType> precise = new java.util.ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      JvmType known = i == 0 && !isStatic ? holder : variable;
      boolean isUnknown = parameters.get(i).equals(JvmType.OBJECT);
      precise.add(isUnknown && known != null ? known : parameters.get(i));
    }
    JvmType result = erased.result();
    boolean isErased = result.equals(JvmType.OBJECT);
    return new Signature(precise, isErased && variable != null ? variable : result);
  }

  /** What a handle sees bytes in, if it is one that sees other numbers there. */
  private static @Nullable JvmType viewed(String name) {
    if (!name.startsWith("java/lang/invoke/VarHandleByteArrayAs")) {
      return null;
    }
    return name.endsWith("$ArrayHandle")
        ? JvmType.BYTE.arrayOf()
        : JvmType.ofClass("java/nio/ByteBuffer");
  }

  private static @Nullable JvmType typeIn(
      Machine m, long handle, RuntimeClass type, String field, String orElse) {
    for (String each : List.of(field, orElse)) {
      if (type.hasField(each)) {
        return m.mirrors().classOf(MemberNames.get(m, handle, each)).type();
      }
    }
    return null;
  }

  private static boolean fits(Machine m, Signature site, Signature target) {
    if (site.parameters().size() != target.parameters().size()) {
      return false;
    }
    for (int i = 0; i < site.parameters().size(); i++) {
      if (!HandleConversions.exists(m, site.parameters().get(i), target.parameters().get(i))) {
        return false;
      }
    }
    return HandleConversions.exists(m, target.result(), site.result());
  }

  private static @Nullable Insn mismatch(
      Machine m, long handle, String mode, Signature site, boolean isExact) {
    Signature target =
        precise(
            m,
            handle,
            java.util.Objects.requireNonNull(find(m.classOf(handle).info(), mode)).signature());
    return GuestCalls.raise(
        m,
        "java/lang/invoke/WrongMethodTypeException",
        isExact
            ? WrongTypes.inexact(m, target, site)
            : WrongTypes.inconvertible(m, withHandle(target), withHandle(site)));
  }

  private static Signature withHandle(Signature signature) {
    List<JvmType> parameters = new java.util.ArrayList<>(List.of(JvmType.parse(HANDLE)));
    parameters.addAll(signature.parameters());
    return new Signature(parameters, signature.result());
  }
}
