package dev.clew.solver.strings.strand;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/** Ways from one string to another, step by step. */
public final class StrandReach {

  private StrandReach() {}

  /** Whether any number of steps, or none, leads from one string to the other. */
  public static boolean between(
      Strand from, Strand target, Function<Strand, ? extends Collection<Strand>> steps) {
    Set<Strand> seen = new HashSet<>();
    Deque<Strand> open = new ArrayDeque<>();
    open.push(from);
    while (!open.isEmpty()) {
      Strand top = open.pop();
      if (top.equals(target)) {
        return true;
      }
      if (seen.add(top)) {
        steps.apply(top).forEach(open::push);
      }
    }
    return false;
  }
}
