package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import org.jspecify.annotations.Nullable;

/** Comparisons and their opposites: constants to the right, and no {@code !} that can be saved. */
final class ComparisonForms {

  private final SharedTerms sharing;

  ComparisonForms(SharedTerms sharing) {
    this.sharing = sharing;
  }

  /**
   * The phrase of a comparison, or of its opposite; null when the term is no comparison, or its
   * opposite is none.
   */
  @Nullable Phrase of(Apply apply, boolean negated) {
    return switch (apply.op().theory()) {
      case CORE -> apply.is(CoreOp.EQ) ? equality(apply, opposite(Relation.EQ, negated)) : null;
      case BITS -> bits((BitsOp) apply.op(), apply, negated);
      case FLOAT -> floating((FloatOp) apply.op(), apply, negated);
      case INTEGER ->
          switch ((IntegerOp) apply.op()) {
            case LT -> numbers(apply, opposite(Relation.LT, negated));
            case LE -> numbers(apply, opposite(Relation.LE, negated));
            case ADD, MUL, NEG, DIV, MOD -> null;
          };
      case STRING -> strings(apply, negated);
      case FUNCTION -> null;
    };
  }

  private static @Nullable Phrase strings(Apply apply, boolean negated) {
    if (apply.is(StringOp.LESS)) {
      return StringForms.comparison(apply, opposite(Relation.LT, negated));
    }
    return apply.is(StringOp.LESS_EQ)
        ? StringForms.comparison(apply, opposite(Relation.LE, negated))
        : null;
  }

  /** Mathematical integers; that an {@code int} is one needs no word. */
  private static Phrase numbers(Apply apply, Relation relation) {
    JavaPrecedence least = relation.precedence().tighter();
    return infix(
        apply,
        relation,
        number(apply.arg(0), apply.arg(1), least),
        number(apply.arg(1), apply.arg(0), least));
  }

  /** What is compared with a unit of a string is a character. */
  private static PhrasePart number(Expr number, Expr other, JavaPrecedence least) {
    boolean unit =
        other.is(StringOp.CODE_AT)
            && number instanceof Const known
            && known.value().asInteger().signum() >= 0
            && known.value().asInteger().bitLength() <= Character.SIZE;
    return unit
        ? PhrasePart.text(
            ConstantForms.character((char) ((Const) number).value().asInteger().intValue()))
        : PhrasePart.of(StringForms.unwrapped(number), least);
  }

  private static Relation opposite(Relation relation, boolean negated) {
    return negated ? relation.negated() : relation;
  }

  private Phrase equality(Apply apply, Relation relation) {
    Sort sort = apply.arg(0).sort();
    return switch (sort.kind()) {
      case FLOAT ->
          JavaTypes.isJavaFloat(sort)
              ? threeWay(JavaTypes.box(sort) + ".compare", apply, relation)
              : signed("identical", apply, relation == Relation.NE);
      case STRING -> equalStrings(apply, relation == Relation.NE);
      case INTEGER -> numbers(apply, relation);
      case BOOL, BITS, LANGUAGE, REFERENCE, ROUNDING -> plain(apply, relation);
    };
  }

  private Phrase equalStrings(Apply apply, boolean negated) {
    boolean swap = isSwapped(apply);
    Expr left = apply.arg(swap ? 1 : 0);
    Expr right = apply.arg(swap ? 0 : 1);
    Phrase start = SliceForms.startingWith(sharing.inline(left, StringOp.SLICE), right);
    Phrase equal = start != null ? start : StringForms.call(left, "equals", PhrasePart.of(right));
    return negated ? not(equal) : equal;
  }

  private @Nullable Phrase bits(BitsOp op, Apply apply, boolean negated) {
    return switch (op) {
      case SLT -> signedOrder(apply, opposite(Relation.LT, negated));
      case SLE -> signedOrder(apply, opposite(Relation.LE, negated));
      case ULT -> unsignedOrder(apply, opposite(Relation.LT, negated));
      case ULE -> unsignedOrder(apply, opposite(Relation.LE, negated));
      default -> null;
    };
  }

  private Phrase signedOrder(Apply apply, Relation relation) {
    return infix(
        apply,
        relation,
        PromotionForms.signed(sharing, apply.arg(0), relation.precedence()),
        PromotionForms.signed(sharing, apply.arg(1), relation.precedence()));
  }

  private static Phrase unsignedOrder(Apply apply, Relation relation) {
    return switch (apply.arg(0).sort().width()) {
      case Character.SIZE -> plain(apply, relation);
      case Byte.SIZE -> threeWay("Byte.compareUnsigned", apply, relation);
      case Integer.SIZE -> threeWay("Integer.compareUnsigned", apply, relation);
      case Long.SIZE -> threeWay("Long.compareUnsigned", apply, relation);
      default -> threeWay("compareUnsigned", apply, relation);
    };
  }

  /** IEEE's order is not total: only equality has an opposite. */
  private static @Nullable Phrase floating(FloatOp op, Apply apply, boolean negated) {
    return switch (op) {
      case LT -> negated ? null : plain(apply, Relation.LT);
      case LE -> negated ? null : plain(apply, Relation.LE);
      case EQ -> apply.arg(0) == apply.arg(1) ? nan(apply.arg(0), negated) : ieee(apply, negated);
      default -> null;
    };
  }

  private static Phrase ieee(Apply apply, boolean negated) {
    return plain(apply, opposite(Relation.EQ, negated));
  }

  /** {@code x == x} says that x is a number. */
  private static Phrase nan(Expr x, boolean isNaN) {
    String owner = JavaTypes.isJavaFloat(x.sort()) ? JavaTypes.box(x.sort()) + "." : "";
    Phrase call = Phrase.call(owner + "isNaN", x);
    return isNaN ? call : not(call);
  }

  private static Phrase plain(Apply apply, Relation relation) {
    return infix(
        apply,
        relation,
        PhrasePart.of(apply.arg(0), relation.precedence().tighter()),
        PhrasePart.of(apply.arg(1), relation.precedence().tighter()));
  }

  private static Phrase infix(Apply apply, Relation relation, PhrasePart left, PhrasePart right) {
    return isSwapped(apply)
        ? Phrase.infix(relation.precedence(), right, relation.mirrored().symbol(), left)
        : Phrase.infix(relation.precedence(), left, relation.symbol(), right);
  }

  /** {@code compare(x, y) < 0}. */
  private static Phrase threeWay(String method, Apply apply, Relation relation) {
    boolean swap = isSwapped(apply);
    Relation shown = swap ? relation.mirrored() : relation;
    Phrase call = Phrase.call(method, apply.arg(swap ? 1 : 0), apply.arg(swap ? 0 : 1));
    return Phrase.infix(
        shown.precedence(), call.where(shown.precedence()), shown.symbol(), PhrasePart.text("0"));
  }

  private static Phrase signed(String method, Apply apply, boolean negated) {
    Phrase call = Phrase.call(method, apply.args());
    return negated ? not(call) : call;
  }

  static Phrase not(Phrase phrase) {
    return Phrase.prefix(JavaPrecedence.UNARY, "!", phrase.where(JavaPrecedence.UNARY));
  }

  private static boolean isSwapped(Apply apply) {
    return apply.arg(0) instanceof Const && !(apply.arg(1) instanceof Const);
  }
}
