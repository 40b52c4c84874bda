package dev.clew.benchmarks.sets;

import dev.clew.smt.process.SmtEngine;
import dev.clew.smt.process.SmtWorker;
import dev.clew.smt.process.WorkerReply;
import dev.clew.solver.Budget;
import dev.clew.solver.SolverUnavailable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An SMT solver that reads the scripts itself, in a process of its own.
 *
 * <p>It gets a script's own text except for options that the standard does not name: those are
 * another solver's, and would end the run. When cvc5 refuses a script because the logic that it
 * names has not all that it uses, it gets the same script once more under the logic {@code ALL}.
 */
final class WorkerContestant implements ScriptContestant {

  private static final Duration START = Duration.ofSeconds(60);
  private static final Pattern OPTION =
      Pattern.compile("\\(\\s*set-option\\s+:([\\w.-]+)\\s+[^()\"]*\\)");
  private static final Pattern LOGIC = Pattern.compile("\\(\\s*set-logic\\s+\\w+\\s*\\)");
  private static final Set<String> STANDARD =
      Set.of("produce-models", "produce-unsat-cores", "produce-assignments", "global-declarations");
  private static final Pattern LEVELS = Pattern.compile("\\(\\s*(push|pop|check-sat-assuming)\\b");

  /** The reason of an unknown may stand beside it. */
  private static final Pattern ANSWER =
      Pattern.compile("\\s*(sat|unsat|unknown)(\\s+\\(.*\\))?\\s*");

  private final SmtEngine engine;
  private final SmtWorker worker;

  WorkerContestant(SmtEngine engine) {
    this.engine = engine;
    this.worker = new SmtWorker(engine);
  }

  @Override
  public ScriptOutcome run(ScriptFile file, Duration timeout) {
    try {
      worker.describe(Budget.of(START));
    } catch (SolverUnavailable missing) {
      return new ScriptOutcome(List.of(), true, String.valueOf(missing.getMessage()), 0);
    }
    String script = options(file) + text(file);
    Budget budget = Budget.of(timeout);
    long start = System.nanoTime();
    WorkerReply reply = worker.run(script, budget);
    if (engine == SmtEngine.CVC5 && reply instanceof WorkerReply.Refused) {
      reply = worker.run(LOGIC.matcher(script).replaceAll("(set-logic ALL)"), budget);
    }
    return outcome(file, reply, (System.nanoTime() - start) / 1e9);
  }

  private static ScriptOutcome outcome(ScriptFile file, WorkerReply reply, double seconds) {
    if (reply instanceof WorkerReply.Silent silent) {
      String why = silent.why().reason() + ": " + silent.why().detail();
      return new ScriptOutcome(List.of(), false, why, seconds);
    }
    return reply instanceof WorkerReply.Said said
        ? outcome(file, said.text(), seconds)
        : outcome(file, "\n" + ((WorkerReply.Refused) reply).text(), seconds);
  }

  private String options(ScriptFile file) {
    boolean incremental = file.checks() > 1 || LEVELS.matcher(file.text()).find();
    return switch (engine) {
      case CVC5 ->
          "(set-option :strings-exp true)(set-option :produce-models true)"
              + (incremental ? "(set-option :incremental true)\n" : "\n");
      case Z3 -> "";
    };
  }

  private static String text(ScriptFile file) {
    return OPTION
        .matcher(ScriptFile.withoutComments(file.text()))
        .replaceAll(option -> STANDARD.contains(option.group(1)) ? "$0" : "");
  }

  /** What was printed before the first complaint counts: later answers are about another script. */
  private static ScriptOutcome outcome(ScriptFile file, String printed, double seconds) {
    int complaint = printed.indexOf("(error");
    String valid = complaint < 0 ? printed : printed.substring(0, complaint);
    List<String> answers = new ArrayList<>();
    for (String line : valid.lines().toList()) {
      Matcher answer = ANSWER.matcher(line);
      if (answer.matches()) {
        answers.add(answer.group(1));
      }
    }
    boolean cutShort = answers.size() < file.checks();
    String reason = cutShort ? complaint(printed) : "";
    return new ScriptOutcome(answers, cutShort, reason, seconds);
  }

  private static String complaint(String printed) {
    return printed
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !ANSWER.matcher(line).matches())
        .findFirst()
        .orElse("no answer");
  }

  @Override
  public void close() {
    worker.close();
  }
}
