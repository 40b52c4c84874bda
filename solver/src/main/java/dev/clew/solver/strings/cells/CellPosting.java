package dev.clew.solver.strings.cells;

import dev.clew.solver.automata.Nfa;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.AcceptedEdge;
import dev.clew.solver.strings.edges.CasedEdge;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.ComputedEdge;
import dev.clew.solver.strings.edges.DifferEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.edges.EdgeFace;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.LacksEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.OrderEdge;
import dev.clew.solver.strings.edges.ParsedEdge;
import dev.clew.solver.strings.edges.PartOfEdge;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.edges.UnitInEdge;
import dev.clew.solver.strings.edges.UnitsAlikeEdge;
import dev.clew.solver.strings.edges.UnlikeEdge;
import dev.clew.solver.strings.edges.WrittenEdge;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.WordLanguages;
import java.math.BigInteger;
import java.util.Arrays;

/** Turns edges into constraints on cells once the numbers are chosen. */
public final class CellPosting implements EdgeFace<Boolean, RuntimeException> {

  private static final BigInteger NONE = BigInteger.ONE.negate();

  private final CellAssembly assembly;
  private final UnitTables tables;

  public CellPosting(CellAssembly assembly, UnitTables tables) {
    this.assembly = assembly;
    this.tables = tables;
  }

  /** Posts an edge; false when it cannot hold. */
  public boolean post(Edge edge) {
    return edge.show(this);
  }

  @Override
  public Boolean equal(EqualEdge edge) {
    return assembly.unify(row(edge.left()), row(edge.right()));
  }

  @Override
  public Boolean differ(DifferEdge edge) {
    return assembly.differ(row(edge.left()), row(edge.right()));
  }

  @Override
  public Boolean member(MemberEdge edge) {
    return assembly.spell(edge.strand(), edge.language());
  }

  @Override
  public Boolean accepted(AcceptedEdge edge) {
    return assembly.spell(edge.strand(), edge.nfa());
  }

  @Override
  public Boolean partOf(PartOfEdge edge) {
    return partOf(row(edge.strand()), edge.whole());
  }

  @Override
  public Boolean has(HasEdge edge) {
    return has(row(edge.strand()), row(edge.part()));
  }

  @Override
  public Boolean lacks(LacksEdge edge) {
    return absent(row(edge.strand()), row(edge.part()), 0, Integer.MAX_VALUE);
  }

  @Override
  public Boolean unlike(UnlikeEdge edge) {
    return unlike(row(edge.strand()), row(edge.part()), edge.atStart());
  }

  @Override
  public Boolean order(OrderEdge edge) {
    return assembly.precede(row(edge.left()), row(edge.right()), edge.strict());
  }

  @Override
  public Boolean found(FoundEdge edge) {
    return edge.last() ? foundLast(edge) : foundFirst(edge);
  }

  @Override
  public Boolean written(WrittenEdge edge) {
    String numeral = assembly.exactValue(edge.number()).toString(edge.radix());
    return assembly.unify(row(edge.result()), row(Strand.of(numeral)));
  }

  @Override
  public Boolean computed(ComputedEdge edge) {
    assembly.compute(ComputedConstraint.of(edge, assembly));
    return true;
  }

  @Override
  public Boolean codeAt(CodeAtEdge edge) {
    int[] row = row(edge.strand());
    int at = assembly.value(edge.position());
    int value = assembly.value(edge.result());
    return isInside(row, at) ? isUnit(value) && restrict(row[at], value) : value == 0;
  }

  @Override
  public Boolean unitIn(UnitInEdge edge) {
    int[] row = row(edge.strand());
    int at = assembly.value(edge.position());
    return isInside(row, at) ? assembly.restrict(row[at], edge.set()) : edge.set().contains('\0');
  }

  private int[] row(Strand strand) {
    return assembly.row(strand);
  }

  private static boolean isInside(int[] row, int position) {
    return position >= 0 && position < row.length;
  }

  private static boolean isUnit(int code) {
    return code >= 0 && code <= Character.MAX_VALUE;
  }

  private boolean restrict(int cell, int code) {
    return assembly.restrict(cell, CharSet.of((char) code));
  }

  /** A unit that does not exist has code 0. */
  @Override
  public Boolean unitsAlike(UnitsAlikeEdge units) {
    int left = cell(row(units.left()), assembly.value(units.leftPosition()));
    int right = cell(row(units.right()), assembly.value(units.rightPosition()));
    return units.alike()
        ? assembly.cells().unify(left, right)
        : assembly.differ(new int[] {left}, new int[] {right});
  }

