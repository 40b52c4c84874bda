package dev.clew.models.collections;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.model.Models;
import dev.clew.models.collections.SearchModel.Search;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists and queues: where an object is. */
final class ListModels {

  private static final String OBJECT = "(Ljava/lang/Object;";
  private static final String ARRAYS = "java/util/Arrays$ArrayList.";
  private static final String IMMUTABLE = "java/util/ImmutableCollections$";
  private static final String COPYING = "java/util/concurrent/CopyOnWriteArrayList.";

  private ListModels() {}

  /** Finds the elements. */
  @FunctionalInterface
  private interface Elements {
    @Nullable Row of(Machine m, Frame f);
  }

  /**
   * Gives a position.
   *
   * @param first the register of the position of the first element, or -1 for 0
   */
  private record Position(Elements elements, int first, boolean isLast) implements Search {
    @Override
    public @Nullable Row row(Machine m, Frame f) {
      return elements.of(m, f);
    }

    @Override
    public @Nullable Expr result(Machine m, Frame f, Row row, long plain) {
      return row.indexOf(m, plain, first < 0 ? 0 : f.intAt(first), isLast);
    }
  }

  /** Says whether it is there. */
  private record Presence(Elements elements) implements Search {
    @Override
    public @Nullable Row row(Machine m, Frame f) {
      return elements.of(m, f);
    }

    @Override
    public @Nullable Expr result(Machine m, Frame f, Row row, long plain) {
      return row.contains(m, plain);
    }
  }

  static void register(Models models) {
    Elements range = (m, f) -> range(m, f, field(m, f, "elementData"), 2);
    on(models, "java/util/ArrayList.indexOfRange", "II)I", new Position(range, 2, false));
    on(models, "java/util/ArrayList.lastIndexOfRange", "II)I", new Position(range, 2, true));
    Elements from = ListModels::from;
    on(models, "java/util/Vector.indexOf", "I)I", new Position(from, 2, false));
    Elements upTo = ListModels::upTo;
    on(models, "java/util/Vector.lastIndexOf", "I)I", new Position(upTo, -1, true));
    Elements linked = (m, f) -> Row.chained(m, field(m, f, "first"), "item");
    on(models, "java/util/LinkedList.indexOf", ")I", new Position(linked, -1, false));
    on(models, "java/util/LinkedList.lastIndexOf", ")I", new Position(linked, -1, true));
    on(models, "java/util/ArrayDeque.contains", ")Z", new Presence(ListModels::deque));
    Elements fixed = (m, f) -> whole(m, field(m, f, "a"));
    on(models, ARRAYS + "indexOf", ")I", new Position(fixed, -1, false));
    Elements queue = (m, f) -> sized(m, f, "queue");
    on(models, "java/util/PriorityQueue.indexOf", ")I", new Position(queue, -1, false));
    registerImmutable(models);
  }

  private static void registerImmutable(Models models) {
    Elements many = (m, f) -> whole(m, field(m, f, "elements"));
    on(models, IMMUTABLE + "ListN.indexOf", ")I", new Position(many, -1, false));
    on(models, IMMUTABLE + "ListN.lastIndexOf", ")I", new Position(many, -1, true));
    String array = "[Ljava/lang/Object;II)I";
    Elements copied = (m, f) -> range(m, f, f.raw[1], 2);
    models.on(
        COPYING + "indexOfRange" + OBJECT + array,
        new SearchModel(0, new Position(copied, 2, false)));
    models.on(
        COPYING + "lastIndexOfRange" + OBJECT + array,
        new SearchModel(0, new Position(copied, 2, true)));
  }

  private static void on(Models models, String method, String rest, Search search) {
    models.on(method + OBJECT + rest, new SearchModel(1, search));
  }

  private static long field(Machine m, Frame f, String name) {
    Instance instance = m.instance(f.raw[0]);
    int slot = instance.type().field(name).slot();
    return instance.sym(slot) == null ? instance.raw(slot) : 0;
  }

  /** Elements from one register's position to the next one's. */
  private static @Nullable Row range(Machine m, Frame f, long array, int first) {
    boolean isKnown = array != 0 && f.sym(first) == null && f.sym(first + 1) == null;
    return isKnown ? Row.of(m, array, f.intAt(first), f.intAt(first + 1)) : null;
  }

  private static @Nullable Row whole(Machine m, long array) {
    return array != 0 && m.object(array) instanceof HeapArray all
        ? Row.of(m, array, 0, all.length())
        : null;
  }

  private static @Nullable Row sized(Machine m, Frame f, String elements) {
    long array = field(m, f, elements);
    return array == 0 || isSymbolic(m, f, "size")
        ? null
        : Row.of(m, array, 0, (int) field(m, f, "size"));
  }

  private static boolean isSymbolic(Machine m, Frame f, String name) {
    Instance instance = m.instance(f.raw[0]);
    return instance.sym(instance.type().field(name).slot()) != null;
  }

  /** Of a vector, from a position on. */
  private static @Nullable Row from(Machine m, Frame f) {
    long array = field(m, f, "elementData");
    return array == 0 || f.sym(2) != null || isSymbolic(m, f, "elementCount")
        ? null
        : Row.of(m, array, f.intAt(2), (int) field(m, f, "elementCount"));
  }

  /** Of a vector, up to a position; a position that is too large is for its own code. */
  private static @Nullable Row upTo(Machine m, Frame f) {
    long array = field(m, f, "elementData");
    boolean isKnown = array != 0 && f.sym(2) == null && !isSymbolic(m, f, "elementCount");
    return isKnown && f.intAt(2) < (int) field(m, f, "elementCount") && f.intAt(2) >= -1
        ? Row.of(m, array, 0, f.intAt(2) + 1)
        : null;
  }

  /** Of a ring, from its head to its tail. */
  private static @Nullable Row deque(Machine m, Frame f) {
    long array = field(m, f, "elements");
    if (array == 0 || isSymbolic(m, f, "head") || isSymbolic(m, f, "tail")) {
      return null;
    }
    int head = (int) field(m, f, "head");
    int tail = (int) field(m, f, "tail");
    if (head <= tail) {
      return Row.of(m, array, head, tail);
    }
    Row start = Row.of(m, array, head, m.array(array).length());
    Row end = Row.of(m, array, 0, tail);
    if (start == null || end == null) {
      return null;
    }
    List<Long> all = new ArrayList<>(start.elements());
    all.addAll(end.elements());
    return new Row(all);
  }
}
