package dev.clew.models.time;

import dev.clew.engine.terms.Terms;
import dev.clew.models.basis.Integers;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The numbers in an amount of time; the text's sign is in them. */
final class AmountReading {

  private static final int NANO_DIGITS = 9;
  private static final long NANOS = 1_000_000_000;

  /** In a day, an hour, a minute and a second. */
  private static final List<Long> SECONDS = List.of(86_400L, 3_600L, 60L, 1L);

  private final IsoText text;
  private final Expr sign;

  /** Where each part begins whose letter is there. */
  private final Map<Character, Expr> starts = new HashMap<>();

  AmountReading(Terms terms, Expr written, AmountForm form) {
    this.text = new IsoText(terms, written);
    this.sign = minusAt(constant(0));
    Expr start = behind('P');
    for (char letter : form.letters().toCharArray()) {
      starts.put(letter, start);
      start = factory().ite(isThere(letter), behind(letter), start);
    }
  }

  private ExprFactory factory() {
    return text.terms().factory();
  }

  private Integers integers() {
    return text.integers();
  }

  private Expr constant(long number) {
    return integers().constant(number);
  }

  /** Each letter stands once, in either case. */
  private Expr find(char letter) {
    return either(String.valueOf(letter), String.valueOf(Character.toLowerCase(letter)));
  }

  private Expr either(String one, String other) {
    Expr place = text.find(one, constant(0));
    return factory().ite(integers().isNegative(place), text.find(other, constant(0)), place);
  }

  private Expr behind(char letter) {
    return integers().plus(find(letter), constant(1));
  }

  private Expr isThere(char letter) {
    return factory().not(integers().isNegative(find(letter)));
  }

  /** Whether a minus stands at a position. */
  private Expr minusAt(Expr position) {
    return factory()
        .eq(factory().apply(StringOp.CODE_AT, text.text(), position), factory().integerConst('-'));
  }

  private Expr signed(Expr number) {
    return factory().ite(sign, integers().negate(number), number);
  }

  private Expr start(char letter) {
    return Objects.requireNonNull(starts.get(letter));
  }

  private Expr between(Expr from, Expr to) {
    return text.part(from, integers().minus(to, from));
  }

  /** What is written of a part, without the text's sign; 0 if it is missing. */
  private Expr raw(char letter, Expr end) {
    Expr value = text.value(between(start(letter), end));
    return factory().ite(isThere(letter), value, constant(0));
  }

  /** A part; 0 if it is missing. */
  Expr number(char letter) {
    return signed(raw(letter, find(letter)));
  }

  /** Whether no part, nor what is made of them, is too large for a period. */
  Expr fitsPeriod() {
    Expr all = factory().bool(true);
    for (char letter : "YMWD".toCharArray()) {
      Expr written = raw(letter, find(letter));
      all = all(all, fits(written, Integer.SIZE), fits(signed(written), Integer.SIZE));
    }
    return all(all, fits(weeks(), Integer.SIZE), fits(days(), Integer.SIZE));
  }

  private Expr weeks() {
    return integers().times(number('W'), constant(7));
  }

  /** The days of a period, those of weeks included. */
  Expr days() {
    return integers().plus(number('D'), weeks());
  }

  private Expr all(Expr one, Expr two, Expr three) {
    return factory().and(one, factory().and(two, three));
  }

  private Expr fits(Expr number, int bits) {
    return integers().fits(number, bits);
  }

  private Expr seconds(char letter, long each) {
    Expr end = letter == 'S' ? endOfSeconds() : find(letter);
    return integers().times(raw(letter, end), constant(each));
  }

  /** The seconds of a duration's parts, added from the last one on; the last is the whole. */
  private List<Expr> sums() {
    List<Expr> sums = new ArrayList<>(List.of(seconds('S', SECONDS.get(3))));
    sums.add(integers().plus(seconds('M', SECONDS.get(2)), sums.get(0)));
    sums.add(integers().plus(seconds('H', SECONDS.get(1)), sums.get(1)));
    sums.add(integers().plus(seconds('D', SECONDS.get(0)), sums.get(2)));
    return sums;
  }

  /** Whether no part of a duration, nor what is made of them, is too large. */
  Expr fitsDuration() {
    Expr all = factory().bool(true);
    for (Expr sum : sums()) {
      all = factory().and(all, fits(sum, Long.SIZE));
    }
    for (int i = 0; i < SECONDS.size(); i++) {
      Expr part = seconds("DHMS".charAt(i), SECONDS.get(i));
      all = factory().and(all, fits(part, Long.SIZE));
    }
    Expr below = integers().plus(sums().get(3), borrowed(fraction()));
    return all(all, fits(below, Long.SIZE), fits(secondsBelow(), Long.SIZE));
  }

  private Expr point() {
    return either(".", ",");
  }

  private Expr endOfSeconds() {
    return factory().ite(integers().isNegative(point()), find('S'), point());
  }

  /** The seconds of a duration without a fraction. */
  Expr seconds() {
    return signed(sums().get(3));
  }

  /** The fraction as billionths of a second, with its own sign. */
  private Expr fraction() {
    Expr digits = between(integers().plus(point(), constant(1)), find('S'));
    Expr padded = text.terms().text(digits, "0".repeat(NANO_DIGITS));
    Expr nine = constant(NANO_DIGITS);
    Expr value = text.value(factory().apply(StringOp.SLICE, padded, constant(0), nine));
    Expr isNone = integers().isNegative(point());
    Expr number = factory().ite(minusAt(start('S')), integers().negate(value), value);
    return factory().ite(isNone, constant(0), number);
  }

  private Expr borrowed(Expr fraction) {
    return factory().ite(integers().isNegative(fraction), constant(-1), constant(0));
  }

  /** The seconds of a duration with a fraction, rounded down. */
  Expr secondsBelow() {
    return integers().plus(seconds(), borrowed(signed(fraction())));
  }

  /** The billionths of a second above these. */
  Expr nanos() {
    Expr fraction = signed(fraction());
    Expr more = factory().ite(integers().isNegative(fraction), constant(NANOS), constant(0));
    return integers().plus(fraction, more);
  }
}
