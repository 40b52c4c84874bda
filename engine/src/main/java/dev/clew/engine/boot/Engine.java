package dev.clew.engine.boot;

import dev.clew.engine.decode.Decoder;
import dev.clew.engine.machine.Runtime;
import dev.clew.engine.machine.State;
import dev.clew.engine.machine.Terms;
import dev.clew.engine.natives.Natives;
import dev.clew.engine.program.Program;
import dev.clew.solver.simplify.Simplifier;

/** A program made ready to run: its classes, and the state that the JDK's start-up leaves. */
public final class Engine {

  private final Runtime runtime;
  private final State booted;

  private Engine(Runtime runtime, State booted) {
    this.runtime = runtime;
    this.booted = booted;
  }

  /** Starts the program's JDK up, which takes some tenths of a second. */
  public static Engine start(Program program) {
    Runtime runtime =
        new Runtime(
            program,
            new Decoder(new Natives()),
            (m, f, site, method, reference, args) ->
                m.unsupported("method-handle", method.toString()),
            (classes, from, node) -> null);
    return new Engine(runtime, JdkBoot.boot(runtime, new Terms(Simplifier.factory())));
  }

  public Runtime runtime() {
    return runtime;
  }

  /** Where every path begins. */
  public State booted() {
    return booted;
  }
}
