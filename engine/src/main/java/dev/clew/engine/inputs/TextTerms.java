package dev.clew.engine.inputs;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.TextTerm;
import dev.clew.solver.eval.Evaluator;

/** Texts whose unknown parts a model fills in. */
public final class TextTerms {

  private TextTerms() {}

  /** The text of a string object. */
  public static String evaluate(Machine m, long id, Evaluator evaluator) {
    Instance string = m.instance(id);
    if (!(string.payload() instanceof TextTerm term)) {
      return m.texts().of(id);
    }
    StringBuilder text = new StringBuilder();
    for (Object part : term.parts()) {
      if (part instanceof TextTerm.Part unknown) {
        long raw = evaluator.evaluate(unknown.term()).raw();
        text.append(Primitives.box(unknown.kind(), raw));
      } else {
        text.append(part);
      }
    }
    return text.toString();
  }
}
