package dev.clew.replay.hunt;

import dev.clew.harness.replay.BatchReport;
import dev.clew.harness.replay.CallBatch;
import dev.clew.harness.replay.CallForm;
import dev.clew.harness.replay.FilledForm;
import dev.clew.harness.replay.TracedTrial;
import dev.clew.replay.Replayer;
import dev.clew.replay.TraceFrame;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
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

  /** After so long it is time to tell what calls have come to. */
  private static final int BATCH_MILLIS = 500;

  private static final CallBatch.Bounds BOUNDS =
      new CallBatch.Bounds(FUEL, (int) PATIENCE.toMillis(), BATCH_MILLIS);

  /**
   * Of a call that goes on for long, whose inputs are short: a loop that ends has ended by then.
   */
  private static final int LONG_FUEL = 1 << 22;

  private static final CallBatch.Bounds LONG_BOUNDS =
      new CallBatch.Bounds(LONG_FUEL, (int) PATIENCE.toMillis(), BATCH_MILLIS);

  /** For the answer to a batch. */
  private static final Duration LIMIT = Duration.ofSeconds(30);

  private static final int MOST_FRAMES = 64;

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
  public List<TracedCall> perform(List<FilledCall> calls, Purpose purpose, Budget budget)
      throws InterruptedException {
    if (calls.isEmpty() || budget.exhausted()) {
      return List.of();
    }
    CallBatch batch = batch(calls, purpose);
    Optional<BatchReport> report = replayer.run(batch, LIMIT, TrackedClass::of, budget);
    List<TracedCall> traced = new ArrayList<>();
    if (report.isPresent()) {
      if (report.get().coverage().length > 0) {
        coverage.accept(report.get().coverage());
      }
      for (TracedTrial each : report.get().trials()) {
        traced.add(traced(each));
      }
    }
    return traced;
  }

  private CallBatch batch(List<FilledCall> calls, Purpose purpose) {
    IdentityHashMap<OpenCall, Integer> numbers = new IdentityHashMap<>();
    List<CallForm> forms = new ArrayList<>();
    List<FilledForm> filled = new ArrayList<>();
    for (FilledCall each : calls) {
      int number = numbers.computeIfAbsent(each.call(), call -> forms.size());
      if (number == forms.size()) {
        forms.add(each.call().form());
      }
      filled.add(new FilledForm(number, each.holes().toArray()));
    }
    CallBatch.Bounds bounds = purpose == Purpose.LONG_ENDINGS ? LONG_BOUNDS : BOUNDS;
    return new CallBatch(forms, filled, bounds, hunt, purpose != Purpose.SEARCH);
  }

  private TracedCall traced(TracedTrial trial) {
    CallEnd end = end(trial);
    int[] ways = trial.ways();
    if (ways.length == 0) {
      return new TracedCall(end);
    }
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
      case THREW_AGAIN -> new CallEnd.ThrewAgain();
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
