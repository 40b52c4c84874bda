package dev.clew.app.check;

import dev.clew.app.analysis.Afterwards;
import dev.clew.app.options.Options;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.output.Confirmation;
import dev.clew.output.Confirmation.State;
import dev.clew.output.Trials;
import dev.clew.replay.Replay;
import dev.clew.replay.Replayer;
import dev.clew.replay.coverage.Coverage;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Tries the paths of targets on a real JVM, and keeps what failed there. For one thread. */
public final class Checking implements Afterwards, AutoCloseable {

  /** Exploring may take three of so many parts of a target's time. */
  private static final int PARTS = 4;

  private final Replayer replayer;
  private final RecipeMaker recipes;
  private final FindingMaker findings;
  private final boolean privateState;

  public Checking(Program program, Options options) {
    this.replayer =
        new Replayer(
            program.classPath(), options.get(Settings.ALLOW), options.get(Settings.REPLAY_TIMEOUT));
    this.recipes = new RecipeMaker(program);
    this.findings = new FindingMaker(program, options.get(Settings.ERRORS));
    this.privateState = options.get(Settings.PRIVATE_STATE);
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.FOR_CHECK;
  }

  @Override
  public Budget shareOf(Budget whole) {
    return whole.atMost(whole.remaining().multipliedBy(PARTS - 1).dividedBy(PARTS));
  }

  @Override
  public Optional<Trials> look(MethodInfo target, Exploration exploration, Budget budget) {
    long start = System.nanoTime();
    List<ExploredPath> paths = exploration.paths();
    List<Confirmation> confirmations =
        new ArrayList<>(Collections.nCopies(paths.size(), Confirmation.NOT_RUN));
    Coverage coverage = new Coverage();
    List<Failure> failures = new ArrayList<>();
    try {
      for (int index : inOrder(paths)) {
        if (budget.exhausted()) {
          break;
        }
        ExploredPath path = paths.get(index);
        Tried tried = attempt(target, path);
        confirmations.set(index, tried.confirmation);
        tried.replay.ifPresent(replay -> coverage.add(replay.coverage().content()));
        boolean confirmed = tried.confirmation.state() == State.CONFIRMED;
        boolean reachable =
            privateState || tried.replay.map(replay -> replay.recipe().isPublic()).orElse(false);
        if (confirmed
            && reachable
            && tried.replay.get().ending() instanceof Replay.Ending.Threw threw) {
          failures.add(new Failure(index + 1, path, threw));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // what has been tried stays
    }
    Coverage.Counts counts = coverage.of(target.owner(), target.name(), target.descriptor());
    return Optional.of(
        new Trials(
            confirmations,
            findings.of(target, failures),
            count(counts.lines()),
            count(counts.branches()),
            System.nanoTime() - start));
  }

  /** A path that failed on a real JVM, with its number from 1. */
  record Failure(int number, ExploredPath path, Replay.Ending.Threw threw) {}

  private record Tried(Confirmation confirmation, Optional<Replay> replay) {}

  /** Paths that end in an exception first: if time runs out, it is the others that are left. */
  private static List<Integer> inOrder(List<ExploredPath> paths) {
    List<Integer> throwing = new ArrayList<>();
    List<Integer> returning = new ArrayList<>();
    for (int i = 0; i < paths.size(); i++) {
      Outcome outcome = paths.get(i).outcome();
      if (paths.get(i).proven() && outcome instanceof Outcome.Threw) {
        throwing.add(i);
      } else if (paths.get(i).proven() && outcome instanceof Outcome.Returned) {
        returning.add(i);
      }
    }
    throwing.addAll(returning);
    return throwing;
  }

  private Tried attempt(MethodInfo target, ExploredPath path) throws InterruptedException {
    try {
      Replay replay = replayer.run(recipes.make(target, path.inputs()));
      return new Tried(Verdicts.of(path, replay), Optional.of(replay));
    } catch (NoRecipeException e) {
      String why = String.valueOf(e.getMessage());
      return new Tried(new Confirmation(State.FAILED, why), Optional.empty());
    }
  }

  private static Trials.Count count(Coverage.Count count) {
    return new Trials.Count(count.covered(), count.total());
  }

  @Override
  public void close() {
    replayer.close();
  }
}
