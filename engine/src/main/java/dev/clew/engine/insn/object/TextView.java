package dev.clew.engine.insn.object;

import dev.clew.engine.heap.ComputedElements;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.machine.WellKnown;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.terms.Terms;
import dev.clew.engine.terms.TextBytes;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The array that the JDK's own code finds in a string that is a term: bytes computed from the text.
 * Whether a unit takes one of them or two is decided at the first look.
 */
public final class TextView {

  private static final Language NARROW =
      Language.star(Language.chars(CharSet.range('\0', '\u00FF')));

  private TextView() {}

  /** Where the array and the width of its units are kept. */
  public record Place(int id, int value, int coder) {

    private static Place ofString(Machine m, int id) {
      WellKnown known = m.runtime().wellKnown();
      return new Place(id, known.stringValue(), known.stringCoder());
    }
  }

  /** Forks over the width of the units; then the instruction is executed once more. */
  static @Nullable Insn decide(Machine m, Frame f, Insn at, int id) {
    return decide(m, f, at, m.texts().term(id), Place.ofString(m, id));
  }

  /** The same for a text that another object holds as a string does. */
  public static @Nullable Insn decide(Machine m, Frame f, Insn at, Expr text, Place place) {
    Expr narrow = isNarrow(m.terms(), text);
    return m.fork(
        f,
        at,
        List.of(
            Branch.when(narrow, (x, g) -> put(x, at, place, 0, text)),
            Branch.when(m.terms().factory().not(narrow), (x, g) -> put(x, at, place, 1, text))));
  }

  /** Whether one byte is enough for each unit. */
  public static Expr isNarrow(Terms terms, Expr text) {
    return terms.factory().apply(StringOp.IN, text, terms.factory().language(NARROW));
  }

  private static Insn put(Machine m, Insn at, Place place, int coder, Expr text) {
    Terms terms = m.terms();
    Expr units = terms.strings().length(text);
    Expr length = terms.ints().shl(units, terms.factory().intConst(coder));
    fill(m, place, coder, length, new TextBytes(terms, text, coder != 0));
    return at;
  }

  private static void fill(Machine m, Place place, int coder, Expr length, ComputedElements bytes) {
    WellKnown known = m.runtime().wellKnown();
    Instance holder = (Instance) m.heap().own(place.id);
    SymbolicArray array = SymbolicArray.computed(m.token(), known.byteArray(), length, null, bytes);
    holder.set(place.coder, coder);
    holder.set(place.value, m.heap().add(array));
  }

  /**
   * A string with the same text and an array that has its length and nothing else: for code that is
   * known to throw before it looks at a unit.
   */
  public static int standIn(Machine m, Expr text) {
    int id = m.texts().create(text);
    standIn(m, text, Place.ofString(m, id));
    return id;
  }

  /** Fills an object with such an array. */
  public static void standIn(Machine m, Expr text, Place place) {
    fill(m, place, 0, m.terms().strings().length(text), index -> unread());
  }

  private static Expr unread() {
    throw new UnsupportedException(
        ReasonCode.STRING_TERM, "a text in a call that should have failed");
  }
}
