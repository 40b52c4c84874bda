package dev.clew.app.check;

import dev.clew.app.check.access.CallAccess;
import dev.clew.app.check.access.EntryPoints;
import dev.clew.app.check.access.HollowObjects;
import dev.clew.app.check.classify.Classifier;
import dev.clew.app.check.trial.Attempts;
import dev.clew.app.check.trial.Attempts.Failure;
import dev.clew.app.check.trial.Simplicity;
import dev.clew.app.entry.Entry;
import dev.clew.app.options.ErrorChoice;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.TrialSettings;
import dev.clew.app.targets.TargetSet;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.output.Finding;
import dev.clew.replay.Replay;
import dev.clew.replay.TraceFrame;
import dev.clew.replay.recipe.Recipe;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One finding for each place and exception, shown with the simplest inputs. */
final class FindingMaker {

  /** What makes failures the same. */
  private record Cause(Site site, String exception, String instruction) {

    /** Whether it may be the same as another, for all that is known. */
    boolean isOfPlaceOf(Cause other) {
      return instruction.isEmpty()
          && !other.instruction.isEmpty()
          && site.equals(other.site)
          && exception.equals(other.exception);
    }
  }

  private static final String ENTRY_POINT = "entry point";

  /** A stack that overflows is the same all the way down. */
  private static final int DEEPEST = 32;

  private final Program program;
  private final Classifier classifier;
  private final CallAccess access;
  private final EntryPoints entryPoints;
  private final HollowObjects hollow;
  private final ErrorChoice errors;

  /** Of constructors that findings have asked for, whether the program calls them. */
  private final Map<HollowObjects.Constructor, Boolean> constructed = new LinkedHashMap<>();

  /**
   * @param options say what counts as an error
   */
  FindingMaker(TargetSet targets, Options options) {
    this.program = targets.program();
    this.classifier =
        new Classifier(program, options.get(ExplorationSettings.NULL_INPUTS) == NullInputs.YES);
    this.access = new CallAccess(program);
    this.entryPoints = new EntryPoints(targets);
    this.hollow = new HollowObjects(this::constructs);
    this.errors = options.get(TrialSettings.ERRORS);
  }

  private boolean constructs(HollowObjects.Constructor constructor) {
    return constructed.computeIfAbsent(constructor, entryPoints::constructs);
  }

  /**
   * What findings of a target depend on that code outside of it decides: whoever keeps them asks
   * for it again.
   */
  Map<Object, Boolean> others(MethodInfo target) {
    Map<Object, Boolean> others = new LinkedHashMap<>(constructed);
    others.put(ENTRY_POINT, entryPoints.isOne(target));
    return others;
  }

  /** Whether code outside still decides the same. */
  boolean holds(MethodInfo target, Map<Object, Boolean> others) {
    return others.entrySet().stream()
        .allMatch(
            each ->
                each.getValue()
                    == (each.getKey() instanceof HollowObjects.Constructor constructor
                        ? constructs(constructor)
                        : entryPoints.isOne(target)));
  }

  /** Whether a call shows an error. */
  boolean isError(MethodInfo target, Attempts.Ended call) {
    return Attempts.failure(call.path(), call.replay().ending())
        .flatMap(
            threw ->
                meaning(call.entry(), call.path(), threw)
                    .map(each -> counts(target, each, access(call.replay().recipe(), threw))))
        .orElse(false);
  }

  /** Whether an exception counts as an error, whoever can cause it. */
  boolean isUnwanted(Entry entry, List<Input> inputs, Replay.Ending.Threw threw) {
    return classifier
        .of(entry, inputs, threw)
        .filter(meaning -> errors.kinds().contains(meaning.kind()))
        .isPresent();
  }

  /** Who can do it: everybody could make a hollow object, and only the program has a use for it. */
  private Finding.Access access(Recipe recipe, Replay.Ending.Threw threw) {
    return hollow.areIn(recipe, threw) ? Finding.Access.INSIDE : access.of(recipe);
  }

