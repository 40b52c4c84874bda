package dev.clew.models.collections;

import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.FieldReading;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;

/**
 * The order in which a hash table gives its entries, where buckets depend on unknowns. The path
 * forks over the places that one entry after the other can have, not over numbers of buckets.
 */
final class EntryOrder {

  private EntryOrder() {}

  static boolean isOpen(DeferredTable table) {
    return table.order().size() < table.nodes().size() || table.risk().capacity() > 0;
  }

  /** The number of the bucket that an entry is in. */
  static Expr bucket(PathMemory m, int node, int capacity) {
    return m.terms()
        .ints()
        .and(HashTable.hash(m, node), m.terms().factory().intConst(capacity - 1));
  }

  /** Finds a place for one more entry; then the field is read once more. */
  static CallExit decide(FieldReading reading, int map) {
    PathMemory m = reading.memory();
    DeferredTable table = view(m, map).synced(m, map);
    if (table.risk().capacity() > 0) {
      return exclude(reading, map, table);
    }
    int node =
        table.nodes().stream().filter(each -> !table.order().contains(each)).findFirst().orElse(0);
    List<FieldReading.Way> ways = new ArrayList<>();
    for (int place = 0; place <= table.order().size(); place++) {
      Expr guard = isAt(m, table, node, place);
      if (!(guard instanceof Const known && !known.value().asBoolean())) {
        List<Integer> order = new ArrayList<>(table.order());
        order.add(place, node);
        ways.add(new FieldReading.Way(guard, memory -> accept(memory, map, order)));
      }
    }
    return reading.decide(ways);
  }

  private static DeferredTable view(PathMemory m, int map) {
    DeferredTable view = HashTable.deferred(m, map);
    if (view == null) {
      throw new IllegalStateException("the table is not deferred");
    }
    return view;
  }

  private static void accept(PathMemory m, int map, List<Integer> order) {
    view(m, map).synced(m, map).ordered(order).putInto(m, map);
  }

  /** When an entry comes between the others at a place. */
  private static Expr isAt(PathMemory m, DeferredTable table, int node, int place) {
    Expr guard = m.terms().factory().bool(true);
    if (place > 0) {
      guard = isBefore(m, table, table.order().get(place - 1), node);
    }
    if (place < table.order().size()) {
      Expr next = isBefore(m, table, table.order().get(place), node);
      guard = m.terms().factory().and(guard, m.terms().factory().not(next));
    }
    return guard;
  }

  private static Expr isBefore(PathMemory m, DeferredTable table, int one, int other) {
    Expr x = bucket(m, one, table.capacity());
    Expr y = bucket(m, other, table.capacity());
    boolean isFirst = table.nodes().indexOf(one) < table.nodes().indexOf(other);
    return isFirst ? m.terms().ints().le(x, y) : m.terms().ints().lt(x, y);
  }

  /** Goes on where no bucket was ever too full. */
  private static CallExit exclude(FieldReading reading, int map, DeferredTable table) {
    PathMemory m = reading.memory();
    Expr good = table.risk().isGood(m, table);
    if (good instanceof Const known && !known.value().asBoolean()) {
      throw tooFull();
    }
    return reading.decide(
        List.of(
            new FieldReading.Way(good, memory -> forget(memory, map)),
            new FieldReading.Way(
                m.terms().factory().not(good),
                memory -> {
                  throw tooFull();
                })));
  }

  private static void forget(PathMemory m, int map) {
    DeferredTable now = view(m, map).synced(m, map);
    now.with(now.nodes(), now.order(), BucketRisk.NONE).putInto(m, map);
  }

  private static RuntimeException tooFull() {
    return PathMemory.giveUp(
        ReasonCode.MAP_LAYOUT, "the order of a map that may have more than 7 keys in a bucket");
  }
}
