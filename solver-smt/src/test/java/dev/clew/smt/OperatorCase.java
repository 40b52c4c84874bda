package dev.clew.smt;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import java.util.List;
import java.util.stream.Stream;

/** An operator on values: what a back end must compute just as our semantics does. */
record OperatorCase(Op op, Sort result, boolean conversion, List<Value> args) {

  Value expected() {
    return Semantics.apply(op, result, args.toArray(Value[]::new));
  }

  Expr term(ExprFactory terms, List<? extends Expr> operands) {
    Expr[] array = operands.toArray(Expr[]::new);
    return conversion ? terms.convert(op, result, array) : terms.apply(op, array);
  }

  /** Of the result and the arguments. */
  List<Sort> sorts() {
    return Stream.concat(Stream.of(result), args.stream().map(Value::sort)).toList();
  }

  @Override
  public String toString() {
    return op.getClass().getSimpleName() + "." + op + args + " : " + result + " = " + expected();
  }
}