  /** Public methods that may show what a target shows to code of its package, nearest first. */
  List<MethodInfo> leadingTo(MethodInfo target) {
    return entryPoints.leadingTo(target);
  }

  /** What only code inside the package can do counts where nobody in the program does it. */
  private boolean counts(MethodInfo target, Classifier.Meaning meaning, Finding.Access by) {
    return errors.kinds().contains(meaning.kind())
        && (by == Finding.Access.PUBLIC || errors.inside() || entryPoints.isOne(target));
  }

  private Optional<Classifier.Meaning> meaning(
      Entry entry, ExploredPath path, Replay.Ending.Threw threw) {
    return threw.exception().equals(Finding.ENDLESS)
            && path.outcome() instanceof Outcome.Endless endless
        ? classifier.ofLoop(endless.site())
        : classifier.of(entry, path.inputs(), threw);
  }

  List<Finding> of(MethodInfo target, List<Failure> failures) {
    Map<Cause, List<Failure>> byCause = new LinkedHashMap<>();
    for (Failure failure : failures) {
      byCause.computeIfAbsent(cause(failure), c -> new ArrayList<>()).add(failure);
    }
    joinUnknown(byCause);
    List<Finding> findings = new ArrayList<>();
    byCause.forEach((cause, same) -> finding(target, cause, same).ifPresent(findings::add));
    findings.sort(Comparator.comparingInt(finding -> finding.site().line()));
    return findings;
  }

  /** Failures whose instruction is not known are taken for another of their place. */
  private static void joinUnknown(Map<Cause, List<Failure>> byCause) {
    for (Cause unknown : List.copyOf(byCause.keySet())) {
      Optional<List<Failure>> other =
          byCause.entrySet().stream()
              .filter(each -> unknown.isOfPlaceOf(each.getKey()))
              .map(Map.Entry::getValue)
              .findFirst();
      List<Failure> moved = other.isPresent() ? byCause.remove(unknown) : null;
      if (other.isPresent() && moved != null) {
        other.get().addAll(moved);
      }
    }
  }

  /** A path whose end was foretold knows the instruction. */
  private Cause cause(Failure failure) {
    boolean isForetold =
        failure.path().outcome() instanceof Outcome.Threw threw
            && threw.site().equals(failure.site());
    String instruction =
        isForetold ? InstructionText.of(program, (Outcome.Threw) failure.path().outcome()) : "";
    return new Cause(failure.site(), failure.threw().exception(), instruction);
  }

  /** An error among failures of one cause speaks for them; preconditions alone are none. */
  private Optional<Finding> finding(MethodInfo target, Cause cause, List<Failure> same) {
    Optional<Finding> best = Optional.empty();
    for (Failure failure :
        same.stream().sorted(Comparator.comparing(each -> Simplicity.of(each.path()))).toList()) {
      Optional<Classifier.Meaning> meaning =
          meaning(failure.entry(), failure.path(), failure.threw());
      if (meaning.isPresent() && (best.isEmpty() || !best.get().isError())) {
        Finding finding = finding(target, cause, failure, meaning.get(), same.size());
        best = best.isEmpty() || finding.isError() ? Optional.of(finding) : best;
      }
    }
    return best;
  }

  private Finding finding(
      MethodInfo target, Cause cause, Failure failure, Classifier.Meaning meaning, int paths) {
    Finding.Access by = access(failure.recipe(), failure.threw());
    return new Finding(
        failure.number(),
        meaning.kind(),
        meaning.rule(),
        by,
        counts(target, meaning, by),
        cause.exception(),
        failure.threw().message(),
        cause.site(),
        cause.instruction(),
        paths,
        /* targets= */ 1,
        failure.entry().call(failure.path().inputs()),
        trace(failure.threw().trace()));
  }

  /** The users' frames, outermost first. */
  private static List<Site> trace(List<TraceFrame> frames) {
    List<Site> sites = new ArrayList<>();
    for (TraceFrame frame : frames) {
      if (!frame.isJdk()) {
        sites.add(0, frame.site());
      }
    }
    return sites.subList(0, Math.min(sites.size(), DEEPEST));
  }
}
