package dev.clew.app.check;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.replay.recipe.CallSequence;
import dev.clew.replay.recipe.Visibility;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;

/** Ways into targets. */
final class Entries {

  /** Of classes with many constructors those with the fewest parameters say the most. */
  private static final int MOST_CONSTRUCTORS = 3;

  private static final int MOST_CHANGES = 6;

  private final Drivers drivers;

  Entries(Program program) {
    this.drivers = new Drivers(program);
  }

  /** A driver for each constructor; none for what needs no object. */
  List<Entry> constructing(MethodInfo target) {
    return constructors(target)
        .map(constructor -> driven(new CallSequence(constructor, List.of(), target)))
        .toList();
  }

  /** Drivers that change the object before the call, one for each method that may do so. */
  List<Entry> changing(MethodInfo target) {
    List<Entry> entries = new ArrayList<>();
    List<MethodInfo> changes = changes(target);
    constructors(target)
        .limit(1)
        .forEach(
            constructor ->
                changes.forEach(
                    change ->
                        entries.add(
                            driven(new CallSequence(constructor, List.of(change), target)))));
    return entries;
  }

  private Entry driven(CallSequence sequence) {
    return new Entry.Driven(drivers.of(sequence), sequence);
  }

  private static Stream<MethodInfo> constructors(MethodInfo target) {
    ClassInfo owner = target.owner();
    boolean isPlain =
        !target.isStatic()
            && !target.isConstructor()
            && !target.isPrivate()
            && !owner.isAbstract()
            && !owner.isInterface()
            && !owner.isEnum();
    Visibility visibility = new Visibility(owner);
    return owner.methods().stream()
        .filter(method -> isPlain && method.isConstructor() && visibility.sees(method))
        .sorted(Comparator.comparingInt(method -> method.signature().parameters().size()))
        .limit(MOST_CONSTRUCTORS);
  }

  /** Methods that return nothing are there for what they change; others come after them. */
  private static List<MethodInfo> changes(MethodInfo target) {
    Visibility visibility = new Visibility(target.owner());
    return target.owner().methods().stream()
        .filter(method -> !method.isStatic() && !method.isConstructor() && method.hasCode())
        .filter(method -> !method.isSynthetic() && visibility.sees(method) && writes(method))
        .sorted(Comparator.comparingInt(method -> method.signature().result().slots()))
        .limit(MOST_CHANGES)
        .toList();
  }

  /** Whether it writes a field, or asks an object in a field to do something. */
  private static boolean writes(MethodInfo method) {
    for (var insn : method.readBody().instructions()) {
      if (insn.getOpcode() == Opcodes.PUTFIELD
          || insn.getOpcode() == Opcodes.INVOKEVIRTUAL
          || insn.getOpcode() == Opcodes.INVOKEINTERFACE) {
        return true;
      }
    }
    return false;
  }
}
