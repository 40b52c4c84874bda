package dev.clew.solver.print;

import dev.clew.solver.expr.Expr;
import java.util.List;

/** A printed term: its text, and what the names in it stand for in the order of their first use. */
record PrintedTerm(String text, List<Definition> definitions) {

  /** A name, such as {@code $1}, for a term. */
  record Definition(String name, Expr expr, String text) {}
}
