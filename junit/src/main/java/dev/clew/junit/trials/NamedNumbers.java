package dev.clew.junit.trials;

import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Numbers that calls were given, by the names of parameters: an income is one elsewhere, too. */
final class NamedNumbers {

  private static final int MOST = 8;

  private final Map<String, Set<Long>> numbers = new HashMap<>();

  private NamedNumbers() {}

  static NamedNumbers of(List<SuiteCase> cases) {
    NamedNumbers named = new NamedNumbers();
    for (SuiteCase each : cases) {
      List<Integer> arguments = StepNumbers.arguments(each.replay().recipe().call());
      for (int i = 0; i < arguments.size(); i++) {
        named.add(each.target().parameterNames().get(i), arguments.get(i), each.replay().recipe());
      }
    }
    return named;
  }

  private void add(String name, int argument, Recipe recipe) {
    for (Step step : recipe.steps()) {
      boolean isIt = step instanceof Step.Making making && making.result() == argument;
      if (isIt && StepValues.of(step) instanceof Number number && number.doubleValue() % 1 == 0) {
        Set<Long> known = numbers.computeIfAbsent(name, each -> new TreeSet<>());
        if (known.size() < MOST) {
          known.add(number.longValue());
        }
      }
    }
  }

  /** Those that parameters of a call are called like. */
  Set<Long> of(SuiteCase call) {
    Set<Long> all = new TreeSet<>();
    call.target()
        .parameterNames()
        .forEach(name -> all.addAll(numbers.getOrDefault(name, Set.of())));
    return all;
  }
}
