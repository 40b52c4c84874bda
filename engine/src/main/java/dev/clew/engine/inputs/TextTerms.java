package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.CastMessages;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.OpenText;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;

/** Texts whose unknown parts a model fills in. */
public final class TextTerms {

  private TextTerms() {}

  /** The text of a string object. */
  public static String evaluate(Machine m, long id, Evaluator evaluator) {
    Object content = m.texts().content(id);
    if (!(content instanceof OpenText open)) {
      return part(m, content, evaluator);
    }
    StringBuilder text = new StringBuilder();
    for (Object part : open.parts()) {
      text.append(part(m, part, evaluator));
    }
    return text.toString();
  }

  private static String part(Machine m, Object part, Evaluator evaluator) {
    if (part instanceof OpenText.OpenCast cast) {
      RuntimeClass chosen = m.classOf(cast.object()).candidates().get(0);
      return CastMessages.of(chosen, cast.wanted());
    }
    return part instanceof Expr term ? evaluator.evaluate(term).asString() : (String) part;
  }
}
