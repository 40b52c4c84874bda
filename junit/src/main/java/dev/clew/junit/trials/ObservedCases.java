package dev.clew.junit.trials;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.junit.source.assertion.Likeness;
import dev.clew.junit.source.cases.Observation;
import dev.clew.junit.source.cases.SuiteCase;
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

  /**
   * The same case with what can be seen of it, which may be nothing. Of a call that was refused, or
   * that does nothing, that is what others of its kind change, and this one must not.
   *
   * @param others calls of the same class
   */
  public SuiteCase of(SuiteCase plain, List<SuiteCase> others) throws InterruptedException {
    return plain.replay().ending() instanceof Ending.Threw || doesNothing(plain)
        ? refused(plain, others)
        : returned(plain);
  }

  /** Whether it is a call that may do something, and does not. */
  private static boolean doesNothing(SuiteCase plain) {
    return plain.replay().ending() instanceof Ending.Returned returned
        && returned.value() instanceof Picture.Nothing
        && returned.effects().isEmpty();
  }

  private SuiteCase refused(SuiteCase plain, List<SuiteCase> others) throws InterruptedException {
    Recipe recipe = plain.replay().recipe();
    if (plain.isError()
        || !RecipeChain.isPart(recipe)
        || !(recipe.call() instanceof Step.Invoke call)) {
      return plain;
    }
    for (SuiteCase other : others) {
      if (other.target().equals(plain.target())
          && other.hasEffects()
          && RecipeChain.isPart(other.replay().recipe())) {
        Optional<MethodInfo> changed = changed(other);
        if (changed.isPresent()) {
          return unchanged(plain, call, changed.get());
        }
      }
    }
    return plain;
  }

  /** A method that sees what a call changes. */
  private Optional<MethodInfo> changed(SuiteCase by) throws InterruptedException {
    Recipe recipe = by.replay().recipe();
    Step.Invoke call = (Step.Invoke) recipe.call();
    for (MethodInfo method : observers(by.target())) {
      for (List<Integer> arguments : arguments(method, by.target(), call)) {
        if (observe(recipe, invoke(method, call, arguments)).isPresent()) {
          return Optional.of(method);
        }
      }
    }
    return Optional.empty();
  }

  private SuiteCase unchanged(SuiteCase plain, Step.Invoke call, MethodInfo method)
      throws InterruptedException {
    Recipe recipe = plain.replay().recipe();
    List<List<Integer>> arguments = arguments(method, plain.target(), call);
    if (arguments.isEmpty() || isNull(recipe, arguments.get(0))) {
      return plain;
    }
    Step.Invoke observer = invoke(method, call, arguments.get(0));
    return seen(new Recipe(recipe.steps(), observer, recipe.input()))
        .map(value -> plain.with(List.of(new Observation(observer, value))))
        .orElse(plain);
  }

  /** What nobody counts. */
  private static boolean isNull(Recipe recipe, List<Integer> arguments) {
    return recipe.steps().stream()
        .anyMatch(
            step ->
                step instanceof Step.Constant constant
                    && constant.value() == null
                    && arguments.contains(constant.result()));
  }

  private SuiteCase returned(SuiteCase plain) throws InterruptedException {
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
    return observers(target).stream()
        .flatMap(
            method ->
                arguments(method, target, call).stream()
                    .map(arguments -> invoke(method, call, arguments)))
        .limit(MOST_TRIED)
        .toList();
  }

  private static List<MethodInfo> observers(MethodInfo target) {
    List<MethodInfo> observers = new ArrayList<>();
    for (ClassInfo at = target.owner(); at != null && !at.isJdk(); at = at.superclass()) {
      for (MethodInfo method : at.methods()) {
        if (isObserver(method, target)) {
          observers.add(method);
        }
      }
    }
    return observers.stream()
        .sorted(Comparator.comparingInt((MethodInfo each) -> -each.signature().parameters().size()))
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

  /**
   * Arguments of the call for each parameter: that of the same name, or else those of the same
   * type.
   */
  private static List<List<Integer>> arguments(
      MethodInfo method, MethodInfo target, Step.Invoke call) {
    List<List<Integer>> rows = List.of(List.of());
    for (int i = 0; i < method.signature().parameters().size(); i++) {
      List<Integer> choices = choices(method, i, target, call);
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> row : rows) {
        for (Integer choice : choices) {
          List<Integer> next = new ArrayList<>(row);
          next.add(choice);
          longer.add(next);
        }
      }
      rows = longer;
    }
    return rows;
  }

  private static List<Integer> choices(
      MethodInfo method, int parameter, MethodInfo target, Step.Invoke call) {
    JvmType type = method.signature().parameters().get(parameter);
    String name = method.parameterNames().get(parameter);
    List<Integer> choices = new ArrayList<>();
    for (int i = 0; i < target.signature().parameters().size(); i++) {
      boolean fits = target.signature().parameters().get(i).equals(type);
      if (fits && target.parameterNames().get(i).equals(name)) {
        return List.of(call.arguments().get(i));
      } else if (fits) {
        choices.add(call.arguments().get(i));
      }
    }
    return choices;
  }
}
