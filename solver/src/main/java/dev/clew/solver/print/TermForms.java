package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import java.util.Arrays;

/** The phrase of any term; looks only a few levels deep. */
final class TermForms {

  private final CoreForms core;
  private final BitsForms bits;
  private final FloatForms floats;
  private final IntegerForms integers;
  private final StringForms strings;

  TermForms(SharedTerms sharing) {
    SumForms sums = new SumForms(sharing);
    core = new CoreForms(sharing);
    bits = new BitsForms(sharing, sums);
    floats = new FloatForms(sharing, sums);
    integers = new IntegerForms(sharing, sums);
    strings = new StringForms(sharing);
  }

  Phrase of(Expr expr) {
    if (expr instanceof Const constant) {
      return Phrase.atom(ConstantForms.text(constant.value()));
    }
    return expr instanceof Symbol symbol ? Phrase.atom(symbol.name()) : of((Apply) expr);
  }

  private Phrase of(Apply apply) {
    return switch (apply.op().theory()) {
      case CORE -> core.of((CoreOp) apply.op(), apply);
      case BITS -> bits.of((BitsOp) apply.op(), apply);
      case FLOAT -> floats.of((FloatOp) apply.op(), apply);
      case INTEGER -> integers.of((IntegerOp) apply.op(), apply);
      case STRING -> strings.of((StringOp) apply.op(), apply);
      case FUNCTION -> Phrase.call(((Function) apply.op()).name(), Arrays.asList(apply.args()));
    };
  }
}
