package dev.clew.models.text;

import dev.clew.engine.heap.ComputedElements;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.heap.SymbolicArray.Cell;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.engine.terms.TextBytes;
import dev.clew.engine.terms.TextUnits;
import dev.clew.engine.terms.UnitRow;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The texts of arguments that are sequences of units: strings, builders, arrays. */
public final class SequenceTexts {

  private static final int BYTE = 0xFF;
  private static final int UNIT = 0xFFFF;

  /** Of an array that is no longer, and was written to, each element is looked at. */
  private static final int SHORT = 32;

  private SequenceTexts() {}

  /** Whether an object is a {@code StringBuilder} or {@code StringBuffer}. */
  static boolean isBuilder(PathMemory m, long id) {
    RuntimeClass type = m.classOf(id);
    return type.name().equals("java.lang.StringBuilder")
        || type.name().equals("java.lang.StringBuffer");
  }

  /** Of an argument that is a string or a builder; null for anything else, null among it. */
  public static @Nullable Expr text(Call c, int argument) {
    if (c.isOpen(argument) || c.isNull(argument)) {
      return null;
    }
    if (c.isText(argument)) {
      return c.text(argument);
    }
    return isBuilder(c.memory(), c.id(argument))
        ? BuilderText.of(c.memory(), c.id(argument))
        : null;
  }

  /** The same, where null is written as a word. */
  static @Nullable Expr textOrNull(Call c, int argument) {
    boolean isNull = !c.isOpen(argument) && c.isNull(argument);
    return isNull ? c.terms().factory().string("null") : text(c, argument);
  }

  /** What a string object holds: a String if the text is known. */
  static Object content(Expr text) {
    return text instanceof Const known ? known.value().asString() : text;
  }

  /** Whether a text has so many units from an offset on. */
  static Expr isPart(Terms terms, Expr text, Expr from, Expr count) {
    Expr room = terms.ints().sub(terms.strings().length(text), count);
    Expr isNatural = terms.ints().ge(count, terms.factory().intConst(0));
    return terms.factory().and(isNatural, BuilderAccess.within(terms, from, room));
  }

  static Expr part(Terms terms, Expr text, Expr from, Expr count) {
    return terms.strings().substring(text, from, terms.ints().add(from, count));
  }

  /**
   * Of an argument that is a {@code char[]} or {@code byte[]}; null if only its own elements can
   * tell.
   */
  static @Nullable Expr units(Call c, int argument) {
    boolean isOpen = c.isOpen(argument);
    return isOpen || c.isNull(argument) ? null : units(c.memory(), c.id(argument));
  }

  /** The text that the units of a {@code char[]}, or the bytes of a {@code byte[]}, make. */
  static @Nullable Expr units(PathMemory m, long id) {
    HeapObject object = m.object(id);
    if (object instanceof SymbolicArray array) {
      boolean isShort = array.length() instanceof Const known && known.value().asInt() <= SHORT;
      return isShort && array.written() != null
          ? units(m, array, (int) id, ((Const) array.length()).value().asInt())
          : units(m, array, (int) id);
    }
    HeapArray array = (HeapArray) object;
    return units(m, array, 0, array.length());
  }

  /**
   * Some elements of such an argument, from one on so many; null where these are not known or not
   * there. A buffer has thousands of elements, and a line in it only a few.
   */
  static @Nullable Expr units(Call c, int argument, Expr from, Expr count) {
    boolean isKnown =
        !c.isOpen(argument)
            && !c.isNull(argument)
            && from instanceof Const
            && count instanceof Const;
    if (!isKnown || !(c.memory().object(c.id(argument)) instanceof HeapArray array)) {
      return null;
    }
    int start = ((Const) from).value().asInt();
    int length = ((Const) count).value().asInt();
    return start >= 0 && length >= 0 && start <= array.length() - length
        ? units(c.memory(), array, start, start + length)
        : null;
  }

  private static Expr units(PathMemory m, HeapArray array, int start, int end) {
    int mask = mask(m, array);
    UnitRow row = new UnitRow(m.terms());
    for (int i = start; i < end; i++) {
      if (array.sym(i) == null) {
        row.add((char) (array.raw(i) & mask));
      } else {
        row.add(masked(m.terms(), mask, array.raw(i), array.sym(i)));
      }
    }
    return term(m, row);
  }

  private static Expr term(PathMemory m, UnitRow row) {
    return row.content() instanceof Expr term
        ? term
        : m.terms().factory().string((String) row.content());
  }

  /** One unit after the other, of an array whose length has become known. */
  private static Expr units(PathMemory m, SymbolicArray array, int id, int length) {
    UnitRow row = new UnitRow(m.terms());
    for (int i = 0; i < length; i++) {
      Expr element = m.element(id, m.terms().factory().intConst(i));
      Expr unit = masked(m.terms(), mask(m, array), 0, element);
      if (unit instanceof Const known) {
        row.add((char) known.value().asInt());
      } else {
        row.add(unit);
      }
    }
    return term(m, row);
  }

  private static int mask(PathMemory m, HeapObject array) {
    return array.type() == m.type(JvmType.BYTE.arrayOf()) ? BYTE : UNIT;
  }

  private static Expr masked(Terms terms, int mask, long raw, @Nullable Object sym) {
    Expr value = terms.of(Sort.INT, raw, sym);
    return mask == UNIT ? value : terms.ints().and(value, terms.factory().intConst(mask));
  }

  /** What was there at first, and then all that was written. */
  private static @Nullable Expr units(PathMemory m, SymbolicArray array, int id) {
    Expr text = initial(m, array, id);
    if (text == null) {
      return null;
    }
    Deque<Cell> oldestFirst = new ArrayDeque<>();
    for (Cell cell = array.written(); cell != null; cell = cell.before()) {
      oldestFirst.push(cell);
    }
    Terms terms = m.terms();
    int mask = mask(m, array);
    boolean isOwn = array.origin(id) == id && !array.isCopy();
    for (Cell cell : oldestFirst) {
      Expr value = masked(terms, mask, cell.raw(), cell.sym());
      Expr unit = terms.ints().narrow(value, Sort.CHAR);
      Expr changed = terms.strings().withCharAt(text, cell.index(), unit);
      text = isOwn ? changed : where(terms, cell.index(), array.length(), changed, text);
    }
    return text;
  }

  /** A copy also has the cells behind its end. */
  private static Expr where(Terms terms, Expr index, Expr length, Expr changed, Expr same) {
    return terms.factory().ite(terms.ints().lt(index, length), changed, same);
  }

  private static @Nullable Expr initial(PathMemory m, SymbolicArray array, int id) {
    Terms terms = m.terms();
    int origin = array.origin(id);
    if (origin == 0) {
      return terms.strings().repeat(terms.factory().string("\0"), array.length());
    }
    Expr text = text(((SymbolicArray) m.object(origin)).computed());
    return text == null || !array.isCopy()
        ? text
        : terms.strings().substring(text, terms.factory().intConst(0), array.length());
  }

  private static @Nullable Expr text(@Nullable ComputedElements computed) {
    if (computed instanceof TextUnits units) {
      return units.text();
    }
    if (computed instanceof MarkedBytes bytes) {
      return bytes.written();
    }
    return computed instanceof TextBytes bytes && !bytes.isWide() ? bytes.text() : null;
  }
}
