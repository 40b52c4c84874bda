package dev.clew.junit.condition;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.replay.Replay;
import dev.clew.replay.coverage.BranchMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Tells which conditions calls met, by what JaCoCo recorded. For one thread. */
public final class MetConditions {

  private final Map<ClassInfo, BranchMap> maps = new HashMap<>();
  private final Map<MethodInfo, Set<MethodInfo>> reached = new HashMap<>();
  private final Map<MethodInfo, List<Optional<AskedCondition>>> conditions = new HashMap<>();

  /**
   * Those of a method and of the methods of its class that it calls, in the order of the file; a
   * condition that was met both ways twice. What only calls before it met is left out.
   */
  public List<MetCondition> of(Replay replay, MethodInfo target) {
    List<MetCondition> met = new ArrayList<>();
    ClassInfo type = target.owner();
    Set<MethodInfo> called = reached.computeIfAbsent(target, MetConditions::reachedFrom);
    BranchMap map = maps.computeIfAbsent(type, BranchMap::of);
    for (BranchMap.Taken taken : map.taken(replay.coverage().content())) {
      type.method(taken.method(), taken.descriptor())
          .filter(called::contains)
          .ifPresent(method -> add(method, taken, met));
    }
    return met;
  }

  private static Set<MethodInfo> reachedFrom(MethodInfo target) {
    Set<MethodInfo> reached = new LinkedHashSet<>();
    Deque<MethodInfo> open = new ArrayDeque<>(List.of(target));
    while (!open.isEmpty()) {
      MethodInfo next = open.pop();
      if (next.hasCode() && reached.add(next)) {
        next.readBody().instructions().forEach(insn -> callee(insn, next).ifPresent(open::push));
      }
    }
    return reached;
  }

  /** The method of the same class that is called, or that a lambda is made of. */
  private static Optional<MethodInfo> callee(AbstractInsnNode insn, MethodInfo from) {
    String own = from.owner().name();
    if (insn instanceof MethodInsnNode call && call.owner.equals(own)) {
      return from.owner().method(call.name, call.desc);
    }
    return insn instanceof InvokeDynamicInsnNode lambda
            && lambda.bsmArgs.length > 1
            && lambda.bsmArgs[1] instanceof Handle handle
            && handle.getOwner().equals(own)
        ? from.owner().method(handle.getName(), handle.getDesc())
        : Optional.empty();
  }

  private void add(MethodInfo method, BranchMap.Taken taken, List<MetCondition> met) {
    List<Optional<AskedCondition>> all =
        conditions.computeIfAbsent(method, ConditionReader::conditions);
    if (taken.number() >= all.size() || all.get(taken.number()).isEmpty()) {
      return;
    }
    AskedCondition jumping = all.get(taken.number()).get();
    boolean isBoth = taken.jumps() && taken.stays();
    if (taken.jumps()) {
      met.add(new MetCondition(method, taken.number(), jumping, isBoth));
    }
    if (taken.stays()) {
      met.add(new MetCondition(method, taken.number(), jumping.negated(), isBoth));
    }
  }
}
