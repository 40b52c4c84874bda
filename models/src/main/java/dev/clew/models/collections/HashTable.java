package dev.clew.models.collections;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.insn.array.ElementSorts;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.program.FieldInfo;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a {@code HashMap} keeps in its fields. */
final class HashTable {

  static final String MAP = "java/util/HashMap";
  private static final Set<String> HOLD_THE_TABLE = Set.of("compute", "computeIfAbsent", "merge");
  private static final Set<String> WALK = Set.of("forEach", "forEachRemaining", "replaceAll");

  private HashTable() {}

  static int slot(PathMemory m, String field) {
    return m.named(MAP).field(field).slot();
  }

  static int nodeSlot(PathMemory m, String field) {
    return m.named(MAP + "$Node").field(field).slot();
  }

  static RuntimeClass nodes(PathMemory m) {
    return m.type(m.named(MAP).field("table").type());
  }

  /** The table of a map whose table is in a view; null if it is in the field itself. */
  static @Nullable DeferredTable deferred(PathMemory m, long map) {
    Instance instance = m.instance(map);
    return instance.hasSymbols() && instance.sym(slot(m, "table")) instanceof DeferredTable view
        ? view
        : null;
  }

  /** All entries: in the order of the table, or some order where that depends on unknowns. */
  static List<Integer> entries(PathMemory m, long map) {
    DeferredTable view = deferred(m, map);
    if (view != null) {
      return view.synced(m, (int) map).nodes();
    }
    long table = m.instance(map).raw(slot(m, "table"));
    return table == 0 ? List.of() : inOrder(m, m.array(table));
  }

  private static List<Integer> inOrder(PathMemory m, HeapArray table) {
    int next = nodeSlot(m, "next");
    List<Integer> nodes = new ArrayList<>();
    for (int i = 0; i < table.length(); i++) {
      for (long node = table.raw(i); node != 0; node = m.instance(node).raw(next)) {
        nodes.add((int) node);
      }
    }
    return nodes;
  }

  /**
   * Whether the table may be kept in a view from now on: no method on the stack holds it, and it
   * has no trees.
   */
  static boolean isFree(PathMemory m, long map) {
    String tree = MAP.replace('/', '.') + "$TreeNode";
    for (int node : entries(m, map)) {
      if (m.classOf(node).name().equals(tree)) {
        return false;
      }
    }
    return !isInUse(m, map, HOLD_THE_TABLE) && !isWalked(m, map);
  }

  /**
   * Whether a method on the stack walks along the entries and looks for changes in the end only.
   */
  static boolean isWalked(PathMemory m, long map) {
    return isInUse(m, map, WALK);
  }

  private static boolean isInUse(PathMemory m, long map, Set<String> methods) {
    return m.isRunning(
        method ->
            method.owner().name().startsWith(MAP)
                && methods.contains(method.name())
                && !method.isStatic(),
        receiver -> mapOf(m, receiver) == map);
  }

  /** The map that a map, one of its views or a spliterator belongs to. */
  private static long mapOf(PathMemory m, long id) {
    Instance instance = m.instance(id);
    for (String outer : List.of("this$0", "map")) {
      if (instance.type().name().startsWith("java.util.HashMap$")
          && instance.type().hasField(outer)) {
        return instance.raw(instance.type().field(outer).slot());
      }
    }
    return id;
  }

  /** Whether the order of entries is another one than that of the table. */
  static boolean isLinked(PathMemory m, long map) {
    RuntimeClass linked = m.named("java/util/LinkedHashMap");
    return m.isSubtype(m.classOf(map), linked);
  }

  /** The hash that an entry holds. */
  static Expr hash(PathMemory m, int node) {
    FieldInfo field = m.named(MAP + "$Node").field("hash");
    Instance instance = m.instance(node);
    return m.terms()
        .of(ElementSorts.of(field.type()), instance.raw(field.slot()), instance.sym(field.slot()));
  }
}
