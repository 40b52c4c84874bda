package dev.clew.solver.smtlib.theory;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.ScriptPosition;
import java.util.List;
import java.util.function.BinaryOperator;

/**
 * One use of a theory's function symbol: its indices and arguments, the means to build its meaning,
 * and the checks that name the argument which does not fit.
 */
public final class SymbolUse {

  private final ExprFactory terms;
  private final TheoryGaps gaps;
  private final Identifier head;
  private final List<Expr> args;
  private final List<SExpr> sources;

  /**
   * @param sources what the arguments were written as
   */
  public SymbolUse(
      ExprFactory terms, TheoryGaps gaps, Identifier head, List<Expr> args, List<SExpr> sources) {
    this.terms = terms;
    this.gaps = gaps;
    this.head = head;
    this.args = args;
    this.sources = sources;
  }

  public ExprFactory terms() {
    return terms;
  }

  public TheoryGaps gaps() {
    return gaps;
  }

  public String name() {
    return head.name();
  }

  public int arity() {
    return args.size();
  }

  public Expr arg(int place) {
    return args.get(place);
  }

  /** Where an argument is written. */
  public ScriptPosition position(int place) {
    return sources.get(place).position();
  }

  public Sort sort(int place) {
    return args.get(place).sort();
  }

  /** An index from {@code least} to the greatest width. */
  public int index(int place, int least) {
    return head.index(place, least, Identifier.MAX_WIDTH);
  }

  public Identifier head() {
    return head;
  }

  /** Exactly so many indices and arguments. */
  public void shape(int indices, int arguments) {
    head.requireIndices(indices);
    if (args.size() != arguments) {
      throw arityError(arguments == 0 ? "none" : Integer.toString(arguments));
    }
  }

  /** No indices, and at least so many arguments. */
  public void atLeast(int arguments) {
    head.requireIndices(0);
    if (args.size() < arguments) {
      throw arityError("at least " + arguments);
    }
  }

  public ScriptException arityError(String expected) {
    String found = "'" + head.name() + "' has " + count(args.size(), "argument", "arguments");
    return new ScriptException(head.position(), found, expected);
  }

  /** Something is wrong with the symbol or its indices. */
  public ScriptException error(String what, String expected) {
    return new ScriptException(head.position(), what, expected);
  }

  public void require(int place, Sort sort) {
    if (!sort(place).equals(sort)) {
      throw sortError(place, sort.toString());
    }
  }

  public void require(int place, Sort.Kind kind) {
    if (sort(place).kind() != kind) {
      throw sortError(place, describe(kind));
    }
  }

  /** All arguments have this sort. */
  public void all(Sort sort) {
    for (int i = 0; i < args.size(); i++) {
      require(i, sort);
    }
  }

  /** All arguments from {@code first} on have one sort, which is of this kind; gives it. */
  public Sort same(int first, Sort.Kind kind) {
    require(first, kind);
    return same(first);
  }

  /** All arguments from {@code first} on have one sort; gives it. */
  public Sort same(int first) {
    Sort sort = sort(first);
    for (int i = first + 1; i < args.size(); i++) {
      require(i, sort);
    }
    return sort;
  }

  public ScriptException sortError(int place, String expected) {
    return new ScriptException(
        sources.get(place).position(),
        "argument " + (place + 1) + " of '" + head.name() + "' has sort " + sort(place),
        expected);
  }

  /** {@code ((a ∘ b) ∘ c) ∘ …}; one argument is itself. */
  public Expr leftAssociative(BinaryOperator<Expr> operator) {
    Expr result = args.get(0);
    for (int i = 1; i < args.size(); i++) {
      result = operator.apply(result, args.get(i));
    }
    return result;
  }

  /** {@code a ∘ (b ∘ (c ∘ …))}. */
  public Expr rightAssociative(BinaryOperator<Expr> operator) {
    Expr result = args.get(args.size() - 1);
    for (int i = args.size() - 2; i >= 0; i--) {
      result = operator.apply(args.get(i), result);
    }
    return result;
  }

  /** {@code a ∘ b} and {@code b ∘ c} and so on. */
  public Expr chain(BinaryOperator<Expr> relation) {
    Expr result = relation.apply(args.get(0), args.get(1));
    for (int i = 2; i < args.size(); i++) {
      result = terms.and(result, relation.apply(args.get(i - 1), args.get(i)));
    }
    return result;
  }

  public static String count(int number, String one, String many) {
    return number == 0 ? "no " + many : number + " " + (number == 1 ? one : many);
  }

  private static String describe(Sort.Kind kind) {
    return switch (kind) {
      case BOOL -> "Bool";
      case BITS -> "a bit-vector";
      case FLOAT -> "a floating-point number";
      case INTEGER -> "Int";
      case STRING -> "String";
      case LANGUAGE -> "RegLan";
      case REFERENCE -> "an element of a declared sort";
      case ROUNDING -> "RoundingMode";
    };
  }
}
