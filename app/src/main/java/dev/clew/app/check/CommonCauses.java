package dev.clew.app.check;

import dev.clew.app.check.classify.UnsetFields;
import dev.clew.engine.outcome.Site;
import dev.clew.output.Finding;
import dev.clew.output.FindingOrder;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One finding for each cause of a whole run. The place that five callers lead to is one mistake: it
 * is shown with the call that convinces most, and says how many targets lead there.
 */
public final class CommonCauses {

  private record Place(Site site, String exception) {}

  /** What makes findings the same: where, what, and by which instruction, as far as is known. */
  private record Cause(Place place, String code) {}

  /** Of calls that are worth the same those that say more in less. */
  private static final Comparator<Finding> BEST =
      FindingOrder.MOST_USEFUL_FIRST
          .thenComparingInt(finding -> finding.trace().size())
          .thenComparingInt(finding -> finding.call().length());

  private CommonCauses() {}

  /** The same results, with each cause in one target; the others keep their paths. */
  public static Results merged(Results results) {
    Map<Place, String> codes = new HashMap<>();
    results
        .findings()
        .filter(finding -> !finding.instruction().isEmpty())
        .filter(finding -> place(finding).site().equals(finding.site()))
        .forEach(finding -> codes.putIfAbsent(place(finding), finding.instruction()));
    Map<Cause, Finding> best = new HashMap<>();
    Map<Cause, Integer> targets = new HashMap<>();
    results
        .findings()
        .forEach(
            finding -> {
              best.merge(cause(finding, codes), finding, CommonCauses::better);
              targets.merge(cause(finding, codes), 1, Integer::sum);
            });
    List<TargetResult> merged = new ArrayList<>();
    for (TargetResult target : results.targets()) {
      List<Finding> kept = new ArrayList<>();
      for (Finding finding : target.findings()) {
        Cause cause = cause(finding, codes);
        if (finding.equals(best.get(cause))) {
          best.remove(cause); // of equal ones the first has it
          kept.add(finding.reachedBy(targets.getOrDefault(cause, 1)));
        }
      }
      merged.add(target.withFindings(kept));
    }
    return results.withTargets(merged);
  }

  private static Finding better(Finding known, Finding other) {
    return BEST.compare(other, known) < 0 ? other : known;
  }

  /** An instruction that is not known is taken for another of its place. */
  private static Cause cause(Finding finding, Map<Place, String> codes) {
    Place place = place(finding);
    String code = place.site().equals(finding.site()) ? finding.instruction() : "";
    return new Cause(place, code.isEmpty() ? codes.getOrDefault(place, "") : code);
  }

  /** A field of an object that is null is one mistake, whichever of its methods uses it. */
  private static Place place(Finding finding) {
    boolean isNull = finding.exception().equals("java.lang.NullPointerException");
    Site site =
        (isNull ? UnsetFields.nullField(finding.message()) : Optional.<String>empty())
            .map(field -> new Site(finding.site().className(), field, -1))
            .orElse(finding.site());
    return new Place(site, finding.exception());
  }
}
