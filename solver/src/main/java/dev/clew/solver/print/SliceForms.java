package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A slice as {@code substring}: where it ends instead of how long it is. */
final class SliceForms {

  /** Longer sums are not looked through. */
  private static final int DEEPEST = 8;

  private final SharedTerms sharing;

  SliceForms(SharedTerms sharing) {
    this.sharing = sharing;
  }

  Phrase of(Apply slice) {
    PhrasePart offset = StringForms.number(slice.arg(1));
    if (isToEnd(slice)) {
      return StringForms.call(slice.arg(0), "substring", offset);
    }
    PhrasePart end = end(slice.arg(1), slice.arg(2));
    if (end != null) {
      return StringForms.call(slice.arg(0), "substring", offset, end);
    }
    Phrase rest = StringForms.call(slice.arg(0), "substring", offset);
    return Phrase.of(
        JavaPrecedence.PRIMARY,
        rest.where(JavaPrecedence.PRIMARY),
        PhrasePart.text(".substring(0, "),
        StringForms.number(slice.arg(2)),
        PhrasePart.text(")"));
  }

  /**
   * A slice that is a known text of its length: {@code startsWith} from a position, which says the
   * same outside of the string, too. Null for others.
   */
  static @Nullable Phrase startingWith(@Nullable Apply slice, Expr text) {
    boolean known =
        slice != null
            && text instanceof Const word
            && slice.arg(2) instanceof Const count
            && word.value().asString().length() > 0
            && BigInteger.valueOf(word.value().asString().length())
                .equals(count.value().asInteger());
    return slice != null && known
        ? StringForms.call(
            slice.arg(0), "startsWith", PhrasePart.of(text), StringForms.number(slice.arg(1)))
        : null;
  }

  /** Whether the count is all that there is behind the offset. */
  private static boolean isToEnd(Apply slice) {
    List<Expr> rest = terms(slice.arg(2));
    for (int i = 0; i < rest.size(); i++) {
      Expr term = rest.get(i);
      if (term.is(StringOp.LENGTH) && term.arg(0) == slice.arg(0)) {
        rest.remove(i);
        return isOpposite(terms(slice.arg(1)), rest);
      }
    }
    return false;
  }

  /**
   * The sum of offset and count, without what both have with opposite signs; null where a large
   * offset would have to be written twice.
   */
  private @Nullable PhrasePart end(Expr offset, Expr count) {
    if (offset instanceof Const a && count instanceof Const b) {
      return PhrasePart.text(a.value().asInteger().add(b.value().asInteger()).toString());
    }
    if (offset instanceof Const known && known.value().asInteger().signum() == 0) {
      return StringForms.number(count);
    }
    List<Expr> rest = terms(count);
    for (Expr term : terms(offset)) {
      if (!removeOpposite(rest, term)) {
        return isShort(offset) ? sum(List.of(offset, count)) : null;
      }
    }
    return rest.size() == 1 ? StringForms.number(rest.get(0)) : sum(rest);
  }

  private boolean isShort(Expr expr) {
    Expr shown = StringForms.unwrapped(expr);
    return shown instanceof Symbol || shown instanceof Const || sharing.isNamed(shown);
  }

  private static PhrasePart sum(List<Expr> terms) {
    if (terms.isEmpty()) {
      return PhrasePart.text("0");
    }
    List<PhrasePart> parts = new ArrayList<>();
    for (Expr term : terms) {
      boolean negated = term.is(IntegerOp.NEG);
      if (!parts.isEmpty()) {
        parts.add(PhrasePart.text(negated ? " - " : " + "));
      } else if (negated) {
        parts.add(PhrasePart.text("-"));
      }
      Expr shown = StringForms.unwrapped(negated ? term.arg(0) : term);
      parts.add(
          PhrasePart.of(shown, negated ? JavaPrecedence.MULTIPLICATIVE : JavaPrecedence.ADDITIVE));
    }
    return new Phrase(JavaPrecedence.ADDITIVE, parts).where(JavaPrecedence.TERNARY);
  }

  private static boolean isOpposite(List<Expr> terms, List<Expr> others) {
    List<Expr> rest = new ArrayList<>(others);
    return terms.stream().allMatch(term -> isZero(term) || removeOpposite(rest, term))
        && rest.isEmpty();
  }

  private static boolean isZero(Expr term) {
    return term instanceof Const known && known.value().asInteger().signum() == 0;
  }

  private static boolean removeOpposite(List<Expr> terms, Expr wanted) {
    for (int i = 0; i < terms.size(); i++) {
      if (areOpposite(terms.get(i), wanted)) {
        terms.remove(i);
        return true;
      }
    }
    return false;
  }

  private static boolean areOpposite(Expr a, Expr b) {
    BigInteger left = known(a);
    BigInteger right = known(b);
    if (left != null && right != null) {
      return left.equals(right.negate());
    }
    return (a.is(IntegerOp.NEG) && a.arg(0) == b) || (b.is(IntegerOp.NEG) && b.arg(0) == a);
  }

  private static @Nullable BigInteger known(Expr expr) {
    return expr instanceof Const constant ? constant.value().asInteger() : null;
  }

  /** What is added up, at the first few levels; negations are taken to single terms. */
  private static List<Expr> terms(Expr sum) {
    List<Expr> terms = new ArrayList<>();
    collect(sum, terms, DEEPEST);
    return terms;
  }

  private static void collect(Expr expr, List<Expr> terms, int depth) {
    if (expr.is(IntegerOp.ADD) && depth > 0) {
      collect(expr.arg(0), terms, depth - 1);
      collect(expr.arg(1), terms, depth - 1);
    } else {
      terms.add(expr);
    }
  }
}
