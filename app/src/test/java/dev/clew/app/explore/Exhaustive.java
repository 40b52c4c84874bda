package dev.clew.app.explore;

import dev.clew.app.explore.RandomMethod.Range;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import java.lang.reflect.Executable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Runs a random method on this JVM: on all arguments in range, and on some that are not. */
final class Exhaustive {

  private static final Set<String> MESSAGES_WITH_VALUES =
      Set.of("java.lang.ArrayIndexOutOfBoundsException", "java.lang.NegativeArraySizeException");

  private final RandomMethod method;
  private final HostClasses classes;
  private final Executable target;

  Exhaustive(RandomMethod method, HostClasses classes) {
    this.method = method;
    this.classes = classes;
    this.target = classes.method(method.className(), method.name());
  }

  /** All outcomes that there are. */
  Set<String> outcomes() {
    return outcomes(explore());
  }

  /**
   * The outcomes of all paths. Messages that quote a value are left out: one path can have many.
   */
  static Set<String> outcomes(Exploration exploration) {
    Set<String> outcomes = new TreeSet<>();
    for (ExploredPath path : exploration.paths()) {
      outcomes.add(describe(path.outcome()));
    }
    return outcomes;
  }

  private static String describe(Outcome outcome) {
    if (outcome instanceof Outcome.Returned returned) {
      return "returned " + returned.value();
    } else if (outcome instanceof Outcome.Threw threw) {
      boolean hasValue = MESSAGES_WITH_VALUES.contains(threw.exception());
      String message = hasValue ? "" : ": " + Observed.withoutLoaders("" + threw.message());
      return threw.exception() + message + " in line " + threw.site().line();
    }
    return outcome.toString();
  }

  /** What is wrong with an exploration of the method. */
  List<String> problems(Exploration exploration) {
    List<String> problems = new ArrayList<>();
    if (exploration.status() != Status.COMPLETE) {
      problems.add("is " + exploration.status() + ": " + exploration.reasons());
    }
    Set<String> explored = outcomes(exploration);
    Set<String> missed = outcomes();
    Set<String> invented = new TreeSet<>(explored);
    invented.removeAll(missed);
    missed.removeAll(explored);
    missed.forEach(outcome -> problems.add("missed: " + outcome));
    invented.forEach(outcome -> problems.add("invented: " + outcome));
    int most = method.inputs() + method.guards();
    if (exploration.paths().size() > most) {
      problems.add(exploration.paths().size() + " paths, and at most " + most + " can differ");
    }
    for (ExploredPath path : exploration.paths()) {
      String difference = path.proven() ? replay().difference(path) : "nobody knows inputs";
      if (difference != null) {
        problems.add(difference + " for " + Replay.describe(path.inputs()));
      }
    }
    return problems;
  }

  /** An exploration with one path for each argument. */
  Exploration explore() {
    List<ExploredPath> paths = new ArrayList<>();
    run(new ArrayList<>(), paths);
    for (int i = 0; i < method.parameters().size(); i++) {
      runOutside(i, paths);
    }
    return new Exploration(Status.COMPLETE, Map.of(), paths, Effort.NONE);
  }

  private void run(List<Object> chosen, List<ExploredPath> paths) {
    if (chosen.size() == method.parameters().size()) {
      paths.add(path(chosen));
      return;
    }
    Range range = method.parameters().get(chosen.size());
    for (int number = range.low(); number <= range.high(); number++) {
      chosen.add(range.value(number));
      run(chosen, paths);
      chosen.remove(chosen.size() - 1);
    }
  }

  /** One parameter just below its range, if there is such a value, and just above. */
  private void runOutside(int index, List<ExploredPath> paths) {
    Range range = method.parameters().get(index);
    for (long number : new long[] {range.low() - 1L, range.high() + 1L}) {
      List<Object> chosen = new ArrayList<>();
      for (Range each : method.parameters()) {
        chosen.add(each.value(each.low()));
      }
      chosen.set(index, range.value((int) number));
      if (!range.isBoolean() && asNumber(chosen.get(index)) == number) {
        paths.add(path(chosen));
      }
    }
  }

  private static long asNumber(Object value) {
    return value instanceof Character c ? c : ((Number) value).longValue();
  }

  private ExploredPath path(List<Object> chosen) {
    List<Input> inputs = new ArrayList<>();
    for (int i = 0; i < chosen.size(); i++) {
      Range range = method.parameters().get(i);
      inputs.add(new Input(range.name(), range.type(), new Datum.Primitive(chosen.get(i))));
    }
    Replay.Arguments arguments = new Replay.Arguments(null, chosen);
    return new ExploredPath(
        List.of(), List.of(), inputs, outcome(Replay.run(target, arguments)), true);
  }

  private Outcome outcome(Observed observed) {
    Site site = new Site(method.className(), method.name(), observed.line());
    Throwable thrown = observed.thrown();
    @Nullable Object value = observed.value();
    if (thrown instanceof HostTrace.TooLong) {
      throw new IllegalStateException("does not end: " + method.text());
    }
    return thrown == null && value != null
        ? new Outcome.Returned("long", new Datum.Primitive(value), site)
        : new Outcome.Threw(String.valueOf(name(thrown)), observed.message(), site);
  }

  private static @Nullable String name(@Nullable Throwable thrown) {
    return thrown == null ? null : thrown.getClass().getName();
  }

  private Replay replay() {
    return new Replay(classes, target, method.parameters().stream().map(Range::name).toList());
  }
}
