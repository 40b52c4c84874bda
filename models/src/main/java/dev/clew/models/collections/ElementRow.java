package dev.clew.models.collections;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.model.PathMemory;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The elements of a list in their order: identities, or {@link PathMemory#OPEN}. */
record ElementRow(List<Long> elements) {

  /** Longer ones are left to the JDK's own code. */
  private static final int MOST = 4_096;

  /** Some elements of an array; null if its length is not known, or if there are too many. */
  static @Nullable ElementRow of(PathMemory m, long array, int from, int to) {
    if (!(m.object(array) instanceof HeapArray all)
        || from < 0
        || to > all.length()
        || to - from > MOST) {
      return null;
    }
    List<Long> elements = new ArrayList<>();
    for (int i = from; i < to; i++) {
      elements.add(known(m, all.raw(i), all.sym(i)));
    }
    return new ElementRow(elements);
  }

  private static long known(PathMemory m, long raw, @Nullable Object sym) {
    return sym == null ? raw : m.target(raw);
  }

  /** The nodes of a linked list; null if there are too many. */
  static @Nullable ElementRow chained(PathMemory m, long first, String item) {
    List<Long> elements = new ArrayList<>();
    long node = first;
    while (node != 0) {
      if (elements.size() == MOST) {
        return null;
      }
      Instance instance = m.instance(node);
      int slot = instance.type().field(item).slot();
      elements.add(known(m, instance.raw(slot), instance.sym(slot)));
      node = instance.raw(instance.type().field("next").slot());
    }
    return new ElementRow(elements);
  }

  /** Whether an element is a text or box that is not known. */
  boolean isUnknown(PathMemory m) {
    for (long id : elements) {
      if (id != PathMemory.OPEN && id > 0 && ValueEquality.isUnknown(m, id)) {
        return true;
      }
    }
    return false;
  }

  /** When each element equals a text or box; null if there is no term for it. */
  private @Nullable List<Expr> equal(PathMemory m, long plain) {
    List<Expr> guards = new ArrayList<>();
    for (long id : elements) {
      HeapObject element = id == PathMemory.OPEN || id == 0 ? null : m.object(id);
      Expr equal = id == PathMemory.OPEN ? null : ValueEquality.equal(m, plain, id);
      if (equal == null || (element != null && element.type().isOpen())) {
        return null;
      }
      guards.add(equal);
    }
    return guards;
  }

  /**
   * The first position of a text or box, or -1.
   *
   * @param offset the position of the first element
   * @return null if there is no term for it
   */
  @Nullable Expr indexOf(PathMemory m, long plain, int offset, boolean isLast) {
    List<Expr> guards = equal(m, plain);
    if (guards == null) {
      return null;
    }
    Expr index = m.terms().factory().intConst(-1);
    for (int i = 0; i < guards.size(); i++) {
      int at = isLast ? i : guards.size() - 1 - i;
      Expr here = m.terms().factory().intConst(offset + at);
      index = m.terms().factory().ite(guards.get(at), here, index);
    }
    return index;
  }

  /** Whether a text or box is among the elements; null if there is no term for it. */
  @Nullable Expr contains(PathMemory m, long plain) {
    List<Expr> guards = equal(m, plain);
    return guards == null
        ? null
        : guards.stream()
            .reduce(m.terms().factory().bool(false), (x, y) -> m.terms().factory().or(x, y));
  }
}
