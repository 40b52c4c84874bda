package dev.clew.engine.natives;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.reflect.Edit;
import dev.clew.engine.reflect.HandleNode;
import dev.clew.engine.reflect.MemberNames;
import dev.clew.engine.reflect.Value;
import org.jspecify.annotations.Nullable;

/**
 * {@code java.lang.invoke}: the JDK checks what handles are made of; where it would make lambda
 * forms it gets handles whose payload says what they do.
 */
final class HandleNatives {

  static final String INVOKE = "java/lang/invoke/";

  private static final String BOUND = INVOKE + "BoundMethodHandle";
  private static final String SPECIES = BOUND + "$Species_L";

  private HandleNatives() {}

  static void register(Registry r) {
    r.on(INVOKE + "MethodHandle.<init>", HandleNatives::initialize)
        .value(INVOKE + "DirectMethodHandle.preparedLambdaForm", (m, f) -> 0)
        .value(INVOKE + "DirectMethodHandle.preparedFieldLambdaForm", (m, f) -> 0)
        .value(INVOKE + "DelegatingMethodHandle.chooseDelegatingForm", (m, f) -> 0)
        .value(INVOKE + "MethodHandleImpl.bindCaller", (m, f) -> f.raw[0])
        .value(INVOKE + "MethodHandleImpl.makePairwiseConvert", HandleNatives::convert)
        .value(INVOKE + "DirectMethodHandle.rebind", HandleNatives::rebind)
        .value(INVOKE + "DelegatingMethodHandle.rebind", HandleNatives::rebind)
        .value(BOUND + ".rebind", (m, f) -> f.raw[0])
        .value(BOUND + ".editor", (m, f) -> m.allocate(type(m, "LambdaFormEditor")))
        .value(SPECIES + ".copyWith", (m, f) -> edited(m, f, Value.ZERO));
    for (String letter : java.util.List.of("L", "I", "J", "F", "D")) {
      r.value(SPECIES + ".copyWithExtend" + letter, (m, f) -> edited(m, f, Value.in(f, 3)));
    }
    EditNatives.register(r);
  }

  private static RuntimeClass type(Machine m, String name) {
    return m.runtime().classes().named(INVOKE + name);
  }

  /** Takes the type, and no form. */
  private static @Nullable Insn initialize(Machine m, Frame f) {
    MemberNames.set(m, f.raw[0], "type", f.raw[1]);
    return m.calls().returnVoid(f);
  }

  /** A handle of the engine's own. */
  static int create(Machine m, long methodType, HandleNode node) {
    int id = m.allocate(type(m, "BoundMethodHandle$Species_L"));
    MemberNames.set(m, id, "type", methodType);
    ((Instance) m.heap().own(id)).setPayload(node);
    return id;
  }

  private static long convert(Machine m, Frame f) {
    return create(m, f.raw[1], new HandleNode.Converted(f.raw[0]));
  }

  private static long rebind(Machine m, Frame f) {
    return create(m, MemberNames.get(m, f.raw[0], "type"), new HandleNode.Delegate(f.raw[0]));
  }

  private static long edited(Machine m, Frame f, Value extra) {
    Edit edit = (Edit) java.util.Objects.requireNonNull(m.instance(f.raw[2]).payload());
    return create(m, f.raw[1], new HandleNode.Edited(f.raw[0], edit, extra));
  }
}
