package dev.clew.models.text;

import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;

/** Code points of unknown texts. */
final class CodePoints {

  /** A high surrogate and a low one. */
  static final Language PAIR =
      Language.sequence(
          Language.chars(CharSet.range(Character.MIN_HIGH_SURROGATE, Character.MAX_HIGH_SURROGATE)),
          Language.chars(CharSet.range(Character.MIN_LOW_SURROGATE, Character.MAX_LOW_SURROGATE)));

  private CodePoints() {}

  /** How many are in a range: the units that are left when each pair is made one. */
  static Expr count(Terms terms, Expr text, Expr from, Expr to) {
    Expr part = terms.strings().substring(text, from, to);
    Expr pairs = terms.factory().language(PAIR);
    Expr one = terms.factory().string(" ");
    return terms.strings().length(terms.factory().apply(StringOp.REPLACE_WORDS, part, pairs, one));
  }
}
