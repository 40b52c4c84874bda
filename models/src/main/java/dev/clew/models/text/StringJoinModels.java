package dev.clew.models.text;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.heap.SymbolicArray.Cell;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.terms.Terms;
import dev.clew.models.arrays.SmallValues;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code String}: texts one after the other, and a text beside another sequence. */
public final class StringJoinModels {

  private static final String STRING = "java/lang/String.";
  private static final String TEXT = "Ljava/lang/String;";

  /** More than a loop over an unknown array fills it with. */
  private static final int MOST_PARTS = 32;

  private static final SmallValues SIZE = new SmallValues(3, 4, MOST_PARTS);

  private StringJoinModels() {}

  /** Lengths are added without a look at the limit of an array, as they are in concatenation. */
  public static void register(Models models) {
    models
        .on(
            STRING + "join(" + TEXT + TEXT + TEXT + "[" + TEXT + "I)" + TEXT,
            Model.lookingInside(StringJoinModels::join))
        .value(
            "java/util/StringJoiner.checkAddLength(II)I",
            c -> c.terms().ints().add(c.number(1), c.number(2)))
        .on(STRING + "contentEquals(Ljava/lang/CharSequence;)Z", StringJoinModels::contentEquals);
  }

  private static CallExit contentEquals(Call c) {
    Expr other = SequenceTexts.text(c, 1);
    return other == null ? c.own() : c.give(c.terms().strings().equal(c.text(0), other));
  }

  /** What {@code String.join} and {@code StringJoiner} end in: prefix, suffix, delimiter, parts. */
  private static CallExit join(Call c) {
    if (!SIZE.isKnown(c)) {
      return SIZE.decide(c, 0);
    }
    PathMemory m = c.memory();
    List<Long> parts = parts(m, c.id(3), SIZE.value(c));
    if (!isJoined(m, c, parts)) {
      return c.own();
    }
    Terms terms = c.terms();
    Expr text = c.text(0);
    for (int i = 0; i < parts.size(); i++) {
      text = terms.text(text, i == 0 ? "" : c.text(2), m.text(parts.get(i)));
    }
    return c.give(terms.text(text, c.text(1)));
  }

  /** Whether all parts are there, and one of the texts is unknown. */
  private static boolean isJoined(PathMemory m, Call c, List<Long> parts) {
    boolean isUnknown = false;
    for (int argument = 0; argument < 3; argument++) {
      isUnknown |= m.isUnknownText(c.id(argument));
    }
    for (long part : parts) {
      if (part == 0) {
        return false;
      }
      isUnknown |= m.isUnknownText(part);
    }
    return isUnknown;
  }

  /** The first elements of an array; 0 for those that are null, or not known. */
  private static List<Long> parts(PathMemory m, long id, int size) {
    List<Long> parts = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      HeapObject array = m.object(id);
      parts.add(
          array instanceof HeapArray known
              ? part(known.raw(i), known.sym(i))
              : written(((SymbolicArray) array).written(), i));
    }
    return parts;
  }

  private static long written(@Nullable Cell newest, int index) {
    for (Cell cell = newest; cell != null; cell = cell.before()) {
      if (!(cell.index() instanceof Const place)) {
        return 0;
      }
      if (place.value().asInt() == index) {
        return part(cell.raw(), cell.sym());
      }
    }
    return 0;
  }

  private static long part(long raw, @Nullable Object sym) {
    return sym == null ? raw : 0;
  }
}
