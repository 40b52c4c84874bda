package dev.clew.app.hunt;

import dev.clew.replay.hunt.CallTracer;
import dev.clew.replay.hunt.TracedCall;
import dev.clew.solver.Budget;
import java.util.List;

/** Performs the calls of a hunt, and counts them. */
final class HuntedCalls {

  private final CallTracer tracer;
  private long count;

  HuntedCalls(CallTracer tracer) {
    this.tracer = tracer;
  }

  long count() {
    return count;
  }

  /** What the first of some calls came to; nothing where there is no JVM, or no time. */
  List<TracedCall> perform(List<Seed> batch, CallTracer.Purpose purpose, Budget budget)
      throws InterruptedException {
    List<TracedCall> traced =
        tracer.perform(batch.stream().map(Seed::call).toList(), purpose, budget);
    count += traced.size();
    return traced;
  }
}
