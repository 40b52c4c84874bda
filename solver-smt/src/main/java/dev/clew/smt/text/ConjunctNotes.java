package dev.clew.smt.text;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what is written beside the text of one conjunct. */
final class ConjunctNotes {

  private final Map<String, String> declarations = new LinkedHashMap<>();
  private final List<String> facts = new ArrayList<>();
  private final List<String> details = new ArrayList<>();
  private final List<UnknownApproximation> approximations = new ArrayList<>();
  private final StringBuilder lets = new StringBuilder();
  private int depth;

  /** Declares a name once. */
  String declare(String name, String sort) {
    declarations.put(name, "(declare-const " + name + " " + sort + ")");
    return name;
  }

  /** An unknown that belongs to a term: the same for the same term, wherever it stands. */
  String fresh(Expr owner, String role, String sort) {
    return declare("_" + role + owner.id(), sort);
  }

  /** Something that is true of what the terms mean. */
  void fact(String fact) {
    facts.add(fact);
  }

  /** The same, but of little use for a proof: said only when a model shows that it matters. */
  void detail(String fact) {
    details.add(fact);
  }

  /**
   * Says that a term stands for more values than it has.
   *
   * @param args the arguments; empty if not all of them are there as text
   */
  void approximate(Apply apply, SmtCode result, SmtCode... args) {
    List<SmtCode> names = new ArrayList<>();
    for (SmtCode arg : args) {
      names.add(named(arg));
    }
    approximations.add(new UnknownApproximation(apply, result, names));
  }

  /** The same value under a name that can be used outside of this conjunct's bindings. */
  private SmtCode named(SmtCode arg) {
    String sort = SmtEncoder.sortName(arg.source().sort());
    if (sort == null || !(arg.source() instanceof Apply)) {
      return arg;
    }
    SmtCode plain = arg.source().sort().kind() == Sort.Kind.BITS ? arg.signed() : arg;
    String name = fresh(arg.source(), "x", sort);
    fact("(= " + name + " " + plain.text() + ")");
    return new SmtCode(arg.source(), name, plain.range());
  }

  /** A name for a text that is long or stands in several places. */
  String bind(Expr owner, String text) {
    String name = "_t" + owner.id();
    lets.append("(let ((").append(name).append(' ').append(text).append("))\n");
    depth++;
    return name;
  }

  /** The conjunct whose text is {@code condition}, with all that was put down. */
  ConjunctText fragment(String condition, List<Symbol> symbols) {
    return new ConjunctText(
        Collections.unmodifiableMap(declarations),
        assertion(condition, facts),
        details.isEmpty() ? "" : assertion("true", details),
        symbols,
        approximations);
  }

  private String assertion(String condition, List<String> others) {
    StringBuilder text = new StringBuilder("(assert ").append(lets);
    if (others.isEmpty()) {
      text.append(condition);
    } else {
      text.append("(and ").append(condition);
      others.forEach(fact -> text.append("\n ").append(fact));
      text.append(')');
    }
    return text.append(")".repeat(depth)).append(')').toString();
  }
}
