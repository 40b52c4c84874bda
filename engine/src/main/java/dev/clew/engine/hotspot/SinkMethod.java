package dev.clew.engine.hotspot;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.sink.StringSink;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A method with code that hands strings to interpreters. Calls from the program are told of; what
 * the JDK calls for its own ends is not, and the target of an exploration is run.
 */
public final class SinkMethod implements NativeMethod.Symbolic {

  private final MethodInfo method;
  private final List<StringSink> sinks;
  private final SinkWatch.Registers registers;
  private final @Nullable NativeMethod otherwise;
  private final AtomicReference<@Nullable ToldCall> told = new AtomicReference<>();

  /**
   * @param otherwise what performs the method; null for its own code
   */
  public SinkMethod(MethodInfo method, List<StringSink> sinks, @Nullable NativeMethod otherwise) {
    this.method = method;
    this.sinks = List.copyOf(sinks);
    this.registers = SinkWatch.Registers.of(method);
    this.otherwise = otherwise;
  }

  @Override
  public boolean takesOpenClasses() {
    return !(otherwise instanceof NativeMethod.Symbolic known) || known.takesOpenClasses();
  }

  @Override
  public @Nullable Insn call(Machine m, Frame f) {
    Insn here = Objects.requireNonNull(f.insn());
    Frame caller = f.caller;
    if (f.isTarget() || f.makesInput() || caller == null || !caller.code.isProgram()) {
      return perform(m, f, here);
    }
    boolean isRun = sinks.get(0).follow() == StringSink.Follow.RUN || method.isConstructor();
    Insn initializer = isRun ? null : m.lazyInputs().prepareAnswer(m, caller, method);
    if (initializer != null || m.isEnded()) {
      return initializer; // before the call is told of, which happens once
    }
    SinkWatch.Result result =
        SinkWatch.look(m, f, here, sinks, registers, caller, Optional.empty());
    if (result.look() == SinkWatch.Look.WAITS) {
      return result.next();
    }
    return isRun ? told(here) : m.lazyInputs().answer(m, f, method);
  }

  /** One for all paths: how often a path forks there is counted by the instruction. */
  private Insn told(Insn here) {
    if (otherwise == null) {
      return here.next();
    }
    told.compareAndSet(null, new ToldCall(this, here));
    return Objects.requireNonNull(told.get());
  }

  /**
   * Performs the method, or goes on with its code.
   *
   * @param here executed, and followed by that code
   */
  @Nullable Insn perform(Machine m, Frame f, Insn here) {
    NativeMethod known = otherwise;
    boolean takes = known instanceof NativeMethod.Symbolic || !f.hasSymbols();
    if (known != null && takes) {
      return known.call(m, f);
    }
    return method.hasCode()
        ? here.next()
        : m.unsupported(ReasonCode.NATIVE_SYMBOLIC, method + " with an unknown argument");
  }
}
