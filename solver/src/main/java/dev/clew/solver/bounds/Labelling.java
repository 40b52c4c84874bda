package dev.clew.solver.bounds;

import dev.clew.solver.Query;
import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.NodeAgenda;
import dev.clew.solver.bounds.domain.TrackedShape;
import dev.clew.solver.eval.Assignment;
import java.util.Arrays;

/**
 * Looks for a model depth-first: decides an open choice between conditions or a symbol's value,
 * propagates, goes on, backtracks on a contradiction. The number of decisions is bounded.
 */
final class Labelling {

  /** How a search ended. */
  enum Outcome {
    FOUND,
    /** There is no model: all values of all symbols were refuted. */
    EXHAUSTED,
    GAVE_UP
  }

  private static final int LEVEL = CandidateValues.MOST + 1;
  private static final int MOST_FAILURES = 96;
  private static final int MOST_DECISIONS = 2000;

  private final Network network;
  private final Domains domains;
  private final Propagation propagation;
  private final OrderReasoning orders;
  private final NodeAgenda agenda;
  private final DecisionOrder choices;
  private final CandidateValues candidates;
  private final Leaf leaf;

  private int depth;
  private int[] decided = new int[16];
  private int[] marks = new int[16];
  private int[] next = new int[16];
  private int[] ends = new int[16];
  private boolean[] more = new boolean[16];
  private long[] values = new long[16 * LEVEL];
  private boolean complete;
  private long refutation;

  Labelling(
      Network network,
      Domains domains,
      Propagation propagation,
      OrderReasoning orders,
      NodeAgenda agenda) {
    this.network = network;
    this.domains = domains;
    this.propagation = propagation;
    this.orders = orders;
    this.agenda = agenda;
    choices = new DecisionOrder(network, domains);
    candidates = new CandidateValues(network, domains);
    leaf = new Leaf(network, domains, candidates);
  }

  /** The model, and what it was found for. */
  Leaf leaf() {
    return leaf;
  }

  /** What the exhausted search's refutation rests on. */
  long refutation() {
    return refutation;
  }

  /** Searches from domains that are propagated without contradiction. */
  Outcome search(Query query) {
    depth = 0;
    complete = true;
    refutation = 0;
    int failures = 0;
    for (int decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      if ((decisions & 31) == 31 && query.budget().exhausted()) {
        return Outcome.GAVE_UP;
      }
      int node = choices.next();
      if (node >= 0) {
        open(node, query);
      } else if (leaf.confirm(query)) {
        return Outcome.FOUND;
      } else {
        failures++;
        complete &= leaf.refuted();
        refutation |= leaf.conflict();
      }
      failures += advance(query.hint());
      if (depth == 0) {
        return complete ? Outcome.EXHAUSTED : Outcome.GAVE_UP;
      }
      if (failures > MOST_FAILURES) {
        return Outcome.GAVE_UP;
      }
    }
    return Outcome.GAVE_UP;
  }

  /** Starts a level for a node that has more than one value. */
  private void open(int node, Query query) {
    if (depth == decided.length) {
      grow();
    }
    decided[depth] = node;
    marks[depth] = domains.mark();
    int first = depth * LEVEL;
    next[depth] = first;
    refutation |= domains.why(node);
    if (choices.isCondition()) {
      values[first] = choices.preferred() ? 1 : 0;
      values[first + 1] = 1 - values[first];
      ends[depth] = first + 2;
      more[depth] = false;
    } else {
      // Mostly the first will do, so the others are collected when it did not.
      values[first] = candidates.first(node, query.hint());
      ends[depth] = first + 1;
      more[depth] = true;
    }
    depth++;
  }

  private void collectMore(int level, Assignment hint) {
    more[level] = false;
    complete &= candidates.collect(decided[level], hint);
    int end = ends[level];
    long tried = values[end - 1];
    for (int i = 0; i < candidates.count(); i++) {
      if (candidates.get(i) != tried) {
        values[end++] = candidates.get(i);
      }
    }
    ends[level] = end;
  }

  private void grow() {
    int length = depth * 2;
    decided = Arrays.copyOf(decided, length);
    marks = Arrays.copyOf(marks, length);
    next = Arrays.copyOf(next, length);
    ends = Arrays.copyOf(ends, length);
    more = Arrays.copyOf(more, length);
    values = Arrays.copyOf(values, length * LEVEL);
  }

  /** Takes the next value that propagates, on the deepest level that has one; counts failures. */
  private int advance(Assignment hint) {
    int failures = 0;
    while (depth > 0) {
      int level = depth - 1;
      domains.undo(marks[level]);
      if (next[level] == ends[level] && more[level]) {
        collectMore(level, hint);
      } else if (next[level] == ends[level]) {
        depth--;
      } else if (take(decided[level], values[next[level]++])) {
        return failures;
      } else {
        failures++;
        agenda.clear();
      }
    }
    return failures;
  }

  private boolean take(int node, long value) {
    domains.because(0);
    if (!set(node, value) || !propagation.run()) {
      refutation |= domains.conflict();
      return false;
    }
    // A condition may complete a cycle of inequalities; a symbol's value is for the intervals.
    boolean condition = network.op(node) != null;
    if (condition && orders.contradictory()) {
      refutation |= orders.conflict();
      return false;
    }
    return true;
  }

  private boolean set(int node, long value) {
    if (network.shape(node) != TrackedShape.FLOAT) {
      return domains.exactly(node, value);
    }
    return value == CandidateValues.NAN
        ? domains.isNan(node)
        : domains.notNan(node) && domains.exactly(node, value);
  }
}
