package dev.clew.engine.reflect;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code java.lang.invoke.MethodType} objects and the signatures they stand for. */
public final class HandleTypes {

  private HandleTypes() {}

  public static Signature signature(Machine m, long methodType) {
    HeapArray parameters = m.array(MemberNames.get(m, methodType, "ptypes"));
    List<JvmType> types = new ArrayList<>();
    for (int i = 0; i < parameters.length(); i++) {
      types.add(m.mirrors().classOf(parameters.raw(i)).type());
    }
    JvmType result = m.mirrors().classOf(MemberNames.get(m, methodType, "rtype")).type();
    return new Signature(types, result);
  }

  /** The signature of a method handle. */
  public static Signature ofHandle(Machine m, long handle) {
    return signature(m, MemberNames.get(m, handle, "type"));
  }

  /**
   * Lets the JDK make the method type of a signature, which it keeps one of.
   *
   * @throws dev.clew.engine.program.LinkageException if a type cannot be loaded
   */
  public static @Nullable Insn create(Machine m, Signature signature, ResultAction then) {
    RuntimeClass natives = m.runtime().classes().named("java/lang/invoke/MethodHandleNatives");
    MethodInfo finder =
        m.runtime()
            .method(
                natives,
                "findMethodHandleType",
                "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;");
    GuestValue result = GuestValue.of(mirror(m, signature.result()));
    GuestValue parameters = GuestValue.of(mirrors(m, signature.parameters()));
    return GuestCalls.whenReady(
        m,
        natives,
        (machine, nothing) -> GuestCalls.call(machine, finder, List.of(result, parameters), then));
  }

  private static long mirror(Machine m, JvmType type) {
    return m.mirrors().of(m.runtime().classes().of(type));
  }

  private static int mirrors(Machine m, List<JvmType> types) {
    RuntimeClass arrayType = m.runtime().classes().arrayOf(m.runtime().wellKnown().classClass());
    int id = m.heap().add(HeapArrays.create(m.token(), arrayType, types.size()));
    for (int i = 0; i < types.size(); i++) {
      long mirror = mirror(m, types.get(i));
      ((HeapArray) m.heap().own(id)).set(i, mirror, null);
    }
    return id;
  }

  /** A signature as a method type prints itself: {@code (int,String)void}. */
  public static String describe(Machine m, Signature signature) {
    List<String> parameters = new ArrayList<>();
    signature.parameters().forEach(each -> parameters.add(simpleName(m, each)));
    return "(" + String.join(",", parameters) + ")" + simpleName(m, signature.result());
  }

  private static String simpleName(Machine m, JvmType type) {
    if (type.isArray()) {
      return simpleName(m, type.component()) + "[]";
    }
    if (!type.isReference()) {
      return type.javaName();
    }
    var info = m.runtime().classes().of(type).info();
    for (var inner : info.header().innerClasses()) {
      if (inner.name().equals(info.name())) {
        String name = inner.simpleName();
        return name == null ? "" : name;
      }
    }
    return info.name().substring(info.name().lastIndexOf('/') + 1);
  }
}
