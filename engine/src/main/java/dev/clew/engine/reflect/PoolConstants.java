package dev.clew.engine.reflect;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.RegisterBits;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;

/**
 * Constants of a class file as objects, which the JDK makes: method types, method handles, what a
 * bootstrap method computes, and the static arguments of bootstrap methods.
 *
 * <p>Methods throw {@link dev.clew.engine.program.LinkageException} if a class cannot be loaded.
 *
 * @param from the class whose constants they are
 */
public record PoolConstants(ClassInfo from) {

  private static final String INVOKE = "java/lang/invoke/";
  private static final String HANDLE = "Ljava/lang/invoke/MethodHandle;";
  private static final String TYPE = "Ljava/lang/invoke/MethodType;";
  private static final String CLASS = "Ljava/lang/Class;";
  private static final String STRING = "Ljava/lang/String;";
  private static final String OBJECT = "Ljava/lang/Object;";

  /** Makes one constant, numbers boxed. */
  public @Nullable Insn load(Machine m, Object constant, ResultAction then) {
    if (constant instanceof String text) {
      return then.accept(m, GuestValue.of(m.texts().intern(text)));
    }
    if (constant instanceof Type type) {
      return type.getSort() == Type.METHOD
          ? HandleTypes.create(m, Signature.parse(type.getDescriptor()), then)
          : then.accept(m, GuestValue.of(mirror(m, JvmType.parse(type.getDescriptor()))));
    }
    if (constant instanceof Handle handle) {
      return handle(m, handle, then);
    }
    if (constant instanceof ConstantDynamic dynamic) {
      return dynamic(m, dynamic, then);
    }
    JvmType type = primitive(constant);
    return HandleConversions.AS_TYPE.one(
        m, GuestValue.of(RegisterBits.of(constant)), type, JvmType.OBJECT, then);
  }

  private static JvmType primitive(Object number) {
    if (number instanceof Long) {
      return JvmType.LONG;
    }
    if (number instanceof Float) {
      return JvmType.FLOAT;
    }
    return number instanceof Double ? JvmType.DOUBLE : JvmType.INT;
  }

  private static long mirror(Machine m, JvmType type) {
    return m.mirrors().of(m.runtime().classes().of(type));
  }

  private long caller(Machine m) {
    return m.mirrors().of(m.runtime().classes().of(from));
  }

  private @Nullable Insn handle(Machine m, Handle handle, ResultAction then) {
    boolean isField = handle.getTag() <= MemberNames.PUT_STATIC;
    Type type = isField ? Type.getType(handle.getDesc()) : Type.getMethodType(handle.getDesc());
    long owner = mirror(m, JvmType.ofConstant(handle.getOwner()));
    return load(
        m,
        type,
        (next, made) ->
            call(
                next,
                "MethodHandleNatives",
                "linkMethodHandleConstant",
                "(" + CLASS + "I" + CLASS + STRING + OBJECT + ")" + HANDLE,
                List.of(
                    GuestValue.of(caller(next)),
                    GuestValue.of(handle.getTag()),
                    GuestValue.of(owner),
                    GuestValue.of(next.texts().intern(handle.getName())),
                    made),
                then));
  }

  /** Computes a dynamic constant, boxed; every time. */
  public @Nullable Insn dynamic(Machine m, ConstantDynamic constant, ResultAction then) {
    return bootstrap(
        m,
        constant.getBootstrapMethod(),
        arguments(constant),
        (next, method, info) ->
            call(
                next,
                "ConstantBootstraps",
                "makeConstant",
                "(" + HANDLE + STRING + CLASS + OBJECT + CLASS + ")" + OBJECT,
                List.of(
                    method,
                    GuestValue.of(next.texts().intern(constant.getName())),
                    GuestValue.of(mirror(next, JvmType.parse(constant.getDescriptor()))),
                    info,
                    GuestValue.of(caller(next))),
                then));
  }

  private static List<Object> arguments(ConstantDynamic constant) {
    List<Object> arguments = new java.util.ArrayList<>();
    for (int i = 0; i < constant.getBootstrapMethodArgumentCount(); i++) {
      arguments.add(constant.getBootstrapMethodArgument(i));
    }
    return arguments;
  }

  /** Lets a bootstrap method make a call site; every time. */
  public @Nullable Insn callSite(
      Machine m,
      String name,
      String descriptor,
      Handle method,
      List<Object> given,
      ResultAction then) {
    ResultAction withType =
        (machine, type) ->
            bootstrap(
                machine,
                method,
                given,
                (next, bootstrap, info) ->
                    call(
                        next,
                        "CallSite",
                        "makeSite",
                        "(" + HANDLE + STRING + TYPE + OBJECT + CLASS + ")L" + INVOKE + "CallSite;",
                        List.of(
                            bootstrap,
                            GuestValue.of(next.texts().intern(name)),
                            type,
                            info,
                            GuestValue.of(caller(next))),
                        then));
    return load(m, Type.getMethodType(descriptor), withType);
  }

  @FunctionalInterface
  private interface Bootstrap {
    @Nullable Insn call(Machine m, GuestValue method, GuestValue info);
  }

  /** Static arguments are null for none, the object for one, an array for more. */
  private @Nullable Insn bootstrap(Machine m, Handle method, List<Object> given, Bootstrap then) {
    return handle(
        m,
        method,
        (next, made) ->
            all(
                next,
                List.of(),
                given,
                (last, values) -> then.call(last, made, pack(last, values))));
  }

  private @Nullable Insn all(
      Machine m, List<GuestValue> done, List<Object> given, HandleConversions.ThenAll then) {
    return done.size() == given.size()
        ? then.accept(m, done)
        : load(
            m,
            given.get(done.size()),
            (next, value) -> all(next, HandleConversions.append(done, value), given, then));
  }

  private static GuestValue pack(Machine m, List<GuestValue> values) {
    if (values.size() <= 1) {
      return values.isEmpty() ? GuestValue.ZERO : values.get(0);
    }
    int id =
        m.heap()
            .add(
                HeapArrays.create(m.token(), m.runtime().wellKnown().objectArray(), values.size()));
    HeapArray array = (HeapArray) m.heap().own(id);
    for (int i = 0; i < values.size(); i++) {
      array.set(i, values.get(i).raw(), null);
    }
    return GuestValue.of(id);
  }

  private static @Nullable Insn call(
      Machine m,
      String owner,
      String name,
      String descriptor,
      List<GuestValue> arguments,
      ResultAction then) {
    RuntimeClass type = m.runtime().classes().named(INVOKE + owner);
    MethodInfo method = m.runtime().method(type, name, descriptor);
    return GuestCalls.whenReady(
        m, type, (next, nothing) -> GuestCalls.call(next, method, arguments, then));
  }
}
