package dev.clew.solver.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * Random languages built step by step together with what they mean: all their words up to a length
 * over a small alphabet, by plain set algebra, and an equivalent regular expression of the JDK.
 */
public final class Samples {
  /**
   * A language, its short words, and an expression; the expression is empty with set operations.
   */
  public record Sample(Language language, Set<String> words, String pattern) {}

  private final Random random;
  private final String alphabet;
  private final int length;
  private final boolean setOperations;
  private final Set<String> all;

  public Samples(long seed, String alphabet, int length, boolean setOperations) {
    this.random = new Random(seed);
    this.alphabet = alphabet;
    this.length = length;
    this.setOperations = setOperations;
    this.all = words(alphabet, length);
  }

  /** All words up to a length. */
  public static Set<String> words(String alphabet, int length) {
    Set<String> all = new TreeSet<>(Set.of(""));
    List<String> last = List.of("");
    for (int i = 0; i < length; i++) {
      List<String> next = new ArrayList<>();
      for (String word : last) {
        for (int at = 0; at < alphabet.length(); at++) {
          next.add(word + alphabet.charAt(at));
        }
      }
      all.addAll(next);
      last = next;
    }
    return all;
  }

  public Set<String> all() {
    return all;
  }

  public Sample next(int depth) {
    int kind = depth == 0 ? random.nextInt(4) : random.nextInt(setOperations ? 14 : 11);
    if (kind == 0) {
      return units();
    } else if (kind <= 2) {
      return word();
    } else if (kind == 3) {
      return random.nextInt(4) == 0 ? trivial() : units();
    } else if (kind <= 6) {
      return sequence(depth);
    } else if (kind <= 8) {
      return choice(depth);
    } else if (kind <= 10) {
      return loop(depth);
    }
    return kind == 11 ? not(next(depth - 1)) : both(next(depth - 1), next(depth - 1));
  }

  private Sample trivial() {
    return switch (random.nextInt(4)) {
      case 0 -> new Sample(Language.NOTHING, Set.of(), "[a&&b]");
      case 1 -> new Sample(Language.EMPTY, Set.of(""), "(?:)");
      case 2 -> new Sample(Language.ANY_CHAR, words(alphabet, 1, 1), "[\\x{0}-\\x{ffff}]");
      default -> new Sample(Language.ANYTHING, all, "[\\x{0}-\\x{ffff}]*");
    };
  }

  private static Set<String> words(String alphabet, int from, int to) {
    Set<String> found = new TreeSet<>(words(alphabet, to));
    found.removeIf(word -> word.length() < from);
    return found;
  }

  private Sample units() {
    StringBuilder chosen = new StringBuilder();
    StringBuilder pattern = new StringBuilder("[");
    Set<String> words = new TreeSet<>();
    int count = 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      char unit = alphabet.charAt(random.nextInt(alphabet.length()));
      chosen.append(unit);
      pattern.append(quoted(unit));
      words.add(String.valueOf(unit));
    }
    CharSet set = CharSet.of(chosen.toString());
    return new Sample(Language.chars(set), words, pattern + "]");
  }

  private static String quoted(char unit) {
    return String.format("\\x{%x}", (int) unit);
  }

  private Sample word() {
    StringBuilder text = new StringBuilder();
    StringBuilder pattern = new StringBuilder();
    int count = random.nextInt(4);
    for (int i = 0; i < count; i++) {
      char unit = alphabet.charAt(random.nextInt(alphabet.length()));
      text.append(unit);
      pattern.append(quoted(unit));
    }
    String word = text.toString();
    return new Sample(
        Language.word(word),
        word.length() <= length ? Set.of(word) : Set.of(),
        "(?:" + pattern + ")");
  }

  private Sample sequence(int depth) {
    List<Language> parts = new ArrayList<>();
    Set<String> words = Set.of("");
    StringBuilder pattern = new StringBuilder("(?:");
    int count = 2 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      Sample part = next(depth - 1);
      parts.add(part.language());
      words = concat(words, part.words());
      pattern.append(part.pattern());
    }
    return new Sample(Language.sequence(parts), words, pattern + ")");
  }

  private Sample choice(int depth) {
    List<Language> options = new ArrayList<>();
    Set<String> words = new TreeSet<>();
    StringBuilder pattern = new StringBuilder("(?:");
    int count = 2 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      Sample option = next(depth - 1);
      options.add(option.language());
      words.addAll(option.words());
      pattern.append(i == 0 ? "" : "|").append(option.pattern());
    }
    return new Sample(Language.choice(options), words, pattern + ")");
  }

  private Sample loop(int depth) {
    Sample body = next(depth - 1);
    int min = random.nextInt(3);
    int max = random.nextBoolean() ? LoopLanguage.UNBOUNDED : min + random.nextInt(3);
    Set<String> power = Set.of("");
    for (int i = 0; i < min; i++) {
      power = concat(power, body.words());
    }
    Set<String> words = new TreeSet<>(power);
    int rounds = max == LoopLanguage.UNBOUNDED ? length + 1 : max - min;
    for (int i = 0; i < rounds; i++) {
      power = concat(power, body.words());
      words.addAll(power);
    }
    String count = "{" + min + "," + (max == LoopLanguage.UNBOUNDED ? "" : max) + "}";
    return new Sample(
        Language.loop(body.language(), min, max), words, "(?:" + body.pattern() + ")" + count);
  }

  private Sample not(Sample body) {
    Set<String> words = new TreeSet<>(all);
    words.removeAll(body.words());
    return new Sample(Language.not(body.language()), words, "");
  }

  private static Sample both(Sample left, Sample right) {
    Set<String> words = new TreeSet<>(left.words());
    words.retainAll(right.words());
    return new Sample(Language.both(left.language(), right.language()), words, "");
  }

  private Set<String> concat(Set<String> left, Set<String> right) {
    Set<String> found = new TreeSet<>();
    for (String head : left) {
      for (String tail : right) {
        if (head.length() + tail.length() <= length) {
          found.add(head + tail);
        }
      }
    }
    return found;
  }
}
