package dev.clew.solver.smtlib.elaboration;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.smtlib.syntax.SExpr;
import java.util.List;

/** What a sort symbol of a script stands for. */
public sealed interface SortDefinition {

  /** A declared sort, or a defined one without parameters. */
  record Fixed(Sort sort) implements SortDefinition {}

  /** A defined sort with parameters. */
  record Template(List<String> parameters, SExpr body) implements SortDefinition {}
}
