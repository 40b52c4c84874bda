package dev.clew.engine.boot;

import dev.clew.engine.boundary.Boundaries;
import dev.clew.engine.concrete.ConcreteFunctions;
import dev.clew.engine.concrete.Runner;
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
  private final ConcreteFunctions concrete;

  private Engine(GuestRuntime runtime, State booted, ConcreteFunctions concrete) {
    this.concrete = concrete;
    this.runtime = runtime;
    this.booted = booted;
  }

  /** Starts the program's JDK up, which takes some tenths of a second. */
  public static Engine start(Program program) {
    return start(program, Runner.NONE);
  }

  /**
   * The same, with somebody who runs the program's methods that are not to be looked into.
   *
   * @param runner never runs them in this JVM
   */
  public static Engine start(Program program, Runner runner) {
    ConcreteFunctions concrete = new ConcreteFunctions(runner);
    GuestRuntime runtime =
        new GuestRuntime(
            program,
            new Decoder(new Implementations(Models.load(), concrete, new Boundaries(program))),
            new HandleCalls(),
            new DynamicSites(program));
    State booted = JdkBoot.boot(runtime, new Terms(Simplifier.factory()));
    return new Engine(runtime, booted, concrete);
  }

  public GuestRuntime runtime() {
    return runtime;
  }

  /** Methods that are run instead of being looked into. */
  public ConcreteFunctions concrete() {
    return concrete;
  }

  /** Where every path begins. */
  public State booted() {
    return booted;
  }
}
