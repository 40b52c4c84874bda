package dev.clew.app.cluster;

import dev.clew.solver.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Has a cluster do what is left of some targets, round after round. */
final class WorkRounds {

  /** Of the time that is left, for a round: its answers have to come back. */
  private static final double MOST = 0.85;

  /** For a round that does not come back in time; then the run is over. */
  private static final Duration GRACE = Duration.ofMillis(400);

  private final Cluster cluster;
  private final RoundPolicy policy;

  WorkRounds(Cluster cluster, RoundPolicy policy) {
    this.cluster = cluster;
    this.policy = policy;
  }

  /** Goes on until nothing is left, or time is up. */
  void run(List<TargetWork> works, Budget budget) {
    for (int round = 0; !budget.exhausted(); round++) {
      List<TargetWork> open = works.stream().filter(work -> work.left() > 0).toList();
      if (open.isEmpty()) {
        return;
      }
      round(open, round, budget);
    }
  }

  private void round(List<TargetWork> open, int round, Budget budget) {
    int places = Math.max(1, cluster.places());
    List<Dealt> bundles = bundles(open, policy.tasks(places));
    int count = Math.min(bundles.size(), policy.tasks(places));
    Duration most = Duration.ofMillis((long) (budget.remaining().toMillis() * MOST));
    Duration length = policy.length(round);
    Duration time = policy.taskTime(length.compareTo(most) < 0 ? length : most, count, places);
    try {
      List<BundleTask> tasks = tasks(bundles, count, time, most);
      for (BundleAnswer answer : cluster.perform(tasks, budget.remaining().plus(GRACE))) {
        bundles.get(answer.number()).settle(answer.unpacked());
      }
    } finally {
      bundles.forEach(Dealt::giveBack);
    }
  }

  /** Targets have as many bundles as they have units, in proportion; each has one at least. */
  private static List<Dealt> bundles(List<TargetWork> open, int wanted) {
    long all = open.stream().mapToLong(TargetWork::left).sum();
    List<Dealt> bundles = new ArrayList<>();
    for (TargetWork work : open) {
      long share = wanted * (long) work.left() / all;
      for (List<String> units : work.deal((int) Math.max(1, share))) {
        bundles.add(new Dealt(work, new UnitBundle(bundles.size(), work.target(), units)));
      }
    }
    return bundles;
  }

  private static List<BundleTask> tasks(
      List<Dealt> bundles, int count, Duration time, Duration most) {
    List<List<UnitBundle>> dealt = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      dealt.add(new ArrayList<>());
    }
    for (int i = 0; i < bundles.size(); i++) {
      dealt.get(i % count).add(bundles.get(i).bundle);
    }
    return dealt.stream()
        .map(some -> new BundleTask(some, time.toMillis(), most.toMillis()))
        .toList();
  }

  /** A bundle that is out, whose answer counts once. */
  private static final class Dealt {

    private final TargetWork work;
    private final UnitBundle bundle;
    private boolean isSettled;

    Dealt(TargetWork work, UnitBundle bundle) {
      this.work = work;
      this.bundle = bundle;
    }

    void settle(BundleAnswer.Content content) {
      if (!isSettled) {
        isSettled = true;
        work.add(content);
      }
    }

    void giveBack() {
      if (!isSettled) {
        work.giveBack(bundle.units());
      }
    }
  }
}
