package dev.clew.solver.unrolled;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.language.CharSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * What all operators on bounded strings are made of: cutting, joining, comparing. Moving units by a
 * distance that is not constant is a barrel shifter, so it costs the capacity times the number of
 * the distance's bits.
 */
final class BoundedTexts {

  private final ExprFactory factory;
  private final BoundedNumbers numbers;
  private final Const zero;
  private final BoundedText empty;

  BoundedTexts(ExprFactory factory, BoundedNumbers numbers) {
    this.factory = factory;
    this.numbers = numbers;
    zero = unit('\0');
    empty = new BoundedText(numbers.constant(0), List.of());
  }

  ExprFactory factory() {
    return factory;
  }

  BoundedNumbers numbers() {
    return numbers;
  }

  BoundedText empty() {
    return empty;
  }

  Const unit(char unit) {
    return factory.raw(Sort.CHAR, unit);
  }

  BoundedText constant(String text) {
    List<Expr> units = new ArrayList<>(text.length());
    for (int i = 0; i < text.length(); i++) {
      units.add(unit(text.charAt(i)));
    }
    return new BoundedText(numbers.constant(text.length()), units);
  }

  /** The string of one unit. */
  BoundedText single(Expr unit) {
    return new BoundedText(numbers.constant(1), List.of(unit));
  }

  /** The unit at a place, 0 beyond the capacity. */
  Expr at(BoundedText text, int place) {
    return at(text.units(), place);
  }

  private Expr at(List<Expr> units, int place) {
    return place >= 0 && place < units.size() ? units.get(place) : zero;
  }

  Expr and(Iterable<Expr> conditions) {
    Expr all = factory.bool(true);
    for (Expr condition : conditions) {
      all = factory.and(all, condition);
    }
    return all;
  }

  Expr or(Iterable<Expr> conditions) {
    Expr any = factory.bool(false);
    for (Expr condition : conditions) {
      any = factory.or(any, condition);
    }
    return any;
  }

  /** Whether a unit is of a set; costs the number of its intervals or of its gaps. */
  Expr isIn(Expr unit, CharSet set) {
    if (unit instanceof Const known) {
      return factory.bool(set.contains((char) known.value().raw()));
    }
    CharSet gaps = set.complement();
    return gaps.intervalCount() < set.intervalCount()
        ? factory.not(inAny(unit, gaps))
        : inAny(unit, set);
  }

  private Expr inAny(Expr unit, CharSet set) {
    Expr any = factory.bool(false);
    for (int i = 0; i < set.intervalCount(); i++) {
      any = factory.or(any, between(unit, set.lo(i), set.hi(i)));
    }
    return any;
  }

  Expr between(Expr unit, char lo, char hi) {
    if (lo == hi) {
      return factory.eq(unit, unit(lo));
    }
    return factory.and(
        factory.apply(BitsOp.ULE, unit(lo), unit), factory.apply(BitsOp.ULE, unit, unit(hi)));
  }

  Expr equal(BoundedText left, BoundedText right) {
    Expr equal = numbers.eq(left.length(), right.length());
    int common = Math.min(left.capacity(), right.capacity());
    for (int i = 0; i < common; i++) {
      equal = factory.and(equal, factory.eq(at(left, i), at(right, i)));
    }
    return equal;
  }

  BoundedText ite(Expr condition, BoundedText then, BoundedText otherwise) {
    if (condition instanceof Const known) {
      return known.value().asBoolean() ? then : otherwise;
    }
    int capacity = Math.max(then.capacity(), otherwise.capacity());
    List<Expr> units = new ArrayList<>(capacity);
    for (int i = 0; i < capacity; i++) {
      units.add(factory.ite(condition, at(then, i), at(otherwise, i)));
    }
    return new BoundedText(numbers.ite(condition, then.length(), otherwise.length()), units);
  }

  /** Cuts off what lies beyond a length that is at most the capacity. */
  BoundedText masked(BoundedInteger length, List<Expr> units) {
    List<Expr> kept = new ArrayList<>();
    for (int i = 0; i < length.most(); i++) {
      kept.add(factory.ite(numbers.below(i, length), at(units, i), zero));
    }
    return new BoundedText(length, kept);
  }

