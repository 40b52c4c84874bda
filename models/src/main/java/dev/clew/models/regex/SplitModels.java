package dev.clew.models.regex;

import dev.clew.engine.heap.ComputedElements;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Models;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;

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

  private static CallExit ofText(Call c, Expr limit) {
    Regex regex = Regex.argument(c, 1);
    return regex == null ? c.own() : split(c, regex, c.text(0), limit);
  }

  private static CallExit ofPattern(Call c, Expr limit) {
    Regex regex = Regex.of(c, c.id(0));
    return regex == null || !c.isText(1) ? c.own() : split(c, regex, c.text(1), limit);
  }

  private static CallExit split(Call c, Regex regex, Expr text, Expr limit) {
    PathMemory m = c.memory();
    Terms terms = c.terms();
    Expr count = terms.patterns().splitCount(text, regex.text(), regex.flags(), limit);
    ComputedElements parts =
        index -> terms.patterns().splitPartInside(text, regex.text(), regex.flags(), limit, index);
    RuntimeClass type = m.type(JvmType.STRING.arrayOf());
    if (count instanceof Const known) {
      return c.giveObject(filled(m, type, (int) known.value().raw(), parts));
    }
    return c.giveObject(m.add(SymbolicArray.computed(m.token(), type, count, null, parts)));
  }

  private static int filled(PathMemory m, RuntimeClass type, int length, ComputedElements parts) {
    HeapArray array = HeapArrays.create(m.token(), type, length);
    for (int i = 0; i < length; i++) {
      array.set(i, m.newText(parts.element(m.terms().factory().intConst(i))), null);
    }
    return m.add(array);
  }
}
