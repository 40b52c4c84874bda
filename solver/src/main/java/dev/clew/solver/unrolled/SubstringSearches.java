package dev.clew.solver.unrolled;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.util.ArrayList;
import java.util.List;

/** Looking for one string in another: a table of the places where it stands. */
final class SubstringSearches {

  private final BoundedTexts texts;
  private final ExprFactory factory;
  private final BoundedNumbers numbers;

  SubstringSearches(BoundedTexts texts) {
    this.texts = texts;
    factory = texts.factory();
    numbers = texts.numbers();
  }

  /** For every place up to the capacity, whether the part stands there. */
  List<Expr> places(BoundedText text, BoundedText part) {
    List<Expr> places = new ArrayList<>(text.capacity() + 1);
    for (int i = 0; i <= text.capacity(); i++) {
      places.add(standsAt(text, part, i));
    }
    return places;
  }

  Expr standsAt(BoundedText text, BoundedText part, int place) {
    BoundedInteger end = numbers.add(part.length(), numbers.constant(place));
    Expr stands = numbers.le(end, text.length());
    for (int j = 0; j < part.capacity() && place + j < text.capacity(); j++) {
      Expr same = factory.eq(texts.at(text, place + j), texts.at(part, j));
      Expr beyond = factory.not(numbers.below(j, part.length()));
      stands = factory.and(stands, factory.or(beyond, same));
    }
    return stands;
  }

  Expr contains(BoundedText text, BoundedText part) {
    return texts.or(places(text, part));
  }

  Expr endsWith(BoundedText text, BoundedText part) {
    BoundedInteger start = numbers.subtract(text.length(), part.length());
    Expr any = factory.bool(false);
    for (int i = 0; i <= text.capacity(); i++) {
      Expr here = numbers.eq(start, i);
      if (here != factory.bool(false)) {
        any = factory.or(any, factory.and(here, standsAt(text, part, i)));
      }
    }
    return any;
  }

  /** The first place at or after a start within the string, or -1. */
  BoundedInteger indexOf(BoundedText text, BoundedText part, BoundedInteger start) {
    List<Expr> places = places(text, part);
    BoundedInteger missing = numbers.constant(-1);
    BoundedInteger found = missing;
    for (int i = text.capacity(); i >= 0; i--) {
      BoundedInteger here = numbers.constant(i);
      found = numbers.ite(factory.and(places.get(i), numbers.le(start, here)), here, found);
    }
    Expr inside =
        factory.and(numbers.le(numbers.constant(0), start), numbers.le(start, text.length()));
    return numbers.ite(inside, found, missing);
  }

  /** The last place at or before a start, or -1. */
  BoundedInteger lastIndexOf(BoundedText text, BoundedText part, BoundedInteger start) {
    List<Expr> places = places(text, part);
    BoundedInteger found = numbers.constant(-1);
    for (int i = 0; i <= text.capacity(); i++) {
      BoundedInteger here = numbers.constant(i);
      found = numbers.ite(factory.and(places.get(i), numbers.le(here, start)), here, found);
    }
    return found;
  }
}
