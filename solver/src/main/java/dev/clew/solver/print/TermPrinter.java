package dev.clew.solver.print;

import dev.clew.solver.expr.Expr;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Prints a term as a Java developer would write it: {@code x + 1 > y && b != 0}.
 *
 * <p>Large subterms that are used more than once are named and written once: {@code $1 * $1 > 5
 * where $1 = …}. Time and space are linear in the number of distinct subterms, and nothing recurs
 * on their depth.
 *
 * <p>The text means what the term means, with two exceptions: a term's division, or method of a
 * string, has a value where Java's throws, and a symbol or constant does not show whether its
 * sixteen bits are a {@code char} or a {@code short}.
 */
public final class TermPrinter {

  private final SharedTerms sharing;
  private final TermForms forms;
  private final Map<Expr, String> names = new HashMap<>();
  private final List<Expr> definitions = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private final Deque<PhrasePart> open = new ArrayDeque<>();

  private TermPrinter(Expr root) {
    sharing = new SharedTerms(root);
    forms = new TermForms(sharing);
  }

  /** The term on one line. */
  public static String print(Expr expr) {
    PrintedTerm printed = printed(expr);
    StringBuilder text = new StringBuilder(printed.text());
    String separator = " where ";
    for (PrintedTerm.Definition definition : printed.definitions()) {
      text.append(separator).append(definition.name()).append(" = ").append(definition.text());
      separator = ", ";
    }
    return text.toString();
  }

  /** The term and the definitions of the names in it, apart. */
  static PrintedTerm printed(Expr expr) {
    return new TermPrinter(expr).run(expr);
  }

  /** Definitions come in the order in which their names are first used, so the list grows here. */
  private PrintedTerm run(Expr root) {
    String body = write(root);
    List<PrintedTerm.Definition> done = new ArrayList<>();
    for (int i = 0; i < definitions.size(); i++) {
      Expr defined = definitions.get(i);
      done.add(new PrintedTerm.Definition("$" + (i + 1), defined, write(defined)));
    }
    return new PrintedTerm(body, done);
  }

  /** The text of a term, in which only what lies below it is named. */
  private String write(Expr root) {
    text.setLength(0);
    open.push(forms.of(PromotionForms.written(root)).where(JavaPrecedence.TERNARY));
    while (!open.isEmpty()) {
      PhrasePart part = open.pop();
      if (part instanceof PhrasePart.Text literal) {
        text.append(literal.text());
      } else if (part instanceof PhrasePart.Slot slot) {
        open(slot);
      } else if (part instanceof PhrasePart.Nested nested) {
        open(nested);
      }
    }
    return text.toString();
  }

  private void open(PhrasePart.Slot slot) {
    Expr expr = PromotionForms.written(slot.expr());
    if (sharing.isNamed(expr)) {
      text.append(names.computeIfAbsent(expr, this::define));
    } else {
      open(new PhrasePart.Nested(forms.of(expr), slot.least()));
    }
  }

  private String define(Expr expr) {
    definitions.add(expr);
    return "$" + definitions.size();
  }

  private void open(PhrasePart.Nested nested) {
    List<PhrasePart> parts = nested.phrase().parts();
    boolean loose = nested.phrase().precedence().compareTo(nested.least()) < 0;
    if (loose) {
      text.append('(');
      open.push(PhrasePart.text(")"));
    }
    for (int i = parts.size() - 1; i >= 0; i--) {
      open.push(parts.get(i));
    }
  }
}
