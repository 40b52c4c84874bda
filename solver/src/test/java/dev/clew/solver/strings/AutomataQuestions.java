package dev.clew.solver.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.Language;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.List;

/** Asks automata, with numbers beside them, and judges models by the evaluator. */
class AutomataQuestions {

  final ExprFactory terms = Simplifier.factory();
  final AutomataSolver solver =
      new AutomataSolver(SolverChain.over(List.of(), StringBackEnds.AUTOMATA));
  final Symbol s = terms.symbol("s", Sort.STRING);
  final Symbol t = terms.symbol("t", Sort.STRING);
  final Symbol u = terms.symbol("u", Sort.STRING);
  final Symbol n = terms.symbol("n", Sort.INTEGER);

  Expr op(StringOp op, Expr... args) {
    return terms.apply(op, args);
  }

  Expr text(String text) {
    return terms.string(text);
  }

  Expr number(long number) {
    return terms.integerConst(number);
  }

  Expr length(Expr string) {
    return op(StringOp.LENGTH, string);
  }

  Expr isNumber(Expr term, long number) {
    return terms.eq(term, number(number));
  }

  Expr plus(Expr a, Expr b) {
    return terms.apply(IntegerOp.ADD, a, b);
  }

  Expr less(Expr a, Expr b) {
    return terms.apply(IntegerOp.LT, a, b);
  }

  Expr in(Expr string, Language language) {
    return op(StringOp.IN, string, terms.language(language));
  }

  Verdict verdict(Expr... conjuncts) {
    return solver.check(Query.of(List.of(conjuncts), Budget.of(Duration.ofSeconds(5))));
  }

  void satisfiable(Expr... conjuncts) {
    Verdict verdict = verdict(conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    Evaluator evaluator = new Evaluator(((Verdict.Sat) verdict).assignment());
    assertThat(evaluator.allHold(List.of(conjuncts))).isTrue();
  }

  void unsatisfiable(Expr... conjuncts) {
    assertThat(verdict(conjuncts)).isInstanceOf(Verdict.Unsat.class);
  }

  void notRefuted(Expr... conjuncts) {
    assertThat(verdict(conjuncts)).isNotInstanceOf(Verdict.Unsat.class);
  }
}
