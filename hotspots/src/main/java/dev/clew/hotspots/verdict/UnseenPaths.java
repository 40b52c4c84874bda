package dev.clew.hotspots.verdict;

import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.Program;
import dev.clew.hotspots.arrival.HotspotPlace;
import dev.clew.hotspots.arrival.HotspotRecord;
import dev.clew.hotspots.reach.ReachableCode;
import java.util.ArrayList;
import java.util.List;

/**
 * What an exploration has not seen. Types beyond the boundary are not among that: what they return
 * is unknown, and what they throw is followed where it is caught. Paths that were left, and ways
 * that there was no time for, do not count for a hotspot that none of them leads to.
 */
public final class UnseenPaths {

  private final ReachableCode code;

  UnseenPaths(Program program) {
    this.code = new ReachableCode(program);
  }

  /** What keeps it from having seen every path to one hotspot. */
  List<String> before(HotspotPlace hotspot, HotspotRecord found, Exploration exploration) {
    List<String> gaps = new ArrayList<>();
    exploration
        .reasons()
        .forEach(
            (reason, count) -> {
              if (isGap(reason)
                  && (found.countLeft(reason) < count || leads(found, reason, hotspot))) {
                gaps.add(told(reason));
              }
            });
    boolean isElsewhere =
        exploration.status() == Status.TIMEOUT
            && !found.unfinished().isEmpty()
            && found.unfinished().stream().noneMatch(stack -> leads(stack, hotspot));
    if (!isElsewhere) {
      addUnfinished(exploration, gaps);
    }
    return gaps;
  }

  private boolean leads(HotspotRecord found, Reason reason, HotspotPlace hotspot) {
    return found.left(reason).stream().anyMatch(left -> leads(left.stack(), hotspot));
  }

  private boolean leads(List<Backtrace.Element> stack, HotspotPlace hotspot) {
    return stack.isEmpty() || code.leadsTo(stack, hotspot.method(), hotspot.place().position());
  }

  /** A path that no solver could decide was followed all the same. */
  private static boolean isGap(Reason reason) {
    return reason.cause() != ReasonCode.BOUNDARY && reason.cause() != ReasonCode.SOLVER_UNKNOWN;
  }

  private static String told(Reason reason) {
    return "not all paths were seen: " + reason.code() + ", " + reason.detail();
  }

  /** What keeps it from having seen every path. */
  public static List<String> of(Exploration exploration) {
    List<String> gaps = new ArrayList<>();
    for (Reason reason : exploration.reasons().keySet()) {
      if (isGap(reason)) {
        gaps.add(told(reason));
      }
    }
    addUnfinished(exploration, gaps);
    return gaps;
  }

  private static void addUnfinished(Exploration exploration, List<String> gaps) {
    boolean isUnfinished =
        exploration.status() == Status.TIMEOUT || exploration.status() == Status.FAILED;
    if (isUnfinished) {
      gaps.add("not all paths were seen: the time was up");
    }
  }
}