  private int cell(int[] row, int position) {
    return isInside(row, position) ? row[position] : row(Strand.of("\0"))[0];
  }

  private boolean partOf(int[] row, String whole) {
    Nfa parts = row.length <= whole.length() ? assembly.parts(whole) : null;
    return parts != null ? assembly.spell(row, parts) : has(row(Strand.of(whole)), row);
  }

  private boolean has(int[] row, int[] part) {
    if (part.length > row.length) {
      return false;
    }
    assembly.place(PlacementConstraint.anywhere(row, part));
    return true;
  }

  private boolean unlike(int[] row, int[] part, boolean atStart) {
    if (part.length > row.length) {
      return true;
    }
    int from = atStart ? 0 : row.length - part.length;
    return assembly.differ(piece(row, from, part.length), part);
  }

  private static int[] piece(int[] row, int from, int length) {
    return Arrays.copyOfRange(row, from, from + length);
  }

  /** The part is at none of these positions. */
  private boolean absent(int[] row, int[] part, int from, int to) {
    boolean fits = true;
    int last = Math.min(to, row.length - part.length);
    for (int at = Math.max(0, from); fits && at <= last; at++) {
      fits = assembly.differ(piece(row, at, part.length), part);
    }
    return fits;
  }

  @Override
  public Boolean slice(SliceEdge slice) {
    int[] row = row(slice.strand());
    int[] result = row(slice.result());
    int offset = assembly.value(slice.offset());
    int count = assembly.value(slice.count());
    boolean any = isInside(row, offset) && count > 0;
    int length = any ? Math.min(count, row.length - offset) : 0;
    return result.length == length
        && (length == 0 || assembly.unify(result, piece(row, offset, length)));
  }

  private boolean foundFirst(FoundEdge found) {
    int[] row = row(found.strand());
    int[] part = row(found.part());
    int start = assembly.value(found.start());
    int at = assembly.value(found.result());
    if (start < 0 || start > row.length) {
      return at == -1;
    }
    if (at == -1) {
      return absent(row, part, start, Integer.MAX_VALUE);
    }
    return at >= start
        && at <= row.length - part.length
        && assembly.unify(piece(row, at, part.length), part)
        && absent(row, part, start, at - 1);
  }

  private boolean foundLast(FoundEdge found) {
    int[] row = row(found.strand());
    int[] part = row(found.part());
    int last = Math.min(assembly.value(found.start()), row.length - part.length);
    int at = assembly.value(found.result());
    if (at == -1) {
      return absent(row, part, 0, last);
    }
    return at >= 0
        && at <= last
        && assembly.unify(piece(row, at, part.length), part)
        && absent(row, part, at + 1, last);
  }

  @Override
  public Boolean trimmed(TrimmedEdge trimmed) {
    int[] row = row(trimmed.strand());
    int[] result = row(trimmed.result());
    int gap = row.length - result.length;
    CharSet others = trimmed.blanks().complement();
    assembly.alphabet().distinguish(others);
    if (gap >= 0) {
      assembly.place(
          new PlacementConstraint(
              row,
              result,
              trimmed.back() || result.length == 0 ? 0 : gap,
              trimmed.front() && result.length > 0 ? gap : 0,
              trimmed.blanks(),
              trimmed.front() ? others : CharSet.ALL,
              trimmed.back() ? others : CharSet.ALL));
    }
    return gap >= 0;
  }

  @Override
  public Boolean parsed(ParsedEdge parsed) {
    BigInteger value = assembly.exactValue(parsed.result());
    int[] row = row(parsed.strand());
    if (parsed.op() == StringOp.PARSE) {
      return assembly.spell(row, tables.numerals(value, parsed.radix()));
    }
    if (value.equals(NONE)) {
      return assembly.spell(row, Language.not(Language.plus(Language.chars(CharSet.DIGITS))));
    }
    return value.signum() >= 0 && assembly.spell(row, WordLanguages.digitsOf(value));
  }

  /** Only where each unit becomes one unit by itself; solutions with others are not looked for. */
  @Override
  public Boolean cased(CasedEdge cased) {
    assembly.approximate();
    int[] source = row(cased.strand());
    int[] result = row(cased.result());
    boolean fits = source.length == result.length;
    for (int i = 0; fits && i < source.length; i++) {
      fits = assembly.restrict(source[i], tables.mappedAlone(cased.op()));
      assembly.add(new UnitMapConstraint(source[i], result[i], tables.map(cased.op())));
    }
    return fits;
  }
}
