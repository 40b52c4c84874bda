package dev.clew.solver.smtlib;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What SMT-LIB has and Clew has not: so that a script is told so instead of "unknown". */
final class MissingSymbols implements Vocabulary {

  static final String STRINGS = "strings come in a later release and are";
  static final String REALS = "the sort Real is";
  static final String ARRAYS = "arrays are";

  @Override
  public Map<String, SortMeaning> sorts() {
    return Map.of(
        "Real", missingSort(REALS),
        "String", missingSort(STRINGS),
        "RegLan", missingSort(STRINGS),
        "Seq", missingSort(STRINGS),
        "Array", missingSort(ARRAYS));
  }

  @Override
  public Map<String, Meaning> functions() {
    Map<String, Meaning> functions = new HashMap<>();
    for (String name : List.of("/", "to_real", "to_int", "is_int", "fp.to_real")) {
      functions.put(name, missing("'" + name + "' is not supported, because " + REALS));
    }
    for (String name : List.of("select", "store")) {
      functions.put(name, missing(ARRAYS));
    }
    return functions;
  }

  @Override
  public Optional<Meaning> family(String name) {
    boolean string = name.startsWith("str.") || name.startsWith("re.") || name.startsWith("seq.");
    return string ? Optional.of(missing(STRINGS)) : Optional.empty();
  }

  private static Meaning missing(String what) {
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
