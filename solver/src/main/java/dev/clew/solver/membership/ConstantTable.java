package dev.clew.solver.membership;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A choice between constants that depends on one number alone, as an element of a constant array at
 * an unknown index does: for each value the numbers that have it.
 */
public final class ConstantTable {

  /** Constants of a choice that are looked at. */
  private static final int MOST = 1024;

  private final Expr term;
  private final Map<Const, NumberSet> numbers;

  private ConstantTable(Expr term, Map<Const, NumberSet> numbers) {
    this.term = term;
    this.numbers = numbers;
  }

  /** The table that a choice is; null for other terms. Takes time linear in a choice by halves. */
  public static @Nullable ConstantTable of(Expr choice) {
    if (!choice.is(CoreOp.ITE)) {
      return null;
    }
    NumberMembership first = NumberMembership.of(choice.arg(0));
    if (first == null) {
      return null;
    }
    ConstantTable table = new ConstantTable(first.term(), new LinkedHashMap<>());
    return table.collect(choice, NumberOrder.universe(first.term()), new int[] {MOST})
        ? table
        : null;
  }

  private boolean collect(Expr choice, NumberSet at, int[] left) {
    if (at.isEmpty()) {
      return true;
    }
    if (choice instanceof Const constant) {
      numbers.merge(constant, at, NumberSet::union);
      return true;
    }
    NumberMembership first =
        --left[0] >= 0 && choice.is(CoreOp.ITE) ? NumberMembership.of(choice.arg(0)) : null;
    return first != null
        && first.term() == term
        && collect(choice.arg(1), at.intersect(first.set()), left)
        && collect(choice.arg(2), at.intersect(first.set().complement()), left);
  }

  /** The different values. */
  public Set<Const> values() {
    return numbers.keySet();
  }

  /** The condition that it has one of its values. */
  public Expr where(ExprFactory factory, Const value) {
    return new NumberMembership(term, numbers(value)).condition(factory);
  }

  private NumberSet numbers(Const value) {
    return numbers.getOrDefault(value, NumberSet.NONE);
  }

  /** What it is where another table has one of its values; null if their numbers are not one. */
  public @Nullable ConstantTable where(ConstantTable other, Const value) {
    if (other.term != term) {
      return null;
    }
    Map<Const, NumberSet> rest = new LinkedHashMap<>();
    numbers.forEach(
        (own, set) -> {
          NumberSet common = set.intersect(other.numbers(value));
          if (!common.isEmpty()) {
            rest.put(own, common);
          }
        });
    return rest.isEmpty() ? null : new ConstantTable(term, rest);
  }

  /** Another value for each; null where there is none for one of them. */
  public @Nullable ConstantTable map(Function<Const, @Nullable Expr> image) {
    Map<Const, NumberSet> images = new LinkedHashMap<>();
    for (Map.Entry<Const, NumberSet> entry : numbers.entrySet()) {
      if (!(image.apply(entry.getKey()) instanceof Const value)) {
        return null;
      }
      images.merge(value, entry.getValue(), NumberSet::union);
    }
    return new ConstantTable(term, images);
  }

  /** The term: of truths a membership, of other values a tree as deep as its size's logarithm. */
  public Expr term(ExprFactory factory) {
    if (numbers.size() == 1) {
      return numbers.keySet().iterator().next();
    }
    if (numbers.keySet().iterator().next().sort().equals(Sort.BOOL)) {
      NumberSet where = Objects.requireNonNull(numbers.get(factory.bool(true)));
      return new NumberMembership(term, where).condition(factory);
    }
    List<Row> rows = new ArrayList<>();
    numbers.forEach(
        (value, set) -> {
          for (int i = 0; i < set.intervals(); i++) {
            rows.add(new Row(set.first(i), value));
          }
        });
    rows.sort(Comparator.comparingLong(Row::first));
    return tree(factory, rows);
  }

  /** Numbers from one on, up to the next row, have one value. */
  private record Row(long first, Const value) {}

  private Expr tree(ExprFactory factory, List<Row> rows) {
    if (rows.size() == 1) {
      return rows.get(0).value;
    }
    int middle = rows.size() / 2;
    return factory.ite(
        NumberMembership.below(factory, term, rows.get(middle).first),
        tree(factory, rows.subList(0, middle)),
        tree(factory, rows.subList(middle, rows.size())));
  }
}
