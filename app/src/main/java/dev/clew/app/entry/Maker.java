package dev.clew.app.entry;

import dev.clew.engine.program.MethodInfo;
import dev.clew.replay.recipe.CallSequence;
import dev.clew.replay.recipe.CallSequence.Part;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A way to make an object.
 *
 * @param outer makes the object around an inner one, which the first call is given
 * @param calls that need each other in this order, the last of which returns it
 * @param changes calls of the object's methods afterwards
 */
record Maker(Optional<Maker> outer, List<MethodInfo> calls, List<MethodInfo> changes) {
  Maker {
    calls = List.copyOf(calls);
    changes = List.copyOf(changes);
  }

  static Maker of(MethodInfo... calls) {
    return of(List.of(calls));
  }

  static Maker of(List<MethodInfo> calls) {
    return new Maker(Optional.empty(), calls, List.of());
  }

  Maker within(Maker outside) {
    return new Maker(Optional.of(outside), calls, changes);
  }

  /** The same with more changes. */
  Maker then(List<MethodInfo> afterwards) {
    return new Maker(outer, calls, Stream.concat(changes.stream(), afterwards.stream()).toList());
  }

  /**
   * Adds the calls to a sequence.
   *
   * @param making before the names of the inputs of calls that make it
   * @param changing before those of calls that change it
   * @return the number of the part that returns the object
   */
  int addTo(List<Part> parts, String making, String changing) {
    int object = make(parts, making);
    Map<String, Integer> times = new HashMap<>();
    for (MethodInfo change : changes) {
      String name = changing + numbered(change.name(), times) + ".";
      parts.add(Part.of(change, object, name));
      boolean isAnother =
          change.signature().result().equals(change.owner().type()) && !returnsItself(change);
      object = isAnother ? parts.size() - 1 : object;
    }
    return object;
  }

  /** A name that no earlier call in the row has. */
  private static String numbered(String name, Map<String, Integer> times) {
    int time = times.merge(name, 1, Integer::sum);
    return time == 1 ? name : name + "#" + time;
  }

  private int make(List<Part> parts, String prefix) {
    Optional<Integer> around = outer.map(each -> each.addTo(parts, prefix + "outer.", prefix));
    int builder = parts.size();
    Map<String, Integer> times = new HashMap<>();
    for (int i = 0; i < calls.size(); i++) {
      MethodInfo call = calls.get(i);
      boolean isAlone = calls.size() == 1;
      int receiver = i == 0 ? CallSequence.NOBODY : builder;
      String name = numbered(call.isConstructor() ? "new" : call.name(), times);
      Part part = Part.of(call, receiver, isAlone ? prefix : prefix + name + ".");
      parts.add(i == 0 && around.isPresent() ? part.with(0, around.get()) : part);
      if (i > 0 && !returnsItself(call)) {
        builder = parts.size() - 1;
      }
    }
    return parts.size() - 1;
  }

  /** Whether what it returns, if anything, is the object that it was called on. */
  private static boolean returnsItself(MethodInfo call) {
    if (!call.signature().result().isReference()) {
      return true;
    }
    var instructions = call.readBody().node().instructions;
    for (var insn : instructions) {
      if (insn.getOpcode() == Opcodes.ARETURN
          && !(insn.getPrevious() instanceof VarInsnNode load && load.var == 0)) {
        return false;
      }
    }
    return true;
  }
}
