package dev.clew.solver.strings.rules;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.NumberRanges;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What the shape of a strand says of where something is found in it, and what is there. */
public final class FoundFacts {

  /** Looking for parts that have stood before costs the square of their number. */
  private static final int MOST_PARTS = 64;

  private final List<Edge> edges;
  private final IntegerTerms integers;

  public FoundFacts(List<Edge> edges, IntegerTerms integers) {
    this.edges = edges;
    this.integers = integers;
  }

  /** Adds what follows of numbers from single edges. */
  public void state(Set<Expr> numbers) {
    for (Edge edge : edges) {
      if (edge instanceof FoundEdge found && isFirst(found)) {
        stateKnownPlace(found, numbers);
        Strand place = place(found);
        if (!place.equals(found.strand())) {
          numbers.add(integers.less(found.result(), StrandGraph.length(place, integers)));
        }
      }
    }
  }

  /** What a strand is made of is found there, or before. */
  private void stateKnownPlace(FoundEdge found, Set<Expr> numbers) {
    int place = found.strand().indexOf(found.part());
    if (place >= 0 || edges.contains(containing(found)) || isTrimmed(found)) {
      numbers.add(integers.atMost(integers.number(0), found.result()));
    }
    if (place >= 0) {
      Expr before = StrandGraph.length(found.strand().head(place), integers);
      numbers.add(integers.atMost(found.result(), before));
    }
  }

  /** The edge that says that something is there to be found. */
  private static Edge containing(FoundEdge found) {
    return new HasEdge(found.strand(), found.part()).reduced();
  }

  /** Whether it is the strand without its blanks that is looked for. */
  private boolean isTrimmed(FoundEdge found) {
    return edges.stream()
        .anyMatch(
            edge ->
                edge instanceof TrimmedEdge trimmed
                    && trimmed.strand().equals(found.strand())
                    && trimmed.result().equals(found.part()));
  }

  /** Whether it is the first occurrence in all of the strand. */
  private static boolean isFirst(FoundEdge found) {
    return !found.last()
        && found.start() instanceof Const start
        && start.value().asInteger().signum() == 0;
  }

  /**
   * The start of the strand in which a known unit is first found if it is found at all: not in
   * parts at the end that have all stood before. The whole strand where nothing is known.
   */
  public static Strand place(FoundEdge found) {
    Strand strand = found.strand();
    List<StrandPart> parts = strand.parts();
    int end = parts.size();
    boolean unit = found.part().isFixed() && found.part().text().length() == 1 && end <= MOST_PARTS;
    while (unit && isFirst(found) && end > 1 && parts.indexOf(parts.get(end - 1)) < end - 1) {
      end--;
    }
    return end == parts.size() ? strand : strand.head(end);
  }

  /** What starts where a known word is found starts with it. */
  public List<Edge> starts(NumberRanges ranges) {
    List<Edge> starts = new ArrayList<>();
    for (Edge edge : edges) {
      if (edge instanceof SliceEdge slice && slice.toEnd()) {
        for (Edge other : edges) {
          if (other instanceof FoundEdge found && startsAt(slice, found, ranges)) {
            starts.add(
                new MemberEdge(slice.result(), WordLanguages.startingWith(found.part().text())));
          }
        }
      }
    }
    return starts;
  }

  private static boolean startsAt(SliceEdge slice, FoundEdge found, NumberRanges ranges) {
    return found.part().isFixed()
        && found.strand().equals(slice.strand())
        && ranges.canonical(found.result()) == ranges.canonical(slice.offset())
        && ranges.least(found.result()) >= 0;
  }
}
