package dev.clew.solver.smtlib;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * What the standard leaves open, such as {@code (div x 0)}: an uninterpreted function each, one per
 * operator and sorts in a script. A model chooses, and chooses alike for equal arguments.
 */
final class Gaps {

  private final Map<String, Function> functions = new HashMap<>();

  /**
   * The open value of an operator for these arguments.
   *
   * @param name of operator and sorts; the function's name is this after the {@code @} that the
   *     standard keeps for solvers
   */
  Expr fill(ExprFactory terms, String name, Sort result, Expr... args) {
    Function function =
        functions.computeIfAbsent(
            name,
            key ->
                Function.uninterpreted(
                    "@" + key, Arrays.stream(args).map(Expr::sort).toList(), result));
    return terms.apply(function, args);
  }
}
