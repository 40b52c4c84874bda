package dev.clew.solver.strings;

import dev.clew.solver.automata.Nfa;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.math.BigInteger;
import java.util.Arrays;

/** Turns edges into constraints on cells once the numbers are chosen. */
final class Posting {

  private static final BigInteger NONE = BigInteger.ONE.negate();

  private final Assembly assembly;
  private final UnitTables tables;

  Posting(Assembly assembly, UnitTables tables) {
    this.assembly = assembly;
    this.tables = tables;
  }

  /** Posts an edge; false when it cannot hold. */
  boolean post(Edge edge) {
    if (edge instanceof Edge.Equal equal) {
      return assembly.unify(row(equal.left()), row(equal.right()));
    }
    if (edge instanceof Edge.Differ differ) {
      return assembly.differ(row(differ.left()), row(differ.right()));
    }
    if (edge instanceof Edge.Member member) {
      return assembly.spell(member.strand(), member.language());
    }
    if (edge instanceof Edge.Accepted accepted) {
      return assembly.spell(accepted.strand(), accepted.nfa());
    }
    if (edge instanceof Edge.PartOf part) {
      return partOf(row(part.strand()), part.whole());
    }
    if (edge instanceof Edge.Has has) {
      return has(row(has.strand()), row(has.part()));
    }
    if (edge instanceof Edge.Lacks lacks) {
      return absent(row(lacks.strand()), row(lacks.part()), 0, Integer.MAX_VALUE);
    }
    if (edge instanceof Edge.Unlike unlike) {
      return unlike(row(unlike.strand()), row(unlike.part()), unlike.atStart());
    }
    if (edge instanceof Edge.Order order) {
      return assembly.precede(row(order.left()), row(order.right()), order.strict());
    }
    return postDerived(edge);
  }

  private boolean postDerived(Edge edge) {
    if (edge instanceof Edge.Slice slice) {
      return slice(slice);
    }
    if (edge instanceof Edge.Found found) {
      return found.last() ? foundLast(found) : found(found);
    }
    if (edge instanceof Edge.Trimmed trimmed) {
      return trimmed(trimmed);
    }
    if (edge instanceof Edge.Parsed parsed) {
      return parsed(parsed);
    }
    if (edge instanceof Edge.Written written) {
      return assembly.unify(row(written.result()), row(Strand.of(written(written))));
    }
    if (edge instanceof Edge.Cased cased) {
      return cased(cased);
    }
    if (edge instanceof Edge.Computed computed) {
      assembly.compute(Computation.of(computed, assembly));
      return true;
    }
    return postUnits(edge);
  }

  private boolean postUnits(Edge edge) {
    if (edge instanceof Edge.CodeAt code) {
      int[] row = row(code.strand());
      int at = assembly.value(code.position());
      int value = assembly.value(code.result());
      return isInside(row, at) ? isUnit(value) && restrict(row[at], value) : value == 0;
    }
    if (edge instanceof Edge.UnitIn unit) {
      int[] row = row(unit.strand());
      int at = assembly.value(unit.position());
      return isInside(row, at) ? assembly.restrict(row[at], unit.set()) : unit.set().contains('\0');
    }
    return alike((Edge.UnitsAlike) edge);
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
  private boolean alike(Edge.UnitsAlike units) {
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
    assembly.place(Placement.anywhere(row, part));
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

  private boolean slice(Edge.Slice slice) {
    int[] row = row(slice.strand());
    int[] result = row(slice.result());
    int offset = assembly.value(slice.offset());
    int count = assembly.value(slice.count());
    boolean any = isInside(row, offset) && count > 0;
    int length = any ? Math.min(count, row.length - offset) : 0;
    return result.length == length
        && (length == 0 || assembly.unify(result, piece(row, offset, length)));
  }

  private boolean found(Edge.Found found) {
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

  private boolean foundLast(Edge.Found found) {
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

  private boolean trimmed(Edge.Trimmed trimmed) {
    int[] row = row(trimmed.strand());
    int[] result = row(trimmed.result());
    int gap = row.length - result.length;
    CharSet others = trimmed.blanks().complement();
    assembly.alphabet().distinguish(others);
    if (gap >= 0) {
      assembly.place(
          new Placement(
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

  private boolean parsed(Edge.Parsed parsed) {
    BigInteger value = assembly.exactValue(parsed.result());
    int[] row = row(parsed.strand());
    if (parsed.op() == StringOp.PARSE) {
      return assembly.spell(row, tables.numerals(value, parsed.radix()));
    }
    if (value.equals(NONE)) {
      return assembly.spell(row, Language.not(Language.plus(Language.chars(CharSet.DIGITS))));
    }
    return value.signum() >= 0 && assembly.spell(row, Languages.digitsOf(value));
  }

  private String written(Edge.Written written) {
    return assembly.exactValue(written.number()).toString(written.radix());
  }

  /** Only where each unit becomes one unit by itself; solutions with others are not looked for. */
  private boolean cased(Edge.Cased cased) {
    assembly.approximate();
    int[] source = row(cased.strand());
    int[] result = row(cased.result());
    boolean fits = source.length == result.length;
    for (int i = 0; fits && i < source.length; i++) {
      fits = assembly.restrict(source[i], tables.mappedAlone(cased.op()));
      assembly.add(new UnitMap(source[i], result[i], tables.map(cased.op())));
    }
    return fits;
  }
}
