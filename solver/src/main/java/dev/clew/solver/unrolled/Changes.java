package dev.clew.solver.unrolled;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Trimming;
import dev.clew.solver.language.CharSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Strings made from others: stripped, replaced, repeated, reversed. */
final class Changes {

  private final Texts texts;
  private final Searches searches;
  private final ExprFactory factory;
  private final Numbers numbers;

  Changes(Texts texts, Searches searches) {
    this.texts = texts;
    this.searches = searches;
    factory = texts.factory();
    numbers = texts.numbers();
  }

  Text stripped(Text text, Trimming trimming) {
    Num start = numbers.constant(0);
    Num end = text.length();
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
    Num length = numbers.subtract(end, start);
    Num none = numbers.constant(0);
    Num some = numbers.assumed(length, 0, text.capacity());
    return texts.cut(text, start, numbers.ite(numbers.le(none, length), some, none));
  }

  private Expr kept(Text text, CharSet blanks, int place) {
    return factory.and(
        numbers.below(place, text.length()),
        factory.not(texts.isIn(texts.at(text, place), blanks)));
  }

  /** {@code str.replace}. */
  Text replaceOne(Text text, Text part, Text other) {
    Num first = searches.indexOf(text, part, numbers.constant(0));
    Expr found = numbers.le(numbers.constant(0), first);
    Num at = numbers.ite(found, numbers.assumed(first, 0, text.capacity()), numbers.constant(0));
    Text before = texts.cut(text, numbers.constant(0), at);
    Num next = numbers.add(at, part.length());
    Text after = texts.slice(text, next, text.length());
    return texts.ite(found, texts.concat(texts.concat(before, other), after), text);
  }

  /** {@code str.replace_all}: from the right end, one unit or one replacement after the other. */
  Text replaceAll(Text text, Text part, Text other) {
    List<Expr> starts = starts(text, part);
    Text result = texts.empty();
    for (int i = text.capacity() - 1; i >= 0; i--) {
      Expr covered = factory.not(numbers.below(i, text.length()));
      covered = factory.or(covered, covered(starts, part, i));
      Text unit = texts.concat(texts.single(texts.at(text, i)), result);
      Text kept = texts.ite(covered, result, unit);
      Expr start = starts.get(i);
      result =
          start == factory.bool(false) ? kept : texts.ite(start, texts.concat(other, result), kept);
      result = texts.narrowed(result, longest(text.capacity() - i, part, other));
    }
    return texts.ite(numbers.eq(part.length(), 0), text, result);
  }

  /** How long so many units become at most by replacing a part that is not empty. */
  static int longest(int units, Text part, Text other) {
    int least = Math.max(1, part.length().least());
    return units + units / least * Math.max(0, other.capacity() - least);
  }

  /** Where occurrences start that do not overlap the one before. */
  private List<Expr> starts(Text text, Text part) {
    List<Expr> starts = new ArrayList<>();
    for (int i = 0; i < text.capacity(); i++) {
      Expr stands = searches.standsAt(text, part, i);
      starts.add(factory.and(stands, factory.not(covered(starts, part, i))));
    }
    return starts;
  }

  /** Whether an occurrence that starts before a place reaches over it. */
  private Expr covered(List<Expr> starts, Text part, int place) {
    Expr covered = factory.bool(false);
    for (int k = Math.max(0, place - part.capacity() + 1); k < place; k++) {
      Expr reaches = numbers.below(place - k, part.length());
      covered = factory.or(covered, factory.and(starts.get(k), reaches));
    }
    return covered;
  }

  Text intersperse(Text text, Text other) {
    Text result = other;
    for (int i = text.capacity() - 1; i >= 0; i--) {
      Text unit = texts.concat(texts.single(texts.at(text, i)), result);
      Expr inside = numbers.below(i, text.length());
      result = texts.ite(inside, texts.concat(other, unit), result);
    }
    return result;
  }

  /** So many copies, at most {@code most}. */
  Text repeated(Text text, Num times, int most) {
    Text copies = texts.empty();
    Text result = copies;
    for (int i = 1; i <= most; i++) {
      copies = texts.concat(copies, text);
      result = texts.ite(numbers.le(numbers.constant(i), times), copies, result);
    }
    return result;
  }

  Text reversedUnits(Text text) {
    List<Expr> units = new ArrayList<>(text.units());
    Collections.reverse(units);
    Num unused = numbers.subtract(numbers.constant(text.capacity()), text.length());
    return new Text(text.length(), texts.left(units, unused, text.capacity()));
  }

  /** As {@code StringBuilder.reverse}: what the reversal turned round is turned back. */
  Text reversed(Text text) {
    Text turned = reversedUnits(text);
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
    return new Text(turned.length(), units);
  }
}
