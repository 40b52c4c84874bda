package dev.clew.engine.heap;

import dev.clew.solver.expr.Expr;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether a machine's heap is what it was, but for the identities of objects that were made
 * since and took the place of others. Costs as much as was written since; only where everything is
 * the same, all objects are looked at once.
 *
 * <p>Raw bits do not say whether they are a reference. Where they differ they are taken for one,
 * and both must stand for objects of one class with the same content, the later one new: numbers
 * that happen to be identities of such objects are the only way to be wrong.
 */
public final class HeapComparison {

  private final Heap before;
  private final Heap now;
  private final TermEquations terms;
  private final Map<Integer, Integer> replaced = new HashMap<>();
  private final Map<Integer, Integer> replacing = new HashMap<>();
  private final Set<Integer> kept = new HashSet<>();
  private final Deque<Integer> open = new ArrayDeque<>();

  /**
   * @param image taken of the heap that {@code now} has become
   * @param terms hears of terms that have to be equal
   */
  public HeapComparison(HeapImage image, Heap now, TermEquations terms) {
    this.terms = terms;
    this.before = image.resume();
    this.now = now;
  }

  /** Whether a place may hold the same as before; to be asked of all places outside of the heap. */
  public boolean isSame(
      long oldRaw, @Nullable Object oldSym, long newRaw, @Nullable Object newSym) {
    if (oldSym instanceof Expr || newSym instanceof Expr) {
      return terms.equate(oldRaw, oldSym, newRaw, newSym);
    }
    return Objects.equals(oldSym, newSym) && isSame(oldRaw, newRaw);
  }

  private boolean isSame(long oldRaw, long newRaw) {
    if (oldRaw == newRaw) {
      if (newRaw == (int) newRaw) {
        kept.add((int) newRaw);
      }
      return true;
    }
    return oldRaw == (int) oldRaw && newRaw == (int) newRaw && replaces((int) oldRaw, (int) newRaw);
  }

  private boolean replaces(int old, int fresh) {
    if (old <= 0 || fresh <= before.size() || !before.exists(old) || !now.exists(fresh)) {
      return false;
    }
    Integer known = replaced.putIfAbsent(old, fresh);
    if (known != null) {
      return known == fresh;
    }
    open.add(old);
    return replacing.putIfAbsent(fresh, old) == null;
  }

  /** Whether the heaps are the same, given that all places outside are. */
  public boolean finish() {
    for (int id : before.differences(now)) {
      if (!isSame(before.get(id), now.get(id))) {
        return false;
      }
    }
    while (!open.isEmpty()) {
      int old = open.remove();
      if (!isSame(before.get(old), now.get(Objects.requireNonNull(replaced.get(old))))) {
        return false;
      }
    }
    return replaced.isEmpty() || nobodyElseHoldsReplaced();
  }

  private boolean isSame(HeapObject old, HeapObject current) {
    if (old == current) {
      return true;
    }
    if (old.type() != current.type() || old.getClass() != current.getClass()) {
      return false;
    }
    if (old instanceof ValueSlots slots) {
      return isSame(slots, (ValueSlots) current);
    }
    return old instanceof HeapArray array && isSame(array, (HeapArray) current);
  }

  private boolean isSame(ValueSlots old, ValueSlots current) {
    for (int i = 0; i < old.size(); i++) {
      if (!isSame(old.raw(i), old.sym(i), current.raw(i), current.sym(i))) {
        return false;
      }
    }
    return !(old instanceof Instance instance)
        || (Objects.equals(instance.input(), ((Instance) current).input())
            && isSamePayload(instance.payload(), ((Instance) current).payload()));
  }

  private boolean isSamePayload(@Nullable Object old, @Nullable Object current) {
    return Objects.equals(old, current) || terms.equateTexts(old, current);
  }

  private boolean isSame(HeapArray old, HeapArray current) {
    if (old.length() != current.length() || !Objects.equals(old.input(), current.input())) {
      return false;
    }
    for (int i = 0; i < old.length(); i++) {
      boolean same =
          old instanceof RefArray
              ? isSame(old.raw(i), old.sym(i), current.raw(i), current.sym(i))
              : isSameNumber(old.raw(i), old.sym(i), current.raw(i), current.sym(i));
      if (!same) {
        return false;
      }
    }
    return true;
  }

  private boolean isSameNumber(
      long oldRaw, @Nullable Object oldSym, long newRaw, @Nullable Object newSym) {
    return (oldSym instanceof Expr || newSym instanceof Expr)
        ? terms.equate(oldRaw, oldSym, newRaw, newSym)
        : oldRaw == newRaw && Objects.equals(oldSym, newSym);
  }

  /** An object that was replaced in one place and not in another would be two objects now. */
  private boolean nobodyElseHoldsReplaced() {
    if (kept.stream().anyMatch(id -> replaced.containsKey(id) || replacing.containsKey(id))) {
      return false;
    }
    for (int id = 1; id <= before.size(); id++) {
      boolean unchanged = before.exists(id) && now.exists(id) && before.get(id) == now.get(id);
      if (unchanged && !replaced.containsKey(id) && holdsReplaced(before.get(id))) {
        return false;
      }
    }
    return true;
  }

  private boolean holdsReplaced(HeapObject object) {
    if (object instanceof ValueSlots slots) {
      for (int i = 0; i < slots.size(); i++) {
        if (slots.raw(i) == (int) slots.raw(i) && replaced.containsKey((int) slots.raw(i))) {
          return true;
        }
      }
      return false;
    }
    if (object instanceof RefArray array) {
      for (int element : array.elements) {
        if (replaced.containsKey(element)) {
          return true;
        }
      }
      return false;
    }
    return !(object instanceof HeapArray);
  }
}
