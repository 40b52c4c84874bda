package dev.clew.solver.smtlib.theory;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** All symbols that a script can use without declaring them. */
public final class TheorySymbols {

  private final List<TheoryVocabulary> vocabularies =
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

  private final Map<String, SymbolMeaning> functions = new HashMap<>();
  private final Map<String, SortMeaning> sorts = new HashMap<>();

  public TheorySymbols() {
    for (TheoryVocabulary vocabulary : vocabularies) {
      functions.putAll(vocabulary.functions());
      sorts.putAll(vocabulary.sorts());
    }
  }

  public Optional<SymbolMeaning> function(String name) {
    SymbolMeaning meaning = functions.get(name);
    return meaning != null
        ? Optional.of(meaning)
        : vocabularies.stream().flatMap(known -> known.family(name).stream()).findFirst();
  }

  public Optional<SortMeaning> sort(String name) {
    return Optional.ofNullable(sorts.get(name));
  }

  public Stream<String> functionNames() {
    return functions.keySet().stream();
  }

  public Stream<String> sortNames() {
    return sorts.keySet().stream();
  }
}
