package dev.clew.models.regex;

import dev.clew.engine.heap.Arrays;
import dev.clew.engine.heap.Computed;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.Terms;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.Models;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** Texts that are split: an array of unknown length whose elements are terms. */
public final class SplitModels {

  private static final String TEXT = "Ljava/lang/String;";
  private static final String RESULT = ")[" + TEXT;

  private SplitModels() {}

  public static void register(Models models) {
    models
        .on("java/lang/String.split(" + TEXT + RESULT, c -> ofText(c, all(c)))
        .on("java/lang/String.split(" + TEXT + "I" + RESULT, c -> ofText(c, c.number(2)))
        .on(
            "java/util/regex/Pattern.split(Ljava/lang/CharSequence;" + RESULT,
            c -> ofPattern(c, all(c)))
        .on(
            "java/util/regex/Pattern.split(Ljava/lang/CharSequence;I" + RESULT,
            c -> ofPattern(c, c.number(2)));
  }

  private static Expr all(Call c) {
    return c.terms().factory().intConst(0);
  }

  private static @Nullable Insn ofText(Call c, Expr limit) {
    Regex regex = Regex.argument(c, 1);
    return regex == null ? c.own() : split(c, regex, c.text(0), limit);
  }

  private static @Nullable Insn ofPattern(Call c, Expr limit) {
    Regex regex = Regex.of(c, c.id(0));
    return regex == null || !c.isText(1) ? c.own() : split(c, regex, c.text(1), limit);
  }

  private static @Nullable Insn split(Call c, Regex regex, Expr text, Expr limit) {
    Machine m = c.machine();
    Terms terms = c.terms();
    Expr count = terms.patterns().splitCount(text, regex.text(), regex.flags(), limit);
    Computed parts =
        index -> terms.patterns().splitPartInside(text, regex.text(), regex.flags(), limit, index);
    RuntimeClass type = m.runtime().classes().arrayOf(m.runtime().wellKnown().string());
    if (count instanceof Const known) {
      return c.giveObject(filled(m, type, (int) known.value().raw(), parts));
    }
    return c.giveObject(m.heap().add(SymbolicArray.computed(m.token(), type, count, null, parts)));
  }

  private static int filled(Machine m, RuntimeClass type, int length, Computed parts) {
    HeapArray array = Arrays.create(m.token(), type, length);
    for (int i = 0; i < length; i++) {
      array.set(i, m.texts().create(parts.element(m.terms().factory().intConst(i))), null);
    }
    return m.heap().add(array);
  }
}
