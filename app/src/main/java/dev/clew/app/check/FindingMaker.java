package dev.clew.app.check;

import dev.clew.app.check.Attempts.Failure;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.output.Finding;
import dev.clew.replay.Frame;
import dev.clew.replay.Replay;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One finding for each place and exception, shown with the simplest inputs. */
final class FindingMaker {

  /** What makes failures the same. */
  private record Cause(Site site, String exception) {}

  /** A stack that overflows is the same all the way down. */
  private static final int DEEPEST = 32;

  private final Classifier classifier;
  private final Set<Finding.Kind> errors;

  /**
   * @param errors what counts as an error
   */
  FindingMaker(Program program, Set<Finding.Kind> errors) {
    this.classifier = new Classifier(program);
    this.errors = errors;
  }

  /** Whether a call shows an error. */
  boolean isError(MethodInfo target, Attempts.Ended call) {
    return Attempts.failure(call.path(), call.replay().ending())
        .flatMap(threw -> meaning(target, call.path(), threw))
        .map(meaning -> errors.contains(meaning.kind()))
        .orElse(false);
  }

  private Optional<Classifier.Meaning> meaning(
      MethodInfo target, ExploredPath path, Replay.Ending.Threw threw) {
    return threw.exception().equals(Finding.ENDLESS)
            && path.outcome() instanceof Outcome.Endless endless
        ? classifier.ofLoop(endless.site())
        : classifier.of(target, path.inputs(), threw);
  }

  List<Finding> of(MethodInfo target, List<Failure> failures) {
    Map<Cause, List<Failure>> byCause = new LinkedHashMap<>();
    for (Failure failure : failures) {
      Cause cause = new Cause(failure.site(), failure.threw().exception());
      byCause.computeIfAbsent(cause, c -> new ArrayList<>()).add(failure);
    }
    List<Finding> findings = new ArrayList<>();
    byCause.forEach((cause, same) -> finding(target, cause, same).ifPresent(findings::add));
    findings.sort(Comparator.comparingInt(finding -> finding.site().line()));
    return findings;
  }

  /** An error among failures of one cause speaks for them; preconditions alone are none. */
  private Optional<Finding> finding(MethodInfo target, Cause cause, List<Failure> same) {
    Optional<Finding> best = Optional.empty();
    for (Failure failure :
        same.stream().sorted(Comparator.comparing(each -> Simplicity.of(each.path()))).toList()) {
      Optional<Classifier.Meaning> meaning = meaning(target, failure.path(), failure.threw());
      if (meaning.isPresent() && (best.isEmpty() || !best.get().isError())) {
        Finding finding = finding(cause, failure, meaning.get(), same.size());
        best = best.isEmpty() || finding.isError() ? Optional.of(finding) : best;
      }
    }
    return best;
  }

  private Finding finding(Cause cause, Failure failure, Classifier.Meaning meaning, int paths) {
    return new Finding(
        failure.number(),
        meaning.kind(),
        meaning.rule(),
        errors.contains(meaning.kind()),
        cause.exception(),
        failure.threw().message(),
        cause.site(),
        paths,
        failure.entry().call(failure.path().inputs()),
        trace(failure.threw().trace()));
  }

  /** The users' frames, outermost first. */
  private static List<Site> trace(List<Frame> frames) {
    List<Site> sites = new ArrayList<>();
    for (Frame frame : frames) {
      if (!frame.isJdk()) {
        sites.add(0, frame.site());
      }
    }
    return sites.subList(0, Math.min(sites.size(), DEEPEST));
  }
}
