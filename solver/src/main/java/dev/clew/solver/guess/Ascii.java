package dev.clew.solver.guess;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.Both;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Chars;
import dev.clew.solver.language.Choice;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.Loop;
import dev.clew.solver.language.Not;
import dev.clew.solver.language.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Guesses that all texts are ASCII: sets such as all of Unicode's digits become small then. */
final class Ascii {

  private static final CharSet UNITS = CharSet.range('\0', '\u007f');

  /** Sets with more intervals are worth it. */
  private static final int FEW_INTERVALS = 8;

  private Ascii() {}

  /** The same guess where there is nothing to gain. */
  static Guess apply(Guess guess) {
    ExprFactory factory = guess.factory();
    if (guess.find(Ascii::isWide).isEmpty()) {
      return guess;
    }
    List<Expr> more = new ArrayList<>();
    Const ascii = factory.language(Language.star(Language.chars(UNITS)));
    for (Symbol text : guess.symbols(Sort.STRING)) {
      more.add(factory.apply(StringOp.IN, text, ascii));
    }
    return guess.with((apply, args) -> narrowed(factory, apply, args), more);
  }

  private static boolean isWide(Expr expr) {
    return expr.is(StringOp.IN)
        && expr.arg(1) instanceof Const known
        && !narrowed(known.value().asLanguage()).equals(known.value().asLanguage());
  }

  private static Expr narrowed(ExprFactory factory, Apply apply, Expr[] args) {
    if (!isWide(apply)) {
      return apply;
    }
    Language language = narrowed(((Const) args[1]).value().asLanguage());
    return args[0].is(StringOp.FROM_CODE) && language instanceof Chars chars
        ? among(factory, args[0].arg(0), chars.set())
        : factory.apply(StringOp.IN, args[0], factory.language(language));
  }

  private static Expr among(ExprFactory factory, Expr code, CharSet set) {
    Expr any = factory.bool(false);
    for (int i = 0; i < set.intervalCount(); i++) {
      Expr low = factory.apply(IntegerOp.LE, factory.integerConst(set.lo(i)), code);
      Expr high = factory.apply(IntegerOp.LE, code, factory.integerConst(set.hi(i)));
      any = factory.or(any, factory.and(low, high));
    }
    return any;
  }

  private static Language narrowed(Language language) {
    if (language instanceof Chars chars) {
      return chars.set().intervalCount() > FEW_INTERVALS
          ? Language.chars(chars.set().intersect(UNITS))
          : chars;
    } else if (language instanceof Sequence sequence) {
      return Language.sequence(each(sequence.parts(), Ascii::narrowed));
    } else if (language instanceof Choice choice) {
      return Language.choice(each(choice.options(), Ascii::narrowed));
    } else if (language instanceof Both both) {
      return Language.both(each(both.parts(), Ascii::narrowed));
    } else if (language instanceof Loop loop) {
      return Language.loop(narrowed(loop.body()), loop.min(), loop.max());
    } else if (language instanceof Not not) {
      return Language.not(narrowed(not.body()));
    }
    return language;
  }

  private static List<Language> each(List<Language> parts, UnaryOperator<Language> change) {
    return parts.stream().map(change).toList();
  }
}
