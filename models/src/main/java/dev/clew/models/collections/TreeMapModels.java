package dev.clew.models.collections;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.CallWay;
import dev.clew.engine.model.Models;
import dev.clew.engine.model.PathMemory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * {@code TreeMap}, and so {@code TreeSet}: what looks for a key that is an unknown text or box. In
 * their natural order, or its reverse, two of them are at the same place if they are equal; their
 * place in the tree is not looked at.
 */
final class TreeMapModels {

  private static final String MAP = "java/util/TreeMap.";
  private static final String KEY = "(Ljava/lang/Object;)";
  private static final String ENTRY = "Ljava/util/TreeMap$Entry;";
  private static final Set<String> NATURAL =
      Set.of(
          "java.util.Collections$ReverseComparator",
          "java.util.Comparators$NaturalOrderComparator");

  private TreeMapModels() {}

  static void register(Models models) {
    models
        .on(MAP + "get" + KEY + "Ljava/lang/Object;", new LookupModel(TreeMapModels::get))
        .on(MAP + "containsKey" + KEY + "Z", new LookupModel(TreeMapModels::containsKey))
        .on(MAP + "getEntry" + KEY + ENTRY, new LookupModel(TreeMapModels::getEntry));
  }

  private static CallExit get(Call c) {
    MatchingEntries entries = entries(c);
    return entries == null ? c.own() : c.giveOneOf(entries.values(c.memory(), 0));
  }

  private static CallExit containsKey(Call c) {
    MatchingEntries entries = entries(c);
    return entries == null ? c.own() : c.give(entries.any(c.memory()));
  }

  private static CallExit getEntry(Call c) {
    MatchingEntries entries = entries(c);
    if (entries == null) {
      return c.own();
    }
    List<CallWay> ways = new ArrayList<>();
    for (MatchingEntries.Found each : entries.found()) {
      ways.add(c.when(each.guard(), way -> found(way, each.node())));
    }
    ways.add(c.when(c.terms().factory().not(entries.any(c.memory())), way -> way.giveObject(0)));
    return ways.size() == 1 ? c.giveObject(0) : c.fork(ways);
  }

  private static CallExit found(Call c, int node) {
    ValueEquality.learn(c.memory(), c.id(1), MatchingEntries.reference(c.memory(), node, "key"));
    return c.giveObject(node);
  }

  /** Null if the order is another one, or if a key cannot be compared with this one. */
  private static @Nullable MatchingEntries entries(Call c) {
    PathMemory m = c.memory();
    if (!isNatural(m, m.instance(c.id(0)))) {
      return null;
    }
    List<Integer> nodes = nodes(m, m.instance(c.id(0)));
    RuntimeClass type = m.classOf(c.id(1));
    for (int node : nodes) {
      long key = MatchingEntries.reference(m, node, "key");
      if (key == PathMemory.OPEN || key == 0 || m.classOf(key) != type) {
        return null;
      }
    }
    return MatchingEntries.of(m, nodes, c.id(1));
  }

  private static boolean isNatural(PathMemory m, Instance map) {
    int slot = slot(m, "TreeMap", "comparator");
    long comparator = map.sym(slot) == null ? map.raw(slot) : PathMemory.OPEN;
    return comparator == 0
        || (comparator != PathMemory.OPEN && NATURAL.contains(m.classOf(comparator).name()));
  }

  private static int slot(PathMemory m, String type, String field) {
    return m.named("java/util/" + type).field(field).slot();
  }

  private static List<Integer> nodes(PathMemory m, Instance map) {
    int left = slot(m, "TreeMap$Entry", "left");
    int right = slot(m, "TreeMap$Entry", "right");
    List<Integer> nodes = new ArrayList<>();
    Deque<Long> open = new ArrayDeque<>();
    open.push(map.raw(slot(m, "TreeMap", "root")));
    while (!open.isEmpty()) {
      long node = open.pop();
      if (node != 0) {
        nodes.add((int) node);
        open.push(m.instance(node).raw(right));
        open.push(m.instance(node).raw(left));
      }
    }
    return nodes;
  }
}
