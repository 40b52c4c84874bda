package dev.clew.solver.unrolled;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.TrimmedUnits;
import dev.clew.solver.language.CharSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Strings made from others: stripped, replaced, repeated, reversed. */
final class TextChanges {

  private final BoundedTexts texts;
  private final SubstringSearches searches;
  private final ExprFactory factory;
  private final BoundedNumbers numbers;

  TextChanges(BoundedTexts texts, SubstringSearches searches) {
    this.texts = texts;
    this.searches = searches;
    factory = texts.factory();
    numbers = texts.numbers();
  }

  BoundedText stripped(BoundedText text, TrimmedUnits trimming) {
    BoundedInteger start = numbers.constant(0);
    BoundedInteger end = text.length();
    if (trimming.front()) {
      start = text.length();
      for (int i = text.capacity() - 1; i >= 0; i--) {
        start = numbers.ite(kept(text, trimming.blanks(), i), numbers.constant(i), start);
      }
    }
    if (trimming.back()) {
      end = numbers.constant(0);
      for (int i = 0; i < text.capacity(); i++) {
        end = numbers.ite(kept(text, trimming.blanks(), i), numbers.constant(i + 1L), end);
      }
    }
    BoundedInteger length = numbers.subtract(end, start);
    BoundedInteger none = numbers.constant(0);
    BoundedInteger some = numbers.assumed(length, 0, text.capacity());
    return texts.cut(text, start, numbers.ite(numbers.le(none, length), some, none));
  }

  private Expr kept(BoundedText text, CharSet blanks, int place) {
    return factory.and(
        numbers.below(place, text.length()),
        factory.not(texts.isIn(texts.at(text, place), blanks)));
  }

  /** {@code str.replace}. */
  BoundedText replaceOne(BoundedText text, BoundedText part, BoundedText other) {
    BoundedInteger first = searches.indexOf(text, part, numbers.constant(0));
    Expr found = numbers.le(numbers.constant(0), first);
    BoundedInteger at =
        numbers.ite(found, numbers.assumed(first, 0, text.capacity()), numbers.constant(0));
    BoundedText before = texts.cut(text, numbers.constant(0), at);
    BoundedInteger next = numbers.add(at, part.length());
    BoundedText after = texts.slice(text, next, text.length());
    return texts.ite(found, texts.concat(texts.concat(before, other), after), text);
  }

  /** {@code str.replace_all}: from the right end, one unit or one replacement after the other. */
  BoundedText replaceAll(BoundedText text, BoundedText part, BoundedText other) {
    List<Expr> starts = starts(text, part);
    BoundedText result = texts.empty();
    for (int i = text.capacity() - 1; i >= 0; i--) {
      Expr covered = factory.not(numbers.below(i, text.length()));
      covered = factory.or(covered, covered(starts, part, i));
      BoundedText unit = texts.concat(texts.single(texts.at(text, i)), result);
      BoundedText kept = texts.ite(covered, result, unit);
      Expr start = starts.get(i);
      result =
          start == factory.bool(false) ? kept : texts.ite(start, texts.concat(other, result), kept);
      result = texts.narrowed(result, longest(text.capacity() - i, part, other));
    }
    return texts.ite(numbers.eq(part.length(), 0), text, result);
  }

  /** How long so many units become at most by replacing a part that is not empty. */
  static int longest(int units, BoundedText part, BoundedText other) {
    int least = Math.max(1, part.length().least());
    return units + units / least * Math.max(0, other.capacity() - least);
  }

  /** Where occurrences start that do not overlap the one before. */
  private List<Expr> starts(BoundedText text, BoundedText part) {
    List<Expr> starts = new ArrayList<>();
    for (int i = 0; i < text.capacity(); i++) {
      Expr stands = searches.standsAt(text, part, i);
      starts.add(factory.and(stands, factory.not(covered(starts, part, i))));
    }
    return starts;
  }

  /** Whether an occurrence that starts before a place reaches over it. */
  private Expr covered(List<Expr> starts, BoundedText part, int place) {
    Expr covered = factory.bool(false);
    for (int k = Math.max(0, place - part.capacity() + 1); k < place; k++) {
      Expr reaches = numbers.below(place - k, part.length());
      covered = factory.or(covered, factory.and(starts.get(k), reaches));
    }
    return covered;
  }

  BoundedText intersperse(BoundedText text, BoundedText other) {
    BoundedText result = other;
    for (int i = text.capacity() - 1; i >= 0; i--) {
      BoundedText unit = texts.concat(texts.single(texts.at(text, i)), result);
      Expr inside = numbers.below(i, text.length());
      result = texts.ite(inside, texts.concat(other, unit), result);
    }
    return result;
  }

  /** So many copies, at most {@code most}. */
  BoundedText repeated(BoundedText text, BoundedInteger times, int most) {
    BoundedText copies = texts.empty();
    BoundedText result = copies;
    for (int i = 1; i <= most; i++) {
      copies = texts.concat(copies, text);
      result = texts.ite(numbers.le(numbers.constant(i), times), copies, result);
    }
    return result;
  }

  BoundedText reversedUnits(BoundedText text) {
    List<Expr> units = new ArrayList<>(text.units());
    Collections.reverse(units);
    BoundedInteger unused = numbers.subtract(numbers.constant(text.capacity()), text.length());
    return new BoundedText(text.length(), texts.left(units, unused, text.capacity()));
  }

  /** As {@code StringBuilder.reverse}: what the reversal turned round is turned back. */
  BoundedText reversed(BoundedText text) {
    BoundedText turned = reversedUnits(text);
    List<Expr> units = new ArrayList<>();
    Expr before = factory.bool(false);
    for (int i = 0; i < turned.capacity(); i++) {
      Expr unit = texts.at(turned, i);
      Expr next = texts.at(turned, i + 1);
      Expr pair =
          factory.and(
              texts.isIn(unit, CharSet.LOW_SURROGATES), texts.isIn(next, CharSet.HIGH_SURROGATES));
      Expr previous = texts.at(turned, i - 1);
      units.add(factory.ite(pair, next, factory.ite(before, previous, unit)));
      before = pair;
    }
    return new BoundedText(turned.length(), units);
  }
}
