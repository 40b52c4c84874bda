package dev.clew.smt.text;

import dev.clew.smt.process.SmtWorker;
import dev.clew.smt.process.WorkerReply;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.Verdict.Unknown;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One query's dialogue with a solver: what it proposes is evaluated, and when it does not hold the
 * solver is told what it did not know, and asked again.
 */
final class SolverDialogue {

  private static final int MAX_ROUNDS = 12;

  /** What strings are confined to when a solver has found one that is too long to spell. */
  private static final int ORDINARY_LENGTH = 1 << 10;

  private final SmtWorker worker;
  private final QueryScript script;
  private final Query query;
  private final Set<String> lessons = new LinkedHashSet<>();
  private @Nullable Verdict ending;
  private boolean described;
  private boolean confined;

  SolverDialogue(SmtWorker worker, QueryScript script, Query query) {
    this.worker = worker;
    this.script = script;
    this.query = query;
  }

  Verdict verdict() {
    for (int round = 0; round < MAX_ROUNDS; round++) {
      AnswerReader.@Nullable Finding finding = ask();
      if (finding == AnswerReader.Finding.UNSAT) {
        return confined
            ? new Unknown(Reason.INCOMPLETE, worker.title() + " finds very long strings only")
            : new Verdict.Unsat(query.conjuncts());
      }
      if (finding == AnswerReader.Finding.UNKNOWN) {
        return query.budget().exhausted()
            ? Verdict.outOf(query.budget())
            : new Unknown(Reason.INCOMPLETE, worker.title() + " does not know");
      }
      Optional<Assignment> proposal = finding == null ? Optional.empty() : proposal();
      if (ending != null) {
        return ending;
      }
      if (proposal.isPresent() && holds(proposal.get())) {
        return new Verdict.Sat(proposal.get());
      }
      if (!learn(proposal)) {
        break;
      }
    }
    return gaveUp();
  }

  private AnswerReader.@Nullable Finding ask() {
    List<String> parts = script.parts();
    if (!lessons.isEmpty()) {
      parts = new ArrayList<>(parts);
      parts.addAll(lessons);
    }
    String said = said(worker.ask(parts, "(check-sat)", query.budget()));
    return said == null ? null : AnswerReader.finding(said);
  }

  /** What the solver said; null when it did not, and this ends here. */
  private @Nullable String said(WorkerReply reply) {
    if (reply instanceof WorkerReply.Said said) {
      return said.text();
    }
    ending =
        reply instanceof WorkerReply.Silent silent
            ? silent.why()
            : new Unknown(
                Reason.FAILED,
                worker.title() + " complained: " + firstLine(((WorkerReply.Refused) reply).text()));
    return null;
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }

  /** The values that the solver found; none when some of them are no values of Java's. */
  private Optional<Assignment> proposal() {
    List<Symbol> symbols = script.symbols();
    if (symbols.isEmpty()) {
      return Optional.of(Assignment.EMPTY);
    }
    String said = said(worker.askMore(script.valuesQuestion(), query.budget()));
    if (said == null) {
      return Optional.empty();
    }
    described = AnswerReader.hasDescription(said);
    Map<Symbol, Value> values = AnswerReader.values(symbols, said);
    return values.size() < symbols.size() ? Optional.empty() : Optional.of(Assignment.of(values));
  }

  private boolean holds(Assignment proposal) {
    try {
      return new Evaluator(proposal).allHold(query.conjuncts());
    } catch (FunctionFailure noValue) {
      return false;
    }
  }

  /**
   * Adds what is true and was not known, or confines strings that are too long; false when there is
   * nothing of that.
   */
  private boolean learn(Optional<Assignment> proposal) {
    if (described) {
      confined = true;
      return lessons.add(script.bounded(ORDINARY_LENGTH));
    }
    boolean learnt = lessons.add(script.details());
    if (proposal.isPresent()) {
      Evaluator evaluator = new Evaluator(proposal.get());
      for (UnknownApproximation approximation : script.approximations()) {
        Optional<String> lesson = approximation.learn(evaluator);
        learnt |= lesson.isPresent() && lessons.add(lesson.get());
      }
    }
    return learnt;
  }

  private Unknown gaveUp() {
    List<String> names =
        script.approximations().stream()
            .map(approximation -> approximation.apply().op().toString())
            .distinct()
            .toList();
    return names.isEmpty()
        ? new Unknown(Reason.WRONG_MODEL, worker.title() + " gave a model that does not hold")
        : new Unknown(
            Reason.UNSUPPORTED, worker.title() + " does not take " + String.join(", ", names));
  }
}
