package dev.clew.hotspots.probe;

import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.hotspots.arrival.SinkArrival;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.solver.Budget;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Calls methods on a real JVM up to a hotspot, and tells what arrives there. The call at the
 * hotspot is not performed. For one thread.
 */
public final class SinkProbe {

  /**
   * What came of it.
   *
   * @param recipe how the inputs were made; empty if they cannot be
   * @param arrived what the call would have handed over; empty if it was not come to
   * @param why it was not
   */
  public record Sighting(Optional<Recipe> recipe, Optional<String> arrived, String why) {}

  private final Program program;
  private final Replayer replayer;
  private final RecipeMaker recipes;
  private int serial;

  public SinkProbe(Program program, Replayer replayer) {
    this.program = program;
    this.replayer = replayer;
    this.recipes = new RecipeMaker(program);
  }

  /** Calls a method with inputs that should lead to an arrival. */
  public Sighting look(MethodInfo target, SinkArrival arrival, List<Input> inputs, Budget budget)
      throws InterruptedException {
    if (!arrival.isDirect()) {
      return none("the call is made by code that is not the program's own");
    }
    try {
      return look(target, recipes.make(target, inputs), arrival, budget);
    } catch (NoRecipeException e) {
      return none("no call can be given these inputs: " + e.getMessage());
    }
  }

  private Sighting look(MethodInfo target, List<Recipe> ways, SinkArrival arrival, Budget budget)
      throws InterruptedException {
    Sighting last = none("there is no way to make the inputs");
    for (Recipe way : ways) {
      Optional<Map<String, byte[]>> changed = ChangedClasses.of(program, target, arrival, ++serial);
      if (changed.isEmpty()) {
        return none("the call cannot be watched");
      }
      last = sighting(replayer.run(way, changed.get(), budget));
      if (last.arrived().isPresent()) {
        return last;
      }
    }
    return last;
  }

  /**
   * Makes a call that was seen to arrive once more, and to its end: at the hotspot it goes on.
   * Empty where it cannot be made.
   */
  public Optional<Replay> goOn(MethodInfo target, SinkArrival arrival, Recipe recipe, Budget budget)
      throws InterruptedException {
    Optional<Map<String, byte[]>> changed = ChangedClasses.passing(program, target, arrival);
    return changed.isEmpty()
        ? Optional.empty()
        : Optional.of(replayer.run(recipe, changed.get(), budget));
  }

  /** Whether a class is the project's own, by its name as its class file has it. */
  public boolean isOfProject(String name) {
    try {
      return program.isOfProject(program.load(name));
    } catch (LinkageException e) {
      return false;
    }
  }

  private static Sighting none(String why) {
    return new Sighting(Optional.empty(), Optional.empty(), why);
  }

  private static Sighting sighting(Replay replay) {
    Optional<Recipe> recipe = Optional.of(replay.recipe());
    if (replay.ending() instanceof Replay.Ending.Threw threw
        && threw.exception().equals(ArrivalGate.ERROR)
        && threw.message() != null
        && threw.message().startsWith(ArrivalGate.MARK)) {
      String arrived = threw.message().substring(ArrivalGate.MARK.length());
      return new Sighting(recipe, Optional.of(arrived), "");
    }
    return new Sighting(recipe, Optional.empty(), "on a real JVM " + told(replay.ending()));
  }

  private static String told(Replay.Ending ending) {
    if (ending instanceof Replay.Ending.Threw threw) {
      return "it threw " + threw.exception() + " before";
    }
    if (ending instanceof Replay.Ending.Refused refused) {
      return "it wanted to do what is not allowed: " + refused.what();
    }
    if (ending instanceof Replay.Ending.TimedOut) {
      return "it did not end in time";
    }
    return ending instanceof Replay.Ending.Failed failed ? failed.why() : "it returned before";
  }
}
