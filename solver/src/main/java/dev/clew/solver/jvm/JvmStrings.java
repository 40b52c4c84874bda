package dev.clew.solver.jvm;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;

/**
 * The methods of {@code String} and {@code StringBuilder} on their contents, as terms.
 *
 * <p>Strings are terms of sort {@link Sort#STRING}, positions and lengths are {@code int}s, units
 * are {@link Sort#CHAR}. Nothing throws: a method that can throw has a companion, such as {@link
 * #charAtDomain}, that is true exactly where it does not, and its value is unspecified elsewhere.
 * Searching is in {@link JvmStringSearch}. Every method costs a bounded number of nodes.
 */
public final class JvmStrings {

  private final ExprFactory factory;
  private final StringBorder border;

  public JvmStrings(ExprFactory factory) {
    this.factory = factory;
    this.border = new StringBorder(factory);
  }

  public Expr length(Expr s) {
    return border.toInt(border.length(s));
  }

  public Expr isEmpty(Expr s) {
    return factory.eq(s, factory.string(""));
  }

  /** No white space lies beyond the sixteen-bit units, so units can be asked one by one. */
  public Expr isBlank(Expr s) {
    Language blank = Language.star(Language.chars(CharSet.where(Character::isWhitespace)));
    return factory.apply(StringOp.IN, s, factory.language(blank));
  }

  /** A {@link Sort#CHAR}. */
  public Expr charAt(Expr s, Expr index) {
    return border.toChar(factory.apply(StringOp.CODE_AT, s, border.number(index)));
  }

  /** For {@link #charAt} and {@link #codePointAt}. */
  public Expr charAtDomain(Expr s, Expr index) {
    Expr i = border.number(index);
    return factory.and(border.le(border.constant(0), i), border.lt(i, border.length(s)));
  }

  /** An {@code int}. Where {@link #charAtDomain} holds. */
  public Expr codePointAt(Expr s, Expr index) {
    Expr i = border.number(index);
    Expr high = factory.apply(StringOp.CODE_AT, s, i);
    Expr low = factory.apply(StringOp.CODE_AT, s, border.plus(i, border.constant(1)));
    return border.toInt(border.ite(isPair(high, low), joined(high, low), high));
  }

  /** An {@code int}. */
  public Expr codePointBefore(Expr s, Expr index) {
    Expr i = border.number(index);
    Expr low = factory.apply(StringOp.CODE_AT, s, border.plus(i, border.constant(-1)));
    Expr high = factory.apply(StringOp.CODE_AT, s, border.plus(i, border.constant(-2)));
    return border.toInt(border.ite(isPair(high, low), joined(high, low), low));
  }

  public Expr codePointBeforeDomain(Expr s, Expr index) {
    Expr i = border.number(index);
    return factory.and(border.le(border.constant(1), i), border.le(i, border.length(s)));
  }

  private Expr isPair(Expr high, Expr low) {
    return factory.and(
        border.between(high, Character.MIN_HIGH_SURROGATE, Character.MAX_HIGH_SURROGATE),
        border.between(low, Character.MIN_LOW_SURROGATE, Character.MAX_LOW_SURROGATE));
  }

  /** The code point of a pair of surrogates. */
  private Expr joined(Expr high, Expr low) {
    long base = Character.toCodePoint('\0', '\0');
    Expr shifted = factory.apply(IntegerOp.MUL, high, border.constant(1024));
    return border.plus(border.plus(shifted, low), border.constant(base));
  }

  public Expr substring(Expr s, Expr from) {
    Expr start = border.number(from);
    return factory.apply(StringOp.SLICE, s, start, border.minus(border.length(s), start));
  }

  public Expr substringDomain(Expr s, Expr from) {
    return border.within(border.number(from), border.length(s));
  }

  /** {@code subSequence} too. */
  public Expr substring(Expr s, Expr from, Expr to) {
    Expr start = border.number(from);
    return factory.apply(StringOp.SLICE, s, start, border.minus(border.number(to), start));
  }

  public Expr substringDomain(Expr s, Expr from, Expr to) {
    Expr start = border.number(from);
    Expr end = border.number(to);
    return factory.and(
        border.le(border.constant(0), start),
        factory.and(border.le(start, end), border.le(end, border.length(s))));
  }

  public Expr concat(Expr s, Expr t) {
    return factory.apply(StringOp.CONCAT, s, t);
  }

  public Expr equal(Expr s, Expr t) {
    return factory.eq(s, t);
  }

