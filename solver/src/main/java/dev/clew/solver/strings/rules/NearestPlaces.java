package dev.clew.solver.strings.rules;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.SequenceLanguage;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.strand.FixedPart;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.NumberRanges;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.List;
import java.util.Set;

/**
 * What is found is the nearest: where a known word is known to stand, in the string that is
 * searched or in a slice of it, the search has ended there or before. Without this a unit before
 * the first one of its kind would be looked for at one place after the other.
 */
public final class NearestPlaces {

  /** A string may be a slice of itself, so this has to end. */
  private static final int DEEPEST = 4;

  /** Every search looks at every edge. */
  private static final int MOST_EDGES = 512;

  /** A longer sequence is not looked into: each of its words may be a fact. */
  private static final int MOST_PARTS = 64;

  private final List<Edge> edges;
  private final IntegerTerms integers;
  private final ExprFactory terms;
  private final NumberRanges ranges;

  /**
   * @param ranges says which words are found at all
   */
  public NearestPlaces(List<Edge> edges, IntegerTerms integers, NumberRanges ranges) {
    this.edges = edges;
    this.integers = integers;
    this.terms = integers.terms();
    this.ranges = ranges;
  }

  /** Adds how far a search can have gone. */
  public void state(Set<Expr> numbers) {
    if (edges.size() > MOST_EDGES) {
      return;
    }
    for (Edge edge : edges) {
      if (edge instanceof FoundEdge found && found.part().isFixed() && !found.part().isEmpty()) {
        look(found, found.strand(), integers.number(0), DEEPEST, numbers);
      }
    }
  }

  /**
   * Looks for the word in a strand that stands so much further on in the one that is searched, and
   * in the slices of it. A slice that has the word is not empty, so that it is where it says.
   */
  private void look(FoundEdge found, Strand strand, Expr shift, int depth, Set<Expr> numbers) {
    lookAtParts(found, strand, shift, numbers);
    for (Edge edge : edges) {
      if (edge instanceof MemberEdge member && member.strand().equals(strand)) {
        lookAtWords(found, member, shift, numbers);
      } else if (edge instanceof UnitInEdge unit && unit.strand().equals(strand)) {
        lookAtUnit(found, unit, shift, numbers);
      } else if (edge instanceof FoundEdge other && other.strand().equals(strand)) {
        lookAtPlace(found, other, shift, numbers);
      } else if (edge instanceof SliceEdge slice && slice.strand().equals(strand) && depth > 0) {
        look(found, slice.result(), integers.plus(shift, slice.offset()), depth - 1, numbers);
      }
    }
  }

  /** Looks into the known texts that the strand is made of. */
  private void lookAtParts(FoundEdge found, Strand strand, Expr shift, Set<Expr> numbers) {
    List<StrandPart> parts = strand.parts();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof FixedPart fixed) {
        Expr at = integers.plus(shift, StrandGraph.length(strand.head(i), integers));
        lookAt(found, fixed.text(), at, numbers);
      }
    }
  }

  /** Looks at the words that all words of a language start with, end with or have in between. */
  private void lookAtWords(FoundEdge found, MemberEdge member, Expr shift, Set<Expr> numbers) {
    List<Language> parts =
        member.language() instanceof SequenceLanguage sequence ? sequence.parts() : List.of();
    if (parts.size() > MOST_PARTS) {
      return;
    }
    Expr end = integers.plus(shift, StrandGraph.length(member.strand(), integers));
    for (int i = 0; i < parts.size(); i++) {
      String text = WordLanguages.onlyWord(parts.get(i));
      if (text != null) {
        Expr last = integers.minus(end, integers.number(text.length()));
        Expr from = i == parts.size() - 1 ? last : shift;
        lookAt(found, text, from, i == 0 ? shift : last, numbers);
      }
    }
  }

  /** A unit that is not 0 is inside the strand. */
  private void lookAtUnit(FoundEdge found, UnitInEdge unit, Expr shift, Set<Expr> numbers) {
    if (unit.set().isSingle() && !unit.set().contains('\0')) {
      String text = String.valueOf(unit.set().first());
      lookAt(found, text, integers.plus(shift, unit.position()), numbers);
    }
  }

  private void lookAtPlace(FoundEdge found, FoundEdge other, Expr shift, Set<Expr> numbers) {
    if (!other.equals(found) && other.part().isFixed() && ranges.least(other.result()) >= 0) {
      lookAt(found, other.part().text(), integers.plus(shift, other.result()), numbers);
    }
  }

  private void lookAt(FoundEdge found, String text, Expr position, Set<Expr> numbers) {
    lookAt(found, text, position, position, numbers);
  }

  /** Looks into a text that stands at one of these positions. */
  private void lookAt(FoundEdge found, String text, Expr from, Expr to, Set<Expr> numbers) {
    String word = found.part().text();
    int inside = found.last() ? text.lastIndexOf(word) : text.indexOf(word);
    if (inside >= 0) {
      Expr further = integers.number(inside);
      add(found, integers.plus(from, further), integers.plus(to, further), numbers);
    }
  }

  /** The word stands at one of these positions. */
  private void add(FoundEdge found, Expr from, Expr to, Set<Expr> numbers) {
    Expr start = found.start();
    Expr nearest =
        found.last()
            ? integers.atMost(from, found.result())
            : terms.and(
                integers.atMost(integers.number(0), found.result()),
                integers.atMost(found.result(), to));
    Expr passed = found.last() ? integers.less(start, to) : isBefore(from, start);
    boolean everywhere = found.last() ? isBehindAll(found) : isZero(start);
    numbers.add(everywhere ? nearest : terms.or(passed, nearest));
  }

  /** Whether a position is not searched; nothing is found from a negative one on. */
  private Expr isBefore(Expr position, Expr start) {
    Expr before = integers.less(position, start);
    return ranges.least(start) >= 0
        ? before
        : terms.or(integers.less(start, integers.number(0)), before);
  }

  private static boolean isZero(Expr number) {
    return number instanceof Const zero && zero.value().asInteger().signum() == 0;
  }

  /** Whether a search backwards starts where the word can last be, or behind. */
  private boolean isBehindAll(FoundEdge found) {
    Expr end = integers.plus(found.start(), integers.number(found.part().text().length()));
    return integers.minus(end, StrandGraph.length(found.strand(), integers)) instanceof Const gap
        && gap.value().asInteger().signum() >= 0;
  }
}
