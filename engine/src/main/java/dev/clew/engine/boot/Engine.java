package dev.clew.engine.boot;

import dev.clew.engine.decode.Decoder;
import dev.clew.engine.machine.GuestRuntime;
import dev.clew.engine.machine.State;
import dev.clew.engine.machine.Terms;
import dev.clew.engine.model.Models;
import dev.clew.engine.program.Program;
import dev.clew.engine.reflect.HandleCalls;
import dev.clew.solver.simplify.Simplifier;

/** A program made ready to run: its classes, and the state that the JDK's start-up leaves. */
public final class Engine {

  private final GuestRuntime runtime;
  private final State booted;

  private Engine(GuestRuntime runtime, State booted) {
    this.runtime = runtime;
    this.booted = booted;
  }

  /** Starts the program's JDK up, which takes some tenths of a second. */
  public static Engine start(Program program) {
    GuestRuntime runtime =
        new GuestRuntime(
            program,
            new Decoder(new Implementations(Models.load())),
            new HandleCalls(),
            new DynamicSites(program));
    return new Engine(runtime, JdkBoot.boot(runtime, new Terms(Simplifier.factory())));
  }

  public GuestRuntime runtime() {
    return runtime;
  }

  /** Where every path begins. */
  public State booted() {
    return booted;
  }
}
