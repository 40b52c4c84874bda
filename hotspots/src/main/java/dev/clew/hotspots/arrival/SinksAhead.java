package dev.clew.hotspots.arrival;

import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.sink.StringSink;
import dev.clew.hotspots.catalogue.WantedSinks;
import dev.clew.hotspots.reach.ReachableCode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Says whether a path may still come to a sink of which not enough is known. For one thread. */
final class SinksAhead {

  private final ReachableCode code;
  private final WantedSinks sinks;
  private final Map<List<Backtrace.Element>, Boolean> known = new HashMap<>();
  private Set<HotspotPlace> settled = Set.of();

  SinksAhead(ReachableCode code, WantedSinks sinks) {
    this.code = code;
    this.sinks = sinks;
  }

  /**
   * Whether it may.
   *
   * @param stack where the path is, innermost first
   * @param settled hotspots of which enough is known
   */
  boolean areThere(List<Backtrace.Element> stack, Set<HotspotPlace> settled) {
    if (!settled.equals(this.settled)) {
      known.values().removeIf(there -> there);
      this.settled = settled;
    }
    return known.computeIfAbsent(stack, place -> code.leadsTo(place, this::isOpen));
  }

  private boolean isOpen(MethodInfo caller, int position, MethodInfo called) {
    return sinks.mayBeBehind(called, code.program())
        || sinks.of(called).stream().anyMatch(sink -> !isSettled(sink, caller, position));
  }

  private boolean isSettled(StringSink sink, MethodInfo caller, int position) {
    return settled.stream()
        .anyMatch(
            each ->
                each.sink().equals(sink)
                    && each.method() == caller
                    && each.place().position() == position);
  }
}
