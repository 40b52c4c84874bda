package dev.clew.smt.text;

import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.List;
import java.util.Optional;

/**
 * A term that stands for an unknown of which not everything is said.
 *
 * @param apply the term
 * @param result the unknown
 * @param args the arguments, under names that can be used anywhere; empty if they are not known
 */
record UnknownApproximation(Apply apply, SmtCode result, List<SmtCode> args) {

  UnknownApproximation {
    args = List.copyOf(args);
  }

  /**
   * The term's value for the arguments that a proposal gives it, as a fact; if that is possible.
   */
  Optional<String> learn(Evaluator proposal) {
    if (args.isEmpty()) {
      return Optional.empty();
    }
    try {
      StringBuilder premise = new StringBuilder("(and true");
      for (SmtCode arg : args) {
        if (arg.source().sort().kind() != Sort.Kind.LANGUAGE) {
          premise.append(' ').append(is(arg, proposal.evaluate(arg.source())));
        }
      }
      String conclusion = is(result, proposal.evaluate(apply));
      return Optional.of("(assert (=> " + premise + ") " + conclusion + "))");
    } catch (FunctionFailure noValue) {
      return Optional.empty();
    }
  }

  private static String is(SmtCode code, Value value) {
    return switch (value.sort().kind()) {
      case BOOL -> "(= " + code.text() + " " + value.asBoolean() + ")";
      case STRING -> "(= " + code.text() + " " + SmtLiterals.string(value.asString()) + ")";
      case BITS -> {
        String number = SmtLiterals.integer(value.asInteger());
        yield BitsText.equal(
            code, new SmtCode(code.source(), number, TermRange.only(value.asInteger())));
      }
      default -> "(= " + code.text() + " " + SmtLiterals.integer(value.asInteger()) + ")";
    };
  }
}