  public Expr equalsIgnoreCase(Expr s, Expr t) {
    return factory.apply(StringOp.EQUALS_IGNORE_CASE, s, t);
  }

  public Expr compareTo(Expr s, Expr t) {
    return border.toInt(factory.apply(StringOp.COMPARE, s, t));
  }

  public Expr compareToIgnoreCase(Expr s, Expr t) {
    return border.toInt(factory.apply(StringOp.COMPARE_IGNORE_CASE, s, t));
  }

  public Expr trim(Expr s) {
    return factory.apply(StringOp.TRIM, s);
  }

  public Expr strip(Expr s) {
    return factory.apply(StringOp.STRIP, s);
  }

  public Expr stripLeading(Expr s) {
    return factory.apply(StringOp.STRIP_LEADING, s);
  }

  public Expr stripTrailing(Expr s) {
    return factory.apply(StringOp.STRIP_TRAILING, s);
  }

  /** In the root locale. */
  public Expr toLowerCase(Expr s) {
    return factory.apply(StringOp.TO_LOWER, s);
  }

  /** In the root locale. */
  public Expr toUpperCase(Expr s) {
    return factory.apply(StringOp.TO_UPPER, s);
  }

  /** {@code replace(char, char)}; both are {@link Sort#CHAR}. */
  public Expr replaceChar(Expr s, Expr from, Expr to) {
    return factory.apply(StringOp.REPLACE_ALL, s, border.unitString(from), border.unitString(to));
  }

  /** {@code replace(CharSequence, CharSequence)}; an empty target stands between all units. */
  public Expr replace(Expr s, Expr target, Expr replacement) {
    Expr all = factory.apply(StringOp.REPLACE_ALL, s, target, replacement);
    if (target instanceof Const constant && !constant.value().asString().isEmpty()) {
      return all;
    }
    Expr everywhere = factory.apply(StringOp.INTERSPERSE, s, replacement);
    return border.ite(factory.eq(target, factory.string("")), everywhere, all);
  }

  public Expr repeat(Expr s, Expr count) {
    return factory.apply(StringOp.REPEAT, s, border.number(count));
  }

  public Expr repeatDomain(Expr count) {
    return border.le(border.constant(0), border.number(count));
  }

  /** {@code StringBuilder.reverse}. */
  public Expr reverse(Expr s) {
    return factory.apply(StringOp.REVERSE, s);
  }

  public Expr hash(Expr s) {
    return factory.apply(StringOp.HASH, s);
  }

  /** {@code String.valueOf(boolean)}. */
  public Expr ofBoolean(Expr condition) {
    return border.ite(condition, factory.string("true"), factory.string("false"));
  }

  /** {@code String.valueOf(char)}. */
  public Expr ofChar(Expr unit) {
    return border.unitString(unit);
  }

  /** {@code Character.toString(int)} and {@code StringBuilder.appendCodePoint}. */
  public Expr ofCodePoint(Expr codePoint) {
    return new CodePointTerms(factory).string(codePoint);
  }

  public Expr ofCodePointDomain(Expr codePoint) {
    return factory.apply(BitsOp.ULE, codePoint, factory.intConst(Character.MAX_CODE_POINT));
  }

  /** {@code StringBuilder.setCharAt}, where {@link #charAtDomain} holds. */
  public Expr withCharAt(Expr s, Expr index, Expr unit) {
    Expr i = border.number(index);
    Expr before = factory.apply(StringOp.SLICE, s, border.constant(0), i);
    return concat(
        concat(before, border.unitString(unit)), from(s, border.plus(i, border.constant(1))));
  }

  /** {@code StringBuilder.insert}, where {@link #substringDomain(Expr, Expr)} holds. */
  public Expr insert(Expr s, Expr offset, Expr inserted) {
    Expr i = border.number(offset);
    Expr before = factory.apply(StringOp.SLICE, s, border.constant(0), i);
    return concat(concat(before, inserted), from(s, i));
  }

  /** {@code StringBuilder.deleteCharAt}, where {@link #charAtDomain} holds. */
  public Expr deleteCharAt(Expr s, Expr index) {
    Expr i = border.number(index);
    Expr before = factory.apply(StringOp.SLICE, s, border.constant(0), i);
    return concat(before, from(s, border.plus(i, border.constant(1))));
  }

  private Expr from(Expr s, Expr start) {
    return factory.apply(StringOp.SLICE, s, start, border.minus(border.length(s), start));
  }
}
