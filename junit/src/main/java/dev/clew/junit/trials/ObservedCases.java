package dev.clew.junit.trials;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.junit.source.Likeness;
import dev.clew.junit.source.Observation;
import dev.clew.junit.source.SuiteCase;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import dev.clew.replay.recipe.Visibility;
import dev.clew.solver.Budget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds methods of a receiver that see what a call has changed: those that return something else
 * after it than before, given what the call was given, and that change nothing themselves. For one
 * thread.
 */
public final class ObservedCases {

  private static final int MOST_TRIED = 8;
  private static final int MOST_SEEN = 2;
  private static final int MOST_PARAMETERS = 2;

  private final Replayer replayer;
  private final Budget budget;

  public ObservedCases(Replayer replayer, Budget budget) {
    this.replayer = replayer;
    this.budget = budget;
  }

  /** The same case with what can be seen of it, which may be nothing. */
  public SuiteCase of(SuiteCase plain) throws InterruptedException {
    Recipe recipe = plain.replay().recipe();
    boolean mayBeSeen =
        !plain.isError()
            && plain.hasEffects()
            && recipe.isPublic()
            && recipe.call() instanceof Step.Invoke call
            && call.receiver().isPresent();
    List<Observation> seen = new ArrayList<>();
    if (mayBeSeen) {
      for (Step.Invoke observer : observers(plain.target(), (Step.Invoke) recipe.call())) {
        if (seen.size() < MOST_SEEN) {
          observe(recipe, observer).ifPresent(value -> seen.add(new Observation(observer, value)));
        }
      }
    }
    return seen.isEmpty() ? plain : plain.with(seen);
  }

  private Optional<Picture> observe(Recipe recipe, Step.Invoke observer)
      throws InterruptedException {
    List<Step> before = recipe.steps();
    List<Step> after = new ArrayList<>(before);
    after.add(recipe.call());
    Optional<Picture> now = seen(new Recipe(after, observer, recipe.input()));
    Optional<Picture> earlier = seen(new Recipe(before, observer, recipe.input()));
    return now.filter(value -> earlier.isPresent() && !new Likeness().isSame(earlier.get(), value));
  }

  /** What a call returns that returns and changes nothing. */
  private Optional<Picture> seen(Recipe recipe) throws InterruptedException {
    if (budget.exhausted()) {
      return Optional.empty();
    }
    return replayer.run(List.of(recipe), budget).ending() instanceof Ending.Returned returned
            && returned.effects().isEmpty()
        ? Optional.of(returned.value())
        : Optional.empty();
  }

  /** Those that take something of what the call was given tell the most of it. */
  private static List<Step.Invoke> observers(MethodInfo target, Step.Invoke call) {
    List<Step.Invoke> observers = new ArrayList<>();
    for (ClassInfo at = target.owner(); at != null && !at.isJdk(); at = at.superclass()) {
      for (MethodInfo method : at.methods()) {
        if (isObserver(method, target)) {
          arguments(method, target, call)
              .ifPresent(arguments -> observers.add(invoke(method, call, arguments)));
        }
      }
    }
    return observers.stream()
        .sorted(Comparator.comparingInt((Step.Invoke each) -> -each.arguments().size()))
        .limit(MOST_TRIED)
        .toList();
  }

  private static boolean isObserver(MethodInfo method, MethodInfo target) {
    return !method.isStatic()
        && !method.isSynthetic()
        && !method.isConstructor()
        && !method.equals(target)
        && method.exceptions().isEmpty()
        && method.signature().result().slots() > 0
        && method.signature().parameters().size() <= MOST_PARAMETERS
        && !method.name().equals("hashCode")
        && new Visibility(target.owner()).sees(method);
  }

  private static Step.Invoke invoke(MethodInfo method, Step.Invoke call, List<Integer> arguments) {
    List<String> types = method.signature().parameters().stream().map(JvmType::javaName).toList();
    int free = call.result() + 1;
    return new Step.Invoke(
        free, method.owner().toString(), method.name(), types, call.receiver(), arguments);
  }

  /** An argument of the call for each parameter: of the same name, or else of the same type. */
  private static Optional<List<Integer>> arguments(
      MethodInfo method, MethodInfo target, Step.Invoke call) {
    List<Integer> arguments = new ArrayList<>();
    for (int i = 0; i < method.signature().parameters().size(); i++) {
      Optional<Integer> found = argument(method, i, target, call);
      if (found.isEmpty()) {
        return Optional.empty();
      }
      arguments.add(found.get());
    }
    return Optional.of(arguments);
  }

  private static Optional<Integer> argument(
      MethodInfo method, int parameter, MethodInfo target, Step.Invoke call) {
    JvmType type = method.signature().parameters().get(parameter);
    String name = method.parameterNames().get(parameter);
    Optional<Integer> found = Optional.empty();
    for (int i = target.signature().parameters().size() - 1; i >= 0; i--) {
      boolean fits = target.signature().parameters().get(i).equals(type);
      if (fits && (found.isEmpty() || target.parameterNames().get(i).equals(name))) {
        found = Optional.of(call.arguments().get(i));
      }
    }
    return found;
  }
}
