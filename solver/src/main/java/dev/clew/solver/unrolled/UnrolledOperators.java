package dev.clew.solver.unrolled;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringEncoding;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.TrimmedUnits;
import dev.clew.solver.language.CharSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The operators on strings; null for those that are not unrolled. */
final class UnrolledOperators {

  /** Longer strings are not worth their terms. */
  private static final int LONGEST = 1024;

  /** So many copies are tried even of long strings. */
  private static final int MANY = 16;

  private final UnrolledTranslation terms;
  private final BoundedTexts texts;
  private final TranslationUnknowns unknowns;
  private final UnrollingPlan plan;
  private final ExprFactory factory;
  private final BoundedNumbers numbers;
  private final SubstringSearches searches;
  private final StringOrders orders;
  private final TextChanges changes;
  private final UnrolledNumerals numerals;
  private final Map<Character, CharSet> letters = new HashMap<>();

  UnrolledOperators(
      UnrolledTranslation terms,
      BoundedTexts texts,
      TranslationUnknowns unknowns,
      UnrollingPlan plan) {
    this.terms = terms;
    this.texts = texts;
    this.unknowns = unknowns;
    this.plan = plan;
    factory = texts.factory();
    numbers = texts.numbers();
    searches = new SubstringSearches(texts);
    orders = new StringOrders(texts);
    changes = new TextChanges(texts, searches);
    numerals = new UnrolledNumerals(texts);
  }

  private BoundedText text(Apply apply, int place) {
    return terms.text(apply.arg(place));
  }

  private BoundedInteger num(Apply apply, int place) {
    return terms.num(apply.arg(place));
  }

  @Nullable Expr term(StringOp op, Apply apply) {
    if (!op.isIn(StringEncoding.UNROLLED)) {
      return null;
    }
    return switch (op) {
      case CONTAINS -> searches.contains(text(apply, 0), text(apply, 1));
      case STARTS_WITH -> searches.standsAt(text(apply, 0), text(apply, 1), 0);
      case ENDS_WITH -> searches.endsWith(text(apply, 0), text(apply, 1));
      case LESS -> orders.less(text(apply, 0), text(apply, 1));
      case LESS_EQ -> factory.not(orders.less(text(apply, 1), text(apply, 0)));
      case EQUALS_IGNORE_CASE -> equalIgnoringCase(text(apply, 0), text(apply, 1));
      case IN -> membership(apply);
      case HASH -> numerals.hash(text(apply, 0));
      case CHAR_TO_LOWER -> Letters.Lower.UNITS.apply(texts, terms.term(apply.arg(0)));
      case CHAR_TO_UPPER -> Letters.Upper.UNITS.apply(texts, terms.term(apply.arg(0)));
      default -> throw op.missing(StringEncoding.UNROLLED);
    };
  }

  private Expr equalIgnoringCase(BoundedText left, BoundedText right) {
    if (known(right)) {
      return variantOf(left, right);
    }
    return known(left) ? variantOf(right, left) : texts.equal(folded(left), folded(right));
  }

  /** Whether all units are constants, and no two of them make one character. */
  private boolean known(BoundedText text) {
    return text.fixed()
        && text.units().stream()
            .allMatch(
                u ->
                    u instanceof Const known && !Character.isSurrogate((char) known.value().raw()));
  }

  /** Whether a text has a unit of the same letter wherever a known word has one. */
  private Expr variantOf(BoundedText text, BoundedText word) {
    Expr all = numbers.eq(text.length(), word.length());
    for (int i = 0; i < Math.min(text.capacity(), word.capacity()); i++) {
      char unit = (char) ((Const) texts.at(word, i)).value().raw();
      CharSet variants = letters.computeIfAbsent(unit, Letters::variants);
      all = factory.and(all, texts.isIn(texts.at(text, i), variants));
    }
    return all;
  }

  private @Nullable Expr membership(Apply apply) {
    if (!(apply.arg(1) instanceof Const language)) {
      return null;
    }
    try {
      return new UnrolledMembership(texts, text(apply, 0)).in(language.value().asLanguage());
    } catch (PositionAutomaton.TooLarge tooLarge) {
      return null;
    }
  }

