package dev.clew.solver.smtlib;

import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.smtlib.elaboration.ScriptDeclarations;
import dev.clew.solver.smtlib.elaboration.SortDefinition;
import dev.clew.solver.smtlib.elaboration.SortReader;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Named;
import dev.clew.solver.smtlib.elaboration.SymbolUses;
import dev.clew.solver.smtlib.elaboration.TermElaborator;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.SmtText;
import dev.clew.solver.smtlib.theory.TheoryGaps;
import dev.clew.solver.smtlib.theory.TheorySymbols;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that a running script has built up; what the groups of commands work on. */
final class ScriptSession {

  /** In the names of parameters; no symbol of a script can have it. */
  static final String PARAMETER_MARK = "\\";

  private final ExprFactory terms;
  private final Solver solver;
  private final ScriptReplies replies;
  private final ScriptSettings settings;
  private final ScriptDeclarations declarations = new ScriptDeclarations();
  private final AssertionLevels assertions = new AssertionLevels();
  private final SortReader sorts;
  private final TermElaborator elaborator;
  private final TheoryGaps gaps = new TheoryGaps();
  private final UnitAnswers answers;
  private @Nullable Check check;

  /**
   * The latest answer, as long as it is about the present assertions.
   *
   * @param assumptions of {@code check-sat-assuming}
   * @param sources as the assumptions were written
   */
  record Check(Verdict verdict, List<Expr> assumptions, List<SExpr> sources) {}

  ScriptSession(ExprFactory terms, Solver solver, ScriptReplies replies, Duration timeout) {
    this.terms = terms;
    this.solver = solver;
    this.replies = replies;
    this.settings = new ScriptSettings(timeout);
    TheorySymbols theories = new TheorySymbols();
    this.sorts = new SortReader(theories, declarations);
    SymbolUses uses = new SymbolUses(terms, theories, declarations, gaps);
    this.elaborator = new TermElaborator(terms, sorts, uses, this::name);
    this.answers = new UnitAnswers(terms, solver, gaps);
  }

  private void name(SExpr symbol, Expr term) {
    if (hasParameter(term)) {
      throw new ScriptException(
          symbol.position(), "'" + SmtText.of(symbol) + "' names a term with parameters", "none");
    }
    define(symbol, new Named(term));
  }

  private static boolean hasParameter(Expr term) {
    List<Expr> found = new ArrayList<>();
    new PostOrder()
        .visit(
            term,
            part -> {
              if (part instanceof Symbol symbol && symbol.name().contains(PARAMETER_MARK)) {
                found.add(symbol);
              }
            });
    return !found.isEmpty();
  }

  void define(SExpr symbol, SymbolDefinition definition) {
    declarations.define(symbol, definition, settings.isOn("global-declarations"));
  }

  void defineSort(SExpr symbol, SortDefinition definition) {
    declarations.defineSort(symbol, definition, settings.isOn("global-declarations"));
  }

  ExprFactory terms() {
    return terms;
  }

  Solver solver() {
    return solver;
  }

  ScriptReplies replies() {
    return replies;
  }

  ScriptSettings settings() {
    return settings;
  }

  ScriptDeclarations declarations() {
    return declarations;
  }

  AssertionLevels assertions() {
    return assertions;
  }

  SortReader sorts() {
    return sorts;
  }

  TheoryGaps gaps() {
    return gaps;
  }

  /** Where queries go. */
  UnitAnswers answers() {
    return answers;
  }

  TermElaborator elaborator() {
    return elaborator;
  }

  @Nullable Check check() {
    return check;
  }

  void answered(Check latest) {
    check = latest;
  }

  /** Back to where the script began. */
  void reset() {
    check = null;
    assertions.clear();
    declarations.clear();
    settings.clear();
  }

  /** The assertions are about to change. */
  void forgetAnswer() {
    check = null;
  }
}
