package dev.clew.solver.strings.rules;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.FixedPart;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Takes equalities apart: what both sides have in common at either end goes, a vertex that equals
 * something else is replaced by it everywhere. What is left are equations between several unknowns.
 *
 * <p>Every step keeps all solutions, so a contradiction found here is one of the query.
 */
final class StrandMerging {

  private final IntegerTerms integers;
  private final Consumer<Expr> facts;
  private final Map<StringVertex, Strand> bindings = new HashMap<>();
  private final List<EqualEdge> equations = new ArrayList<>();
  private final Deque<EqualEdge> open = new ArrayDeque<>();
  private boolean contradictory;

  /**
   * @param facts takes what is found out about lengths
   */
  StrandMerging(IntegerTerms integers, Consumer<Expr> facts) {
    this.integers = integers;
    this.facts = facts;
  }

  /** Works off all equalities; false when they contradict each other. */
  boolean run(List<Edge> edges) {
    for (Edge edge : edges) {
      if (edge instanceof EqualEdge equal) {
        open.add(equal);
      }
    }
    return settle();
  }

  private boolean settle() {
    while (!open.isEmpty() && !contradictory) {
      EqualEdge equal = open.remove();
      int before = bindings.size();
      solve(resolve(equal.left()), resolve(equal.right()));
      if (bindings.size() > before) {
        // What is bound now may let an equation be taken apart that could not be before.
        open.addAll(equations);
        equations.clear();
      }
    }
    return !contradictory;
  }

  /** Equations that could not be taken apart, both sides without bound vertices. */
  List<EqualEdge> equations() {
    return equations.stream().map(equal -> equal.map(this::resolve)).toList();
  }

  /** The strand with every bound vertex replaced. */
  Strand resolve(Strand strand) {
    boolean bound = false;
    for (StrandPart part : strand.parts()) {
      bound |= part instanceof StringVertex vertex && bindings.containsKey(vertex);
    }
    if (!bound) {
      return strand;
    }
    List<Strand> parts = new ArrayList<>();
    for (StrandPart part : strand.parts()) {
      parts.add(part instanceof StringVertex vertex ? resolved(vertex) : Strand.of(part));
    }
    return Strand.join(parts);
  }

  private Strand resolved(StringVertex vertex) {
    Strand binding = bindings.get(vertex);
    if (binding == null) {
      return Strand.of(vertex);
    }
    Strand resolved = resolve(binding);
    bindings.put(vertex, resolved);
    return resolved;
  }

  private void solve(Strand left, Strand right) {
    EqualEdge sides = new EqualEdge(left, right);
    EqualEdge next = shorten(sides);
    while (next != null && !contradictory) {
      sides = next;
      next = shorten(sides);
    }
    if (!contradictory) {
      bind(sides.left(), sides.right());
    }
  }

  /** The equality without something that both sides have at one end; null if there is nothing. */
  private @Nullable EqualEdge shorten(EqualEdge sides) {
    Strand a = sides.left();
    Strand b = sides.right();
    if (a.isEmpty() || b.isEmpty()) {
      return null;
    }
    int start = commonStart(a, b);
    int end = commonEnd(a, b);
    contradictory |= start < 0 || end < 0;
    if (start > 0) {
      return new EqualEdge(a.afterUnits(start), b.afterUnits(start));
    }
    if (end > 0) {
      return new EqualEdge(a.beforeUnits(end), b.beforeUnits(end));
    }
    if (a.first().equals(b.first())) {
      return new EqualEdge(a.withoutFirst(), b.withoutFirst());
    }
    return a.last().equals(b.last()) ? new EqualEdge(a.withoutLast(), b.withoutLast()) : null;
  }

  /** How many known units both start with; -1 when they start with different ones. */
  private static int commonStart(Strand a, Strand b) {
    String x = a.fixedStart();
    String y = b.fixedStart();
    int both = Math.min(x.length(), y.length());
    return x.regionMatches(0, y, 0, both) ? both : -1;
  }

  /** How many known units both end with; -1 when they end with different ones. */
  private static int commonEnd(Strand a, Strand b) {
    String x = a.fixedEnd();
    String y = b.fixedEnd();
    int both = Math.min(x.length(), y.length());
    return x.regionMatches(x.length() - both, y, y.length() - both, both) ? both : -1;
  }

  private void bind(Strand a, Strand b) {
    if (a.isEmpty() || b.isEmpty()) {
      vanish(a.isEmpty() ? b : a, null);
    } else if (a.isVertex()) {
      bind(a.vertex(), b);
    } else if (b.isVertex()) {
      bind(b.vertex(), a);
    } else {
      equations.add(new EqualEdge(a, b));
    }
  }

  private void bind(StringVertex vertex, Strand strand) {
    if (strand.mentions(vertex)) {
      boolean once = strand.parts().stream().filter(part -> part == vertex).count() == 1;
      vanish(strand, once ? vertex : null);
    } else {
      bindings.put(vertex, strand);
      facts.accept(integers.equal(vertex.length(), StrandGraph.length(strand, integers)));
    }
  }

  /** All parts are empty, but for the spared one. */
  private void vanish(Strand strand, @Nullable StringVertex spared) {
    for (StrandPart part : strand.parts()) {
      if (part instanceof FixedPart) {
        contradictory = true;
      } else if (part instanceof StringVertex vertex && vertex != spared) {
        bindings.put(vertex, Strand.EMPTY);
        Expr none = integers.equal(vertex.length(), integers.number(0));
        facts.accept(none);
      }
    }
  }
}
