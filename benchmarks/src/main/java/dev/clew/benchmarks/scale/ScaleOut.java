package dev.clew.benchmarks.scale;

import dev.clew.app.cluster.RoundPolicy;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Prints how much faster executors are than one, by policies of dividing the work. Costs are those
 * that {@code docs/scale.md} says were measured; nothing is waited for.
 */
public final class ScaleOut {

  private static final int[] EXECUTORS = {1, 2, 4, 10, 30, 100, 300, 1000};

  private static final SimulatedTree TREE = new SimulatedTree(6, 1.2, 3);
  private static final SimulatedCosts COSTS = new SimulatedCosts(60, 4, 0.06, 0.15, 8);

  private ScaleOut() {}

  private record Plan(RoundPolicy policy, SimulatedRun.Order order) {}

  /** Prints the tables; an argument is the work in minutes of one executor. */
  public static void main(String[] args) {
    double minutes = args.length > 0 ? Double.parseDouble(args[0]) : 600;
    System.out.printf(Locale.ROOT, "speed-up, %.0f minutes of work%n%-34s", minutes, "policy");
    for (int executors : EXECUTORS) {
      System.out.printf("%8d", executors);
    }
    System.out.println();
    plans().forEach((name, plan) -> row(name, plan, minutes * 60_000));
  }

  private static Map<String, Plan> plans() {
    RoundPolicy own = RoundPolicy.DEFAULT;
    Map<String, Plan> plans = new LinkedHashMap<>();
    plans.put("as it is", new Plan(own, SimulatedRun.Order.ANY));
    plans.put("as it is, newest first", new Plan(own, SimulatedRun.Order.NEWEST));
    plans.put("one task a place", any(new RoundPolicy(own.first(), 2, own.longest(), 1)));
    plans.put("ten tasks a place", any(new RoundPolicy(own.first(), 2, own.longest(), 10)));
    plans.put("rounds of 1 s", any(fixed(Duration.ofSeconds(1))));
    plans.put("rounds of 5 s", any(fixed(Duration.ofSeconds(5))));
    plans.put("rounds of 20 s", any(fixed(Duration.ofSeconds(20))));
    plans.put("up to 60 s", any(new RoundPolicy(own.first(), 2, Duration.ofSeconds(60), 3)));
    Duration ever = Duration.ofDays(1);
    plans.put("split for 1 s, then no more", any(new RoundPolicy(own.first(), 1_000, ever, 3)));
    return plans;
  }

  private static Plan any(RoundPolicy policy) {
    return new Plan(policy, SimulatedRun.Order.ANY);
  }

  private static RoundPolicy fixed(Duration length) {
    return new RoundPolicy(length, 1, length, 3);
  }

  private static void row(String name, Plan plan, double work) {
    System.out.printf("%-34s", name);
    StringBuilder driver = new StringBuilder();
    for (int executors : EXECUTORS) {
      SimulatedRun.Time time =
          new SimulatedRun(TREE, COSTS, plan.policy, plan.order, work).on(executors);
      System.out.printf(Locale.ROOT, "%8.1f", work / time.millis());
      driver.append(String.format(Locale.ROOT, "%7.0f%%", 100 * time.driver() / time.millis()));
    }
    System.out.printf("%n%-34s%s%n", "  waiting for the driver", driver);
  }
}
