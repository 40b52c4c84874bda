package dev.clew.app.check;

import dev.clew.app.check.Makers.Maker;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.ContainerMembers;
import dev.clew.replay.recipe.CallSequence;
import dev.clew.replay.recipe.CallSequence.Part;
import dev.clew.replay.recipe.Visibility;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;

/** Ways into targets. */
final class Entries {

  private static final int MOST_CHANGES = 6;

  private final Drivers drivers;
  private final Makers makers;

  Entries(Program program) {
    this.drivers = new Drivers(program);
    this.makers = new Makers(program);
  }

  /** A driver for each way to make the receiver; none for what needs no object. */
  List<Entry> constructing(MethodInfo target) {
    return receivers(target)
        .map(
            maker -> {
              List<Part> parts = new ArrayList<>();
              int receiver = maker.addTo(parts, "new.");
              parts.add(Part.of(target, receiver, ""));
              return driven(new CallSequence(parts));
            })
        .toList();
  }

  /**
   * Drivers that make the arguments as well, as far as their classes say how: what a constructor
   * refuses cannot be told from a field's type. None where there is nothing to make.
   */
  List<Entry> making(MethodInfo target) {
    Visibility visibility = new Visibility(target.owner());
    List<List<Maker>> byParameter =
        target.signature().parameters().stream()
            .map(makers::load)
            .map(type -> type.map(each -> makers.of(each, visibility)).orElse(List.of()))
            .toList();
    int most = byParameter.stream().mapToInt(List::size).max().orElse(0);
    Optional<Maker> receiver = receivers(target).findFirst();
    if (target.isConstructor() || (!target.isStatic() && receiver.isEmpty())) {
      return List.of();
    }
    return IntStream.range(0, most)
        .mapToObj(variant -> made(target, receiver, byParameter, variant))
        .map(this::driven)
        .toList();
  }

  private static CallSequence made(
      MethodInfo target, Optional<Maker> receiver, List<List<Maker>> byParameter, int variant) {
    List<Part> parts = new ArrayList<>();
    int self = receiver.map(each -> each.addTo(parts, "new.")).orElse(CallSequence.NOBODY);
    Part last = Part.of(target, self, "");
    for (int i = 0; i < byParameter.size(); i++) {
      List<Maker> ways = byParameter.get(i);
      if (!ways.isEmpty()) {
        Maker way = ways.get(Math.max(ways.size() - 1 - variant, 0));
        last = last.with(i, way.addTo(parts, target.parameterNames().get(i) + "."));
      }
    }
    parts.add(last);
    return new CallSequence(parts);
  }

  /** An object that a constructor made has not seen its container yet: nobody calls it. */
  private Stream<Maker> receivers(MethodInfo target) {
    return target.isStatic()
            || target.isConstructor()
            || target.isPrivate()
            || ContainerMembers.hasInjected(target.owner())
        ? Stream.empty()
        : makers.of(target.owner(), new Visibility(target.owner())).stream();
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
                            driven(CallSequence.of(constructor, List.of(change), target)))));
    return entries;
  }

  private Entry driven(CallSequence sequence) {
    return new Entry.Driven(drivers.of(sequence), sequence);
  }

  private Stream<MethodInfo> constructors(MethodInfo target) {
    return receivers(target).map(maker -> maker.calls().get(0)).filter(MethodInfo::isConstructor);
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
