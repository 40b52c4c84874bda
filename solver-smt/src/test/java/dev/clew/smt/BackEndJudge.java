package dev.clew.smt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks a back end whether operators give what our semantics says, many at a time; a batch that
 * fails is halved until the case at fault is known.
 */
final class BackEndJudge {

  private static final Duration LIMIT = Duration.ofSeconds(60);

  private final Solver solver;
  private int names;

  BackEndJudge(Solver solver) {
    this.solver = solver;
  }

  /** How the arguments are put. */
  enum Style {
    /** As constants, which tests the back end's own folding. */
    CONSTANTS,
    /** As unknowns of their own, each pinned to its value. */
    APART,
    /** As the same unknowns for all cases, which makes one circuit serve them all. */
    SHARED
  }

  /** Fails unless the back end agrees. Cases that share unknowns must have the same sorts. */
  void requireAgreement(List<OperatorCase> cases, Style style) {
    String complaint = style == Style.SHARED ? shared(cases) : apart(cases, style);
    if (complaint.isEmpty()) {
      return;
    }
    if (cases.size() == 1) {
      fail("%s, %s: %s", cases.get(0), style, complaint);
    }
    int half = cases.size() / 2;
    requireAgreement(cases.subList(0, half), style);
    requireAgreement(cases.subList(half, cases.size()), style);
    assertThat(complaint).as("only together: %s", cases).isEmpty();
  }

  private String apart(List<OperatorCase> cases, Style style) {
    ExprFactory terms = new ExprFactory(Rewriter.NONE);
    Expr pinned = terms.bool(true);
    Expr allAgree = terms.bool(true);
    for (OperatorCase each : cases) {
      List<Expr> operands = new ArrayList<>();
      for (Value arg : each.args()) {
        Expr constant = terms.constant(arg);
        boolean unknown = style == Style.APART;
        operands.add(unknown ? terms.symbol("x" + names++, arg.sort()) : constant);
      }
      pinned = terms.and(pinned, pins(terms, each, operands));
      allAgree = terms.and(allAgree, agrees(terms, each, operands));
    }
    return complaint(List.of(pinned, allAgree), List.of(pinned, terms.not(allAgree)));
  }

  private String shared(List<OperatorCase> cases) {
    ExprFactory terms = new ExprFactory(Rewriter.NONE);
    List<Expr> operands = new ArrayList<>();
    for (Value arg : cases.get(0).args()) {
      operands.add(terms.symbol("x" + names++, arg.sort()));
    }
    Expr oneIsRight = terms.bool(false);
    Expr oneIsWrong = terms.bool(false);
    for (OperatorCase each : cases) {
      Expr pinned = pins(terms, each, operands);
      Expr agrees = agrees(terms, each, operands);
      oneIsRight = terms.or(oneIsRight, terms.and(pinned, agrees));
      oneIsWrong = terms.or(oneIsWrong, terms.and(pinned, terms.not(agrees)));
    }
    return complaint(List.of(oneIsRight), List.of(oneIsWrong));
  }

  private static Expr pins(ExprFactory terms, OperatorCase each, List<Expr> operands) {
    Expr pins = terms.bool(true);
    for (int i = 0; i < operands.size(); i++) {
      pins = terms.and(pins, terms.eq(operands.get(i), terms.constant(each.args().get(i))));
    }
    return pins;
  }

  private static Expr agrees(ExprFactory terms, OperatorCase each, List<Expr> operands) {
    return terms.eq(each.term(terms, operands), terms.constant(each.expected()));
  }

  private String complaint(List<Expr> right, List<Expr> wrong) {
    Verdict sat = solver.check(query(right));
    if (!(sat instanceof Verdict.Sat)) {
      return "the right values are " + sat;
    }
    Verdict unsat = solver.check(query(wrong));
    return unsat instanceof Verdict.Unsat ? "" : "other values are " + unsat;
  }

  private static Query query(List<Expr> conjuncts) {
    return Query.of(conjuncts, Budget.of(LIMIT));
  }
}
