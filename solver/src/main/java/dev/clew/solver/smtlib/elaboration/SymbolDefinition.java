package dev.clew.solver.smtlib.elaboration;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.smtlib.syntax.SExpr;
import java.util.List;

/** What a symbol of a script stands for. */
public sealed interface SymbolDefinition {

  /** A constant that was declared: an unknown. */
  record Unknown(Symbol symbol) implements SymbolDefinition {}

  /**
   * A regular expression that was declared, and that an assertion says to be equal to another.
   *
   * @param source the other as it was written
   */
  record Settled(Expr language, SExpr source) implements SymbolDefinition {}

  /** A function that was declared. */
  record Uninterpreted(Function function) implements SymbolDefinition {}

  /** A constant that was defined. */
  record Abbreviation(Expr expr) implements SymbolDefinition {}

  /** A term named by {@code (! term :named name)}. */
  record Named(Expr expr) implements SymbolDefinition {}

  /**
   * A function that was defined.
   *
   * @param parameters stand for the arguments in {@code body}
   */
  record Macro(List<Symbol> parameters, Expr body) implements SymbolDefinition {}
}
