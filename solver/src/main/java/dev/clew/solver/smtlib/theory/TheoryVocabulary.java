package dev.clew.solver.smtlib.theory;

import java.util.Map;
import java.util.Optional;

/**
 * The symbols of one theory. A new theory is a new implementation, listed in {@link TheorySymbols}.
 */
interface TheoryVocabulary {

  /** Functions by name, constants among them. */
  Map<String, SymbolMeaning> functions();

  default Map<String, SortMeaning> sorts() {
    return Map.of();
  }

  /** For names that no table can list, such as {@code bv0}, {@code bv1} and so on. */
  default Optional<SymbolMeaning> family(String name) {
    return Optional.empty();
  }
}
