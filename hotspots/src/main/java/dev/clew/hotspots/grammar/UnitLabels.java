package dev.clew.hotspots.grammar;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.misc.Interval;
import org.antlr.v4.runtime.misc.IntervalSet;

/** Sets of code points, as ANTLR has them, as words of one or two UTF-16 units. */
final class UnitLabels {

  private static final int LAST_UNIT = 0xFFFF;
  private static final CharSet HIGH = CharSet.range('\uD800', '\uDBFF');
  private static final CharSet LOW = CharSet.range('\uDC00', '\uDFFF');
  private static final CharSet SURROGATES = HIGH.union(LOW);

  private UnitLabels() {}

  /** Whether the set has code points that are half of a pair, or a pair. */
  static boolean hasSurrogates(IntervalSet set) {
    return set.getIntervals().stream()
        .anyMatch(each -> each.b > LAST_UNIT || (each.b >= 0xD800 && each.a <= 0xDFFF));
  }

  /**
   * The words of the set.
   *
   * @param withHalves whether halves of pairs count, which may then be read one by one
   */
  static Language words(IntervalSet set, boolean withHalves) {
    CharSet units = CharSet.NONE;
    List<Language> found = new ArrayList<>();
    for (Interval each : set.getIntervals()) {
      if (each.a <= LAST_UNIT && each.b >= 0) {
        units =
            units.union(
                CharSet.range((char) Math.max(0, each.a), (char) Math.min(LAST_UNIT, each.b)));
      }
      if (each.b > LAST_UNIT) {
        pairs(Math.max(each.a, LAST_UNIT + 1), each.b, found);
      }
    }
    found.add(Language.chars(withHalves ? units : units.intersect(SURROGATES.complement())));
    return Language.choice(found);
  }

  /** What such a word may begin with, without being one. */
  static Language beginnings(IntervalSet set) {
    boolean hasPairs = set.getIntervals().stream().anyMatch(each -> each.b > LAST_UNIT);
    return hasPairs ? Language.chars(HIGH) : Language.NOTHING;
  }

  private static void pairs(int first, int last, List<Language> found) {
    char high = Character.highSurrogate(first);
    char lastHigh = Character.highSurrogate(last);
    if (high == lastHigh) {
      found.add(pair(high, high, Character.lowSurrogate(first), Character.lowSurrogate(last)));
      return;
    }
    found.add(pair(high, high, Character.lowSurrogate(first), '\uDFFF'));
    if (high + 1 < lastHigh) {
      found.add(pair((char) (high + 1), (char) (lastHigh - 1), '\uDC00', '\uDFFF'));
    }
    found.add(pair(lastHigh, lastHigh, '\uDC00', Character.lowSurrogate(last)));
  }

  private static Language pair(char firstHigh, char lastHigh, char firstLow, char lastLow) {
    return Language.sequence(
        Language.chars(CharSet.range(firstHigh, lastHigh)),
        Language.chars(CharSet.range(firstLow, lastLow)));
  }
}
