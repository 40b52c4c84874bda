package dev.clew.replay.hunt;

import dev.clew.harness.replay.BatchReport;
import dev.clew.harness.replay.CallBatch;
import dev.clew.harness.replay.TracedTrial;
import dev.clew.harness.replay.Trial;
import dev.clew.replay.Replayer;
import dev.clew.replay.TraceFrame;
import dev.clew.replay.recipe.Recipe;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Performs calls in the JVM that replays them, too. */
public final class ReplayTracer implements CallTracer {

  /** Blocks that one call may reach: some milliseconds. */
  private static final int FUEL = 1 << 20;

  /** For a call that waits, or does not come back from the library. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /** For the answer to a batch. */
  private static final Duration LIMIT = Duration.ofSeconds(30);

  private static final int MOST_FRAMES = 64;

  /** Of one batch: each costs its JVM, or all its patience. */
  private static final int MOST_LOST = 4;

  private final Replayer replayer;
  private final Consumer<byte[]> coverage;
  private final Map<Integer, Integer> most = new HashMap<>();
  private final int hunt;

  /**
   * @param hunt a number that no other hunt in this JVM has, from 1
   * @param coverage hears what calls reached, in JaCoCo's format
   */
  public ReplayTracer(Replayer replayer, int hunt, Consumer<byte[]> coverage) {
    this.hunt = hunt;
    this.replayer = replayer;
    this.coverage = coverage;
  }

  @Override
  public List<TracedCall> perform(List<Recipe> calls, Budget budget) throws InterruptedException {
    List<TracedCall> traced = new ArrayList<>();
    int lost = 0;
    while (traced.size() < calls.size() && lost < MOST_LOST && !budget.exhausted()) {
      List<Trial> trials =
          calls.subList(traced.size(), calls.size()).stream()
              .map(call -> Replayer.trial(call, PATIENCE))
              .toList();
      CallBatch batch = new CallBatch(trials, FUEL, (int) PATIENCE.toMillis(), hunt);
      Optional<BatchReport> report = replayer.run(batch, LIMIT, TrackedClass::of, budget);
      if (report.isEmpty()) {
        return traced;
      }
      coverage.accept(report.get().coverage());
      for (TracedTrial each : report.get().trials()) {
        traced.add(traced(each));
        lost += each.kind() == TracedTrial.Kind.LOST ? 1 : 0;
      }
    }
    return traced;
  }

  private TracedCall traced(TracedTrial trial) {
    CallEnd end = end(trial);
    int[] ways = trial.ways();
    List<Integer> news = new ArrayList<>();
    List<Integer> reached = new ArrayList<>();
    for (int i = 0; i < ways.length; i += 2) {
      int rank = ways[i + 1];
      reached.add(ways[i]);
      if (most.getOrDefault(ways[i], 0) < rank) {
        most.put(ways[i], rank);
        news.add(ways[i]);
      }
    }
    if (news.isEmpty()) {
      return new TracedCall(end);
    }
    news.sort(null);
    reached.sort(null);
    return new TracedCall(end, news, reached, compared(trial.compared()));
  }

  private static CallEnd end(TracedTrial trial) {
    return switch (trial.kind()) {
      case RETURNED -> new CallEnd.Returned();
      case THREW -> new CallEnd.Threw(trial.text(), trial.message(), frames(trial.trace()));
      case OUT_OF_FUEL -> new CallEnd.OutOfFuel();
      case REFUSED -> new CallEnd.Refused(trial.text());
      case FAILED -> new CallEnd.Failed(trial.text());
      case LOST -> new CallEnd.Lost();
    };
  }

  private static List<TraceFrame> frames(String trace) {
    try {
      List<TraceFrame> frames = TraceFrame.parse(trace);
      return frames.subList(0, Math.min(frames.size(), MOST_FRAMES));
    } catch (IOException e) {
      return List.of(); // a name that makes no sense
    }
  }

  private static List<Compared> compared(Object[] sides) {
    List<Compared> compared = new ArrayList<>();
    for (int i = 0; i + 1 < sides.length; i += 2) {
      if (sides[i] instanceof Long left && sides[i + 1] instanceof Long right) {
        compared.add(new Compared.Numbers(left, right));
      } else if (sides[i] instanceof String left && sides[i + 1] instanceof String right) {
        compared.add(new Compared.Texts(left, right));
      }
    }
    return compared;
  }

  @Override
  public void close() {
    most.clear();
  }
}
