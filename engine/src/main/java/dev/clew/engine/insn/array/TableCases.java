package dev.clew.engine.insn.array;

import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.membership.ConstantTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An index that is the sum of elements of two constant tables, as in the transitions of a lexer:
 * one for each row, which the state says, one for each column, which the next unit says. No table
 * of one number holds such elements; the path is split by the values of the smaller table instead.
 */
record TableCases(ConstantTable table) {

  /** A table with more values is left to the solver. */
  private static final int MOST_VALUES = 32;

  /** Null if an index is no such sum. */
  static @Nullable TableCases of(Expr index) {
    if (!index.is(BitsOp.ADD)) {
      return null;
    }
    ConstantTable left = ConstantTable.of(index.arg(0));
    ConstantTable right = left == null ? null : ConstantTable.of(index.arg(1));
    if (left == null || right == null) {
      return null;
    }
    ConstantTable smaller = left.values().size() <= right.values().size() ? left : right;
    return smaller.values().size() <= MOST_VALUES ? new TableCases(smaller) : null;
  }

  /** The instruction is executed again, with the value known. */
  @Nullable Insn fork(Machine m, Frame f, Insn at) {
    List<Branch> branches = new ArrayList<>();
    for (Const value : table.values()) {
      branches.add(
          Branch.when(
              table.where(m.terms().factory(), value),
              (machine, frame) -> {
                settle(machine.terms().factory(), frame, value);
                return at;
              }));
    }
    return m.fork(f, at, branches);
  }

  private void settle(ExprFactory factory, Frame f, Const value) {
    for (int register = 0; register < f.raw.length; register++) {
      if (f.sym(register) instanceof Expr term) {
        Expr known = settled(factory, term, value);
        if (known instanceof Const constant) {
          f.set(register, constant.value().raw());
        } else if (known != term) {
          f.set(register, 0, known);
        }
      }
    }
  }

  /** What a term is where the table has a value. */
  private Expr settled(ExprFactory factory, Expr term, Const value) {
    if (term.is(BitsOp.ADD)) {
      return factory.rebuild(
          (Apply) term, settled(factory, term.arg(0), value), settled(factory, term.arg(1), value));
    }
    ConstantTable other = ConstantTable.of(term);
    ConstantTable rest = other == null ? null : other.where(table, value);
    return rest == null ? term : rest.term(factory);
  }
}
