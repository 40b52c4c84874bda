package dev.clew.solver.smtlib.theory;

import static java.util.Map.entry;

import dev.clew.solver.smtlib.syntax.ScriptException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What SMT-LIB or its best-known solvers have and Clew has not: so that a script is told so instead
 * of "unknown".
 */
public final class MissingSymbols implements TheoryVocabulary {

  public static final String REALS = "the sort Real is";
  public static final String ARRAYS = "arrays are";

  /** What names of string operators start with. */
  private static final List<String> FAMILIES = List.of("str.", "re.", "seq.", "char.");

  @Override
  public Map<String, SortMeaning> sorts() {
    return Map.ofEntries(
        entry("Real", missingSort(REALS)),
        entry("Seq", missingSort("sequences other than strings are")),
        entry("Array", missingSort(ARRAYS)),
        entry("->", missingSort("functions as values are")),
        entry("Set", missingSort("sets are")),
        entry("Relation", missingSort("sets are")),
        entry("Bag", missingSort("bags are")),
        entry("Table", missingSort("bags are")),
        entry("Tuple", missingSort("tuples are")),
        entry("FiniteField", missingSort("finite fields are")));
  }

  @Override
  public Map<String, SymbolMeaning> functions() {
    Map<String, SymbolMeaning> functions = new HashMap<>();
    for (String name : List.of("/", "to_real", "to_int", "is_int", "fp.to_real")) {
      functions.put(name, missing("'" + name + "' is not supported, because " + REALS));
    }
    for (String name : List.of("select", "store")) {
      functions.put(name, missing(ARRAYS));
    }
    return functions;
  }

  @Override
  public Optional<SymbolMeaning> family(String name) {
    boolean string = FAMILIES.stream().anyMatch(name::startsWith);
    return string ? Optional.of(missing("'" + name + "' is")) : Optional.empty();
  }

  private static SymbolMeaning missing(String what) {
    return call -> {
      throw ScriptException.notSupported(call.head().position(), what);
    };
  }

  private static SortMeaning missingSort(String what) {
    return identifier -> {
      throw ScriptException.notSupported(identifier.position(), what);
    };
  }
}
