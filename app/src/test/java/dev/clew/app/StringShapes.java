package dev.clew.app;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.SortException;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import java.util.List;

/** Which sorts the operators on strings take, found by trying. */
final class StringShapes {

  private static final List<Sort> SORTS = List.of(Sort.STRING, Sort.INTEGER, Sort.CHAR);

  private StringShapes() {}

  static boolean takes(ExprFactory factory, StringOp op, int place, Sort sort) {
    return tries(factory, op, place, sort, new Expr[op.arity()], 0);
  }

  private static boolean tries(
      ExprFactory factory, StringOp op, int place, Sort sort, Expr[] args, int next) {
    if (next == args.length) {
      try {
        factory.apply(op, args);
        return true;
      } catch (SortException doesNotFit) {
        return false;
      }
    }
    for (Sort tried : next == place ? List.of(sort) : SORTS) {
      args[next] = factory.constant(Value.zero(tried));
      if (tries(factory, op, place, sort, args, next + 1)) {
        return true;
      }
    }
    return false;
  }
}
