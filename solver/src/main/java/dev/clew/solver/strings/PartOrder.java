package dev.clew.solver.strings;

import dev.clew.solver.expr.Const;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Which strings lie in which, by the way they were made: a slice and what is left after trimming
 * lie in the whole, wherever they start.
 */
final class PartOrder {

  private final List<Edge> edges;

  PartOrder(List<Edge> edges) {
    this.edges = edges;
  }

  /** Whether something is said to be missing where it must be. */
  boolean isViolated() {
    for (Edge edge : edges) {
      if (edge instanceof Edge.Lacks lacks
          && reaches(lacks.strand(), lacks.part(), this::hasPart)) {
        return true;
      }
      if (edge instanceof Edge.Unlike unlike
          && reaches(
              unlike.strand(), unlike.part(), unlike.atStart() ? this::starts : this::ends)) {
        return true;
      }
    }
    return false;
  }

  /** Goes from wholes to parts. */
  private boolean reaches(Strand from, Strand target, BiPredicate<Edge, Strand> step) {
    return Reach.between(
        from,
        target,
        whole ->
            edges.stream().filter(edge -> step.test(edge, whole)).map(PartOrder::part).toList());
  }

  private static Strand part(Edge edge) {
    if (edge instanceof Edge.Has has) {
      return has.part();
    }
    return edge instanceof Edge.Slice slice ? slice.result() : ((Edge.Trimmed) edge).result();
  }

  private boolean hasPart(Edge edge, Strand whole) {
    return (edge instanceof Edge.Has has && whole.indexOf(has.strand()) >= 0)
        || (edge instanceof Edge.Slice slice && whole.indexOf(slice.strand()) >= 0)
        || (edge instanceof Edge.Trimmed trimmed && whole.indexOf(trimmed.strand()) >= 0);
  }

  private boolean starts(Edge edge, Strand whole) {
    return (edge instanceof Edge.Slice slice
            && whole.startsWith(slice.strand())
            && slice.offset() instanceof Const offset
            && offset.value().asInteger().signum() == 0)
        || (edge instanceof Edge.Trimmed trimmed
            && whole.startsWith(trimmed.strand())
            && !trimmed.front());
  }

  /** A slice of all that is left from an offset on; an empty one is at the end, too. */
  private boolean ends(Edge edge, Strand whole) {
    return (edge instanceof Edge.Slice slice && whole.endsWith(slice.strand()) && slice.toEnd())
        || (edge instanceof Edge.Trimmed trimmed
            && whole.endsWith(trimmed.strand())
            && !trimmed.back());
  }
}