  /** The same text, of which the caller knows that it is never longer than this. */
  BoundedText narrowed(BoundedText text, int most) {
    if (text.capacity() <= most) {
      return text;
    }
    BoundedInteger length = numbers.assumed(text.length(), 0, most);
    return new BoundedText(length, text.units().subList(0, most));
  }

  BoundedText concat(BoundedText left, BoundedText right) {
    BoundedInteger length = numbers.add(left.length(), right.length());
    List<Expr> shifted = right(right.units(), left.length(), length.most());
    List<Expr> units = new ArrayList<>(length.most());
    for (int i = 0; i < length.most(); i++) {
      units.add(factory.apply(BitsOp.OR, at(left, i), shifted.get(i)));
    }
    return new BoundedText(length, units);
  }

  /** {@code str.substr}. */
  BoundedText slice(BoundedText text, BoundedInteger offset, BoundedInteger count) {
    BoundedInteger none = numbers.constant(0);
    Expr inside = factory.and(numbers.le(none, offset), numbers.lt(offset, text.length()));
    inside = factory.and(inside, numbers.lt(none, count));
    int capacity = text.capacity();
    BoundedInteger start = numbers.ite(inside, numbers.assumed(offset, 0, capacity), none);
    BoundedInteger left = numbers.assumed(numbers.subtract(text.length(), start), 0, capacity);
    BoundedInteger taken =
        count.open() ? numbers.ite(numbers.le(count, left), count, left) : numbers.min(count, left);
    return cut(text, start, numbers.ite(inside, numbers.assumed(taken, 0, capacity), none));
  }

  /** So many units from a start on, where the string has them. */
  BoundedText cut(BoundedText text, BoundedInteger start, BoundedInteger length) {
    int capacity = Math.min(text.capacity(), length.most());
    return masked(length, left(text.units(), start, capacity));
  }

  /** The units from a distance on. */
  List<Expr> left(List<Expr> units, BoundedInteger distance, int capacity) {
    List<Expr> moved = units;
    if (distance.isConstant()) {
      return moved(moved, distance.least(), capacity);
    }
    for (int bit = 0; bit < BigInteger.valueOf(distance.most()).bitLength(); bit++) {
      moved = either(bit(distance, bit), moved(moved, 1 << bit, moved.size()), moved, moved.size());
    }
    return moved(moved, 0, capacity);
  }

  /** Zeros over a distance, then the units. */
  private List<Expr> right(List<Expr> units, BoundedInteger distance, int capacity) {
    List<Expr> moved = moved(units, 0, capacity);
    if (distance.isConstant()) {
      return moved(moved, -distance.least(), capacity);
    }
    for (int bit = 0; bit < BigInteger.valueOf(distance.most()).bitLength(); bit++) {
      moved = either(bit(distance, bit), moved(moved, -(1 << bit), capacity), moved, capacity);
    }
    return moved;
  }

  private List<Expr> moved(List<Expr> units, int distance, int capacity) {
    List<Expr> moved = new ArrayList<>(capacity);
    for (int i = 0; i < capacity; i++) {
      moved.add(at(units, i + distance));
    }
    return moved;
  }

  private List<Expr> either(Expr condition, List<Expr> then, List<Expr> otherwise, int capacity) {
    List<Expr> chosen = new ArrayList<>(capacity);
    for (int i = 0; i < capacity; i++) {
      chosen.add(factory.ite(condition, at(then, i), at(otherwise, i)));
    }
    return chosen;
  }

  private Expr bit(BoundedInteger number, int bit) {
    Expr term = number.term();
    Expr shifted = factory.apply(BitsOp.LSHR, term, factory.bits(term.sort(), bit));
    Expr low = factory.convert(BitsOp.TRUNCATE, Sort.bits(1), shifted);
    return factory.eq(low, factory.bits(Sort.bits(1), 1));
  }
}
