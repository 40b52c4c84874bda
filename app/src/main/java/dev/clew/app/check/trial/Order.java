package dev.clew.app.check.trial;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The order in which paths are tried. One of each way to end comes first, exceptions, then loops
 * that do not end, then returns, so that something is known of all of them if time runs out; then
 * exceptions and returns in turn, as neither makes the others needless; last those that take the
 * longest.
 */
final class Order {

  /** Of paths that a bound ended: they say nothing of what comes after, so a sample will do. */
  private static final int MOST_CUT = 20;

  private Order() {}

  /**
   * The indices of the paths to try.
   *
   * @param takesInputs whether the method has any; then a path without has none that are known
   */
  static List<Integer> of(List<ExploredPath> paths, boolean takesInputs) {
    List<Integer> threw = indices(paths, Outcome.Threw.class);
    List<Integer> returned = indices(paths, Outcome.Returned.class);
    List<Integer> endless = indices(paths, Outcome.Endless.class);
    endless.sort(Comparator.comparing(i -> Simplicity.of(paths.get(i))));
    List<Integer> order = new ArrayList<>(firsts(paths, threw));
    order.addAll(firsts(paths, endless));
    order.addAll(firsts(paths, returned));
    Set<Integer> known = new HashSet<>(order);
    threw.removeIf(known::contains);
    returned.removeIf(known::contains);
    endless.removeIf(known::contains);
    order.addAll(inTurn(threw, returned));
    indices(paths, Outcome.Cut.class).stream()
        .filter(i -> !takesInputs || !paths.get(i).inputs().isEmpty())
        .limit(MOST_CUT)
        .forEach(order::add);
    order.addAll(endless);
    return order;
  }

  private static List<Integer> inTurn(List<Integer> some, List<Integer> others) {
    return IntStream.range(0, Math.max(some.size(), others.size()))
        .boxed()
        .flatMap(i -> Stream.of(some, others).filter(list -> i < list.size()).map(l -> l.get(i)))
        .toList();
  }

  /** The first of each way to end. */
  private static List<Integer> firsts(List<ExploredPath> paths, List<Integer> some) {
    Set<Outcome> seen = new HashSet<>();
    return some.stream().filter(i -> seen.add(way(paths.get(i).outcome()))).toList();
  }

  /** Where, and by which exception, but not with what. */
  static Outcome way(Outcome outcome) {
    if (outcome instanceof Outcome.Threw threw) {
      return new Outcome.Threw(threw.exception(), null, threw.site(), threw.position());
    }
    return outcome instanceof Outcome.Returned returned
        ? new Outcome.Returned(returned.type(), null, returned.site())
        : outcome;
  }

  private static List<Integer> indices(List<ExploredPath> paths, Class<? extends Outcome> outcome) {
    return new ArrayList<>(
        IntStream.range(0, paths.size())
            .filter(i -> paths.get(i).proven() && outcome.isInstance(paths.get(i).outcome()))
            .boxed()
            .toList());
  }
}
