package dev.clew.engine.explore.report;

import dev.clew.engine.explore.feasibility.Feasibility;
import dev.clew.engine.explore.feasibility.PathModel;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.explore.limit.TimeShare;
import dev.clew.engine.inputs.DatumWriter;
import dev.clew.engine.inputs.InputRoot;
import dev.clew.engine.machine.DecisionPath;
import dev.clew.engine.machine.Ending;
import dev.clew.engine.machine.FurtherInput;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.StandardInput;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.PathTrace;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.print.TermPrinter;
import dev.clew.solver.semantics.StringTooLong;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes a path that has ended down: its condition, its inputs, its outcome. */
public final class PathReport {

  /** With a path's own values: there is no knowing which way those would go. */
  public static final Reason TOO_LONG =
      new Reason(
          ReasonCode.TEXT_LENGTH,
          "a text on it is longer than " + StringTooLong.LONGEST + " characters");

  /** Of the time for inputs that no other path has a say in; then it is the search's turn. */
  private static final int PART = 4;

  /** What most runs that come to an end need less of. */
  private static final Duration FREE = Duration.ofSeconds(10);

  private final TimeShare share = new TimeShare(PART, FREE);
  private final MethodInfo target;
  private final List<InputRoot> roots;
  private final Feasibility repeatable;
  private final ShortInputs shortInputs;
  private final SmallNumbers smallNumbers;
  private final OutsideInfluence outsideInfluence;

  /** Paths share most of their conditions, and so the texts of them. */
  private final Map<Expr, String> printed = new HashMap<>();

  private final StringPictures pictures;
  private final PathStepWriter steps = new PathStepWriter();

  public PathReport(
      MethodInfo target,
      List<InputRoot> roots,
      Feasibility repeatable,
      Bounds bounds,
      StringPictures pictures) {
    this.pictures = pictures;
    this.target = target;
    this.roots = roots;
    this.repeatable = repeatable;
    this.shortInputs = new ShortInputs(repeatable, bounds);
    this.smallNumbers = new SmallNumbers(repeatable);
    this.outsideInfluence = new OutsideInfluence(repeatable);
  }

  /** Null if the path turns out to be infeasible. */
  public @Nullable ExploredPath of(Machine m, PathModel carried) {
    List<Expr> guards = m.path().guards();
    PathModel model = model(guards, carried);
    if (model == null) {
      return null;
    }
    if (!model.proven()) {
      Outcome outcome = new OutcomeWriter(m, target).withoutModel(m.ending());
      return path(m, List.of(), outcome, /* proven= */ false);
    }
    ShortInputs.Found found = shortInputs.look(m, guards, model);
    PathModel small = found.model();
    if (small == null) {
      Outcome cut = new Outcome.Cut(Objects.requireNonNull(found.tooLong()));
      return path(m, List.of(), cut, /* proven= */ true);
    }
    if (m.ending() instanceof Ending.Threw) {
      return told(m, smallNumbers.look(m, guards, small));
    }
    ExploredPath path = told(m, small);
    return makesLongArray(path.outcome()) ? told(m, smallNumbers.look(m, guards, small)) : path;
  }

  /** Whether smaller numbers may make an array that can be told. */
  private static boolean makesLongArray(Outcome outcome) {
    return outcome instanceof Outcome.Unsupported unsupported
        && unsupported.reason().cause() == ReasonCode.ARRAY_LENGTH;
  }

  private ExploredPath told(Machine m, PathModel simple) {
    DatumWriter writer = new DatumWriter(m, simple.evaluator());
    boolean isMissing = isInputMissing(m.ending());
    boolean outsideMatters =
        isMissing || outsideInfluence.matters(m, simple, other -> outcome(m, other));
    List<Input> inputs = isMissing ? List.of() : inputs(m, writer, outsideMatters);
    Outcome outcome = outcome(m, writer, simple);
    return path(m, inputs, outcome, /* proven= */ true);
  }

  private ExploredPath path(Machine m, List<Input> inputs, Outcome outcome, boolean proven) {
    DecisionPath path = m.path();
    PathTrace trace =
        new PathTrace(
            steps.of(path, this::text),
            pictures.wants(path.decisions())
                ? StringPictures.paint(path.guards())
                : Optional.empty());
    return new ExploredPath(
            path.decisions(),
            condition(path),
            inputs,
            outcome,
            proven,
            m.journal().hasFollowedAll())
        .with(trace);
  }

