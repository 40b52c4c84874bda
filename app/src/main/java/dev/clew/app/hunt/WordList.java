package dev.clew.app.hunt;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** Texts and numbers that code may look for, in the order in which they became known. */
final class WordList {

  /** So many say what a program's language is; more would be chosen too seldom. */
  private static final int MOST_TEXTS = 2_048;

  private static final int MOST_MET = 1_024;

  private static final int MOST_NUMBERS = 512;
  private static final int MOST_SAMPLES = 128;

  /** One word of so many is a sample. */
  private static final int SAMPLES_PART = 5;

  private static final int LONGEST = 128;

  private static final List<String> ORDINARY =
      List.of(
          "0",
          "1",
          "-1",
          "9",
          "00",
          "10",
          "1.5",
          "-.5",
          "1.",
          "1e9",
          "1E-400",
          "0x",
          "0x1F",
          "1f",
          "2147483648",
          "-2147483648",
          "9223372036854775807",
          "99999999999999999999",
          "NaN",
          "Infinity",
          "null",
          "true",
          "false",
          "a",
          "A",
          "é",
          "ß",
          "\uD83D\uDE00",
          "\r\n",
          "''",
          "\"\"",
          "()",
          "[]",
          "{}",
          "<>",
          "</",
          "/>",
          "<!--",
          "-->",
          "//",
          "/*",
          "*/",
          "\\u0041",
          "\\n",
          "\\",
          "&#",
          "&lt;",
          "&amp",
          "%s",
          "%d",
          "${",
          "#{",
          ":",
          ",",
          ";",
          "=",
          "==");

  private static final List<Long> BOUNDARIES =
      List.of(
          0L,
          1L,
          -1L,
          2L,
          3L,
          4L,
          7L,
          8L,
          10L,
          12L,
          13L,
          16L,
          24L,
          31L,
          32L,
          33L,
          60L,
          63L,
          64L,
          65L,
          100L,
          127L,
          128L,
          -128L,
          255L,
          256L,
          1_000L,
          32_767L,
          -32_768L,
          65_535L,
          65_536L,
          0x10FFFFL,
          0x110000L,
          (long) Integer.MAX_VALUE,
          (long) Integer.MIN_VALUE,
          Integer.MAX_VALUE - 1L,
          Integer.MAX_VALUE + 1L,
          Long.MAX_VALUE,
          Long.MIN_VALUE);

  private final List<String> texts = new ArrayList<>(ORDINARY);
  private final List<Long> numbers = new ArrayList<>(BOUNDARIES);
  private final List<String> met = new ArrayList<>();
  private final Set<String> knownMet = new HashSet<>();
  private final List<String> samples = new ArrayList<>();
  private final Set<String> knownTexts = new LinkedHashSet<>(ORDINARY);
  private final Set<Long> knownNumbers = new LinkedHashSet<>(BOUNDARIES);
  private final int ordinary = ORDINARY.size();

  void addTexts(Collection<String> more) {
    more.forEach(this::add);
  }

  void add(String text) {
    boolean fits = !text.isEmpty() && text.length() <= LONGEST && texts.size() < MOST_TEXTS;
    if (fits && knownTexts.add(text)) {
      texts.add(text);
    }
  }

  /** Adds a text that a call has compared something with. */
  void addMet(String text) {
    boolean fits = !text.isEmpty() && text.length() <= LONGEST && met.size() < MOST_MET;
    if (fits && knownMet.add(text)) {
      met.add(text);
    }
  }

  /** Adds a text that a pattern matches as a whole. */
  void addSample(String text) {
    boolean fits = !text.isEmpty() && text.length() <= LONGEST && samples.size() < MOST_SAMPLES;
    if (fits && !samples.contains(text)) {
      samples.add(text);
    }
  }

  void add(long number) {
    if (numbers.size() < MOST_NUMBERS && knownNumbers.add(number)) {
      numbers.add(number);
    }
  }

  /** Mostly one that the code was seen to look for, or has, or that a pattern of it matches. */
  String text(SplittableRandom random) {
    if (!samples.isEmpty() && random.nextInt(SAMPLES_PART) == 0) {
      return samples.get(random.nextInt(samples.size()));
    }
    if (!met.isEmpty() && random.nextBoolean()) {
      return met.get(random.nextInt(met.size()));
    }
    boolean isOwn = texts.size() > ordinary && random.nextInt(3) > 0;
    return isOwn
        ? texts.get(ordinary + random.nextInt(texts.size() - ordinary))
        : texts.get(random.nextInt(ordinary));
  }

  long number(SplittableRandom random) {
    return numbers.get(random.nextInt(numbers.size()));
  }
}
