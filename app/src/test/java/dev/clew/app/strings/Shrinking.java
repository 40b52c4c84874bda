package dev.clew.app.strings;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Replaces parts of literals by parts of these parts for as long as that stays of interest. */
final class Shrinking {

  private Shrinking() {}

  /** In a factory of its own. Tries each step once more after each that succeeded. */
  static Conjunction shrunk(Conjunction start, Predicate<Conjunction> interesting) {
    ExprFactory terms = new ExprFactory(Rewriter.NONE);
    TermSubstitution copies = TermSubstitution.copyInto(terms);
    List<Unknown> unknowns =
        start.unknowns().stream()
            .map(
                each ->
                    new Unknown(
                        terms.symbol(each.symbol().name(), each.symbol().sort()),
                        each.domain(),
                        each.bounds().stream().map(copies::apply).toList()))
            .toList();
    List<Expr> literals = start.literals().stream().map(copies::apply).toList();
    Conjunction least = new Conjunction(unknowns, literals);
    for (int i = 0; i < literals.size(); i++) {
      least = shrunk(terms, least, i, interesting);
    }
    return least;
  }

  private static Conjunction shrunk(
      ExprFactory terms, Conjunction start, int index, Predicate<Conjunction> interesting) {
    for (Expr smaller : smaller(terms, start.literals().get(index))) {
      List<Expr> literals = new ArrayList<>(start.literals());
      literals.set(index, smaller);
      Conjunction next = new Conjunction(start.unknowns(), literals);
      if (interesting.test(next)) {
        return shrunk(terms, next, index, interesting);
      }
    }
    return start;
  }

  /** The literal with one of its parts replaced, larger parts first. */
  private static List<Expr> smaller(ExprFactory terms, Expr literal) {
    List<Expr> parts = new ArrayList<>();
    new PostOrder().visit(literal, part -> parts.add(0, part));
    List<Expr> all = new ArrayList<>();
    for (Expr part : parts) {
      if (part instanceof Apply apply) {
        for (int i = 0; i < apply.arity(); i++) {
          if (apply.arg(i).sort().equals(part.sort())) {
            all.add(replaced(terms, literal, part, apply.arg(i)));
          }
        }
        if (part.sort().equals(Sort.STRING) || part.sort().equals(Sort.INTEGER)) {
          all.add(replaced(terms, literal, part, terms.constant(Value.zero(part.sort()))));
        }
      } else if (part instanceof Const constant
          && part.sort().equals(Sort.STRING)
          && !constant.value().asString().isEmpty()) {
        String shorter = constant.value().asString().substring(1);
        all.add(replaced(terms, literal, part, terms.string(shorter)));
      }
    }
    return all;
  }

  private static Expr replaced(ExprFactory terms, Expr in, Expr part, Expr by) {
    if (in == part) {
      return by;
    }
    if (!(in instanceof Apply apply)) {
      return in;
    }
    Expr[] args = new Expr[apply.arity()];
    for (int i = 0; i < args.length; i++) {
      args[i] = replaced(terms, apply.arg(i), part, by);
    }
    return terms.rebuild(apply, args);
  }
}
