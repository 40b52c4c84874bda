package dev.clew.solver.nearby;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Texts for a condition on a remainder, as a checksum has one: how much each digit or letter moves
 * the dividend is measured, as if the dividend were linear in them, and up to three of them are
 * chosen that give another remainder together. Whether they do is for whoever tries them.
 */
final class RemainderChanges {

  /** A larger divisor is looked at for one remainder only, which the condition names. */
  private static final int MOST_REMAINDERS = 200;

  private static final int LARGEST_DIVISOR = 10_000;
  private static final int MOST_CHANGED = 3;

  /** Each option is measured by an evaluation. */
  private static final int MOST_OPTIONS = 600;

  private static final int MOST_STEPS = 1_000_000;

  private static final List<String> CLASSES =
      List.of("0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz");

  /** Another unit at a place, and by how much it moves the remainder. */
  private record Option(int place, char unit, int step) {}

  /** Options at different places. */
  private record Choice(List<Option> options) {

    Choice with(Option option) {
      List<Option> all = new ArrayList<>(options);
      all.add(option);
      return new Choice(List.copyOf(all));
    }

    boolean has(int place) {
      return options.stream().anyMatch(option -> option.place == place);
    }
  }

  private final Assignment values;
  private final Expr conjunct;
  private final Predicate<Evaluator> othersHold;

  /**
   * @param othersHold whether what else is asked holds
   */
  RemainderChanges(Assignment values, Expr conjunct, Predicate<Evaluator> othersHold) {
    this.values = values;
    this.conjunct = conjunct;
    this.othersHold = othersHold;
  }

  /** Few changes first; none where there is no such remainder. */
  List<ValueChange> all() {
    ConjunctTerms terms = new ConjunctTerms(conjunct);
    Expr remainder = terms.first(RemainderChanges::isRemainder);
    List<ValueChange> changes = new ArrayList<>();
    if (remainder == null) {
      return changes;
    }
    for (Symbol symbol : terms.symbols()) {
      if (symbol.sort().equals(Sort.STRING)) {
        changes.addAll(of(symbol, remainder));
      }
    }
    return changes;
  }

  private static boolean isRemainder(Expr term) {
    boolean divides = term.is(IntegerOp.MOD) || term.is(BitsOp.SREM) || term.is(BitsOp.UREM);
    return divides
        && term.arg(1) instanceof Const divisor
        && divisor.value().asInteger().signum() > 0
        && divisor.value().asInteger().compareTo(BigInteger.TWO) > 0
        && divisor.value().asInteger().compareTo(BigInteger.valueOf(LARGEST_DIVISOR)) <= 0;
  }

  private static int divisor(Expr remainder) {
    return ((Const) remainder.arg(1)).value().asInteger().intValueExact();
  }

  private List<ValueChange> of(Symbol symbol, Expr remainder) {
    String text = new Evaluator(values).evaluate(symbol).asString();
    Integer now = remainder(values, remainder);
    if (now == null) {
      return List.of();
    }
    List<Option> options = options(symbol, text, remainder, now);
    Map<Integer, Choice> choices = choices(options, divisor(remainder), wanted(remainder, now));
    List<ValueChange> changes = new ArrayList<>();
    for (Choice choice : choices.values()) {
      StringBuilder other = new StringBuilder(text);
      choice.options.forEach(option -> other.setCharAt(option.place, option.unit));
      changes.add(new ValueChange(symbol, Value.of(other.toString())));
    }
    return changes;
  }

  /** By how much the remainder has to move; null for any distance. */
  private @Nullable Integer wanted(Expr remainder, int now) {
    if (divisor(remainder) <= MOST_REMAINDERS || !conjunct.is(CoreOp.EQ)) {
      return null;
    }
    Expr other = conjunct.arg(conjunct.arg(0) instanceof Const ? 0 : 1);
    return other instanceof Const known && ConjunctTerms.isNumber(other)
        ? Math.floorMod(known.value().asInteger().intValue() - now, divisor(remainder))
        : null;
  }

  private @Nullable Integer remainder(Assignment at, Expr remainder) {
    try {
      BigInteger dividend = new Evaluator(at).evaluate(remainder.arg(0)).asInteger();
      return dividend.mod(BigInteger.valueOf(divisor(remainder))).intValue();
    } catch (FunctionFailure noValue) {
      return null;
    }
  }

  /** Units of the same kind at each place that leave everything else as it is. */
  private List<Option> options(Symbol symbol, String text, Expr remainder, int now) {
    List<Option> options = new ArrayList<>();
    int left = MOST_OPTIONS;
    for (int place = 0; place < text.length() && left > 0; place++) {
      String alike = alike(text.charAt(place));
      left -= alike.length();
      for (int i = 0; i < alike.length(); i++) {
        String other = text.substring(0, place) + alike.charAt(i) + text.substring(place + 1);
        Assignment changed = new ValueChange(symbol, Value.of(other)).in(values);
        Integer then = remainder(changed, remainder);
        if (then != null && !then.equals(now) && othersHold.test(new Evaluator(changed))) {
          int step = Math.floorMod(then - now, divisor(remainder));
          options.add(new Option(place, alike.charAt(i), step));
        }
      }
    }
    return options;
  }

  private static String alike(char unit) {
    return CLASSES.stream().filter(each -> each.indexOf(unit) >= 0).findFirst().orElse("");
  }

  /** For each distance the choice of fewest options that moves the remainder by it. */
  private static Map<Integer, Choice> choices(
      List<Option> options, int divisor, @Nullable Integer wanted) {
    Map<Integer, Choice> all = new LinkedHashMap<>();
    Map<Integer, Choice> newest = Map.of(0, new Choice(List.of()));
    for (int changed = 1; changed <= MOST_CHANGED && all.size() < divisor - 1; changed++) {
      if ((long) newest.size() * options.size() > MOST_STEPS) {
        break;
      }
      Map<Integer, Choice> next = new LinkedHashMap<>();
      newest.forEach(
          (distance, choice) -> {
            for (Option option : options) {
              int sum = (distance + option.step) % divisor;
              if (sum != 0 && !all.containsKey(sum) && !choice.has(option.place)) {
                next.putIfAbsent(sum, choice.with(option));
              }
            }
          });
      all.putAll(next);
      newest = next;
    }
    if (wanted != null) {
      return all.containsKey(wanted) ? Map.of(wanted, all.get(wanted)) : Map.of();
    }
    return divisor <= MOST_REMAINDERS ? all : Map.of();
  }
}
