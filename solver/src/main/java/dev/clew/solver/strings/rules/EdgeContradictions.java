package dev.clew.solver.strings.rules;

import dev.clew.solver.language.Language;
import dev.clew.solver.language.NotLanguage;
import dev.clew.solver.language.SequenceLanguage;
import dev.clew.solver.strings.edges.DifferEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.OrderEdge;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.UnlikeEdge;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandReach;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Edges that cannot hold together, told from their shape alone. */
final class EdgeContradictions {

  private EdgeContradictions() {}

  static boolean among(List<Edge> edges) {
    return edges.stream().anyMatch(Edge::isAbsurd)
        || missesItself(edges)
        || endsUnlikeItsEnd(edges)
        || hasForbiddenPart(edges)
        || ordersInCircle(edges);
  }

  /** Whether something is missing in a string that is made of it, by an equation. */
  private static boolean missesItself(List<Edge> edges) {
    List<EqualEdge> equations = new ArrayList<>();
    for (Edge edge : edges) {
      if (edge instanceof EqualEdge equal) {
        equations.add(equal);
      }
    }
    return !equations.isEmpty()
        && edges.stream()
            .filter(edge -> edge.forbidden() != null)
            .anyMatch(edge -> equations.stream().anyMatch(equal -> refutes(equal, edge)));
  }

  private static boolean refutes(EqualEdge equal, Edge edge) {
    return replaced(edge, equal.left(), equal.right()).isAbsurd()
        || replaced(edge, equal.right(), equal.left()).isAbsurd();
  }

  private static Edge replaced(Edge edge, Strand old, Strand by) {
    return edge.map(strand -> strand.equals(old) ? by : strand);
  }

  /** Whether a string does not end with what one of its ends ends with. */
  private static boolean endsUnlikeItsEnd(List<Edge> edges) {
    Map<Strand, List<Strand>> ends = new HashMap<>();
    for (Edge edge : edges) {
      if (edge instanceof SliceEdge slice && slice.toEnd()) {
        ends.computeIfAbsent(slice.strand(), key -> new ArrayList<>()).add(slice.result());
      }
    }
    return edges.stream()
        .anyMatch(
            edge ->
                edge instanceof UnlikeEdge unlike
                    && !unlike.atStart()
                    && ends.getOrDefault(unlike.strand(), List.of()).stream()
                        .anyMatch(end -> endsWith(end, unlike.part())));
  }

  private static boolean endsWith(Strand whole, Strand end) {
    return end.isFixed() ? whole.fixedEnd().endsWith(end.text()) : whole.endsWith(end);
  }

  /** Whether a known part of a string is one that its language forbids. */
  private static boolean hasForbiddenPart(List<Edge> edges) {
    Map<Strand, List<SliceEdge>> known = new HashMap<>();
    for (Edge edge : edges) {
      if (edge instanceof SliceEdge slice && slice.result().isFixed()) {
        known.computeIfAbsent(slice.strand(), key -> new ArrayList<>()).add(slice);
      }
    }
    return !known.isEmpty()
        && edges.stream()
            .anyMatch(
                edge ->
                    edge instanceof MemberEdge member
                        && member.language() instanceof NotLanguage forbidden
                        && known.getOrDefault(member.strand(), List.of()).stream()
                            .anyMatch(slice -> isIn(forbidden.body(), slice)));
  }

  /** Whether a string is in the language whatever stands before and after its slice. */
  private static boolean isIn(Language language, SliceEdge slice) {
    return language instanceof SequenceLanguage sequence
        && (slice.toEnd() || isAnything(sequence.parts().get(sequence.parts().size() - 1)))
        && (slice.isAtStart() || isAnything(sequence.parts().get(0)))
        && language.accepts(slice.result().text());
  }

  private static boolean isAnything(Language language) {
    return language.equals(Language.ANYTHING);
  }

  /**
   * Whether strings come before each other all round, at least one of them strictly, or two of them
   * being different.
   */
  private static boolean ordersInCircle(List<Edge> edges) {
    Map<Strand, List<OrderEdge>> after = new HashMap<>();
    List<OrderEdge> strict = new ArrayList<>();
    for (Edge edge : edges) {
      if (edge instanceof OrderEdge order) {
        after.computeIfAbsent(order.left(), key -> new ArrayList<>()).add(order);
        if (order.strict()) {
          strict.add(order);
        }
      }
    }
    return strict.stream().anyMatch(order -> reaches(order.right(), order.left(), after))
        || (!after.isEmpty() && edges.stream().anyMatch(edge -> differsInCircle(edge, after)));
  }

  private static boolean differsInCircle(Edge edge, Map<Strand, List<OrderEdge>> after) {
    return edge instanceof DifferEdge differ
        && reaches(differ.left(), differ.right(), after)
        && reaches(differ.right(), differ.left(), after);
  }

  private static boolean reaches(Strand from, Strand target, Map<Strand, List<OrderEdge>> after) {
    return StrandReach.between(
        from,
        target,
        each -> after.getOrDefault(each, List.of()).stream().map(OrderEdge::right).toList());
  }
}