  /** What comes of other inputs than those that are reported. */
  private Outcome outcome(Machine m, PathModel other) {
    DatumWriter writer = new DatumWriter(m, other.evaluator());
    inputs(m, writer, /* outsideMatters= */ true); // they get their numbers first
    return outcome(m, writer, other);
  }

  /** What a path returns may be a text that cannot be told, or one that is too long for that. */
  private Outcome outcome(Machine m, DatumWriter writer, PathModel model) {
    try {
      return new OutcomeWriter(m, target).write(m.ending(), writer, model.evaluator());
    } catch (UnsupportedException e) {
      return new Outcome.Unsupported(e.reason());
    } catch (FunctionFailure noValue) {
      return new Outcome.Cut(TOO_LONG);
    }
  }

  /** Whether the path ended because one of its inputs cannot be made. */
  private static boolean isInputMissing(Ending ending) {
    return ending instanceof Ending.Unsupported unsupported
        && unsupported.reason().cause() == ReasonCode.INPUT_CLASS;
  }

  private List<Input> inputs(Machine m, DatumWriter writer, boolean outsideMatters) {
    List<Input> inputs = new ArrayList<>();
    for (InputRoot root : roots) {
      inputs.add(
          new Input(
              root.name(),
              root.type().javaName(),
              writer.write(root.type(), root.raw(), root.sym())));
    }
    for (FurtherInput each : m.journal().furtherInputs()) {
      inputs.add(
          new Input(
              each.name(),
              each.type().javaName(),
              writer.write(each.type(), each.raw(), each.sym()),
              outsideMatters || !OutsideInfluence.isAnswer(each),
              each.origin()));
    }
    StandardInput read = m.journal().standardInput();
    if (read != null) {
      inputs.add(
          new Input(
              StandardInput.NAME,
              "byte[]",
              writer.bytes(read.bytes()),
              /* matters= */ true,
              InputOrigin.STANDARD_INPUT));
    }
    return inputs;
  }

  /** What the inputs of a path are under an assignment, whatever else they could be. */
  public List<Input> inputs(Machine m, Assignment values) {
    DatumWriter writer = new DatumWriter(m, new Evaluator(values));
    return inputs(m, writer, /* outsideMatters= */ true);
  }

  /** What a solver without memory says of some conditions. */
  public Verdict decide(List<Expr> conditions) {
    return repeatable.decide(conditions);
  }

  /** The names of the receiver and the parameters, with their types. */
  public List<InputRoot> roots() {
    return roots;
  }

  /** What a solver without memory says, so that no other path has a say in these inputs. */
  private @Nullable PathModel model(List<Expr> guards, PathModel carried) {
    long start = System.nanoTime();
    PathModel found =
        carried.proven() && share.isUsedUp()
            ? repeatable.solveBriefly(guards, PathModel.empty())
            : repeatable.solve(guards, PathModel.empty());
    share.spentSince(start);
    if (found == null && carried.proven()) {
      throw new IllegalStateException("a condition that has a model is said to have none");
    }
    boolean better = found == null || found.proven() || !carried.proven();
    return better ? found : carried;
  }

  /** What a decision says; empty where that goes without saying. */
  private String text(DecisionPath step) {
    Expr guard = step.guard();
    String note = step.note();
    if (note != null) {
      return note;
    }
    return guard == null || guard instanceof Const
        ? ""
        : printed.computeIfAbsent(guard, TermPrinter::print);
  }

  /** When a path is taken, as far as it was gone. */
  public List<String> condition(DecisionPath path) {
    Set<String> texts = new LinkedHashSet<>();
    for (DecisionPath step : path.steps()) {
      Expr guard = step.guard();
      String note = step.note();
      if (note != null && !note.isEmpty()) {
        texts.add(note);
      }
      if (note == null && guard != null && step.choice() >= 0 && !(guard instanceof Const)) {
        texts.add(printed.computeIfAbsent(guard, TermPrinter::print));
      }
    }
    return List.copyOf(texts);
  }
}
