package dev.clew.engine.boot;

import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Ending;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.LazyInputs;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.machine.StreamOutput;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.simplify.Simplifier;
import java.nio.charset.StandardCharsets;

/** Runs a program's {@code main} with nothing unknown, as a JVM would. */
public final class MainRun {

  /**
   * What came of it.
   *
   * @param error empty if {@code main} returned, otherwise how it ended instead
   */
  public record Result(String output, String error, long instructions) {}

  private MainRun() {}

  public static Result run(Engine engine, String mainClass) {
    Machine m =
        new Machine(
            engine.runtime(), new Terms(Simplifier.factory()), LazyInputs.NONE, engine.booted());
    RuntimeClass type = m.runtime().classes().named(mainClass.replace('.', '/'));
    MethodCode code = m.runtime().code(m.runtime().method(type, "main", "([Ljava/lang/String;)V"));
    Frame frame = m.calls().push(code, null);
    RuntimeClass strings = m.runtime().classes().of(JvmType.STRING.arrayOf());
    frame.raw[0] = m.heap().add(HeapArrays.create(m.token(), strings, 0));
    m.start(m.initialization().isReady(type) ? null : m.initialization().start(type));
    Machine.Stop stop;
    do {
      stop = m.run();
    } while (stop == Machine.Stop.PAUSED);
    String output =
        new String(StreamOutput.collect(m.journal().output(), 1), StandardCharsets.UTF_8);
    return new Result(output, describe(m), m.steps());
  }

  private static String describe(Machine m) {
    return m.ending() instanceof Ending.Returned ? "" : BootException.describe(m);
  }
}
