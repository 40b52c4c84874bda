package dev.clew.solver.smtlib;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** All symbols that a script can use without declaring them. */
final class Theories {

  private final List<Vocabulary> vocabularies =
      List.of(
          new CoreSymbols(),
          new IntegerSymbols(),
          new BitVectorSymbols(),
          new OverflowSymbols(),
          new FloatSymbols(),
          new FloatConversions(),
          new StringSymbols(),
          new StringExtensions(),
          new RegexSymbols(),
          new MissingSymbols());

  private final Map<String, Meaning> functions = new HashMap<>();
  private final Map<String, SortMeaning> sorts = new HashMap<>();

  Theories() {
    for (Vocabulary vocabulary : vocabularies) {
      functions.putAll(vocabulary.functions());
      sorts.putAll(vocabulary.sorts());
    }
  }

  Optional<Meaning> function(String name) {
    Meaning meaning = functions.get(name);
    return meaning != null
        ? Optional.of(meaning)
        : vocabularies.stream().flatMap(known -> known.family(name).stream()).findFirst();
  }

  Optional<SortMeaning> sort(String name) {
    return Optional.ofNullable(sorts.get(name));
  }

  Stream<String> functionNames() {
    return functions.keySet().stream();
  }

  Stream<String> sortNames() {
    return sorts.keySet().stream();
  }
}
