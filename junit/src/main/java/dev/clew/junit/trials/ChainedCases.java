package dev.clew.junit.trials;

import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Effect;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.Recipe;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Performs one call after the other on the same object: what a method does to an object that others
 * have changed is what a class with a state is about. A row counts if its last call returns, or
 * throws where another call is known to be refused. For one thread.
 */
public final class ChainedCases {

  private static final int MOST_CALLS = 4;
  private static final int MOST_FIRST = 12;
  private static final int MOST_SECOND = 24;
  private static final int MOST_MAKERS = 2;

  private final Refusals refusals;
  private final Replayer replayer;
  private final Budget budget;

  public ChainedCases(Refusals refusals, Replayer replayer, Budget budget) {
    this.refusals = refusals;
    this.replayer = replayer;
    this.budget = budget;
  }

  /**
   * Rows of calls made of those that are given, short ones first, as far as there is time.
   *
   * @param plain calls that nobody has tried, to be tried on what others make
   */
  public List<SuiteCase> of(List<SuiteCase> cases, List<SuiteCase> plain)
      throws InterruptedException {
    List<SuiteCase> rows = new ArrayList<>();
    for (SuiteCase each : plain) {
      if (each.target().isStatic()) {
        add(each, each.replay().recipe(), rows);
      }
    }
    for (SuiteCase maker : makers(Stream.concat(cases.stream(), rows.stream()).toList())) {
      extend(maker, plain, rows);
    }
    List<SuiteCase> parts =
        Stream.concat(cases.stream(), rows.stream())
            .filter(each -> !each.isError() && RecipeChain.isPart(each.replay().recipe()))
            .toList();
    Set<MethodInfo> called = parts.stream().map(SuiteCase::target).collect(Collectors.toSet());
    List<SuiteCase> next =
        Stream.concat(
                parts.stream(), plain.stream().filter(each -> !called.contains(each.target())))
            .toList();
    StateLooks known = new StateLooks();
    List<SuiteCase> first =
        parts.stream().filter(ChainedCases::changesItself).filter(known::isNew).toList();
    for (int length = 2; length <= MOST_CALLS && !first.isEmpty(); length++) {
      List<SuiteCase> longer = new ArrayList<>();
      for (SuiteCase each : first.subList(0, Math.min(MOST_FIRST, first.size()))) {
        extend(each, next, longer);
      }
      rows.addAll(longer);
      first = longer.stream().filter(ChainedCases::changesItself).filter(known::isNew).toList();
    }
    return rows;
  }

  /** Calls whose result is an object to call others on, some of each class. */
  private static List<SuiteCase> makers(List<SuiteCase> cases) {
    Map<String, Integer> counts = new HashMap<>();
    List<SuiteCase> makers = new ArrayList<>();
    for (SuiteCase each : cases) {
      String made = RecipeChain.made(each);
      boolean isOne =
          !each.isError()
              && !made.isEmpty()
              && each.replay().recipe().isPublic()
              && each.replay().ending() instanceof Ending.Returned returned
              && !(returned.value() instanceof Picture.Null)
              && !(returned.value() instanceof Picture.Ref);
      if (isOne && counts.merge(made, 1, Integer::sum) <= MOST_MAKERS) {
        makers.add(each);
      }
    }
    return makers;
  }

  private static boolean changesItself(SuiteCase of) {
    return of.replay().ending() instanceof Ending.Returned returned
        && returned.effects().stream()
            .map(Effect::number)
            .anyMatch(number -> number == RecipeChain.receiver(of.replay().recipe()).orElse(-1));
  }

  private void extend(SuiteCase first, List<SuiteCase> parts, List<SuiteCase> longer)
      throws InterruptedException {
    int tried = 0;
    for (SuiteCase second : parts) {
      boolean fits =
          !second.target().isStatic()
              && second.target().owner().toString().equals(RecipeChain.holder(first));
      if (!fits || tried++ >= MOST_SECOND) {
        continue;
      }
      Map<Integer, Integer> shared = shared(first, second);
      add(first, second, shared, longer);
      if (!shared.isEmpty()) {
        add(first, second, Map.of(), longer);
      }
    }
  }

  private void add(
      SuiteCase first, SuiteCase second, Map<Integer, Integer> shared, List<SuiteCase> longer)
      throws InterruptedException {
    add(second, RecipeChain.of(first, second.replay().recipe(), shared), longer);
  }

  private void add(SuiteCase like, Recipe recipe, List<SuiteCase> rows)
      throws InterruptedException {
    if (budget.exhausted()) {
      return;
    }
    Replay replay = replayer.run(List.of(recipe), budget);
    if (refusals.allow(replay.ending())) {
      rows.add(like.variant(replay));
    }
  }

  /** Arguments of the second that are called, and are of the type, as some of the first are. */
  private static Map<Integer, Integer> shared(SuiteCase first, SuiteCase second) {
    Map<Integer, Integer> shared = new HashMap<>();
    List<Integer> given = RecipeChain.arguments(first.replay().recipe().call());
    List<Integer> wanted = RecipeChain.arguments(second.replay().recipe().call());
    List<String> names = first.target().parameterNames();
    for (int i = 0; i < wanted.size(); i++) {
      int at = names.indexOf(second.target().parameterNames().get(i));
      boolean isSame =
          at >= 0
              && first
                  .target()
                  .signature()
                  .parameters()
                  .get(at)
                  .equals(second.target().signature().parameters().get(i));
      if (isSame) {
        shared.put(wanted.get(i), given.get(at));
      }
    }
    return shared;
  }
}
