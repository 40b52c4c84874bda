package dev.clew.engine.natives.handle;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import dev.clew.engine.reflect.GuestValue;
import dev.clew.engine.reflect.HandleEdit;
import dev.clew.engine.reflect.HandleNode;
import dev.clew.engine.reflect.HandleTypes;
import dev.clew.engine.reflect.MemberNames;
import dev.clew.engine.reflect.ResultAction;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code java.lang.invoke}: the JDK checks what handles are made of; where it would make lambda
 * forms it gets handles whose payload says what they do.
 */
public final class HandleNatives {

  public static final String INVOKE = "java/lang/invoke/";

  private static final String BOUND = INVOKE + "BoundMethodHandle";
  private static final String SPECIES = BOUND + "$Species_L";
  private static final String DIRECT = INVOKE + "DirectMethodHandle";
  private static final String FACTORY = INVOKE + "MethodHandleImpl.";

  private HandleNatives() {}

  public static void register(NativeRegistry r) {
    r.on(INVOKE + "MethodHandle.<init>", HandleNatives::initialize)
        .action(BOUND + ".<clinit>", (m, f) -> {})
        .action(SPECIES + ".<clinit>", (m, f) -> {})
        .action(INVOKE + "SimpleMethodHandle.<clinit>", (m, f) -> {})
        .value(DIRECT + ".preparedLambdaForm", (m, f) -> 0)
        .value(DIRECT + ".preparedFieldLambdaForm", (m, f) -> 0)
        .value(INVOKE + "DelegatingMethodHandle.chooseDelegatingForm", (m, f) -> 0)
        .value(DIRECT + ".rebind", HandleNatives::rebind)
        .value(INVOKE + "DelegatingMethodHandle.rebind", HandleNatives::rebind)
        .value(BOUND + ".rebind", (m, f) -> f.raw[0])
        .value(SPECIES + ".copyWith", (m, f) -> edited(m, f, GuestValue.ZERO));
    for (String letter : List.of("L", "I", "J", "F", "D")) {
      r.value(SPECIES + ".copyWithExtend" + letter, (m, f) -> edited(m, f, GuestValue.in(f, 3)))
          .value(BOUND + ".bindSingle" + letter, HandleNatives::constant);
    }
    factories(r);
    EditNatives.register(r);
    CombinatorNatives.register(r);
  }

  private static void factories(NativeRegistry r) {
    r.value(FACTORY + "bindCaller", (m, f) -> f.raw[0])
        .value(FACTORY + "makePairwiseConvert", HandleNatives::convert)
        .value(FACTORY + "makeGuardWithTest", HandleNatives::guard)
        .value(INVOKE + "LambdaForm.constantForm", (m, f) -> 0)
        .value(
            FACTORY
                + "throwException(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;",
            (m, f) -> create(m, f.raw[0], HandleNode.THROW))
        .on(INVOKE + "MethodHandles.makeIdentity", HandleNatives::identity)
        .on(INVOKE + "MethodHandles.makeZero", HandleNatives::zero)
        .on(FACTORY + "varargsArray(I)Ljava/lang/invoke/MethodHandle;", HandleNatives::collector)
        .on(
            FACTORY + "varargsArray(Ljava/lang/Class;I)Ljava/lang/invoke/MethodHandle;",
            HandleNatives::typedCollector)
        .on(INVOKE + "Invokers.makeExactOrGeneralInvoker", HandleNatives::invoker)
        .on(
            INVOKE + "MethodHandles.makePrimitiveZero",
            (m, f) -> zero(m, type(m, MemberNames.get(m, f.raw[0], "primitiveType"))));
  }

  private static JvmType type(Machine m, long mirror) {
    return m.mirrors().classOf(mirror).type();
  }

  /** Takes the type, and no form. */
  private static @Nullable Insn initialize(Machine m, Frame f) {
    MemberNames.set(m, f.raw[0], "type", f.raw[1]);
    return m.calls().returnVoid(f);
  }

  /** A handle of the engine's own. */
  public static int create(Machine m, long methodType, HandleNode node) {
    int id = m.allocate(m.runtime().classes().named(SPECIES));
    MemberNames.set(m, id, "type", methodType);
    EditNatives.setForm(m, id);
    ((Instance) m.heap().own(id)).setPayload(node);
    return id;
  }

  /** Leaves with a handle of the engine's own, whose type the JDK has to make first. */
  private static @Nullable Insn create(Machine m, Signature type, HandleNode node) {
    return HandleTypes.create(
        m,
        type,
        (machine, made) ->
            ResultAction.LEAVE.accept(machine, GuestValue.of(create(machine, made.raw(), node))));
  }

  private static long convert(Machine m, Frame f) {
    boolean isExplicit = f.raw[2] == 0;
    return create(m, f.raw[1], new HandleNode.Converted(f.raw[0], isExplicit));
  }

  private static long guard(Machine m, Frame f) {
    long type = MemberNames.get(m, f.raw[1], "type");
    return create(m, type, new HandleNode.Guard(f.raw[0], f.raw[1], f.raw[2]));
  }

  private static long constant(Machine m, Frame f) {
    return create(m, f.raw[0], new HandleNode.Constant(GuestValue.in(f, 2)));
  }

  private static long rebind(Machine m, Frame f) {
    return create(m, MemberNames.get(m, f.raw[0], "type"), new HandleNode.Delegate(f.raw[0]));
  }

  private static long edited(Machine m, Frame f, GuestValue extra) {
    HandleEdit.Form form =
        (HandleEdit.Form) java.util.Objects.requireNonNull(m.instance(f.raw[2]).payload());
    return create(m, f.raw[1], new HandleNode.Edited(f.raw[0], form, extra));
  }

  private static @Nullable Insn identity(Machine m, Frame f) {
    JvmType type = type(m, f.raw[0]);
    return create(m, new Signature(List.of(type), type), HandleNode.IDENTITY);
  }

  private static @Nullable Insn zero(Machine m, Frame f) {
    return zero(m, type(m, f.raw[0]));
  }

  private static @Nullable Insn zero(Machine m, JvmType type) {
    return create(m, new Signature(List.of(), type), new HandleNode.Constant(GuestValue.ZERO));
  }

  private static @Nullable Insn collector(Machine m, Frame f) {
    return collector(m, m.runtime().wellKnown().objectArray(), f.intAt(0));
  }

  private static @Nullable Insn typedCollector(Machine m, Frame f) {
    return collector(m, m.mirrors().classOf(f.raw[0]), f.intAt(1));
  }

  private static @Nullable Insn collector(Machine m, RuntimeClass array, int count) {
    List<JvmType> parameters = Collections.nCopies(count, array.component().type());
    return create(m, new Signature(parameters, array.type()), new HandleNode.NewArray(array));
  }

  private static @Nullable Insn invoker(Machine m, Frame f) {
    Signature target = HandleTypes.signature(m, MemberNames.get(m, f.raw[0], "targetType"));
    List<JvmType> parameters = new java.util.ArrayList<>(target.parameters());
    parameters.add(0, JvmType.ofClass(INVOKE + "MethodHandle"));
    Signature type = new Signature(parameters, target.result());
    return create(m, type, new HandleNode.InvokeFirst(f.raw[1] != 0, target));
  }
}
