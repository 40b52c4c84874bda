package dev.clew.app.hunt;

import dev.clew.replay.hunt.Compared;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Inputs in which what a call compared is replaced by what it was compared with: what passes a
 * check for a word, a character, a length, or a number.
 */
final class Proposals {

  private static final int MOST = 4_096;
  private static final int MOST_OF_SEED = 256;
  private static final int LATEST = 64;
  private static final int LONGEST = 1_024;

  private final Deque<Seed> waiting = new ArrayDeque<>();

  /** The next; null where nothing waits. */
  @Nullable Seed poll() {
    return waiting.poll();
  }

  /** What is compared late lies deep in the code, and is what many inputs do not get to. */
  void add(Seed seed, SplittableRandom random) {
    List<Compared> all = new ArrayList<>(seed.compared());
    int left = MOST_OF_SEED;
    while (!all.isEmpty()) {
      Compared each = all.remove(all.size() - 1 - random.nextInt(Math.min(all.size(), LATEST)));
      for (int place = 0; place < seed.leaves().size(); place++) {
        for (Object leaf : others(seed.leaves().get(place), each)) {
          if (left-- <= 0 || waiting.size() >= MOST) {
            return;
          }
          waiting.add(seed.with(place, leaf));
        }
      }
    }
  }

  private static List<Object> others(Object leaf, Compared compared) {
    List<Object> others = new ArrayList<>();
    if (compared instanceof Compared.Texts texts && leaf instanceof String text) {
      replace(text, texts.left(), texts.right(), others);
      replace(text, texts.right(), texts.left(), others);
    } else if (compared instanceof Compared.Numbers numbers && leaf instanceof String text) {
      replace(text, numbers.left(), numbers.right(), others);
      replace(text, numbers.right(), numbers.left(), others);
    } else if (compared instanceof Compared.Numbers numbers && leaf instanceof Number number) {
      replace(number, numbers.left(), numbers.right(), others);
      replace(number, numbers.right(), numbers.left(), others);
    } else if (compared instanceof Compared.Numbers numbers && leaf instanceof Character unit) {
      if (unit == numbers.left() || unit == numbers.right()) {
        others.add((char) (unit == numbers.left() ? numbers.right() : numbers.left()));
      }
    }
    return others;
  }

  private static void replace(String text, String old, String wanted, List<Object> others) {
    if (old.isEmpty()) {
      if (text.isEmpty()) {
        others.add(wanted);
      }
      return;
    }
    int at = text.indexOf(old);
    if (at < 0 && text.length() == text.toLowerCase(Locale.ROOT).length()) {
      at = text.toLowerCase(Locale.ROOT).indexOf(old.toLowerCase(Locale.ROOT));
    }
    if (at >= 0 && at + old.length() <= text.length()) {
      others.add(text.substring(0, at) + wanted + text.substring(at + old.length()));
    }
  }

  /** A unit that is another, or as many units as are wanted. */
  private static void replace(String text, long old, long wanted, List<Object> others) {
    if (wanted >= 0 && wanted <= Character.MAX_VALUE && old >= 0 && old <= Character.MAX_VALUE) {
      int first = text.indexOf((char) old);
      int last = text.lastIndexOf((char) old);
      if (first >= 0) {
        others.add(text.substring(0, first) + (char) wanted + text.substring(first + 1));
      }
      if (last > first) {
        others.add(text.substring(0, last) + (char) wanted + text.substring(last + 1));
      }
    }
    if (isEnd(old) && wanted > 0 && wanted <= Character.MAX_VALUE) {
      others.add(text + (char) wanted);
    }
    if (old == text.length() && wanted >= 0 && wanted <= LONGEST && wanted != old) {
      others.add(ofLength(text, (int) wanted));
    }
  }

  /** What readers say where a text ends. */
  private static boolean isEnd(long unit) {
    return unit == -1 || unit == 0 || unit == Character.MAX_VALUE;
  }

  private static String ofLength(String text, int length) {
    if (length <= text.length()) {
      return text.substring(0, length);
    }
    String padding = text.isEmpty() ? "a" : text.substring(text.length() - 1);
    return text + padding.repeat(length - text.length());
  }

  private static void replace(Number number, long old, long wanted, List<Object> others) {
    boolean isWhole = !(number instanceof Double || number instanceof Float);
    if (isWhole && number.longValue() == old) {
      others.add(NumberMutator.boxed(number, wanted));
      others.add(NumberMutator.boxed(number, wanted + 1));
      others.add(NumberMutator.boxed(number, wanted - 1));
    }
  }
}
