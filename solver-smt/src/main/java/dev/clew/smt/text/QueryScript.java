package dev.clew.smt.text;

import dev.clew.smt.process.SmtEngine;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A query as text: one part for each conjunct, which declares what those before it have not. */
final class QueryScript {

  /** Words of Java's units; SMT-LIB has more characters. */
  private static final String UNITS = "(re.* (re.range \"\\u{0}\" \"\\u{ffff}\"))";

  private final List<String> parts = new ArrayList<>();
  private final List<ConjunctText> fragments = new ArrayList<>();
  private final Set<Symbol> symbols = new LinkedHashSet<>();

  /**
   * @param known the texts of conjuncts that were asked about before; new ones are added
   */
  QueryScript(List<Expr> conjuncts, SmtEngine engine, Map<Expr, ConjunctText> known) {
    Set<String> declared = new HashSet<>();
    for (Expr conjunct : conjuncts) {
      ConjunctText fragment =
          known.computeIfAbsent(conjunct, key -> SmtEncoder.encode(key, engine));
      StringBuilder text = new StringBuilder();
      fragment
          .declarations()
          .forEach(
              (name, command) -> {
                if (declared.add(name)) {
                  text.append(command).append('\n');
                }
              });
      parts.add(text.append(fragment.assertion()).toString());
      fragments.add(fragment);
      symbols.addAll(fragment.symbols());
    }
  }

  List<String> parts() {
    return parts;
  }

  /** All unknowns that are declared. */
  List<Symbol> symbols() {
    return List.copyOf(symbols);
  }

  /** The command that asks for the values of all unknowns. */
  String valuesQuestion() {
    return symbols.stream()
        .map(SmtEncoder::name)
        .collect(Collectors.joining(" ", "(get-value (", "))"));
  }

  List<UnknownApproximation> approximations() {
    return fragments.stream().flatMap(fragment -> fragment.approximations().stream()).toList();
  }

  /** That no unknown string has more than so many units, which need not be so. */
  String bounded(int units) {
    StringBuilder text = new StringBuilder();
    for (Symbol symbol : symbols) {
      if (symbol.sort().kind() == Sort.Kind.STRING) {
        text.append("(assert (<= (str.len ").append(SmtEncoder.name(symbol)).append(") ");
        text.append(units).append("))\n");
      }
    }
    return text.toString();
  }

  /** What was left out: that strings have Java's units only, and the details of some operators. */
  String details() {
    StringBuilder text = new StringBuilder();
    for (Symbol symbol : symbols) {
      if (symbol.sort().kind() == Sort.Kind.STRING) {
        text.append("(assert (str.in_re ").append(SmtEncoder.name(symbol)).append(' ');
        text.append(UNITS).append("))\n");
      }
    }
    fragments.forEach(fragment -> text.append(fragment.details()).append('\n'));
    return text.toString();
  }
}
