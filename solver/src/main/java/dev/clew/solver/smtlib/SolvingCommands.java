package dev.clew.solver.smtlib;

import static java.util.Map.entry;

import dev.clew.solver.Budget;
import dev.clew.solver.Verdict;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.smtlib.AssertionLevels.Assertion;
import dev.clew.solver.smtlib.elaboration.TermAnnotations;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.ScriptPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Commands that change the assertions, and those that ask the solver about them. */
final class SolvingCommands {

  private final ScriptSession session;
  private final BiConsumer<ScriptPosition, Verdict> listener;

  /**
   * @param listener told of every answer and where it was asked for
   */
  SolvingCommands(ScriptSession session, BiConsumer<ScriptPosition, Verdict> listener) {
    this.session = session;
    this.listener = listener;
  }

  Map<String, Consumer<ScriptCommand>> all() {
    return Map.ofEntries(
        entry("assert", this::assertTerm),
        entry("push", this::push),
        entry("pop", this::pop),
        entry("reset", this::reset),
        entry("reset-assertions", this::resetAssertions),
        entry("check-sat", this::checkSat),
        entry("check-sat-assuming", this::checkSatAssuming));
  }

  private void assertTerm(ScriptCommand command) {
    command.require(1, "term");
    Expr condition =
        RegexConstants.settle(session, command.arg(0))
            ? session.terms().bool(true)
            : condition(command.arg(0));
    String name = TermAnnotations.nameOf(command.arg(0)).orElse("");
    session.forgetAnswer();
    session.assertions().add(new Assertion(condition, command.arg(0), name));
  }

  private Expr condition(SExpr term) {
    Expr condition = session.elaborator().elaborate(term);
    if (!condition.sort().equals(Sort.BOOL)) {
      throw new ScriptException(
          term.position(), "the term has sort " + condition.sort(), Sort.BOOL.toString());
    }
    return condition;
  }

  private void push(ScriptCommand command) {
    session.forgetAnswer();
    for (int i = command.count(); i > 0; i--) {
      session.declarations().push();
      session.assertions().push();
    }
  }

  private void pop(ScriptCommand command) {
    int levels = command.count();
    if (levels > session.assertions().levels()) {
      throw new ScriptException(
          command.position(),
          "'pop' of " + levels + " levels",
          "at most " + session.assertions().levels());
    }
    session.forgetAnswer();
    for (int i = levels; i > 0; i--) {
      session.declarations().pop();
      session.assertions().pop();
    }
  }

  private void reset(ScriptCommand command) {
    command.require(0, "");
    session.reset();
  }

  private void resetAssertions(ScriptCommand command) {
    command.require(0, "");
    session.forgetAnswer();
    session.assertions().clear();
    session.declarations().clearLocals();
  }

  private void checkSat(ScriptCommand command) {
    command.require(0, "");
    check(command, List.of());
  }

  private void checkSatAssuming(ScriptCommand command) {
    command.require(1, "(literal …)");
    check(command, command.list(0, "literals"));
  }

  private void check(ScriptCommand command, List<SExpr> sources) {
    List<Expr> assumptions = sources.stream().map(this::condition).toList();
    List<Expr> conjuncts = new ArrayList<>();
    session.assertions().all().forEach(assertion -> conjuncts.add(assertion.condition()));
    conjuncts.addAll(assumptions);
    Budget budget = Budget.of(session.settings().timeout());
    Verdict verdict = session.answers().check(conjuncts, budget);
    session.answered(new ScriptSession.Check(verdict, assumptions, sources));
    session.replies().print(ScriptResult.word(verdict));
    listener.accept(command.position(), verdict);
  }
}
