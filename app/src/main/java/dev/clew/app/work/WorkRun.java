package dev.clew.app.work;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import dev.clew.app.UserException;
import dev.clew.app.analysis.ResultMaker;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.work.WorkDone;
import dev.clew.engine.work.WorkUnit;
import dev.clew.output.TargetResult;
import dev.clew.output.json.ResultsFile;
import dev.clew.solver.Budget;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Does units, one line after the other, and tells of each in a line: what {@code clew work} is. A
 * program stays open as long as lines are about it.
 */
public final class WorkRun implements AutoCloseable {

  /** What was wrong with any of the lines. */
  public enum Trouble {
    NONE,
    /** A line that orders nothing, or something that cannot be done. */
    BAD_UNIT,
    /** A bug in Clew. */
    BUG
  }

  private final int jobs;
  private final Budget budget;
  private final UnaryOperator<UnitBudget> limits;
  private final Consumer<String> answers;
  private final Consumer<String> mistakes;
  private Trouble trouble = Trouble.NONE;
  private @Nullable WorkSetup opened;
  private @Nullable WorkProgram program;

  /**
   * @param jobs how many threads
   * @param budget for all units; what there is no time for is given back
   * @param limits changes the budgets of units
   * @param answers hears a line for each unit
   * @param mistakes hears a line for each bad one
   */
  public WorkRun(
      int jobs,
      Budget budget,
      UnaryOperator<UnitBudget> limits,
      Consumer<String> answers,
      Consumer<String> mistakes) {
    this.jobs = jobs;
    this.budget = budget;
    this.limits = limits;
    this.answers = answers;
    this.mistakes = mistakes;
  }

  /** Does what the lines order. */
  public Trouble perform(BufferedReader lines) throws IOException {
    WorkReader reader = new WorkReader(lines);
    for (Optional<WorkReader.Line> line = reader.next(); line.isPresent(); line = reader.next()) {
      try {
        answer(line.get());
      } catch (UserException e) {
        bad(line.get(), e.getMessage() + "; " + e.remedy());
      } catch (IllegalArgumentException e) {
        bad(line.get(), e.getMessage() + "; see docs/work.md for what a unit is");
      }
    }
    return trouble;
  }

  private void bad(WorkReader.Line line, String problem) {
    String told = "unit " + line.number() + ": " + problem.replaceAll("\\s*\\R\\s*", " ");
    mistakes.accept(told);
    ObjectNode json = head(line);
    json.put("error", told);
    answers.accept(UnitJson.json(json));
    worse(Trouble.BAD_UNIT);
  }

  private void answer(WorkReader.Line line) {
    WorkOrder order = OrderJson.read(line.text());
    ObjectNode json = head(line);
    List<WorkUnit> left = List.of(order.unit());
    if (!budget.exhausted()) {
      WorkDone done = perform(order);
      json.putRawValue("result", new RawValue(ResultsFile.line(result(order, done))));
      left = done.left();
      if (done.exploration().status() == Status.FAILED) {
        worse(Trouble.BUG);
      }
    }
    var units = json.putArray("left");
    left.forEach(unit -> units.add(OrderJson.tree(order.with(unit))));
    answers.accept(UnitJson.json(json));
  }

  private static ObjectNode head(WorkReader.Line line) {
    return UnitJson.MAPPER
        .createObjectNode()
        .put("version", OrderJson.VERSION)
        .put("unit", line.number());
  }

  private WorkDone perform(WorkOrder order) {
    UnitBudget limited = limits.apply(order.budget());
    return program(order.setup())
        .explore(order.target(), List.of(order.unit()), jobs, limited.from(budget));
  }

  private TargetResult result(WorkOrder order, WorkDone done) {
    WorkProgram current = Objects.requireNonNull(program);
    return new ResultMaker(current.program())
        .of(
            order.target().in(current.program()).target(),
            done.explorationWithNotes(),
            Optional.empty());
  }

  private WorkProgram program(WorkSetup setup) {
    WorkProgram current = program;
    if (current == null || !setup.equals(opened)) {
      close();
      current = WorkProgram.open(setup);
      program = current;
      opened = setup;
    }
    return current;
  }

  private void worse(Trouble other) {
    trouble = trouble.compareTo(other) >= 0 ? trouble : other;
  }

  @Override
  public void close() {
    if (program != null) {
      program.close();
      program = null;
      opened = null;
    }
  }
}
