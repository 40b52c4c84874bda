package dev.clew.app.entry;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.nullness.ContainerMembers;
import dev.clew.replay.recipe.CallSequence;
import dev.clew.replay.recipe.CallSequence.Part;
import dev.clew.replay.recipe.Visibility;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Ways into targets. For one thread. */
public final class EntryMaker {

  /** How many rounds of {@link #changing} there are. */
  public static final int ROUNDS = ChangeRows.ROUNDS;

  private final Drivers drivers;
  private final Makers makers;
  private final ChangeRows changes;

  public EntryMaker(Program program) {
    FieldEffects effects = new FieldEffects();
    this.drivers = new Drivers(program);
    this.makers = new Makers(program, effects);
    this.changes = new ChangeRows(effects);
  }

  /** A driver for each way to make the receiver; none for what needs no object. */
  public List<Entry> constructing(MethodInfo target) {
    return receivers(target, Set.of())
        .map(maker -> driven(sequence(target, Optional.of(maker), List.of())))
        .toList();
  }

  /**
   * Drivers that make the arguments as well, as far as their classes say how: what a constructor
   * refuses cannot be told from a field's type. None where there is nothing to make.
   */
  public List<Entry> making(MethodInfo target) {
    List<List<Maker>> byParameter = arguments(target, Needs.NONE);
    int most = byParameter.stream().mapToInt(List::size).max().orElse(0);
    Optional<Maker> receiver = receivers(target, Set.of()).findFirst();
    if (target.isConstructor() || (!target.isStatic() && receiver.isEmpty())) {
      return List.of();
    }
    return IntStream.range(0, most)
        .mapToObj(variant -> driven(sequence(target, receiver, chosen(byParameter, variant))))
        .toList();
  }

  /** The last of its ways for each parameter, then others: constructors that take the most. */
  private static List<Optional<Maker>> chosen(List<List<Maker>> byParameter, int variant) {
    return byParameter.stream()
        .map(
            ways ->
                ways.isEmpty()
                    ? Optional.<Maker>empty()
                    : Optional.of(ways.get(Math.max(ways.size() - 1 - variant, 0))))
        .toList();
  }

  /**
   * Drivers that change objects before the call: the receiver, and arguments, where paths have read
   * fields of theirs.
   *
   * @param paths that no object was made for so far
   * @param round from 0; later ones have more calls
   */
  public List<Entry> changing(MethodInfo target, Collection<ExploredPath> paths, int round) {
    Needs needs = Needs.of(paths);
    Optional<Maker> receiver = receivers(target, needs.of("this")).findFirst();
    if (target.isConstructor() || (!target.isStatic() && receiver.isEmpty())) {
      return List.of();
    }
    List<Maker> receivers =
        receiver.map(maker -> changed(target, maker, "this", needs, round)).orElse(List.of());
    List<List<Maker>> byParameter = new ArrayList<>();
    List<List<Maker>> plain = arguments(target, needs);
    for (int i = 0; i < plain.size(); i++) {
      String name = target.parameterNames().get(i);
      byParameter.add(
          plain.get(i).stream()
              .findFirst()
              .map(maker -> changed(target, maker, name, needs, round))
              .orElse(List.of()));
    }
    int most =
        Stream.concat(Stream.of(receivers), byParameter.stream())
            .mapToInt(List::size)
            .max()
            .orElse(0);
    return IntStream.range(0, most)
        .mapToObj(
            variant ->
                driven(
                    sequence(
                        target,
                        nth(receivers, variant).or(() -> receiver),
                        byParameter.stream().map(ways -> nth(ways, variant)).toList())))
        .toList();
  }

  /** The last one stands for those that are missing. */
  private static Optional<Maker> nth(List<Maker> ways, int variant) {
    return ways.isEmpty()
        ? Optional.empty()
        : Optional.of(ways.get(Math.min(variant, ways.size() - 1)));
  }

  private List<Maker> changed(
      MethodInfo target, Maker maker, String input, Needs needs, int round) {
    Visibility visibility = new Visibility(target.owner());
    return changes.of(made(maker), needs.of(input), visibility, round).stream()
        .map(maker::then)
        .toList();
  }

  /** The class of what a maker makes. */
  private ClassInfo made(Maker maker) {
    MethodInfo last = maker.calls().get(maker.calls().size() - 1);
    return last.isConstructor()
        ? last.owner()
        : makers.load(last.signature().result()).orElse(last.owner());
  }

  private List<List<Maker>> arguments(MethodInfo target, Needs needs) {
    Visibility visibility = new Visibility(target.owner());
    List<List<Maker>> byParameter = new ArrayList<>();
    for (int i = 0; i < target.signature().parameters().size(); i++) {
      Set<String> fields = needs.of(target.parameterNames().get(i));
      byParameter.add(
          makers
              .load(target.signature().parameters().get(i))
              .map(type -> makers.of(type, visibility, fields))
              .orElse(List.of()));
    }
    return byParameter;
  }

  /**
   * An object that a constructor made has not seen its container yet: its fields are not injected,
   * and nothing has started it. No call but the one that starts it meets it in that state.
   */
  private Stream<Maker> receivers(MethodInfo target, Set<String> fields) {
    ClassInfo owner = target.owner();
    if (target.isStatic()
        || target.isConstructor()
        || target.isPrivate()
        || ContainerMembers.hasInjected(owner)) {
      return Stream.empty();
    }
    List<MethodInfo> starting = ContainerMembers.starting(owner);
    Stream<Maker> all = makers.of(owner, new Visibility(owner), fields).stream();
    return starting.contains(target) ? all : all.map(maker -> maker.then(starting));
  }

  /**
   * The call with a receiver and arguments that are made for it.
   *
   * @param arguments by parameter; those that are missing are inputs
   */
  private static CallSequence sequence(
      MethodInfo target, Optional<Maker> receiver, List<Optional<Maker>> arguments) {
    List<Part> parts = new ArrayList<>();
    int self = receiver.map(maker -> maker.addTo(parts, "new.", "")).orElse(CallSequence.NOBODY);
    Part call = Part.of(target, self, "");
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i).isPresent()) {
        String prefix = target.parameterNames().get(i) + ".";
        call = call.with(i, arguments.get(i).get().addTo(parts, prefix, prefix));
      }
    }
    parts.add(call);
    return new CallSequence(parts);
  }

  private Entry driven(CallSequence sequence) {
    return new Entry.Driven(drivers.of(sequence), sequence);
  }
}
