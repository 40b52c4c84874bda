package dev.clew.engine.natives.classes;

import dev.clew.engine.insn.call.CallShape;
import dev.clew.engine.insn.call.Invoke;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FrameCompletion;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.MethodReference;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.reflect.GuestValue;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A reflective call on an object that stands for any implementation: made by a call instruction in
 * a frame of its own, as what comes of it is answered for.
 */
final class StubInvocation {

  private StubInvocation() {}

  /** Gives what the call returned; the registers before it are the arguments. */
  private static final class Leave extends Insn {
    private final int result;

    Leave(int result) {
      super(NO_REGISTER);
      this.result = result;
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      return result == NO_REGISTER
          ? m.calls().returnVoid(f)
          : m.calls().returnValue(f, f.raw[result], f.sym(result));
    }

    @Override
    public @Nullable Insn careful(Machine m, Frame f) {
      return run(m, f);
    }
  }

  /**
   * Begins the call.
   *
   * @param arguments the receiver first
   */
  static Insn begin(
      Machine m, MethodInfo method, List<GuestValue> arguments, FrameCompletion completion) {
    int count = arguments.size();
    MethodReference reference =
        MethodReference.of(
            method.owner().name(),
            method.name(),
            method.descriptor(),
            method.owner().isInterface());
    int[] registers = IntStream.range(0, count).toArray();
    CallShape shape = new CallShape(registers, slots(method));
    boolean isVoid = method.signature().result().kind() == JvmType.Kind.VOID;
    int result = isVoid ? Insn.NO_REGISTER : count;
    Insn call = new Invoke.Virtual(result, shape, method, reference, method.owner().isInterface());
    call.setNext(new Leave(result));
    Frame frame = m.calls().push(MethodCode.ofInsn(method, call, count + 1), completion);
    for (int i = 0; i < count; i++) {
      frame.set(i, arguments.get(i).raw(), arguments.get(i).sym());
    }
    return call;
  }

  private static int[] slots(MethodInfo method) {
    int[] slots = new int[method.signature().parameters().size() + 1];
    for (int i = 1; i < slots.length; i++) {
      slots[i] = slots[i - 1] + (i == 1 ? 1 : method.signature().parameters().get(i - 2).slots());
    }
    return slots;
  }
}
