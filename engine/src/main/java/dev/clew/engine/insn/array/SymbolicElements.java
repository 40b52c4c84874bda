package dev.clew.engine.insn.array;

import dev.clew.engine.heap.ComputedElements;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.heap.SymbolicArray.Cell;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.insn.number.Binary;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.type.GenericType;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.print.TermPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Elements of arrays of unknown length. Writes are kept in a list; a read looks through them, then
 * at what an input is known to have held, and otherwise makes a new unknown.
 */
public final class SymbolicElements {

  /** What happens with a reference that was read. */
  @FunctionalInterface
  public interface Sink {
    @Nullable Insn take(Machine m, Frame f, long raw, @Nullable Object sym);
  }

  private SymbolicElements() {}

  /** The branches of a read; {@code inside} holds in all of them. */
  static void reads(
      Machine m, Insn at, int dst, int id, Expr index, Expr inside, List<Branch> branches) {
    SymbolicArray array = (SymbolicArray) m.object(id);
    JvmType element = array.type().component().type();
    if (element.isReference()) {
      Sink sink =
          (machine, frame, raw, sym) -> {
            frame.set(dst, raw, sym);
            return at.next();
          };
      readReference(m, id, index, inside, branches, sink);
      return;
    }
    branches.add(
        Branch.when(
            inside,
            (machine, frame) -> {
              Binary.setTerm(frame, dst, readPrimitive(machine, id, index));
              return at.next();
            }));
  }

  /** An element at an index that is inside. */
  public static Expr readPrimitive(Machine m, int id, Expr index) {
    SymbolicArray array = (SymbolicArray) m.object(id);
    JvmType element = array.type().component().type();
    Sort sort = ElementSorts.of(element);
    Expr exact = known(m.terms(), array.written(), index, sort);
    if (exact != null) {
      return exact;
    }
    int origin = array.origin(id);
    Expr base =
        origin == 0 ? m.terms().factory().raw(sort, 0) : readInitial(m, origin, index, element);
    return layered(m.terms(), array.written(), index, sort, base);
  }

  private static Expr readInitial(Machine m, int id, Expr index, JvmType element) {
    SymbolicArray input = (SymbolicArray) m.object(id);
    ComputedElements computed = input.computed();
    if (computed != null) {
      return computed.element(index);
    }
    Sort sort = ElementSorts.of(element);
    Expr known = known(m.terms(), input.initial(), index, sort);
    if (known != null) {
      return known;
    }
    Expr fresh = m.lazyInputs().symbol(m, elementName(input, index), element);
    Expr base = layered(m.terms(), input.initial(), index, sort, fresh);
    m.heap().put(id, input.withInitial(m.token(), index, 0, base));
    return base;
  }

  private static String elementName(SymbolicArray array, Expr index) {
    String name = array.input() == null ? "" : array.input().name();
    return name + "[" + TermPrinter.print(index) + "]";
  }

  /** The newest cell's value if its index is the very one, and so hides all others. */
  private static @Nullable Expr known(Terms terms, @Nullable Cell newest, Expr index, Sort sort) {
    for (Cell cell = newest; cell != null; cell = cell.before()) {
      if (cell.index() == index) {
        return terms.of(sort, cell.raw(), cell.sym());
      }
      if (mayBeSame(cell.index(), index)) {
        return null;
      }
    }
    return null;
  }

  private static boolean mayBeSame(Expr a, Expr b) {
    return a == b || !(a instanceof Const && b instanceof Const);
  }

  private static Expr layered(
      Terms terms, @Nullable Cell newest, Expr index, Sort sort, Expr base) {
    List<Cell> cells = candidates(newest, index);
    Expr value = base;
    for (int i = cells.size() - 1; i >= 0; i--) {
      Cell cell = cells.get(i);
      Expr same = terms.ints().eq(cell.index(), index);
      value = terms.factory().ite(same, terms.of(sort, cell.raw(), cell.sym()), value);
    }
    return value;
  }

  /** Cells that may be at an index, newest first, up to one that certainly is. */
  private static List<Cell> candidates(@Nullable Cell newest, Expr index) {
    List<Cell> cells = new ArrayList<>();
    for (Cell cell = newest; cell != null; cell = cell.before()) {
      if (mayBeSame(cell.index(), index)) {
        cells.add(cell);
      }
      if (cell.index() == index) {
        break;
      }
    }
    return cells;
  }

  /** The branches of a read of a reference: one for each cell that may be the one. */
  public static void readReference(
      Machine m, int id, Expr index, Expr inside, List<Branch> branches, Sink sink) {
    SymbolicArray array = (SymbolicArray) m.object(id);
    int origin = array.origin(id);
    Terms terms = m.terms();
    List<Cell> cells = candidates(array.written(), index);
    if (origin != 0) {
      cells.addAll(candidates(((SymbolicArray) m.object(origin)).initial(), index));
    }
    Expr none = inside;
    for (Cell cell : cells) {
      Expr same = terms.ints().eq(cell.index(), index);
      branches.add(
          Branch.when(
              terms.factory().and(none, same),
              (machine, frame) -> sink.take(machine, frame, cell.raw(), cell.sym())));
      none = terms.factory().and(none, terms.factory().not(same));
    }
    branches.add(
        Branch.when(
            none,
            (machine, frame) ->
                origin == 0
                    ? sink.take(machine, frame, 0, null)
                    : takeNew(machine, frame, origin, index, sink)));
  }

  private static @Nullable Insn takeNew(Machine m, Frame f, int id, Expr index, Sink sink) {
    SymbolicArray array = (SymbolicArray) m.object(id);
    ComputedElements computed = array.computed();
    if (computed == null) {
      return sink.take(m, f, newElement(m, id, array, index), UnknownReference.MARK);
    }
    int text = m.texts().create(computed.element(index));
    m.heap().put(id, array.withInitial(m.token(), index, text, null));
    return sink.take(m, f, text, null);
  }

  private static int newElement(Machine m, int id, SymbolicArray array, Expr index) {
    UnknownReference unknown =
        UnknownReference.open(
            m.token(), array.type().component(), elementName(array, index), component(array));
    int element = m.heap().add(unknown.with(m.token(), m.lazyInputs().nullnessOfElements()));
    m.heap().put(id, array.withInitial(m.token(), index, element, UnknownReference.MARK));
    return element;
  }

  private static @Nullable GenericType component(SymbolicArray array) {
    GenericType type = array.input() == null ? null : array.input().type();
    return type == null || type.arguments().isEmpty() ? null : type.argument(0);
  }

  /** Puts a value at an index that is inside. */
  public static void write(Machine m, int id, Expr index, long raw, @Nullable Object sym) {
    SymbolicArray array = (SymbolicArray) m.object(id);
    m.heap().put(id, array.withWritten(m.token(), index, raw, sym));
  }
}
