package dev.clew.junit.trials;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts that say as much to a program as another one, and more to people: words in the place of
 * single letters, usual signs in that of odd ones, numbers that can be told apart.
 */
public final class TextWording {

  private static final int LONGEST = 40;
  private static final int LONGEST_SHORTENED = 14;

  private static final String DIGITS = "1234567890123456";

  /** In the order in which a text gets them. */
  private static final List<String> WORDS = List.of("tea", "milk", "sugar", "plum", "fig");

  /** A letter or two, a letter again and again, letters and digits mixed. */
  private static final Pattern NOISE =
      Pattern.compile(
          "(?i)(?<!\\d-)\\b([a-z]{1,2}|[a-z]*([a-z])\\2\\2[a-z]*|([a-z])\\3[a-z]?|([a-z]{2})\\4+[a-z]?"
              + "|abcd[a-z]*|\\d*[a-z]+\\d[a-z\\d]*|\\d+[a-z]+)\\b");

  private static final Pattern ODD_SIGN = Pattern.compile("[^\\sA-Za-z0-9,.;:!?'\"()+*/@&_=-]");
  private static final Pattern NUMERAL = Pattern.compile("(?<!\\d)0?\\d(?!\\d)");
  private static final Pattern TIME =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d(:\\d\\d)?");
  private static final Pattern LAST_TOKEN = Pattern.compile("[\\s,;:|/-]+[^\\s,;:|/-]+$");
  private static final Pattern ANY_NUMERAL = Pattern.compile("\\d+");
  private static final List<String> USUAL_SIGNS = List.of("!", " ", "-", ",");

  private static final List<String> SEPARATORS = List.of(",", ";", "|", ":", "/");
  private static final List<String> QUOTED =
      List.of("\"tea\"", "\"tea", "5\" plate", "\"say \"\"tea\"\"\"", "\"5\"\" plate\"");

  private static final Set<String> SENTENCES = sentences();

  private TextWording() {}

  /** In the order of preference; may be none. */
  static List<String> of(String text) {
    Set<String> all = new LinkedHashSet<>();
    if (text.length() <= LONGEST) {
      all.addAll(signs(text));
      all.add(worded(text));
      if (text.length() <= DIGITS.length() && text.length() > 3) {
        all.add(DIGITS.substring(0, text.length()));
      }
      if (ODD_SIGN.matcher(text).find()) {
        all.addAll(List.of("tea | milk", "| tea"));
      }
      for (String sign : USUAL_SIGNS) {
        String usual = ODD_SIGN.matcher(text).replaceAll(Matcher.quoteReplacement(sign));
        all.add(usual);
        all.add(worded(usual));
      }
      all.add(text.strip().replaceAll("\\s+", " "));
      all.add(numbered(text));
      all.add(TIME.matcher(text).replaceAll("2024-05-17T12:30:00"));
      all.add(worded(TIME.matcher(text).replaceAll("2024-05-17T12:30:00")));
      all.addAll(shortened(text));
      all.remove(text);
      all.remove("");
    }
    return List.copyOf(all);
  }

  /** With words in the place of noise. */
  private static String worded(String text) {
    int[] count = {0};
    return NOISE
        .matcher(text)
        .replaceAll(found -> like(found.group(), WORDS.get(count[0]++ % WORDS.size())));
  }

  /** A word with capitals and digits where there are some. */
  private static String like(String noise, String word) {
    String inner = noise.substring(1);
    boolean isLoud = noise.length() > 1 && noise.equals(noise.toUpperCase(Locale.ROOT));
    boolean isCamel = !isLoud && inner.chars().anyMatch(Character::isUpperCase);
    String first =
        Character.isUpperCase(noise.charAt(0))
            ? word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1)
            : word;
    String whole = isCamel ? first + "Time" : isLoud ? word.toUpperCase(Locale.ROOT) : first;
    return noise.chars().anyMatch(Character::isDigit) ? whole + "5" : whole;
  }

  /** With 1, 2, 3 in the place of numbers of one digit. */
  private static String numbered(String text) {
    return replaced(text, NUMERAL, each -> String.valueOf(Integer.parseInt(each) % 9 + 1));
  }

  /**
   * The text with others in the place of what is found.
   *
   * @param others by how many there were before
   */
  private static String replaced(String text, Pattern what, UnaryOperator<String> others) {
    int[] count = {0};
    return what.matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(others.apply(String.valueOf(count[0]++))));
  }

  /** What people use signs for, of those that a text has. */
  private static List<String> signs(String text) {
    boolean isQuoted = text.indexOf('"') >= 0;
    List<String> sentences = new ArrayList<>();
    for (String sign : SEPARATORS) {
      if (text.contains(sign)) {
        sentences.addAll(separated(sign, isQuoted));
      }
    }
    sentences.addAll(isQuoted ? QUOTED : List.of());
    return sentences;
  }

  private static List<String> separated(String sign, boolean isQuoted) {
    String pair = "tea" + sign + " milk";
    return isQuoted
        ? List.of(pair, '"' + pair + '"' + sign + "sugar", '"' + pair + '"', '"' + pair)
        : List.of("tea" + sign + "milk", pair);
  }

  private static Set<String> sentences() {
    Set<String> sentences = new HashSet<>(QUOTED);
    for (String sign : SEPARATORS) {
      sentences.addAll(separated(sign, true));
      sentences.addAll(separated(sign, false));
    }
    return Set.copyOf(sentences);
  }

  /** Whether it shows a sign where people use it. */
  public static boolean isSentence(String text) {
    return SENTENCES.contains(text);
  }

  /** Without one unit. */
  private static List<String> shortened(String text) {
    List<String> shortened = new ArrayList<>();
    for (int i = 0; i < text.length() && text.length() <= LONGEST_SHORTENED; i++) {
      shortened.add(text.substring(0, i) + text.substring(i + 1));
    }
    return shortened;
  }

  /** Texts that something is wrong with, made of one that is as it should be. */
  static List<String> broken(String text) {
    Set<String> broken = new LinkedHashSet<>();
    if (text.length() <= LONGEST) {
      broken.add(LAST_TOKEN.matcher(text).replaceFirst(""));
      List<MatchResult> numerals = ANY_NUMERAL.matcher(text).results().limit(2).toList();
      for (MatchResult each : numerals) {
        for (String number : List.of("0", "99")) {
          broken.add(text.substring(0, each.start()) + number + text.substring(each.end()));
        }
      }
      if (text.length() > 1) {
        broken.add(text.substring(0, text.length() - 1));
      }
      broken.remove(text);
      broken.remove("");
    }
    return List.copyOf(broken);
  }
}
