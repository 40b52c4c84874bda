package dev.clew.junit;

import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.TraceFrame;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Finds few cases that do what all do: reach every branch of the classes under test that any of
 * them reaches, and end in every way. Greedy, so not always as few as possible; then those are left
 * out that others have made needless. What a plain call reaches is not left to a test that calls
 * other methods first.
 */
final class Minimiser {

  /** A way to end. */
  private record Outcome(String method, String kind, String site) {}

  /** A probe of JaCoCo's in a class. */
  private record Probe(String type, int number) {}

  private static final int MOST_ALIKE = 3;

  /** Of any test, be it ever so short. */
  private static final int BASE_COST = 20;

  private final Map<Object, Integer> numbers = new HashMap<>();
  private final Set<String> types = new HashSet<>();

  private Minimiser() {}

  /** In the order given; the same cases give the same answer. */
  static List<SuiteCase> smallest(List<SuiteCase> cases) {
    return new Minimiser().choose(cases);
  }

  /**
   * Some of those that reach the same and end in the same way, the easiest to read: of thousands of
   * paths others are not worth a look.
   */
  static List<SuiteCase> different(List<SuiteCase> cases) {
    return new Minimiser().choosable(cases);
  }

  private List<SuiteCase> choosable(List<SuiteCase> cases) {
    cases.forEach(each -> types.add(each.target().owner().name()));
    Map<Object, Integer> counts = new HashMap<>();
    Set<SuiteCase> some = Collections.newSetFromMap(new IdentityHashMap<>());
    cases.stream()
        .sorted(Comparator.comparingInt(ReadingCost::of))
        .filter(
            each -> {
              Object kind = List.of(each.target(), each.isError(), reached(each));
              return counts.merge(kind, 1, Integer::sum) <= MOST_ALIKE;
            })
        .forEach(some::add);
    return cases.stream().filter(some::contains).toList();
  }

  /**
   * Leaves out those that the others make needless, the hardest to read first.
   *
   * @param shown what else each is good for
   */
  static List<SuiteCase> needed(List<SuiteCase> cases, Map<SuiteCase, Set<Object>> shown) {
    return new Minimiser().reduce(cases, shown);
  }

  /** Whether one reaches what another reaches that others do not, and ends in the same way. */
  static boolean replaces(SuiteCase one, SuiteCase other, List<SuiteCase> others) {
    Minimiser minimiser = new Minimiser();
    minimiser.types.add(other.target().owner().name());
    BitSet own = minimiser.reached(other);
    others.forEach(each -> own.andNot(minimiser.reached(each)));
    own.andNot(minimiser.reached(one));
    return own.isEmpty() && outcome(one).equals(outcome(other));
  }

