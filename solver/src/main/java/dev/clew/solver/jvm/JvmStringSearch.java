package dev.clew.solver.jvm;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringOp;

/**
 * Searching and comparing parts of strings, as terms. None of these methods throws: positions
 * outside the string are moved to its ends or find nothing, as the JDK has it. Code points are
 * {@code int}s; an {@code int} that is none is never found.
 */
public final class JvmStringSearch {

  private static final int LONGEST_TABLE = 64;

  private final ExprFactory factory;
  private final StringBorder border;
  private final CodePointTerms codePoints;

  public JvmStringSearch(ExprFactory factory) {
    this.factory = factory;
    this.border = new StringBorder(factory);
    this.codePoints = new CodePointTerms(factory);
  }

  public Expr contains(Expr s, Expr part) {
    return factory.apply(StringOp.CONTAINS, s, part);
  }

  public Expr startsWith(Expr s, Expr prefix) {
    return factory.apply(StringOp.STARTS_WITH, s, prefix);
  }

  public Expr startsWith(Expr s, Expr prefix, Expr offset) {
    Expr from = border.number(offset);
    Expr same = factory.eq(factory.apply(StringOp.SLICE, s, from, border.length(prefix)), prefix);
    if (prefix instanceof Const constant && !constant.value().asString().isEmpty()) {
      return same;
    }
    return factory.and(border.within(from, border.length(s)), same);
  }

  public Expr endsWith(Expr s, Expr suffix) {
    return factory.apply(StringOp.ENDS_WITH, s, suffix);
  }

  public Expr indexOf(Expr s, Expr part) {
    return border.toInt(first(s, part, border.constant(0)));
  }

  public Expr indexOf(Expr s, Expr part, Expr from) {
    return border.toInt(first(s, part, start(s, part, from)));
  }

  public Expr lastIndexOf(Expr s, Expr part) {
    return border.toInt(last(s, part, border.length(s)));
  }

  public Expr lastIndexOf(Expr s, Expr part, Expr from) {
    return border.toInt(last(s, part, border.number(from)));
  }

  public Expr indexOfCodePoint(Expr s, Expr codePoint) {
    if (s instanceof Const known && isTable(known.value().asString())) {
      return border.toInt(rowOf(known.value().asString(), border.number(codePoint)));
    }
    return found(codePoint, first(s, codePoints.string(codePoint), border.constant(0)));
  }

  /** Short enough to be asked unit by unit, each of them a character. */
  private static boolean isTable(String text) {
    return text.length() <= LONGEST_TABLE
        && text.chars().noneMatch(c -> Character.isSurrogate((char) c));
  }

  private Expr rowOf(String table, Expr code) {
    Expr row = border.constant(-1);
    for (int i = table.length() - 1; i >= 0; i--) {
      row = border.ite(factory.eq(code, border.constant(table.charAt(i))), border.constant(i), row);
    }
    return row;
  }

  public Expr indexOfCodePoint(Expr s, Expr codePoint, Expr from) {
    Expr part = codePoints.string(codePoint);
    return found(codePoint, first(s, part, start(s, part, from)));
  }

  public Expr lastIndexOfCodePoint(Expr s, Expr codePoint) {
    return found(codePoint, last(s, codePoints.string(codePoint), border.length(s)));
  }

  public Expr lastIndexOfCodePoint(Expr s, Expr codePoint, Expr from) {
    return found(codePoint, last(s, codePoints.string(codePoint), border.number(from)));
  }

  private Expr found(Expr codePoint, Expr index) {
    return border.toInt(border.ite(codePoints.isValid(codePoint), index, border.constant(-1)));
  }

  /** Beyond the end only the empty string is found, and what is none is not there anyway. */
  private Expr start(Expr s, Expr part, Expr from) {
    Expr position = border.number(from);
    boolean neverEmpty = part instanceof Const constant && !constant.value().asString().isEmpty();
    if (!neverEmpty) {
      return border.clamped(position, border.length(s));
    }
    Expr zero = border.constant(0);
    return border.ite(border.lt(position, zero), zero, position);
  }

  private Expr first(Expr s, Expr part, Expr start) {
    return factory.apply(StringOp.INDEX_OF, s, part, start);
  }

  private Expr last(Expr s, Expr part, Expr start) {
    return factory.apply(StringOp.LAST_INDEX_OF, s, part, start);
  }

  public Expr regionMatches(Expr s, Expr at, Expr other, Expr otherAt, Expr count) {
    return regionMatches(factory.bool(false), s, at, other, otherAt, count);
  }

  /** A negative count compares nothing, yet the offsets must lie inside. */
  public Expr regionMatches(
      Expr ignoreCase, Expr s, Expr at, Expr other, Expr otherAt, Expr count) {
    Expr units = border.number(count);
    Expr mine = factory.apply(StringOp.SLICE, s, border.number(at), units);
    Expr theirs = factory.apply(StringOp.SLICE, other, border.number(otherAt), units);
    Expr same =
        border.ite(
            ignoreCase,
            factory.apply(StringOp.EQUALS_IGNORE_CASE, mine, theirs),
            factory.eq(mine, theirs));
    Expr inside =
        factory.and(fits(s, border.number(at), units), fits(other, border.number(otherAt), units));
    return factory.and(inside, same);
  }

  private Expr fits(Expr s, Expr at, Expr units) {
    return factory.and(
        border.le(border.constant(0), at), border.le(border.plus(at, units), border.length(s)));
  }
}
