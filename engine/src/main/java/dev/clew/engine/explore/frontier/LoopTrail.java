package dev.clew.engine.explore.frontier;

import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MachineMoment;
import dev.clew.engine.machine.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * States of a path at branches that had several ways to go on, newest first. Immutable; holds a few
 * states only, because each keeps what has been overwritten since.
 */
public record LoopTrail(List<Stop> stops) {

  /** A state, and the instruction that forked in it. */
  public record Stop(Insn at, MachineMoment moment) {}

  public static final LoopTrail EMPTY = new LoopTrail(List.of());

  /** States that are kept for one instruction: loops may take two rounds to be back. */
  private static final int MOST_AT_ONE = 2;

  private static final int MOST = 6;

  public LoopTrail {
    stops = List.copyOf(stops);
  }

  /** The trail of the ways that begin where a machine has forked. */
  public LoopTrail after(Machine m) {
    return after(m.freeze(), m.top().insn());
  }

  /** The same, of a machine's state. */
  public LoopTrail after(State state, @Nullable Insn at) {
    if (at == null) {
      return this;
    }
    List<Stop> kept = new ArrayList<>();
    kept.add(new Stop(at, MachineMoment.ofFork(state, at)));
    int same = 1;
    for (Stop stop : stops) {
      same += stop.at == at ? 1 : 0;
      if ((stop.at != at || same <= MOST_AT_ONE) && kept.size() < MOST) {
        kept.add(stop);
      }
    }
    return new LoopTrail(kept);
  }

  /** The states at an instruction, newest first. */
  public List<MachineMoment> at(@Nullable Insn insn) {
    return stops.stream().filter(stop -> stop.at == insn).map(Stop::moment).toList();
  }
}
