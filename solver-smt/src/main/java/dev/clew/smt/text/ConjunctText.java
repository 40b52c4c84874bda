package dev.clew.smt.text;

import dev.clew.solver.expr.Symbol;
import java.util.List;
import java.util.Map;

/**
 * A conjunct as text.
 *
 * @param declarations commands by the names that they declare
 * @param assertion the conjunct, and facts about what was introduced for it
 * @param details another assertion that follows from the terms' meaning, or nothing
 * @param symbols the unknowns that are declared here
 * @param approximations terms of which not everything is said
 */
record ConjunctText(
    Map<String, String> declarations,
    String assertion,
    String details,
    List<Symbol> symbols,
    List<UnknownApproximation> approximations) {

  ConjunctText {
    symbols = List.copyOf(symbols);
    approximations = List.copyOf(approximations);
  }
}
