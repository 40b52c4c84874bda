package dev.clew.app.cluster;

import dev.clew.app.work.UnitJson;
import dev.clew.app.work.WorkTarget;
import dev.clew.engine.explore.WorkResults;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.work.WorkUnit;
import java.util.ArrayList;
import java.util.List;

/** What is known of a target, and what is left to do for it. */
final class TargetWork {

  private final WorkTarget target;
  private final List<String> units = new ArrayList<>(List.of(UnitJson.write(WorkUnit.WHOLE)));
  private final WorkResults results = new WorkResults();
  private long nanos;
  private String failure = "";

  TargetWork(WorkTarget target) {
    this.target = target;
  }

  WorkTarget target() {
    return target;
  }

  synchronized int left() {
    return units.size();
  }

  /** Hands all units out, in so many parts at most. */
  synchronized List<List<String>> deal(int bundles) {
    int count = Math.min(bundles, units.size());
    List<List<String>> dealt = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      dealt.add(new ArrayList<>());
    }
    for (int i = 0; i < units.size(); i++) {
      dealt.get(i % count).add(units.get(i));
    }
    units.clear();
    return dealt;
  }

  /** Takes back what nobody did. */
  synchronized void giveBack(List<String> some) {
    units.addAll(some);
  }

  synchronized void add(BundleAnswer.Content content) {
    results.add(content.done());
    nanos += content.exploration().effort().totalNanos();
    units.addAll(content.left());
    if (failure.isEmpty()) {
      failure = content.failure();
    }
  }

  /** All there is, in the order of decisions. */
  synchronized Exploration exploration() {
    return results.exploration(units.isEmpty(), nanos);
  }

  /** Why an engine gave up; empty if none did. */
  synchronized String failure() {
    return failure;
  }
}
