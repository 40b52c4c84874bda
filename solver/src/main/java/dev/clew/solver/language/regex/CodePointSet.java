package dev.clew.solver.language.regex;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of code points, lone surrogates included: ascending bounds at which membership
 * changes. Set operations are linear in the number of bounds.
 */
final class CodePointSet {
  static final CodePointSet NONE = new CodePointSet(new int[0]);
  static final CodePointSet ALL = range(0, Character.MAX_CODE_POINT);
  private static final CodePointSet HIGHS =
      range(Character.MIN_HIGH_SURROGATE, Character.MAX_HIGH_SURROGATE);
  private static final CodePointSet LOWS =
      range(Character.MIN_LOW_SURROGATE, Character.MAX_LOW_SURROGATE);
  private static final int FEW = 16;

  /** Inside from bounds of even index, inclusive, to those of odd index, exclusive. */
  private final int[] bounds;

  /** Made when it is first asked for; making it again would give an equal one. */
  private @Nullable Language language;

  private CodePointSet(int[] bounds) {
    this.bounds = bounds;
  }

  static CodePointSet of(int codePoint) {
    return range(codePoint, codePoint);
  }

  static CodePointSet range(int low, int high) {
    return low > high ? NONE : new CodePointSet(new int[] {low, high + 1});
  }

  static CodePointSet of(CharSet units) {
    int[] bounds = new int[2 * units.intervalCount()];
    for (int i = 0; i < units.intervalCount(); i++) {
      bounds[2 * i] = units.lo(i);
      bounds[2 * i + 1] = units.hi(i) + 1;
    }
    return new CodePointSet(bounds);
  }

  CodePointSet union(CodePointSet other) {
    return merged(other, 1);
  }

  CodePointSet intersect(CodePointSet other) {
    return merged(other, 2);
  }

  CodePointSet complement() {
    return minusFrom(ALL);
  }

  private CodePointSet minusFrom(CodePointSet whole) {
    int[] flipped = new int[bounds.length + 2];
    System.arraycopy(bounds, 0, flipped, 1, bounds.length);
    flipped[bounds.length + 1] = Character.MAX_CODE_POINT + 1;
    int from = bounds.length > 0 && bounds[0] == 0 ? 2 : 0;
    int last = bounds.length == 0 ? -1 : bounds[bounds.length - 1];
    int to = last == Character.MAX_CODE_POINT + 1 ? flipped.length - 2 : flipped.length;
    return whole.intersect(new CodePointSet(Arrays.copyOfRange(flipped, from, Math.max(from, to))));
  }

  CodePointSet withoutHighs() {
    return HIGHS.minusFrom(this);
  }

  CodePointSet withoutLows() {
    return LOWS.minusFrom(this);
  }

  CodePointSet highs() {
    return intersect(HIGHS);
  }

  CodePointSet lows() {
    return intersect(LOWS);
  }

  /** The points that are in at least {@code enough} of the two sets. */
  private CodePointSet merged(CodePointSet other, int enough) {
    int[] result = new int[bounds.length + other.bounds.length];
    int length = 0;
    int i = 0;
    int j = 0;
    boolean inside = false;
    while (i < bounds.length || j < other.bounds.length) {
      boolean mine =
          j == other.bounds.length || (i < bounds.length && bounds[i] <= other.bounds[j]);
      int at = mine ? bounds[i] : other.bounds[j];
      while (i < bounds.length && bounds[i] == at) {
        i++;
      }
      while (j < other.bounds.length && other.bounds[j] == at) {
        j++;
      }
      boolean now = i % 2 + j % 2 >= enough;
      if (now != inside) {
        result[length++] = at;
        inside = now;
      }
    }
    return new CodePointSet(Arrays.copyOf(result, length));
  }

  boolean isEmpty() {
    return bounds.length == 0;
  }

  boolean contains(int codePoint) {
    int found = Arrays.binarySearch(bounds, codePoint);
    int after = found >= 0 ? found + 1 : -found - 1;
    return after % 2 == 1;
  }

  boolean containsAll(CodePointSet other) {
    return minusFrom(other).isEmpty();
  }

  /** Whether every pair that a high of the first and a low of the second make up is in this set. */
  boolean containsPairs(CodePointSet highs, CodePointSet lows) {
    for (int high = Character.MIN_HIGH_SURROGATE; high <= Character.MAX_HIGH_SURROGATE; high++) {
      for (int i = 0; highs.contains(high) && i < lows.bounds.length; i += 2) {
        int from = Character.toCodePoint((char) high, (char) lows.bounds[i]);
        int to = Character.toCodePoint((char) high, (char) (lows.bounds[i + 1] - 1));
        if (!containsAll(range(from, to))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The words of one code point: single units and pairs of them. */
  Language language() {
    Language known = language;
    if (known == null) {
      known = spelled();
      language = known;
    }
    return known;
  }

  private Language spelled() {
    List<Language> options = new ArrayList<>();
    options.add(Language.chars(units()));
    pairs()
        .forEach(
            (lows, highs) ->
                options.add(Language.sequence(Language.chars(highs), Language.chars(lows))));
    return Language.choice(options);
  }

  private CharSet units() {
    CodePointSet small = intersect(range(0, Character.MAX_VALUE));
    if (small.bounds.length > 2 * FEW) {
      return CharSet.where(small::contains);
    }
    CharSet units = CharSet.NONE;
    for (int i = 0; i < small.bounds.length; i += 2) {
      units = units.union(CharSet.range((char) small.bounds[i], (char) (small.bounds[i + 1] - 1)));
    }
    return units;
  }

  /** For each set of trailing units, the leading units that it follows. */
  private Map<CharSet, CharSet> pairs() {
    Map<Character, CharSet> lowsOfHigh = new LinkedHashMap<>();
    CodePointSet large =
        intersect(range(Character.MIN_SUPPLEMENTARY_CODE_POINT, Character.MAX_CODE_POINT));
    for (int i = 0; i < large.bounds.length; i += 2) {
      int last = large.bounds[i + 1] - 1;
      for (int from = large.bounds[i]; from <= last; from = (from | 0x3ff) + 1) {
        CharSet lows =
            CharSet.range(
                Character.lowSurrogate(from), Character.lowSurrogate(Math.min(last, from | 0x3ff)));
        lowsOfHigh.merge(Character.highSurrogate(from), lows, CharSet::union);
      }
    }
    Map<CharSet, CharSet> highsOfLows = new LinkedHashMap<>();
    lowsOfHigh.forEach(
        (high, lows) -> highsOfLows.merge(lows, CharSet.of((char) high), CharSet::union));
    return highsOfLows;
  }
}
