package dev.clew.solver.search;

import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Symbol;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A query's conjuncts as one array of steps, arguments before the steps that use them, each
 * distinct term once.
 *
 * <p>A <em>lever</em> is what the search may choose: an unknown, or the value of a function without
 * a body at the arguments of one application. Its <em>cone</em> is what must be computed again when
 * it changes; cones are found when they are first asked for and kept while they are not too many.
 */
final class SearchProgram {

  /** How many entries of cones are kept; more are found anew at each use. */
  private static final int MOST_KEPT = 1 << 24;

  final SearchStep[] steps;

  /** The nodes that shall be true. */
  final int[] goals;

  /** The node of each lever. */
  final int[] levers;

  /** The unknown at a node, null elsewhere. */
  private final @Nullable Symbol[] symbols;

  private final boolean[] live;
  private final boolean[] variable;
  private final int[] @Nullable [] cones;
  private int kept;

  SearchProgram(List<SearchStep> steps, List<@Nullable Symbol> symbols, int[] goals) {
    this.steps = steps.toArray(new SearchStep[0]);
    this.symbols = symbols.toArray(new Symbol[0]);
    this.goals = goals;
    this.live = live();
    this.variable = variable();
    this.levers = levers();
    this.cones = new int[levers.length][];
  }

  int size() {
    return steps.length;
  }

  /** The unknown of a lever, null when the lever is a function's value. */
  @Nullable Symbol symbol(int lever) {
    return symbols[levers[lever]];
  }

  /** Whether a goal depends on the node. */
  boolean isLive(int node) {
    return live[node];
  }

  /** Whether the node depends on a lever or is one. */
  boolean isVariable(int node) {
    return variable[node];
  }

  /** The lever at a node, negative when there is none. */
  int leverAt(int node) {
    return Arrays.binarySearch(levers, node);
  }

  /** What changes with the lever, in the order of computation; a function's own nodes are in it. */
  int[] cone(int lever) {
    int[] known = cones[lever];
    if (known != null) {
      return known;
    }
    int[] cone = findCone(levers[lever]);
    if (kept + cone.length <= MOST_KEPT) {
      cones[lever] = cone;
      kept += cone.length;
    }
    return cone;
  }

  private int[] findCone(int root) {
    SearchStep lever = steps[root];
    boolean[] reached = new boolean[steps.length];
    int[] cone = new int[16];
    int size = 0;
    for (int i = 0; i < steps.length; i++) {
      boolean sameFunction = lever.way == SearchStep.Way.CALL && steps[i].is(lever.op());
      if (live[i] && (sameFunction || anyReached(steps[i], root, reached))) {
        reached[i] = true;
        cone = size == cone.length ? Arrays.copyOf(cone, size * 2) : cone;
        cone[size++] = i;
      }
    }
    return Arrays.copyOf(cone, size);
  }

  private static boolean anyReached(SearchStep step, int root, boolean[] reached) {
    for (int arg : step.args) {
      if (arg == root || reached[arg]) {
        return true;
      }
    }
    return false;
  }

  /** The levers on which any of the nodes depend; linear in the program. */
  int[] leversBelow(int[] nodes) {
    boolean[] reached = new boolean[steps.length];
    for (int node : nodes) {
      reached[node] = true;
    }
    spreadDown(reached);
    int[] below = new int[levers.length];
    int size = 0;
    for (int lever = 0; lever < levers.length; lever++) {
      if (reached[levers[lever]]) {
        below[size++] = lever;
      }
    }
    return Arrays.copyOf(below, size);
  }

  private void spreadDown(boolean[] reached) {
    for (int i = steps.length - 1; i >= 0; i--) {
      if (reached[i]) {
        for (int arg : steps[i].args) {
          reached[arg] = true;
        }
      }
    }
  }

  private boolean[] live() {
    boolean[] reached = new boolean[steps.length];
    for (int goal : goals) {
      reached[goal] = true;
    }
    spreadDown(reached);
    return reached;
  }

  private boolean[] variable() {
    boolean[] found = new boolean[steps.length];
    for (int i = 0; i < steps.length; i++) {
      found[i] = steps[i].isLever();
      for (int arg : steps[i].args) {
        found[i] |= found[arg];
      }
    }
    return found;
  }

  private int[] levers() {
    int[] found = new int[steps.length];
    int size = 0;
    for (int i = 0; i < steps.length; i++) {
      if (live[i] && steps[i].isLever()) {
        found[size++] = i;
      }
    }
    return Arrays.copyOf(found, size);
  }

  /** The function at a node that calls one. */
  Function functionAt(int node) {
    return (Function) steps[node].op();
  }
}
