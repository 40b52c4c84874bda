package dev.clew.solver.bounds;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.NodeAgenda;
import dev.clew.solver.expr.Expr;
import java.util.Arrays;
import java.util.List;

/**
 * What intervals, known bits and congruences say of a conjunction that grows and shrinks at its
 * end. Adding or dropping a conjunct takes time that depends on its own terms and on what they
 * change, not on how many there are. For one thread.
 *
 * <p>A refutation is a chain of sound narrowings; where none is found nothing follows. Terms that
 * are not tracked (strings, wide bit-vectors, functions) can have any value; such a term has one
 * value, though, wherever it occurs.
 */
public final class GrowingBounds {

  /** What comes on top is not looked at. */
  private static final int MOST_NODES = 100_000;

  /** Nodes, conjuncts and mark of the narrowings before each conjunct. */
  private static final int MARKS = 3;

  private final Network network = new Network();
  private final NodeAgenda agenda = new NodeAgenda();
  private final Domains domains = new Domains(network, agenda);
  private final Propagation propagation = new Propagation(network, domains, agenda);
  private int[] marks = new int[64 * MARKS];
  private int size;

  /** How many conjuncts there are up to a first one with which they are refuted. */
  private int consistent = Integer.MAX_VALUE;

  public GrowingBounds() {
    network.load(List.of(), MOST_NODES);
    domains.reset();
  }

  /** How many conjuncts there are. */
  public int size() {
    return size;
  }

  /** What all that was done so far took, in nodes that were looked at. */
  long looks() {
    return propagation.looks();
  }

  /** Whether the conjuncts are found to contradict each other. */
  public boolean isRefuted() {
    return consistent < size;
  }

  /** Adds a conjunct. */
  public void push(Expr conjunct) {
    if (marks.length < (size + 1) * MARKS) {
      marks = Arrays.copyOf(marks, marks.length * 2);
    }
    int nodes = network.size();
    int roots = network.rootCount();
    marks[size * MARKS] = nodes;
    marks[size * MARKS + 1] = roots;
    marks[size * MARKS + 2] = domains.mark();
    size++;
    if (isRefuted()) {
      return;
    }
    if (!network.append(conjunct, MOST_NODES)) {
      network.drop(nodes, roots);
    } else if (!propagation.push(nodes)) {
      consistent = size - 1;
    }
  }

  /** Drops the newest conjuncts, so that so many are left. */
  public void shrink(int conjuncts) {
    if (conjuncts >= size) {
      return;
    }
    size = conjuncts;
    agenda.clear();
    domains.undo(marks[size * MARKS + 2]);
    network.drop(marks[size * MARKS], marks[size * MARKS + 1]);
    if (consistent >= size) {
      consistent = Integer.MAX_VALUE;
    }
  }

  /** Whether one more conjunct is found to contradict those that there are, which stay. */
  public boolean refutes(Expr conjunct) {
    push(conjunct);
    boolean refuted = isRefuted();
    shrink(size - 1);
    return refuted;
  }
}
