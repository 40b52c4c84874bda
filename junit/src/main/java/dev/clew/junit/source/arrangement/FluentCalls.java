package dev.clew.junit.source.arrangement;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.junit.source.syntax.Members;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Calls of builders in one expression, as people write them: what returns its own object stands for
 * it in what follows.
 *
 * @param recipe with calls on what the call before returned
 * @param links the numbers of objects that are used once, to be called on
 */
public record FluentCalls(Recipe recipe, Set<Integer> links) {

  /**
   * Finds them in a recipe.
   *
   * @param shown objects that need a name of their own
   */
  public static FluentCalls of(Recipe recipe, Members members, Set<Integer> shown) {
    Map<Integer, Integer> now = new HashMap<>();
    Set<Integer> links = new HashSet<>();
    List<Step> steps = new ArrayList<>();
    for (Step step : recipe.steps()) {
      Step changed = step;
      if (step instanceof Step.Invoke invoke && invoke.receiver().isPresent()) {
        int receiver = invoke.receiver().getAsInt();
        changed = on(invoke, now.getOrDefault(receiver, receiver));
        boolean isLink = isChained(recipe, receiver, members) && !shown.contains(receiver);
        if (isLink) {
          links.add(now.getOrDefault(receiver, receiver));
          now.put(receiver, invoke.result());
        }
      }
      steps.add(changed);
    }
    return new FluentCalls(new Recipe(steps, recipe.call(), recipe.input()), links);
  }

  private static Step.Invoke on(Step.Invoke invoke, int receiver) {
    return new Step.Invoke(
        invoke.result(),
        invoke.owner(),
        invoke.method(),
        invoke.parameters(),
        OptionalInt.of(receiver),
        invoke.arguments());
  }

  /**
   * Whether an object comes from a call, and all that is done with it are calls: such that return
   * it, and one at the end that returns something else.
   */
  private static boolean isChained(Recipe recipe, int object, Members members) {
    boolean isCalled = false;
    boolean isOver = false;
    for (Step step : recipe.steps()) {
      if (step instanceof Step.Invoke invoke && invoke.result() == object) {
        isCalled = true;
      } else if (step instanceof Step.Invoke invoke
          && invoke.receiver().equals(OptionalInt.of(object))) {
        if (isOver || invoke.arguments().contains(object)) {
          return false;
        }
        isOver = !returnsItself(invoke, members);
      } else if (uses(step, object)) {
        return false;
      }
    }
    return isCalled && isOver && !uses(recipe.call(), object);
  }

  private static boolean uses(Step step, int object) {
    if (step instanceof Step.Invoke invoke) {
      return invoke.receiver().equals(OptionalInt.of(object))
          || invoke.arguments().contains(object);
    } else if (step instanceof Step.Construct construct) {
      return construct.arguments().contains(object);
    } else if (step instanceof Step.Extend extend) {
      return extend.arguments().contains(object);
    } else if (step instanceof Step.Put put) {
      return put.values().contains(object) || put.container() == object;
    } else if (step instanceof Step.SetElement set) {
      return set.value() == object;
    } else if (step instanceof Step.Answer answer) {
      return answer.value() == object;
    }
    return step instanceof Step.Assign
        || step instanceof Step.Inject
        || step instanceof Step.SetField
        || step instanceof Step.SetStatic;
  }

  private static boolean returnsItself(Step.Invoke invoke, Members members) {
    Optional<MethodInfo> method =
        members.method(invoke.owner(), invoke.method(), invoke.parameters());
    if (method.isEmpty() || !method.get().hasCode()) {
      return false;
    }
    JvmType result = method.get().signature().result();
    if (!result.javaName().equals(invoke.owner())) {
      return false;
    }
    for (AbstractInsnNode insn : method.get().readBody().instructions()) {
      if (insn.getOpcode() == Opcodes.ARETURN
          && !(insn.getPrevious() instanceof VarInsnNode load && load.var == 0)) {
        return false;
      }
    }
    return true;
  }
}
