package dev.clew.solver.simplify;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.NotLanguage;
import dev.clew.solver.language.WordLanguage;
import org.jspecify.annotations.Nullable;

/** Rules for membership in a language that is known. */
record MembershipRules(ExprFactory factory) {

  /** A set of few intervals is asked by comparing codes. */
  private static final int FEW_INTERVALS = 4;

  @Nullable Expr in(Expr s, Language language) {
    if (language.equals(Language.ANYTHING) || language.equals(Language.NOTHING)) {
      return factory.bool(language.equals(Language.ANYTHING));
    }
    if (language instanceof WordLanguage word) {
      return factory.eq(s, factory.string(word.text()));
    }
    if (language instanceof NotLanguage not) {
      return factory.not(factory.apply(StringOp.IN, s, factory.language(not.body())));
    }
    if (!(language instanceof CharsLanguage chars)) {
      return null;
    }
    if (chars.set().isSingle()) {
      return factory.eq(s, factory.string(String.valueOf(chars.set().first())));
    }
    return s.is(StringOp.FROM_CODE) && chars.set().intervalCount() <= FEW_INTERVALS
        ? between(s.arg(0), chars.set())
        : null;
  }

  private Expr between(Expr code, CharSet set) {
    Expr any = factory.bool(false);
    for (int i = 0; i < set.intervalCount(); i++) {
      Expr low = factory.integerConst(set.lo(i));
      Expr high = factory.integerConst(set.hi(i));
      Expr inside =
          set.lo(i) == set.hi(i)
              ? factory.eq(code, low)
              : factory.and(
                  factory.apply(IntegerOp.LE, low, code), factory.apply(IntegerOp.LE, code, high));
      any = factory.or(any, inside);
    }
    return any;
  }
}
