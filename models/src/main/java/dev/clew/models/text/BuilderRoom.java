package dev.clew.models.text;

import dev.clew.engine.model.PathMemory;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * How many units the array of a builder has room for: what there was, and each length that was
 * asked for since. Kept as a row, as the capacity is hardly ever asked for.
 *
 * @param before null for the first capacity
 * @param units the first capacity, or a length that has to fit in; null where it is not known
 */
record BuilderRoom(@Nullable BuilderRoom before, @Nullable Expr units) {

  /** What is behind the text of a builder that is made of one, and in one made of nothing. */
  static final int SPARE = 16;

  /** Later JDKs grow in other steps where a wide unit comes into a narrow text. */
  private static final int LAST_KNOWN = 21;

  /** What no one knows the capacity of. */
  static final BuilderRoom UNKNOWN = new BuilderRoom(null, null);

  static BuilderRoom of(Expr units) {
    return new BuilderRoom(null, units);
  }

  /** Makes room for a text of some length; the JDK doubles what it has, and adds two. */
  BuilderRoom with(Expr length) {
    return new BuilderRoom(this, length);
  }

  /** The capacity; null where it is not known. */
  @Nullable Expr capacity(PathMemory m) {
    if (m.featureVersion() > LAST_KNOWN) {
      return null;
    }
    Deque<Expr> lengths = new ArrayDeque<>();
    for (BuilderRoom room = this; room != null; room = room.before) {
      if (room.units == null) {
        return null;
      }
      lengths.push(room.units);
    }
    Expr capacity = lengths.pop();
    while (!lengths.isEmpty()) {
      capacity = grown(m.terms(), capacity, lengths.pop());
    }
    return capacity;
  }

  private static Expr grown(Terms terms, Expr capacity, Expr length) {
    Expr two = terms.factory().intConst(2);
    Expr doubled = terms.ints().add(terms.ints().mul(capacity, two), two);
    Expr larger = terms.factory().ite(terms.ints().lt(doubled, length), length, doubled);
    return terms.factory().ite(terms.ints().lt(capacity, length), larger, capacity);
  }
}
