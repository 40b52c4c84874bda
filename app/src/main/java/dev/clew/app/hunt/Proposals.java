package dev.clew.app.hunt;

import dev.clew.replay.hunt.Compared;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Inputs in which what a call compared is replaced by what it was compared with: what passes a
 * check for a word, a character, a length, or a number.
 */
final class Proposals {

  private static final int MOST = 4_096;
  private static final int MOST_OF_SEED = 96;
  private static final int LONGEST = 256;

  private final Deque<Seed> waiting = new ArrayDeque<>();

  /** The next; null where nothing waits. */
  @Nullable Seed poll() {
    return waiting.poll();
  }

  void add(Seed seed) {
    List<Object> leaves = Leaves.of(seed.values());
    int left = MOST_OF_SEED;
    for (Compared each : seed.compared()) {
      for (int place = 0; place < leaves.size(); place++) {
        for (Object leaf : others(leaves.get(place), each)) {
          if (left-- <= 0 || waiting.size() >= MOST) {
            return;
          }
          waiting.add(new Seed(seed.entry(), Leaves.with(seed.values(), place, leaf)));
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
    if (old == text.length() && wanted >= 0 && wanted <= LONGEST && wanted != old) {
      others.add(ofLength(text, (int) wanted));
    }
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
