package dev.clew.solver.smtlib;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import dev.clew.solver.smtlib.theory.LiteralCharacters;
import dev.clew.solver.smtlib.theory.StringSymbols;
import dev.clew.solver.smtlib.theory.TheoryGaps;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Builds terms anew with other meanings for the codes of characters, and collects the conditions
 * under which that is right. Remembers what it built.
 */
final class CodeTerms {

  /** No character counts as high. */
  private static final int NONE = LiteralCharacters.MAX + 1;

  private final ExprFactory terms;
  private final TheoryGaps gaps;
  private final int first;
  private final PostOrder order = new PostOrder();
  private final Map<Expr, Expr> built = new HashMap<>();
  private final List<Expr> bounds = new ArrayList<>();
  private final List<Expr> highs = new ArrayList<>();

  private CodeTerms(ExprFactory terms, TheoryGaps gaps, int first) {
    this.terms = terms;
    this.gaps = gaps;
    this.first = first;
  }

  /** Codes are those of units; the conditions keep {@code str.from_code} within them. */
  static CodeTerms within(ExprFactory terms, TheoryGaps gaps) {
    return new CodeTerms(terms, gaps, NONE);
  }

  /**
   * The units from {@code first} on stand for any characters from there on: their codes are unknown
   * but at least {@code first}. By the conditions there is such a code.
   */
  static CodeTerms from(ExprFactory terms, TheoryGaps gaps, int first) {
    return new CodeTerms(terms, gaps, first);
  }

  Expr apply(Expr root) {
    order.visit(root, term -> built.put(term, build(term)));
    return get(root);
  }

  /** Whether no term so far has a code in it. */
  boolean isEmpty() {
    return bounds.isEmpty() && highs.isEmpty();
  }

  /** What must hold besides the terms so far. */
  List<Expr> conditions() {
    List<Expr> conditions = new ArrayList<>(bounds);
    if (first != NONE) {
      conditions.add(highs.stream().reduce(terms.bool(false), terms::or));
    }
    return conditions;
  }

  private Expr build(Expr term) {
    if (!(term instanceof Apply apply)) {
      return term;
    }
    Expr[] args = new Expr[apply.arity()];
    boolean changed = false;
    for (int i = 0; i < args.length; i++) {
      args[i] = get(apply.arg(i));
      changed |= args[i] != apply.arg(i);
    }
    Expr other = first == NONE ? unit(term, args) : high(term, apply.op(), args);
    if (other != null) {
      return other;
    }
    return changed ? terms.rebuild(apply, args) : term;
  }

  private Expr get(Expr term) {
    return Objects.requireNonNull(built.get(term), "not built");
  }

  private @Nullable Expr unit(Expr term, Expr[] args) {
    if (!gaps.isBeyond(term)) {
      return null;
    }
    Expr beyond =
        StringSymbols.between(
            terms, LiteralCharacters.MAX_UNIT + 1, args[0], LiteralCharacters.MAX);
    bounds.add(terms.not(beyond));
    return terms.string("");
  }

  private @Nullable Expr high(Expr term, Op op, Expr[] args) {
    if (op == StringOp.TO_CODE) {
      return toCode(terms.apply(StringOp.TO_CODE, args[0]));
    }
    if (op == StringOp.FROM_CODE) {
      return fromCode(args[0], terms.apply(StringOp.FROM_CODE, args[0]));
    }
    return gaps.isBeyond(term) ? fromCode(args[0], terms.string("")) : null;
  }

  private Expr toCode(Expr code) {
    Expr low = terms.apply(IntegerOp.LT, code, terms.integerConst(first));
    Expr other = terms.symbol(name("code", code), Sort.INTEGER);
    bounds.add(StringSymbols.between(terms, first, other, LiteralCharacters.MAX));
    highs.add(terms.not(low));
    return terms.ite(low, code, other);
  }

  private Expr fromCode(Expr code, Expr otherwise) {
    Expr high = StringSymbols.between(terms, first, code, LiteralCharacters.MAX);
    Expr other = terms.symbol(name("char", code), Sort.STRING);
    CharSet units = CharSet.range((char) first, (char) LiteralCharacters.MAX_UNIT);
    bounds.add(terms.apply(StringOp.IN, other, terms.language(Language.chars(units))));
    highs.add(high);
    return terms.ite(high, other, otherwise);
  }

  /** One for each term; no symbol of a script has a backslash. */
  private static String name(String what, Expr term) {
    return ScriptSession.PARAMETER_MARK + what + term.id();
  }
}