  private List<SuiteCase> reduce(List<SuiteCase> cases, Map<SuiteCase, Set<Object>> shown) {
    cases.forEach(each -> types.add(each.target().owner().name()));
    List<BitSet> reached = cases.stream().map(this::reached).toList();
    List<Integer> chosen = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      for (Object each : shown.getOrDefault(cases.get(i), Set.of())) {
        reached.get(i).set(number(each));
      }
      chosen.add(i);
    }
    chosen.sort(Comparator.comparingInt((Integer i) -> -ReadingCost.of(cases.get(i))));
    for (Integer each : List.copyOf(chosen)) {
      if (isNeedless(each, chosen, reached)) {
        chosen.remove(each);
      }
    }
    return chosen.stream().sorted().map(cases::get).toList();
  }

  private List<SuiteCase> choose(List<SuiteCase> cases) {
    cases.forEach(each -> types.add(each.target().owner().name()));
    List<BitSet> reached = cases.stream().map(this::reached).toList();
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      order.add(i);
    }
    List<Integer> costs = cases.stream().map(ReadingCost::of).toList();
    order.sort(Comparator.comparingInt(costs::get));
    BitSet covered = new BitSet();
    List<Integer> plain = order.stream().filter(i -> !callsOthersBefore(cases.get(i))).toList();
    List<Integer> chosen = new ArrayList<>(greedy(plain, reached, costs, covered));
    chosen.addAll(greedy(order, reached, costs, covered));
    chosen.sort(Comparator.comparingInt((Integer i) -> -costs.get(i)));
    for (Integer each : List.copyOf(chosen)) {
      if (isNeedless(each, chosen, reached)) {
        chosen.remove(each);
      }
    }
    return chosen.stream().sorted().map(cases::get).toList();
  }

  /** Whether it calls another method of the receiver first, which has tests of its own. */
  private static boolean callsOthersBefore(SuiteCase of) {
    OptionalInt receiver =
        of.replay().recipe().call() instanceof Step.Invoke call
            ? call.receiver()
            : OptionalInt.empty();
    return of.replay().recipe().steps().stream()
        .anyMatch(
            step ->
                step instanceof Step.Invoke invoke
                    && receiver.isPresent()
                    && invoke.receiver().equals(receiver));
  }

  /**
   * Those that reach the most for what there is to read: two plain tests say more than one that is
   * a riddle.
   *
   * @param covered what others reach already; grows
   */
  private static List<Integer> greedy(
      List<Integer> order, List<BitSet> reached, List<Integer> costs, BitSet covered) {
    List<Integer> chosen = new ArrayList<>();
    while (true) {
      int best = -1;
      double most = 0;
      for (int each : order) {
        BitSet more = (BitSet) reached.get(each).clone();
        more.andNot(covered);
        double worth = more.cardinality() / (double) (BASE_COST + costs.get(each));
        if (worth > most) {
          most = worth;
          best = each;
        }
      }
      if (best < 0) {
        return chosen;
      }
      chosen.add(best);
      covered.or(reached.get(best));
    }
  }

  private static boolean isNeedless(Integer one, List<Integer> chosen, List<BitSet> reached) {
    BitSet left = (BitSet) reached.get(one).clone();
    for (Integer other : chosen) {
      if (!other.equals(one)) {
        left.andNot(reached.get(other));
      }
    }
    return left.isEmpty();
  }

  private BitSet reached(SuiteCase of) {
    BitSet reached = new BitSet();
    if (!isPlainCreation(of)) {
      reached.set(number(outcome(of)));
    }
    ProbeReader.read(
        of.replay().coverage().content(),
        (type, probe) -> {
          if (isTarget(type)) {
            reached.set(number(new Probe(type, probe)));
          }
        });
    return reached;
  }

  /** That a constructor without parameters makes an object, every test of a method shows. */
  private static boolean isPlainCreation(SuiteCase of) {
    return of.target().isConstructor()
        && of.target().signature().parameters().isEmpty()
        && of.replay().ending() instanceof Ending.Returned;
  }

  private boolean isTarget(String type) {
    int end = type.indexOf('$');
    return types.contains(type) || (end > 0 && types.contains(type.substring(0, end)));
  }

  private int number(Object element) {
    return numbers.computeIfAbsent(element, each -> numbers.size());
  }

  /** Of results that are one of a few, each is another. */
  private static String shown(Ending ending) {
    if (!(ending instanceof Ending.Returned returned)) {
      return "";
    }
    if (returned.value() instanceof Picture.Primitive primitive
        && primitive.value() instanceof Boolean flag) {
      return flag.toString();
    } else if (returned.value() instanceof Picture.EnumConstant constant) {
      return constant.name();
    }
    return returned.value() instanceof Picture.Null ? "null" : "";
  }

  private static Outcome outcome(SuiteCase of) {
    MethodInfo decider = Delegates.decider(of.target());
    String method = decider.owner().name() + "." + decider.name() + decider.descriptor();
    if (of.replay().ending() instanceof Ending.Threw threw) {
      String site =
          threw.trace().stream()
              .filter(frame -> !frame.isJdk())
              .map(TraceFrame::site)
              .map(Object::toString)
              .findFirst()
              .orElse("");
      return new Outcome(method, threw.exception(), site);
    }
    return new Outcome(method, "returned", shown(of.replay().ending()));
  }
}
