package dev.clew.solver.guess;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.StringTrait;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.language.BothLanguage;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.ChoiceLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.NotLanguage;
import dev.clew.solver.language.SequenceLanguage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/** Guesses that all texts are ASCII: sets such as all of Unicode's digits become small then. */
final class AsciiGuess {

  private static final CharSet UNITS = CharSet.range('\0', '\u007f');

  private static final Language ASCII = Language.star(Language.chars(UNITS));

  /** Sets with more intervals are worth it. */
  private static final int FEW_INTERVALS = 8;

  private AsciiGuess() {}

  /** The same guess where there is nothing to gain. */
  static NarrowedQuery apply(NarrowedQuery guess) {
    ExprFactory factory = guess.factory();
    if (!isWorthIt(guess.conjuncts())) {
      return guess;
    }
    List<Expr> more = new ArrayList<>();
    Const ascii = factory.language(ASCII);
    for (Symbol text : guess.symbols(Sort.STRING)) {
      more.add(factory.apply(StringOp.IN, text, ascii));
    }
    return guess.with((apply, args) -> narrowed(factory, apply, args, more), more);
  }

  /** Whether there is a set that becomes much smaller. */
  static boolean isWorthIt(List<Expr> conjuncts) {
    boolean[] found = {false};
    PostOrder order = new PostOrder();
    conjuncts.forEach(each -> order.visit(each, expr -> found[0] |= isWide(expr)));
    return found[0];
  }

  private static boolean isWide(Expr expr) {
    return expr.is(StringOp.IN)
        && expr.arg(1) instanceof Const known
        && isWide(known.value().asLanguage());
  }

  /**
   * A condition with smaller sets.
   *
   * @param more where it is added that what they speak of is ASCII, if that is not known: then both
   *     conditions say the same, negated or not
   */
  private static Expr narrowed(ExprFactory factory, Apply apply, Expr[] args, List<Expr> more) {
    if (!isWide(apply)) {
      return apply;
    }
    Language language = narrowed(((Const) args[1]).value().asLanguage());
    if (args[0].is(StringOp.FROM_CODE) && language instanceof CharsLanguage chars) {
      Expr code = args[0].arg(0);
      if (!isAscii(code)) {
        more.add(among(factory, code, UNITS));
      }
      return among(factory, code, chars.set());
    }
    if (!isAscii(args[0])) {
      more.add(factory.apply(StringOp.IN, args[0], factory.language(ASCII)));
    }
    return factory.apply(StringOp.IN, args[0], factory.language(language));
  }

  /** Whether a text, or the code of a unit, is ASCII where all unknown texts are. */
  private static boolean isAscii(Expr expr) {
    if (expr instanceof Const known && expr.sort().equals(Sort.STRING)) {
      return known.value().asString().chars().allMatch(unit -> UNITS.contains((char) unit));
    }
    boolean made =
        expr instanceof Apply apply
            && apply.op() instanceof StringOp op
            && (op.has(StringTrait.OWN_UNITS) || op == StringOp.CODE_AT);
    return (expr instanceof Symbol && expr.sort().equals(Sort.STRING))
        || (made && Arrays.stream(((Apply) expr).args()).allMatch(AsciiGuess::isAsciiOrNoText));
  }

  private static boolean isAsciiOrNoText(Expr arg) {
    return !arg.sort().equals(Sort.STRING) || isAscii(arg);
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

  private static boolean isWide(Language language) {
    if (language instanceof CharsLanguage chars) {
      int count = chars.set().intervalCount();
      return count > FEW_INTERVALS && !UNITS.contains(chars.set().hi(count - 1));
    } else if (language instanceof SequenceLanguage sequence) {
      return sequence.parts().stream().anyMatch(AsciiGuess::isWide);
    } else if (language instanceof ChoiceLanguage choice) {
      return choice.options().stream().anyMatch(AsciiGuess::isWide);
    } else if (language instanceof BothLanguage both) {
      return both.parts().stream().anyMatch(AsciiGuess::isWide);
    } else if (language instanceof LoopLanguage loop) {
      return isWide(loop.body());
    }
    return language instanceof NotLanguage not && isWide(not.body());
  }

  private static Language narrowed(Language language) {
    if (language instanceof CharsLanguage chars) {
      return isWide(chars) ? Language.chars(chars.set().intersect(UNITS)) : chars;
    } else if (language instanceof SequenceLanguage sequence) {
      return Language.sequence(each(sequence.parts(), AsciiGuess::narrowed));
    } else if (language instanceof ChoiceLanguage choice) {
      return Language.choice(each(choice.options(), AsciiGuess::narrowed));
    } else if (language instanceof BothLanguage both) {
      return Language.both(each(both.parts(), AsciiGuess::narrowed));
    } else if (language instanceof LoopLanguage loop) {
      return Language.loop(narrowed(loop.body()), loop.min(), loop.max());
    } else if (language instanceof NotLanguage not) {
      return Language.not(narrowed(not.body()));
    }
    return language;
  }

  private static List<Language> each(List<Language> parts, UnaryOperator<Language> change) {
    return parts.stream().map(change).toList();
  }
}
