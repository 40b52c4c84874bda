package dev.clew.solver.smtlib;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.Verdict.Sat;
import dev.clew.solver.Verdict.Unknown;
import dev.clew.solver.Verdict.Unsat;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.smtlib.theory.LiteralCharacters;
import dev.clew.solver.smtlib.theory.TheoryGaps;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Makes answers about strings of UTF-16 units into answers about SMT-LIB's strings, whose
 * characters go on to U+2FFFF.
 *
 * <p>A model over units is a model, if no {@code str.from_code} is asked for a character beyond
 * them. Where there is none over units, characters that nothing tells apart could be renamed into
 * the top of the units, so there is none at all; codes tell characters apart, so a second query
 * asks whether a code may be that high. See the decision "Units for characters".
 */
public final class UnitAnswers {

  /** No query of fewer terms needs more different characters at the top of the alphabet. */
  private static final int FEWEST_SPARE = 256;

  /** ASCII has digits, and letters with case: these are mentioned without being written. */
  private static final int ASCII = 0x7F;

  private final ExprFactory terms;
  private final Solver solver;
  private final TheoryGaps gaps;

  public UnitAnswers(ExprFactory terms, Solver solver, TheoryGaps gaps) {
    this.terms = terms;
    this.solver = solver;
    this.gaps = gaps;
  }

  /** The answer for SMT-LIB's strings; asks the solver once or twice, within one budget. */
  public Verdict check(List<Expr> conjuncts, Budget budget) {
    List<Expr> asked = gaps.hasBeyond() ? withinUnits(conjuncts) : conjuncts;
    Verdict verdict = solver.check(Query.of(asked, budget));
    return verdict instanceof Unsat unsat
        ? refutation(core(unsat, conjuncts, asked), budget)
        : verdict;
  }

  private List<Expr> withinUnits(List<Expr> conjuncts) {
    CodeTerms units = CodeTerms.within(terms, gaps);
    List<Expr> asked = new ArrayList<>(conjuncts.stream().map(units::apply).toList());
    asked.addAll(units.conditions());
    return asked;
  }

  /** What contradicts itself; everything, if a condition that was added here takes part. */
  private static List<Expr> core(Unsat unsat, List<Expr> conjuncts, List<Expr> asked) {
    Set<Expr> named = new HashSet<>(unsat.core());
    List<Expr> core = new ArrayList<>();
    for (int i = 0; i < conjuncts.size(); i++) {
      if (named.remove(asked.get(i))) {
        core.add(conjuncts.get(i));
      }
    }
    return core.isEmpty() || !named.isEmpty() ? conjuncts : core;
  }

  /** Whether what has no model over units has none over all characters. */
  private Verdict refutation(List<Expr> core, Budget budget) {
    Survey survey = new Survey();
    core.forEach(survey::add);
    // A condition on strings may have been folded away, but only what regular expressions mention
    // can fold otherwise over more characters.
    if (!survey.hasStrings && gaps.highest() <= LiteralCharacters.MAX_UNIT - FEWEST_SPARE) {
      return new Unsat(core);
    }
    int first = LiteralCharacters.MAX_UNIT + 1 - Math.max(FEWEST_SPARE, 2 * survey.terms);
    if (first <= Math.max(ASCII, Math.max(survey.highest, gaps.highest()))) {
      return new Unknown(Reason.UNSUPPORTED, LiteralCharacters.BEYOND);
    }
    CodeTerms all = CodeTerms.from(terms, gaps, first);
    List<Expr> asked = new ArrayList<>(core.stream().map(all::apply).toList());
    if (all.isEmpty()) {
      return new Unsat(core);
    }
    asked.addAll(all.conditions());
    Verdict verdict = solver.check(Query.of(asked, budget));
    if (verdict instanceof Sat) {
      return new Unknown(Reason.UNSUPPORTED, LiteralCharacters.BEYOND);
    }
    return verdict instanceof Unsat ? new Unsat(core) : verdict;
  }

  /** What matters about the terms of a query. */
  private static final class Survey {
    private final PostOrder order = new PostOrder();
    private int terms;
    private int highest = -1;
    private boolean hasStrings;

    void add(Expr conjunct) {
      order.visit(conjunct, this::visit);
    }

    private void visit(Expr term) {
      terms++;
      if (term.sort().kind() == Sort.Kind.STRING) {
        hasStrings = true;
        if (term instanceof Const constant) {
          highest = Math.max(highest, constant.value().asString().chars().max().orElse(-1));
        }
      }
    }
  }
}
