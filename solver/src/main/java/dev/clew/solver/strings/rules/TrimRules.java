package dev.clew.solver.strings.rules;

import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.DifferEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.LacksEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.edges.UnlikeEdge;
import dev.clew.solver.strings.strand.Strand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is said of a string and of the same string without blanks at its ends is said of its ends: a
 * string does not start with its trimmed self where it starts with a blank.
 */
final class TrimRules {

  private final List<TrimmedEdge> trims = new ArrayList<>();

  private TrimRules(List<Edge> edges) {
    for (Edge edge : edges) {
      if (edge instanceof TrimmedEdge trimmed) {
        trims.add(trimmed);
      }
    }
  }

  /** Edges that say the same as these. */
  static List<Edge> simplified(List<Edge> edges) {
    TrimRules trims = new TrimRules(edges);
    if (trims.trims.isEmpty()) {
      return edges;
    }
    List<Edge> changed = new ArrayList<>();
    edges.forEach(edge -> changed.add(trims.simplified(edge)));
    trims.trims.forEach(trimmed -> addRests(trimmed, changed));
    return changed;
  }

  private Edge simplified(Edge edge) {
    for (TrimmedEdge trimmed : trims) {
      Language language = blanks(edge, trimmed);
      if (language != null) {
        return new MemberEdge(trimmed.strand(), language);
      }
    }
    return edge;
  }

  /** What an edge between a string and its trimmed self says of the string; null if nothing. */
  private static @Nullable Language blanks(Edge edge, TrimmedEdge trimmed) {
    Strand whole = trimmed.strand();
    Strand inner = trimmed.result();
    if (edge instanceof UnlikeEdge unlike && unlike.part().equals(inner)) {
      boolean ofWhole =
          unlike.atStart() ? unlike.strand().startsWith(whole) : unlike.strand().endsWith(whole);
      return ofWhole ? end(trimmed, unlike.atStart()) : null;
    }
    boolean different =
        (edge instanceof DifferEdge differ && isPair(differ.left(), differ.right(), whole, inner))
            || (edge instanceof UnlikeEdge unlike
                && unlike.strand().equals(inner)
                && unlike.part().equals(whole))
            || (edge instanceof LacksEdge lacks
                && lacks.strand().equals(inner)
                && lacks.part().equals(whole));
    return different ? Language.choice(end(trimmed, true), end(trimmed, false)) : null;
  }

  private static boolean isPair(Strand left, Strand right, Strand a, Strand b) {
    return (left.equals(a) && right.equals(b)) || (left.equals(b) && right.equals(a));
  }

  /** Strings with a blank at an end that is trimmed: what is left is not there at that end. */
  private static Language end(TrimmedEdge trimmed, boolean start) {
    Language blank = Language.chars(trimmed.blanks());
    if (start) {
      return trimmed.front() ? Language.sequence(blank, Language.ANYTHING) : Language.NOTHING;
    }
    return trimmed.back() ? Language.sequence(Language.ANYTHING, blank) : Language.NOTHING;
  }

  /** What stands beside the trimmed string in the whole are blanks. */
  private static void addRests(TrimmedEdge trimmed, List<Edge> edges) {
    Strand whole = trimmed.strand();
    Strand inner = trimmed.result();
    if (!inner.isVertex() || whole.equals(inner)) {
      return;
    }
    Language blanks = Language.star(Language.chars(trimmed.blanks()));
    if (whole.startsWith(inner)) {
      edges.add(new MemberEdge(whole.withoutFirst(), blanks));
    }
    if (whole.endsWith(inner)) {
      edges.add(new MemberEdge(whole.withoutLast(), blanks));
    }
  }
}
