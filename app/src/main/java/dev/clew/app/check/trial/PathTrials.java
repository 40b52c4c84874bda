package dev.clew.app.check.trial;

import dev.clew.app.analysis.TimeSlice;
import dev.clew.app.entry.Entry;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.program.LinkageException;
import dev.clew.output.Confirmation;
import dev.clew.output.Obstacle;
import dev.clew.replay.Replay;
import dev.clew.replay.Replay.Ending.Failed;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.Recipe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tries paths of one target on a real JVM, one at a time. */
final class PathTrials {

  private final TrialTools tools;
  private final List<ExplorationFailure> crashes = new ArrayList<>();
  private boolean lacksObjects;
  private boolean wereStopped;

  /** What was said to a path; without a replay where its call was not made. */
  record Tried(Confirmation confirmation, Optional<Replay> replay) {
    boolean isLate() {
      return replay.map(Replay::ending).orElse(null) instanceof Replay.Ending.TimedOut;
    }
  }

  PathTrials(TrialTools tools) {
    this.tools = tools;
  }

  /** Tries a path; a bug of ours costs its trial, and nothing else. */
  Tried attempt(Entry entry, ExploredPath path, TimeSlice time) throws InterruptedException {
    try {
      Replay replay = replay(entry, path, time);
      if (replay.ending() instanceof Failed none && none.isNotTried()) {
        wereStopped |= none.cause() == Failed.Cause.STOPPED;
        return new Tried(Verdicts.of(path, replay), Optional.empty());
      }
      boolean failed =
          replay.ending() instanceof Failed failure && failure.cause() == Failed.Cause.NO_CALL;
      lacksObjects |= !replay.recipe().isPublic();
      boolean mayFailBefore =
          path.outcome() instanceof Outcome.Threw || path.outcome() instanceof Outcome.Cut;
      if (failed && entry instanceof Entry.Driven && mayFailBefore) {
        return notRun(Obstacle.BEFORE_CALL, "it fails before the call");
      }
      if (failed && !replay.recipe().isPublic()) {
        return notRun(Obstacle.NO_OBJECT, "there is no such object");
      }
      return new Tried(Verdicts.of(path, replay), Optional.of(replay));
    } catch (NoRecipeException e) {
      String why = String.valueOf(e.getMessage());
      return new Tried(Confirmation.failed(Obstacle.NO_INPUTS, why), Optional.empty());
    } catch (LinkageException e) {
      String why = e.problem().explanation();
      return new Tried(Confirmation.failed(Obstacle.NO_INPUTS, why), Optional.empty());
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      crashes.add(new ExplorationFailure(path.decisions(), e));
      return new Tried(
          Confirmation.failed(Obstacle.INTERNAL_ERROR, String.valueOf(e)), Optional.empty());
    }
  }

  private Replay replay(Entry entry, ExploredPath path, TimeSlice time)
      throws NoRecipeException, InterruptedException {
    synchronized (tools) {
      List<Recipe> ways = entry.recipes(tools.recipes(), path.inputs());
      Replay first = tools.replayer().run(ways, time.patience(), time.run());
      return tools.second().settled(path, first, time);
    }
  }

  private static Tried notRun(Obstacle obstacle, String why) {
    return new Tried(Confirmation.notRun(obstacle, why), Optional.empty());
  }

  /** Bugs of ours, each of which cost a path its trial. */
  List<ExplorationFailure> crashes() {
    return List.copyOf(crashes);
  }

  /** Whether a path needed an object that constructors and setters do not make. */
  boolean lacksObjects() {
    return lacksObjects;
  }

  /** Whether a call was stopped since the time was up. */
  boolean wereStopped() {
    return wereStopped;
  }
}
