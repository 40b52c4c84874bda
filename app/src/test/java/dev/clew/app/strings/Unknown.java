package dev.clew.app.strings;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.List;

/**
 * An unknown with finitely many values.
 *
 * @param domain all of them
 * @param bounds conditions that only these satisfy
 */
record Unknown(Symbol symbol, List<Value> domain, List<Expr> bounds) {}
