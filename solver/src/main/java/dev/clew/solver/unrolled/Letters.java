package dev.clew.solver.unrolled;

import dev.clew.solver.language.CharSet;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** What this JDK says about single units: cases, digits. Computed when first asked for. */
final class Letters {

  private static final int ASCII = 0x80;
  private static final int ALL = Character.MAX_VALUE + 1;

  static final CharSet SURROGATES = CharSet.HIGH_SURROGATES.union(CharSet.LOW_SURROGATES);

  private Letters() {}

  /** Units to small letters. */
  static final class Lower {
    static final UnitStretches UNITS = new UnitStretches(Character::toLowerCase, ALL);
    static final CharSet EXCLUDED =
        excluded(s -> s.toLowerCase(Locale.ROOT)).union(CharSet.of('Σ'));

    private Lower() {}
  }

  /** Units to capital letters. */
  static final class Upper {
    static final UnitStretches UNITS = new UnitStretches(Character::toUpperCase, ALL);
    static final CharSet EXCLUDED = excluded(s -> s.toUpperCase(Locale.ROOT));

    private Upper() {}
  }

  /** The same unit for all that differ in case alone. */
  static final class Folded {
    static final UnitStretches UNITS = new UnitStretches(Letters::fold, ALL);

    private Folded() {}
  }

  /** The maps where only ASCII is expected. */
  static final class Ascii {
    static final CharSet SET = CharSet.range('\0', (char) (ASCII - 1));
    static final UnitStretches LOWER = new UnitStretches(Character::toLowerCase, ASCII);
    static final UnitStretches UPPER = new UnitStretches(Character::toUpperCase, ASCII);
    static final UnitStretches FOLDED = new UnitStretches(Letters::fold, ASCII);

    private Ascii() {}
  }

  /** All units that differ from one in case alone, as {@code equalsIgnoreCase} has it. */
  static CharSet variants(char unit) {
    int folded = fold(unit);
    return CharSet.where(other -> fold(other) == folded);
  }

  private static int fold(int unit) {
    return Character.toLowerCase(Character.toUpperCase(unit));
  }

  /** Units that a string's conversion does not map one by one as {@code Character} does. */
  private static CharSet excluded(UnaryOperator<String> conversion) {
    boolean lower = conversion.apply("A").equals("a");
    return CharSet.where(
            unit -> {
              int alone = lower ? Character.toLowerCase(unit) : Character.toUpperCase(unit);
              return !conversion.apply(Character.toString(unit)).equals(Character.toString(alone));
            })
        .union(SURROGATES);
  }
}
