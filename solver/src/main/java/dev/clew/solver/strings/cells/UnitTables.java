package dev.clew.solver.strings.cells;

import dev.clew.solver.automata.LetterMap;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Tables over all units, made when they are first asked for. For one thread. */
public final class UnitTables {

  private static final char FINAL_SIGMA_SOURCE = '\u03A3';

  private final Map<StringOp, LetterMap> maps = new EnumMap<>(StringOp.class);
  private final Map<StringOp, CharSet> alone = new EnumMap<>(StringOp.class);
  private final Map<Integer, CharSet[]> digits = new HashMap<>();

  /** What lower or upper case makes of a unit by itself. */
  public LetterMap map(StringOp op) {
    return maps.computeIfAbsent(
        op, key -> LetterMap.of(unit -> isAlone(op, unit) ? mapped(op, unit).charAt(0) : unit));
  }

  /** The units that become one unit, whatever is around them. */
  public CharSet mappedAlone(StringOp op) {
    return alone.computeIfAbsent(op, key -> CharSet.where(unit -> isAlone(op, unit)));
  }

  private static boolean isAlone(StringOp op, int unit) {
    return !Character.isSurrogate((char) unit)
        && unit != FINAL_SIGMA_SOURCE
        && mapped(op, unit).length() == 1;
  }

  private static String mapped(StringOp op, int unit) {
    String text = Character.toString(unit);
    return op == StringOp.TO_LOWER ? text.toLowerCase(Locale.ROOT) : text.toUpperCase(Locale.ROOT);
  }

  /**
   * The strings of which {@link StringOp#PARSE} gives a number. What is no numeral gives 0, too.
   */
  public Language numerals(BigInteger number, int radix) {
    CharSet[] sets = digits.computeIfAbsent(radix, UnitTables::digitSets);
    if (number.signum() == 0) {
      return Language.not(nonZero(sets));
    }
    List<Language> parts = new ArrayList<>();
    parts.add(number.signum() < 0 ? Language.word("-") : Language.optional(Language.word("+")));
    parts.add(Language.star(Language.chars(sets[0])));
    for (char digit : number.abs().toString(radix).toCharArray()) {
      parts.add(Language.chars(sets[Character.digit(digit, radix)]));
    }
    return Language.sequence(parts);
  }

  private static Language nonZero(CharSet[] sets) {
    CharSet positive = CharSet.NONE;
    for (int i = 1; i < sets.length; i++) {
      positive = positive.union(sets[i]);
    }
    Language any = Language.star(Language.chars(positive.union(sets[0])));
    return Language.sequence(
        Language.optional(Language.chars(CharSet.of("+-"))), any, Language.chars(positive), any);
  }

  private static CharSet[] digitSets(int radix) {
    CharSet[] sets = new CharSet[radix];
    for (int digit = 0; digit < radix; digit++) {
      int value = digit;
      sets[digit] = CharSet.where(unit -> Character.digit((char) unit, radix) == value);
    }
    return sets;
  }
}
