package dev.clew.engine.decode;

import dev.clew.engine.insn.call.NativeCall;
import dev.clew.engine.machine.GuestRuntime;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.program.MethodInfo;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Decodes methods, and puts Java code in the place of those that have some. */
public final class Decoder implements GuestRuntime.Decoder {

  private final Function<MethodInfo, @Nullable NativeMethod> natives;

  /**
   * @param natives the Java code that performs a method, null for most
   */
  public Decoder(Function<MethodInfo, @Nullable NativeMethod> natives) {
    this.natives = natives;
  }

  @Override
  public MethodCode decode(GuestRuntime runtime, MethodInfo method) {
    NativeMethod implementation = natives.apply(method);
    if (!method.hasCode()) {
      int slots = method.signature().parameterSlots() + (method.isStatic() ? 0 : 1);
      return MethodCode.ofInsn(method, new NativeCall(method, implementation), Math.max(slots, 1));
    }
    MethodDecoder decoder = new MethodDecoder(runtime, method);
    return implementation == null
        ? decoder.decode()
        : decoder.decode(new Insn[] {new NativeCall(method, implementation)});
  }
}
