package dev.clew.models.collections;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.Models;
import dev.clew.engine.model.PathMemory;
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
    @Nullable ElementRow of(Call c);
  }

  /**
   * Gives a position.
   *
   * @param first the argument that is the position of the first element, or -1 for 0
   */
  private record Position(Elements elements, int first, boolean isLast) implements Search {
    @Override
    public @Nullable ElementRow row(Call c) {
      return elements.of(c);
    }

    @Override
    public @Nullable Expr result(Call c, ElementRow row, long plain) {
      return row.indexOf(c.memory(), plain, first < 0 ? 0 : c.intAt(first), isLast);
    }
  }

  /** Says whether it is there. */
  private record Presence(Elements elements) implements Search {
    @Override
    public @Nullable ElementRow row(Call c) {
      return elements.of(c);
    }

    @Override
    public @Nullable Expr result(Call c, ElementRow row, long plain) {
      return row.contains(c.memory(), plain);
    }
  }

  static void register(Models models) {
    Elements range = c -> range(c, field(c, "elementData"), 2);
    on(models, "java/util/ArrayList.indexOfRange", "II)I", new Position(range, 2, false));
    on(models, "java/util/ArrayList.lastIndexOfRange", "II)I", new Position(range, 2, true));
    Elements from = ListModels::from;
    on(models, "java/util/Vector.indexOf", "I)I", new Position(from, 2, false));
    Elements upTo = ListModels::upTo;
    on(models, "java/util/Vector.lastIndexOf", "I)I", new Position(upTo, -1, true));
    Elements linked = c -> ElementRow.chained(c.memory(), field(c, "first"), "item");
    on(models, "java/util/LinkedList.indexOf", ")I", new Position(linked, -1, false));
    on(models, "java/util/LinkedList.lastIndexOf", ")I", new Position(linked, -1, true));
    on(models, "java/util/ArrayDeque.contains", ")Z", new Presence(ListModels::deque));
    Elements fixed = c -> whole(c.memory(), field(c, "a"));
    on(models, ARRAYS + "indexOf", ")I", new Position(fixed, -1, false));
    Elements queue = c -> sized(c, "queue");
    on(models, "java/util/PriorityQueue.indexOf", ")I", new Position(queue, -1, false));
    registerImmutable(models);
  }

  private static void registerImmutable(Models models) {
    Elements many = c -> whole(c.memory(), field(c, "elements"));
    on(models, IMMUTABLE + "ListN.indexOf", ")I", new Position(many, -1, false));
    on(models, IMMUTABLE + "ListN.lastIndexOf", ")I", new Position(many, -1, true));
    String array = "[Ljava/lang/Object;II)I";
    Elements copied = c -> range(c, c.id(1), 2);
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

  private static long field(Call c, String name) {
    Instance instance = c.memory().instance(c.id(0));
    int slot = instance.type().field(name).slot();
    return instance.sym(slot) == null ? instance.raw(slot) : 0;
  }

  /** Elements from one register's position to the next one's. */
  private static @Nullable ElementRow range(Call c, long array, int first) {
    boolean isKnown = array != 0 && !c.isOpen(first) && !c.isOpen(first + 1);
    return isKnown ? ElementRow.of(c.memory(), array, c.intAt(first), c.intAt(first + 1)) : null;
  }

  private static @Nullable ElementRow whole(PathMemory m, long array) {
    return array != 0 && m.object(array) instanceof HeapArray all
        ? ElementRow.of(m, array, 0, all.length())
        : null;
  }

  private static @Nullable ElementRow sized(Call c, String elements) {
    long array = field(c, elements);
    return array == 0 || isSymbolic(c, "size")
        ? null
        : ElementRow.of(c.memory(), array, 0, (int) field(c, "size"));
  }

  private static boolean isSymbolic(Call c, String name) {
    Instance instance = c.memory().instance(c.id(0));
    return instance.sym(instance.type().field(name).slot()) != null;
  }

  /** Of a vector, from a position on. */
  private static @Nullable ElementRow from(Call c) {
    long array = field(c, "elementData");
    return array == 0 || c.isOpen(2) || isSymbolic(c, "elementCount")
        ? null
        : ElementRow.of(c.memory(), array, c.intAt(2), (int) field(c, "elementCount"));
  }

  /** Of a vector, up to a position; a position that is too large is for its own code. */
  private static @Nullable ElementRow upTo(Call c) {
    long array = field(c, "elementData");
    boolean isKnown = array != 0 && !c.isOpen(2) && !isSymbolic(c, "elementCount");
    return isKnown && c.intAt(2) < (int) field(c, "elementCount") && c.intAt(2) >= -1
        ? ElementRow.of(c.memory(), array, 0, c.intAt(2) + 1)
        : null;
  }

  /** Of a ring, from its head to its tail. */
  private static @Nullable ElementRow deque(Call c) {
    long array = field(c, "elements");
    if (array == 0 || isSymbolic(c, "head") || isSymbolic(c, "tail")) {
      return null;
    }
    int head = (int) field(c, "head");
    int tail = (int) field(c, "tail");
    if (head <= tail) {
      return ElementRow.of(c.memory(), array, head, tail);
    }
    ElementRow start = ElementRow.of(c.memory(), array, head, c.memory().array(array).length());
    ElementRow end = ElementRow.of(c.memory(), array, 0, tail);
    if (start == null || end == null) {
      return null;
    }
    List<Long> all = new ArrayList<>(start.elements());
    all.addAll(end.elements());
    return new ElementRow(all);
  }
}
