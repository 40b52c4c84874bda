package dev.clew.benchmarks.scale;

import dev.clew.app.cluster.RoundPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/** One exploration on a number of executors, in times that are computed and not waited for. */
final class SimulatedRun {

  /** Which of the ways that are known a worker goes next. */
  enum Order {
    /** Any, as the strategies that look for new code. */
    ANY,
    /** The newest, which leaves few behind. */
    NEWEST
  }

  private final SimulatedTree tree;
  private final SimulatedCosts costs;
  private final RoundPolicy policy;
  private final Order order;
  private final SplittableRandom random = new SplittableRandom(5);
  private List<SimulatedTree.Way> left = new ArrayList<>();
  private double driver;
  private long paths;

  SimulatedRun(
      SimulatedTree tree, SimulatedCosts costs, RoundPolicy policy, Order order, double work) {
    this.tree = tree;
    this.costs = costs;
    this.policy = policy;
    this.order = order;
    left.add(new SimulatedTree.Way(17, work));
  }

  /**
   * What it took.
   *
   * @param millis from the beginning to the end
   * @param driver of these, those in which the executors waited for the driver
   */
  record Time(double millis, double driver, int rounds) {}

  Time on(int executors) {
    double millis = 0;
    int rounds = 0;
    while (!left.isEmpty()) {
      millis += round(executors, policy.length(rounds++));
    }
    return new Time(millis, driver, rounds);
  }

  private double round(int executors, Duration length) {
    int count = Math.min(left.size(), policy.tasks(executors));
    double time = policy.taskTime(length, count, executors).toNanos() / 1e6;
    List<List<SimulatedTree.Way>> tasks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      tasks.add(new ArrayList<>());
    }
    for (int i = 0; i < left.size(); i++) {
      tasks.get(i % count).add(left.get(i));
    }
    left = new ArrayList<>();
    paths = 0;
    PriorityQueue<Double> places = new PriorityQueue<>();
    for (int i = 0; i < executors; i++) {
      places.add(0.0);
    }
    double last = 0;
    for (List<SimulatedTree.Way> task : tasks) {
      double end = places.remove() + perform(task, time);
      places.add(end);
      last = Math.max(last, end);
    }
    double own =
        costs.round() + count * costs.task() + left.size() * costs.unit() + paths * costs.path();
    driver += own;
    return last + own;
  }

  private double perform(List<SimulatedTree.Way> units, double time) {
    List<SimulatedTree.Way> known = new ArrayList<>();
    int begun = 0;
    double gone = 0;
    while ((begun < units.size() || !known.isEmpty()) && gone < time) {
      if (known.isEmpty()) {
        gone += costs.replay();
        known.add(units.get(begun++));
      }
      SimulatedTree.Gone path = tree.go(take(known));
      gone += path.millis();
      paths++;
      known.addAll(path.left());
    }
    left.addAll(units.subList(begun, units.size()));
    left.addAll(known);
    return gone;
  }

  private SimulatedTree.Way take(List<SimulatedTree.Way> known) {
    int last = known.size() - 1;
    int chosen = order == Order.NEWEST ? last : random.nextInt(known.size());
    SimulatedTree.Way way = known.get(chosen);
    known.set(chosen, known.get(last));
    known.remove(last);
    return way;
  }
}
