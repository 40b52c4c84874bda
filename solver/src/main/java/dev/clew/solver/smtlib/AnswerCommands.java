package dev.clew.solver.smtlib;

import static java.util.Map.entry;

import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Sat;
import dev.clew.solver.Verdict.Unsat;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.smtlib.AssertionLevels.Assertion;
import dev.clew.solver.smtlib.ScriptSession.Check;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Named;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SmtText;
import dev.clew.solver.smtlib.theory.LiteralCharacters;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Commands that say more about the latest answer. */
final class AnswerCommands {

  private final ScriptSession session;

  AnswerCommands(ScriptSession session) {
    this.session = session;
  }

  Map<String, Consumer<ScriptCommand>> all() {
    return Map.ofEntries(
        entry("get-model", this::getModel),
        entry("get-value", this::getValue),
        entry("get-assignment", this::getAssignment),
        entry("get-assertions", this::getAssertions),
        entry("get-unsat-core", this::getUnsatCore),
        entry("get-unsat-assumptions", this::getUnsatAssumptions));
  }

  private void getModel(ScriptCommand command) {
    command.require(0, "");
    if (lastVerdict() instanceof Sat sat) {
      session
          .replies()
          .print(ModelPrinter.model(session.declarations().functions(), sat.assignment()));
    } else {
      session.replies().error("no model: the latest answer is not sat");
    }
  }

  private void getValue(ScriptCommand command) {
    command.require(1, "(term …)");
    List<SExpr> sources = command.list(0, "terms");
    List<Expr> terms = sources.stream().map(session.elaborator()::elaborate).toList();
    if (!(lastVerdict() instanceof Sat sat)) {
      session.replies().error("no value: the latest answer is not sat");
      return;
    }
    Evaluator evaluator = new Evaluator(sat.assignment());
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < terms.size(); i++) {
      String value = value(evaluator, terms.get(i), sources.get(i));
      if (value.isEmpty()) {
        session.replies().error("no value: too long, or a character beyond U+FFFF");
        return;
      }
      pairs.add("(" + SmtText.of(sources.get(i)) + " " + value + ")");
    }
    session.replies().print("(" + String.join("\n ", pairs) + ")");
  }

  /** Empty when there is none; a regular expression is its own value. */
  private String value(Evaluator evaluator, Expr term, SExpr source) {
    if (term.sort().equals(Sort.LANGUAGE)) {
      return RegexConstants.written(session, source);
    }
    try {
      return isBeyondUnits(evaluator, term) ? "" : ValuePrinter.value(evaluator.evaluate(term));
    } catch (FunctionFailure noValue) {
      return "";
    }
  }

  private boolean isBeyondUnits(Evaluator evaluator, Expr term) {
    List<Expr> codes = new ArrayList<>();
    new PostOrder()
        .visit(
            term,
            part -> {
              if (session.gaps().isBeyond(part)) {
                codes.add(part.arg(0));
              }
            });
    return codes.stream()
        .map(code -> evaluator.evaluate(code).asInteger())
        .anyMatch(
            code ->
                code.compareTo(BigInteger.valueOf(LiteralCharacters.MAX_UNIT)) > 0
                    && code.compareTo(BigInteger.valueOf(LiteralCharacters.MAX)) <= 0);
  }

  private void getAssignment(ScriptCommand command) {
    command.require(0, "");
    if (!(lastVerdict() instanceof Sat sat)) {
      session.replies().error("no assignment: the latest answer is not sat");
      return;
    }
    Evaluator evaluator = new Evaluator(sat.assignment());
    session
        .replies()
        .print(
            session.declarations().functions().entrySet().stream()
                .flatMap(entry -> truth(evaluator, entry.getKey(), entry.getValue()))
                .collect(Collectors.joining(" ", "(", ")")));
  }

  private static Stream<String> truth(
      Evaluator evaluator, String name, SymbolDefinition definition) {
    return definition instanceof Named named && named.expr().sort().equals(Sort.BOOL)
        ? Stream.of("(" + SmtText.symbol(name) + " " + evaluator.holds(named.expr()) + ")")
        : Stream.empty();
  }

  private void getAssertions(ScriptCommand command) {
    command.require(0, "");
    session
        .replies()
        .print(
            session.assertions().all().stream()
                .map(assertion -> SmtText.of(assertion.source()))
                .collect(Collectors.joining("\n ", "(", ")")));
  }

  private void getUnsatCore(ScriptCommand command) {
    command.require(0, "");
    if (!(lastVerdict() instanceof Unsat unsat)) {
      session.replies().error("no core: the latest answer is not unsat");
      return;
    }
    Set<Expr> core = new HashSet<>(unsat.core());
    session
        .replies()
        .print(
            session.assertions().all().stream()
                .filter(assertion -> !assertion.name().isEmpty())
                .filter(assertion -> core.remove(assertion.condition()))
                .map(Assertion::name)
                .map(SmtText::symbol)
                .collect(Collectors.joining(" ", "(", ")")));
  }

  private void getUnsatAssumptions(ScriptCommand command) {
    command.require(0, "");
    Check check = session.check();
    if (check == null || !(check.verdict() instanceof Unsat unsat)) {
      session.replies().error("no assumptions: the latest answer is not unsat");
      return;
    }
    Set<Expr> core = new HashSet<>(unsat.core());
    List<String> needed = new ArrayList<>();
    for (int i = 0; i < check.assumptions().size(); i++) {
      if (core.remove(check.assumptions().get(i))) {
        needed.add(SmtText.of(check.sources().get(i)));
      }
    }
    session.replies().print("(" + String.join(" ", needed) + ")");
  }

  private @Nullable Verdict lastVerdict() {
    Check check = session.check();
    return check == null ? null : check.verdict();
  }
}
