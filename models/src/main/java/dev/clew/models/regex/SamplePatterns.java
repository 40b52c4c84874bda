package dev.clew.models.regex;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Patterns that an unknown regular expression may be: one that is wrong, unless the program takes
 * care of what it makes a pattern of, and one that is plain.
 */
final class SamplePatterns {

  private static final List<String> TEXTS = List.of("(", "a");

  private SamplePatterns() {}

  /** What becomes of a term where all unknown texts are the same. */
  static Set<String> of(Expr regex) {
    List<Symbol> symbols = texts(regex);
    Set<String> samples = new LinkedHashSet<>();
    try {
      for (String text : TEXTS) {
        Map<Symbol, Value> values = new HashMap<>();
        symbols.forEach(symbol -> values.put(symbol, Value.of(text)));
        samples.add(new Evaluator(Assignment.of(values)).evaluate(regex).asString());
      }
    } catch (FunctionFailure e) {
      return samples; // what a method that is run gives is not known yet
    }
    return samples;
  }

  private static List<Symbol> texts(Expr term) {
    List<Symbol> found = new ArrayList<>();
    new PostOrder()
        .visit(
            term,
            each -> {
              if (each instanceof Symbol symbol && symbol.sort().equals(Sort.STRING)) {
                found.add(symbol);
              }
            });
    return found;
  }
}
