package dev.clew.solver.strings.rules;

import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.StringNesting;
import dev.clew.solver.strings.strand.StrandReach;
import java.util.List;
import java.util.Objects;

/**
 * Which strings lie in which, by the way they were made: a slice and what is left after trimming
 * lie in the whole, wherever they start.
 */
final class PartOrder {

  private final List<StringNesting> nestings;
  private final List<StringNesting> forbidden;

  PartOrder(List<Edge> edges) {
    nestings = edges.stream().map(Edge::nesting).filter(Objects::nonNull).toList();
    forbidden = edges.stream().map(Edge::forbidden).filter(Objects::nonNull).toList();
  }

  /** Whether something is said to be missing where it must be. */
  boolean isViolated() {
    return forbidden.stream().anyMatch(this::isReached);
  }

  /** Goes from wholes to parts. */
  private boolean isReached(StringNesting wanted) {
    return StrandReach.between(
        wanted.whole(),
        wanted.part(),
        whole ->
            nestings.stream()
                .filter(nesting -> nesting.isIn(whole, wanted))
                .map(StringNesting::part)
                .toList());
  }
}
