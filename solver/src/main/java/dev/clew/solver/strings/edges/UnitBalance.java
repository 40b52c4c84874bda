package dev.clew.solver.strings.edges;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.strand.FixedPart;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How often units stand on both sides of an equation, wherever they stand: what is on both sides is
 * the same number of each unit, whatever it is, and is left out. Where nothing unknown is left on
 * one side, its known units are all that the other side has. That refutes equations of which
 * neither end tells anything, such as {@code x·"ab"·y} equal to {@code y·"ac"·x}. Costs as much as
 * the two sides are long.
 */
public final class UnitBalance {

  /** How many more of a vertex are on the left than on the right; never 0. */
  private final Map<StringVertex, Integer> vertices = new HashMap<>();

  /** How many more of a known unit are on the left than on the right; never 0. */
  private final Map<Character, Integer> units = new HashMap<>();

  private UnitBalance(EqualEdge equal) {
    count(equal.left(), 1);
    count(equal.right(), -1);
  }

  private void count(Strand strand, int by) {
    for (StrandPart part : strand.parts()) {
      if (part instanceof StringVertex vertex) {
        vertices.merge(vertex, by, UnitBalance::sum);
      } else if (part instanceof FixedPart fixed) {
        fixed.text().chars().forEach(unit -> units.merge((char) unit, by, UnitBalance::sum));
      }
    }
  }

  private static @Nullable Integer sum(int a, int b) {
    return a + b == 0 ? null : a + b;
  }

  /** Whether the sides cannot have the same units. */
  public static boolean refutes(EqualEdge equal) {
    UnitBalance balance = new UnitBalance(equal);
    return (balance.isKnown(1) && balance.units.values().stream().anyMatch(more -> more < 0))
        || (balance.isKnown(-1) && balance.units.values().stream().anyMatch(more -> more > 0));
  }

  /** Of which units strings are, as far as equations among the edges say so. */
  public static List<Edge> among(List<Edge> edges) {
    List<Edge> found = new ArrayList<>();
    for (Edge edge : edges) {
      if (edge instanceof EqualEdge equal) {
        new UnitBalance(equal).addTo(found);
      }
    }
    return found;
  }

  private void addTo(List<Edge> found) {
    int side = isKnown(1) ? 1 : -1;
    if (isKnown(side)) {
      vertices.forEach(
          (vertex, more) ->
              found.add(new MemberEdge(Strand.of(vertex), words(side, Math.abs(more)))));
    }
  }

  /** Whether nothing unknown is left on the left (1), or on the right (-1). */
  private boolean isKnown(int side) {
    return vertices.values().stream().allMatch(more -> more * side < 0);
  }

  /** Words of the units of which that side has so many more than the other. */
  private Language words(int side, int copies) {
    CharSet set = CharSet.NONE;
    for (Map.Entry<Character, Integer> unit : units.entrySet()) {
      if (unit.getValue() * side >= copies) {
        set = set.union(CharSet.of(unit.getKey()));
      }
    }
    return Language.star(Language.chars(set));
  }
}
