package dev.clew.engine.boot;

import dev.clew.engine.boundary.ProgramBoundary;
import dev.clew.engine.concrete.ConcreteFunctions;
import dev.clew.engine.concrete.MethodRunner;
import dev.clew.engine.decode.Decoder;
import dev.clew.engine.machine.GuestRuntime;
import dev.clew.engine.machine.State;
import dev.clew.engine.model.Models;
import dev.clew.engine.program.Program;
import dev.clew.engine.reflect.HandleCalls;
import dev.clew.engine.sink.SinkFinder;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.simplify.Simplifier;

/** A program made ready to run: its classes, and the state that the JDK's start-up leaves. */
public final class Engine {

  private final GuestRuntime runtime;
  private final State booted;
  private final ConcreteFunctions concrete;
  private final SinkFinder sinks;
  private final ProgramBoundary boundaries;

  private Engine(
      GuestRuntime runtime,
      State booted,
      ConcreteFunctions concrete,
      SinkFinder sinks,
      ProgramBoundary boundaries) {
    this.sinks = sinks;
    this.boundaries = boundaries;
    this.concrete = concrete;
    this.runtime = runtime;
    this.booted = booted;
  }

  /** Starts the program's JDK up, which takes some tenths of a second. */
  public static Engine start(Program program) {
    return start(program, MethodRunner.NONE);
  }

  /**
   * The same, with a runner of the program's methods that are not to be looked into.
   *
   * @param runner never runs them in this JVM
   */
  public static Engine start(Program program, MethodRunner runner) {
    return start(program, runner, SinkFinder.NONE);
  }

  /** The same, where calls of some methods are told of. */
  public static Engine start(Program program, MethodRunner runner, SinkFinder sinks) {
    ProgramBoundary boundaries = new ProgramBoundary(program, sinks != SinkFinder.NONE);
    ConcreteFunctions concrete = new ConcreteFunctions(runner);
    GuestRuntime runtime =
        new GuestRuntime(
            program,
            new Decoder(new MethodImplementations(Models.load(), concrete, boundaries, sinks)),
            new HandleCalls(),
            new DynamicSites(program));
    State booted = JdkBoot.boot(runtime, new Terms(Simplifier.factory()));
    return new Engine(runtime, booted, concrete, sinks, boundaries);
  }

  public GuestRuntime runtime() {
    return runtime;
  }

  /** Methods that are run instead of being looked into. */
  public ConcreteFunctions concrete() {
    return concrete;
  }

  /** What is answered for instead of being run. */
  public ProgramBoundary boundaries() {
    return boundaries;
  }

  /** Methods whose calls are told of. */
  public SinkFinder sinks() {
    return sinks;
  }

  /** Where every path begins. */
  public State booted() {
    return booted;
  }
}
