package dev.clew.solver.strings;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is left of a graph when its equalities are worked off.
 *
 * @param edges everything that still has to hold of strings
 * @param numbers everything that has to hold of numbers
 * @param preferred what should hold of numbers where possible
 * @param inputs what the query's unknown strings are made of
 */
record Problem(
    List<Edge> edges, Set<Expr> numbers, Set<Expr> preferred, Map<Symbol, Strand> inputs) {}
