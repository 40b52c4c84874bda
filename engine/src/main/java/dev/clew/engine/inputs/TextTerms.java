package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.CastMessages;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.TextTerm;
import dev.clew.solver.eval.Evaluator;

/** Texts whose unknown parts a model fills in. */
public final class TextTerms {

  private TextTerms() {}

  /** The text of a string object. */
  public static String evaluate(Machine m, long id, Evaluator evaluator) {
    Object content = m.texts().content(id);
    if (!(content instanceof TextTerm term)) {
      return (String) content;
    }
    StringBuilder text = new StringBuilder();
    for (Object part : term.parts()) {
      if (part instanceof TextTerm.OpenCast cast) {
        RuntimeClass chosen = m.classOf(cast.object()).candidates().get(0);
        text.append(CastMessages.of(chosen, cast.wanted()));
      } else if (part instanceof TextTerm.Part unknown) {
        long raw = evaluator.evaluate(unknown.term()).raw();
        text.append(Primitives.box(unknown.kind(), raw));
      } else {
        text.append(part);
      }
    }
    return text.toString();
  }
}