  @Nullable BoundedInteger num(StringOp op, Apply apply) {
    if (!op.isIn(StringEncoding.UNROLLED)) {
      return null;
    }
    return switch (op) {
      case LENGTH -> text(apply, 0).length();
      case CODE_AT -> codeAt(text(apply, 0), num(apply, 1));
      case INDEX_OF -> searches.indexOf(text(apply, 0), text(apply, 1), num(apply, 2));
      case LAST_INDEX_OF -> searches.lastIndexOf(text(apply, 0), text(apply, 1), num(apply, 2));
      case COMPARE -> orders.compare(text(apply, 0), text(apply, 1));
      case COMPARE_IGNORE_CASE -> orders.compare(folded(text(apply, 0)), folded(text(apply, 1)));
      case TO_CODE -> toCode(text(apply, 0));
      case TO_INT -> numerals.toInt(text(apply, 0));
      case PARSE ->
          num(apply, 1).isConstant() ? numerals.parse(text(apply, 0), radix(apply)) : null;
      case CHAR_DIGIT ->
          num(apply, 1).isConstant()
              ? numerals.digit(terms.term(apply.arg(0)), radix(apply))
              : null;
      default -> throw op.missing(StringEncoding.UNROLLED);
    };
  }

  /** The second argument, a constant; what is no {@code int} is no radix either. */
  private int radix(Apply apply) {
    BoundedInteger radix = num(apply, 1);
    return radix.lo().bitLength() < Byte.SIZE ? radix.least() : 0;
  }

  private BoundedInteger codeAt(BoundedText text, BoundedInteger place) {
    Expr unit = texts.unit('\0');
    for (int i = text.capacity() - 1; i >= 0; i--) {
      unit = factory.ite(numbers.eq(place, i), texts.at(text, i), unit);
    }
    return numbers.unsigned(unit);
  }

  private BoundedInteger toCode(BoundedText text) {
    return numbers.ite(
        numbers.eq(text.length(), 1), numbers.unsigned(texts.at(text, 0)), numbers.constant(-1));
  }

  @Nullable BoundedText text(StringOp op, Apply apply) {
    if (!op.isIn(StringEncoding.UNROLLED)) {
      return null;
    }
    return switch (op) {
      case CONCAT -> limited(texts.concat(text(apply, 0), text(apply, 1)));
      case SLICE -> texts.slice(text(apply, 0), num(apply, 1), num(apply, 2));
      case TRIM, STRIP, STRIP_LEADING, STRIP_TRAILING ->
          changes.stripped(text(apply, 0), TrimmedUnits.of(op));
      case TO_LOWER -> lower(text(apply, 0));
      case TO_UPPER -> upper(text(apply, 0));
      case REPLACE_ONE ->
          limited(changes.replaceOne(text(apply, 0), text(apply, 1), text(apply, 2)));
      case REPLACE_ALL -> replaceAll(text(apply, 0), text(apply, 1), text(apply, 2));
      case INTERSPERSE -> intersperse(text(apply, 0), text(apply, 1));
      case FROM_CODE -> fromCode(num(apply, 0));
      case FROM_INT -> fromInt(apply, num(apply, 0));
      case NUMERAL -> num(apply, 1).isConstant() ? numeral(apply, num(apply, 0)) : null;
      case REPEAT -> repeat(text(apply, 0), num(apply, 1));
      case REVERSE -> changes.reversed(text(apply, 0));
      case REVERSE_UNITS -> changes.reversedUnits(text(apply, 0));
      default -> throw op.missing(StringEncoding.UNROLLED);
    };
  }

  private BoundedText limited(BoundedText text) {
    if (text.capacity() <= LONGEST) {
      return text;
    }
    unknowns.leaveOutUnless(numbers.le(text.length(), numbers.constant(LONGEST)));
    return texts.narrowed(text, LONGEST);
  }

  private @Nullable BoundedText replaceAll(BoundedText text, BoundedText part, BoundedText other) {
    int longest = TextChanges.longest(text.capacity(), part, other);
    return longest > LONGEST ? null : changes.replaceAll(text, part, other);
  }

  private @Nullable BoundedText intersperse(BoundedText text, BoundedText other) {
    long longest = text.capacity() + (text.capacity() + 1L) * other.capacity();
    return longest > LONGEST ? null : changes.intersperse(text, other);
  }

