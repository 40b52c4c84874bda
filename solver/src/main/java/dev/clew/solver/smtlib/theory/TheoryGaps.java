package dev.clew.solver.smtlib.theory;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.smtlib.UnitAnswers;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where a script's terms and ours differ.
 *
 * <p>What the standard leaves open, such as {@code (div x 0)}, is an uninterpreted function each,
 * one per operator and sorts in a script. A model chooses, and chooses alike for equal arguments.
 * What the standard has and our strings have not, characters beyond U+FFFF, is a function, too, but
 * nothing to choose: {@link UnitAnswers} takes it out of every query.
 */
public final class TheoryGaps {

  private final Map<String, Function> functions = new HashMap<>();

  private final Function beyond =
      Function.uninterpreted("@from_code", List.of(Sort.INTEGER), Sort.STRING);

  private boolean hasBeyond;
  private int highest = -1;

  /**
   * The open value of an operator for these arguments.
   *
   * @param name of operator and sorts; the function's name is this after the {@code @} that the
   *     standard keeps for solvers
   */
  public Expr fill(ExprFactory terms, String name, Sort result, Expr... args) {
    Function function =
        functions.computeIfAbsent(
            name,
            key ->
                Function.uninterpreted(
                    "@" + key, Arrays.stream(args).map(Expr::sort).toList(), result));
    return terms.apply(function, args);
  }

  /** The string of one character beyond U+FFFF. */
  public Expr beyond(ExprFactory terms, Expr code) {
    hasBeyond = true;
    return terms.apply(beyond, code);
  }

  /** Whether any term so far may be such a string. */
  public boolean hasBeyond() {
    return hasBeyond;
  }

  /** Whether this is a use of {@link #beyond(ExprFactory, Expr)}. */
  public boolean isBeyond(Expr term) {
    return term instanceof Apply apply && apply.op() == beyond;
  }

  /** A regular expression tells this character from the next ones. */
  public void mention(int character) {
    highest = Math.max(highest, character);
  }

  /** The highest character that was ever mentioned, or -1. */
  public int highest() {
    return highest;
  }
}
