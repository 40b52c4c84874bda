package dev.clew.solver.strings.cells;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.semantics.Semantics;
import dev.clew.solver.semantics.StringTooLong;
import dev.clew.solver.strings.edges.ComputedEdge;
import dev.clew.solver.strings.edges.EdgeOperand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An operator's result fits its operands; looked at when the operands are fixed. */
final class ComputedConstraint implements CellConstraint {

  private final CellAssembly assembly;
  private final StringOp op;
  private final Sort sort;
  private final @Nullable Value[] values;
  private final int[][] rows;
  private final @Nullable Value wanted;
  private final int[] result;

  private ComputedConstraint(
      CellAssembly assembly,
      StringOp op,
      Sort sort,
      @Nullable Value[] values,
      int[][] rows,
      @Nullable Value wanted,
      int[] result) {
    this.assembly = assembly;
    this.op = op;
    this.sort = sort;
    this.values = values;
    this.rows = rows;
    this.wanted = wanted;
    this.result = result;
  }

  static ComputedConstraint of(ComputedEdge edge, CellAssembly assembly) {
    int count = edge.operands().size();
    @Nullable Value[] values = new Value[count];
    int[][] rows = new int[count][];
    for (int i = 0; i < count; i++) {
      rows[i] = row(edge.operands().get(i), assembly);
      values[i] = value(edge.operands().get(i), assembly);
    }
    Value wanted = value(edge.result(), assembly);
    Sort sort = wanted == null ? Sort.STRING : wanted.sort();
    int[] result = row(edge.result(), assembly);
    return new ComputedConstraint(assembly, edge.op(), sort, values, rows, wanted, result);
  }

  private static int[] row(EdgeOperand operand, CellAssembly assembly) {
    return operand instanceof EdgeOperand.OfString string
        ? assembly.row(string.strand())
        : new int[0];
  }

  private static @Nullable Value value(EdgeOperand operand, CellAssembly assembly) {
    return operand instanceof EdgeOperand.OfTerm term
        ? assembly.numbers().evaluate(term.term())
        : null;
  }

  @Override
  public boolean narrow(CellStore cells) {
    Value[] args = new Value[rows.length];
    for (int i = 0; i < args.length; i++) {
      Value value = values[i];
      if (value == null) {
        if (!CellAssembly.isFixed(cells, rows[i])) {
          return true;
        }
        value = Value.of(CellAssembly.text(cells, rows[i]));
      }
      args[i] = value;
    }
    return fits(cells, args);
  }

  private boolean fits(CellStore cells, Value[] args) {
    try {
      Value value = Semantics.apply(op, sort, args);
      return wanted != null ? wanted.equals(value) : spells(cells, value.asString());
    } catch (StringTooLong | StackOverflowError noValue) {
      assembly.approximate();
      return false;
    }
  }

  private boolean spells(CellStore cells, String text) {
    boolean fits = text.length() == result.length;
    for (int i = 0; fits && i < result.length; i++) {
      fits = cells.restrict(result[i], CharSet.of(text.charAt(i)));
    }
    return fits;
  }

  @Override
  public int[] scope() {
    List<int[]> all = new ArrayList<>(Arrays.asList(rows));
    all.add(result);
    return all.stream().flatMapToInt(Arrays::stream).toArray();
  }
}
