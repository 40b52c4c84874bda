package dev.clew.models.collections;

import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The order in which a hash table gives its entries, where buckets depend on unknowns. The path
 * forks over the places that one entry after the other can have, not over numbers of buckets.
 */
final class Ordering {

  private Ordering() {}

  static boolean isOpen(Deferred table) {
    return table.order().size() < table.nodes().size() || table.risk().capacity() > 0;
  }

  /** The number of the bucket that an entry is in. */
  static Expr bucket(Machine m, int node, int capacity) {
    return m.terms()
        .ints()
        .and(HashTable.hash(m, node), m.terms().factory().intConst(capacity - 1));
  }

  /** Finds a place for one more entry; then the instruction is executed once more. */
  static @Nullable Insn decide(Machine m, Frame f, Insn at, int map) {
    Deferred table = ((Deferred) view(m, map)).synced(m, map);
    if (table.risk().capacity() > 0) {
      return exclude(m, f, at, map, table);
    }
    int node =
        table.nodes().stream().filter(each -> !table.order().contains(each)).findFirst().orElse(0);
    List<Branch> branches = new ArrayList<>();
    List<List<Integer>> orders = new ArrayList<>();
    for (int place = 0; place <= table.order().size(); place++) {
      Expr guard = isAt(m, table, node, place);
      if (!(guard instanceof Const known && !known.value().asBoolean())) {
        List<Integer> order = new ArrayList<>(table.order());
        order.add(place, node);
        orders.add(order);
        branches.add(Branch.when(guard, (machine, frame) -> accept(machine, at, map, order)));
      }
    }
    return branches.size() == 1 ? accept(m, at, map, orders.get(0)) : m.fork(f, at, branches);
  }

  private static Object view(Machine m, int map) {
    Object view = HashTable.deferred(m, map);
    if (view == null) {
      throw new IllegalStateException("the table is not deferred");
    }
    return view;
  }

  private static Insn accept(Machine m, Insn at, int map, List<Integer> order) {
    ((Deferred) view(m, map)).synced(m, map).ordered(order).putInto(m, map);
    return at;
  }

  /** When an entry comes between the others at a place. */
  private static Expr isAt(Machine m, Deferred table, int node, int place) {
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

  private static Expr isBefore(Machine m, Deferred table, int one, int other) {
    Expr x = bucket(m, one, table.capacity());
    Expr y = bucket(m, other, table.capacity());
    boolean isFirst = table.nodes().indexOf(one) < table.nodes().indexOf(other);
    return isFirst ? m.terms().ints().le(x, y) : m.terms().ints().lt(x, y);
  }

  /** Goes on where no bucket was ever too full. */
  private static @Nullable Insn exclude(Machine m, Frame f, Insn at, int map, Deferred table) {
    Expr good = table.risk().isGood(m, table);
    if (good instanceof Const known && !known.value().asBoolean()) {
      throw tooFull();
    }
    return m.fork(
        f,
        at,
        List.of(
            Branch.when(
                good,
                (machine, frame) -> {
                  Deferred now = ((Deferred) view(machine, map)).synced(machine, map);
                  now.with(now.nodes(), now.order(), Risk.NONE).putInto(machine, map);
                  return at;
                }),
            Branch.when(
                m.terms().factory().not(good),
                (machine, frame) -> {
                  throw tooFull();
                })));
  }

  private static UnsupportedException tooFull() {
    return new UnsupportedException(
        ReasonCode.MAP_LAYOUT, "the order of a map that may have more than 7 keys in a bucket");
  }
}
