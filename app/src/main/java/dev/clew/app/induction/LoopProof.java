package dev.clew.app.induction;

import dev.clew.engine.outcome.Exploration;
import java.util.List;

/**
 * What is known of all rounds of a program's loops.
 *
 * @param exploration of the program with its loops cut: its paths stand for all paths of the
 *     program, and there may be more of them
 * @param invariants what holds whenever a loop's head is come to, with the loop's place
 * @param ends whether something becomes less in each round of each loop, so that it ends
 */
public record LoopProof(Exploration exploration, List<String> invariants, boolean ends) {

  public LoopProof {
    invariants = List.copyOf(invariants);
  }
}
