package dev.clew.models.text;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.terms.Terms;
import dev.clew.engine.terms.TextUnits;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;

/** Texts written into a {@code char[]}. */
final class UnitArrays {

  private UnitArrays() {}

  static Expr length(PathMemory m, long id) {
    HeapObject object = m.object(id);
    return object instanceof SymbolicArray array
        ? array.length()
        : m.terms().factory().intConst(((HeapArray) object).length());
  }

  /**
   * Writes a text that fits.
   *
   * @return whether that was possible
   */
  static boolean put(PathMemory m, long id, Expr at, Expr text) {
    if (m.object(id) instanceof SymbolicArray array) {
      return put(m, array, (int) id, at, text);
    }
    HeapArray array = (HeapArray) m.own(id);
    for (int i = 0; i < array.length(); i++) {
      putUnit(m.terms(), array, i, at, text);
    }
    return true;
  }

  private static void putUnit(Terms terms, HeapArray array, int index, Expr at, Expr text) {
    Expr offset = terms.ints().sub(terms.factory().intConst(index), at);
    Expr length = terms.strings().length(text);
    Expr isInside =
        terms
            .factory()
            .and(
                terms.ints().ge(offset, terms.factory().intConst(0)),
                terms.ints().lt(offset, length));
    Expr unit = terms.ints().promoteChar(terms.strings().charAt(text, offset));
    Expr before = terms.of(Sort.INT, array.raw(index), array.sym(index));
    boolean wasZero = before instanceof Const known && known.value().raw() == 0;
    // A text's unit outside of it is 0 as well.
    Expr after = wasZero ? unit : terms.factory().ite(isInside, unit, before);
    if (after instanceof Const known) {
      array.set(index, known.value().raw(), null);
    } else {
      array.set(index, 0, after);
    }
  }

  /** An input keeps what it held at the start, so it cannot become another text. */
  private static boolean put(PathMemory m, SymbolicArray array, int id, Expr at, Expr text) {
    Expr before = SequenceTexts.units(m, id);
    if (before == null || array.input() != null) {
      return false;
    }
    Terms terms = m.terms();
    Expr end = terms.ints().add(at, terms.strings().length(text));
    Expr start = terms.strings().substring(before, terms.factory().intConst(0), at);
    Expr after = terms.text(start, text, terms.strings().substring(before, end));
    m.put(
        id,
        SymbolicArray.computed(
            m.token(), array.type(), array.length(), null, new TextUnits(terms, after)));
    return true;
  }
}