  private BoundedText fromCode(BoundedInteger code) {
    BoundedInteger none = numbers.constant(0);
    BoundedInteger last = numbers.constant(Character.MAX_VALUE);
    Expr valid = factory.and(numbers.le(none, code), numbers.le(code, last));
    return texts.ite(valid, texts.single(numbers.bits(code, Character.SIZE)), texts.empty());
  }

  /** Copies up to the bound; more of them are left out. */
  private @Nullable BoundedText repeat(BoundedText text, BoundedInteger times) {
    int most = text.capacity() == 0 ? 0 : LONGEST / 2 / text.capacity();
    boolean few = !times.open() && times.hi().bitLength() < Integer.SIZE;
    if (few && times.most() <= most) {
      return changes.repeated(text, times, Math.max(0, times.most()));
    }
    int copies = Math.min(most, Math.max(MANY, plan.bound()));
    Expr enough = numbers.le(times, numbers.constant(copies));
    unknowns.leaveOutUnless(factory.or(enough, numbers.eq(text.length(), 0)));
    return changes.repeated(text, times, copies);
  }

  private BoundedText fromInt(Apply apply, BoundedInteger number) {
    Expr natural = numbers.le(numbers.constant(0), number);
    if (!number.open() && number.hi().signum() < 0) {
      return texts.empty();
    }
    int digits = digits(number, 10);
    BoundedText text = unknowns.fresh("!n" + apply.id(), digits);
    Expr empty = numbers.eq(text.length(), 0);
    Expr minus = factory.eq(texts.at(text, 0), texts.unit('-'));
    Expr numeral = factory.and(numerals.isNumeral(text, number, 10), factory.not(minus));
    unknowns.require(factory.ite(natural, numeral, empty));
    return text;
  }

  private @Nullable BoundedText numeral(Apply apply, BoundedInteger number) {
    int radix = radix(apply);
    int used = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
    int sign = number.open() || number.lo().signum() < 0 ? 1 : 0;
    BoundedText text = unknowns.fresh("!n" + apply.id(), digits(number, used) + sign);
    unknowns.require(numerals.isNumeral(text, number, used));
    return text;
  }

  /** How many digits a number can have; what has more than a bound is left out. */
  private int digits(BoundedInteger number, int radix) {
    if (!number.open()) {
      int digits = number.lo().abs().max(number.hi().abs()).toString(radix).length();
      if (digits <= LONGEST / 8) {
        return digits;
      }
    }
    unknowns.leaveOut();
    return Math.max(20, plan.bound());
  }

  private BoundedText lower(BoundedText text) {
    return plan.ascii()
        ? ascii(text, Letters.Ascii.LOWER)
        : mapped(text, Letters.Lower.UNITS, Letters.Lower.EXCLUDED);
  }

  private BoundedText upper(BoundedText text) {
    return plan.ascii()
        ? ascii(text, Letters.Ascii.UPPER)
        : mapped(text, Letters.Upper.UNITS, Letters.Upper.EXCLUDED);
  }

  private BoundedText folded(BoundedText text) {
    return plan.ascii()
        ? ascii(text, Letters.Ascii.FOLDED)
        : mapped(text, Letters.Folded.UNITS, Letters.SURROGATES);
  }

  private BoundedText ascii(BoundedText text, UnitStretches map) {
    Expr within = factory.bool(true);
    for (Expr unit : text.units()) {
      within = factory.and(within, texts.isIn(unit, Letters.Ascii.SET));
    }
    unknowns.leaveOutLettersUnless(within);
    return mapped(text, map, CharSet.NONE);
  }

  /** Unit by unit; strings with excluded units are left out. */
  private BoundedText mapped(BoundedText text, UnitStretches map, CharSet excluded) {
    Expr within = factory.bool(true);
    List<Expr> units = new ArrayList<>();
    for (Expr unit : text.units()) {
      within = factory.and(within, factory.not(texts.isIn(unit, excluded)));
      units.add(map.apply(texts, unit));
    }
    unknowns.leaveOutUnless(within);
    return new BoundedText(text.length(), units);
  }
}
