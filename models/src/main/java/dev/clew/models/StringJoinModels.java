package dev.clew.models;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.RefArray;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.Terms;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** {@code String}: texts one after the other, and a text beside another sequence. */
final class StringJoinModels {

  private static final String STRING = "java/lang/String.";
  private static final String TEXT = "Ljava/lang/String;";

  private StringJoinModels() {}

  /** Lengths are added without a look at the limit of an array, as they are in concatenation. */
  static void register(Models models) {
    models
        .on(
            STRING + "join(" + TEXT + TEXT + TEXT + "[" + TEXT + "I)" + TEXT,
            Model.lookingInside(StringJoinModels::join))
        .value(
            "java/util/StringJoiner.checkAddLength(II)I",
            c -> c.terms().ints().add(c.number(1), c.number(2)))
        .on(STRING + "contentEquals(Ljava/lang/CharSequence;)Z", StringJoinModels::contentEquals);
  }

  private static @Nullable Insn contentEquals(Call c) {
    Expr other = Sequences.text(c, 1);
    return other == null ? c.own() : c.give(c.terms().strings().equal(c.text(0), other));
  }

  /** What {@code String.join} and {@code StringJoiner} end in: prefix, suffix, delimiter, parts. */
  private static @Nullable Insn join(Call c) {
    Machine m = c.machine();
    HeapObject parts = m.object(c.id(3));
    if (!(parts instanceof RefArray elements) || c.frame().sym(c.register(4)) != null) {
      return c.own();
    }
    int size = c.frame().intAt(c.register(4));
    if (!isJoined(m, c, elements, size)) {
      return c.own();
    }
    Terms terms = c.terms();
    Expr text = c.text(0);
    for (int i = 0; i < size; i++) {
      Expr part = m.texts().term(elements.raw(i));
      text = terms.text(text, i == 0 ? "" : c.text(2), part);
    }
    return c.give(terms.text(text, c.text(1)));
  }

  /** Whether all parts are there, and one of the texts is unknown. */
  private static boolean isJoined(Machine m, Call c, RefArray elements, int size) {
    boolean isUnknown = false;
    for (int argument = 0; argument < 3; argument++) {
      isUnknown |= m.texts().isUnknown(c.id(argument));
    }
    for (int i = 0; i < size; i++) {
      if (elements.sym(i) != null || elements.raw(i) == 0) {
        return false;
      }
      isUnknown |= m.texts().isUnknown(elements.raw(i));
    }
    return isUnknown;
  }
}
