package dev.clew.junit.source.words;

import dev.clew.junit.source.syntax.Identifiers;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Words about a text: {@code DearAda} for {@code "Dear Ada!"}. */
final class TextWords {

  private static final int LONGEST = 24;

  /** Of so few units each says something. */
  private static final int MOST_SPELLED = 3;

  /** Signs that a text may begin or end with, and that are worth a word there. */
  private static final String AT_ENDS = "+$.!?%*#";

  private static final Pattern NEGATIVE = Pattern.compile("-\\d+(\\.\\d+)?");

  /** Of texts that are nothing else. */
  private static final Map<String, String> SIGNS =
      Map.ofEntries(
          Map.entry(" ", "Space"),
          Map.entry("!", "ExclamationMark"),
          Map.entry("\"", "Quote"),
          Map.entry("#", "Hash"),
          Map.entry("$", "Dollar"),
          Map.entry("%", "Percent"),
          Map.entry("&", "Ampersand"),
          Map.entry("'", "Apostrophe"),
          Map.entry("*", "Star"),
          Map.entry("+", "Plus"),
          Map.entry(",", "Comma"),
          Map.entry("(", "Parenthesis"),
          Map.entry(")", "Parenthesis"),
          Map.entry("-", "Minus"),
          Map.entry(".", "Dot"),
          Map.entry("/", "Slash"),
          Map.entry(":", "Colon"),
          Map.entry(";", "Semicolon"),
          Map.entry("<", "LessThan"),
          Map.entry("=", "EqualsSign"),
          Map.entry(">", "GreaterThan"),
          Map.entry("?", "QuestionMark"),
          Map.entry("@", "At"),
          Map.entry("[", "Bracket"),
          Map.entry("]", "Bracket"),
          Map.entry("^", "Caret"),
          Map.entry("`", "Backtick"),
          Map.entry("{", "Brace"),
          Map.entry("}", "Brace"),
          Map.entry("\\", "Backslash"),
          Map.entry("_", "Underscore"),
          Map.entry("|", "Bar"),
          Map.entry("~", "Tilde"),
          Map.entry("\n", "Newline"),
          Map.entry("\t", "Tab"));

  private TextWords() {}

  static String of(String text) {
    if (text.isEmpty()) {
      return "Empty";
    }
    String sign = SIGNS.get(text);
    if (sign != null) {
      return sign;
    }
    if (NEGATIVE.matcher(text).matches()) {
      return "Minus" + words(text);
    }
    if (text.length() <= MOST_SPELLED && !isPlain(text) && !spelled(text).isEmpty()) {
      return spelled(text);
    }
    Optional<LocalDate> day = CalendarDay.of(text);
    if (day.isPresent()) {
      return day(day.get());
    }
    String words = words(text);
    String with = text.indexOf('"') >= 0 ? TextFeatures.of(text) : "";
    return !with.isEmpty()
        ? "Text" + with
        : words.isEmpty() ? "TextOfLength" + text.length() : begin(text) + words + end(text);
  }

  /** {@code May17}; of which year seldom matters. */
  private static String day(LocalDate day) {
    return day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH) + day.getDayOfMonth();
  }

  private static String begin(String text) {
    char first = text.charAt(0);
    return AT_ENDS.indexOf(first) >= 0 ? sign(String.valueOf(first)) : "";
  }

  private static String end(String text) {
    char last = text.charAt(text.length() - 1);
    boolean isMany = text.length() > 1 && text.charAt(text.length() - 2) == last;
    return AT_ENDS.indexOf(last) >= 0 ? sign(String.valueOf(last)) + (isMany ? "s" : "") : "";
  }

  /** Sign by sign: {@code Plus5} for {@code "+5"}; empty where a unit has no name. */
  static String spelled(String text) {
    StringBuilder spelled = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      String unit = text.substring(i, i + 1);
      boolean isPlain = isPlain(unit);
      boolean isGap = unit.equals(" ") && i > 0 && i < text.length() - 1;
      String sign = isGap ? "" : sign(unit);
      if (!isPlain && !isGap && sign.isEmpty()) {
        return "";
      }
      boolean begins = i == 0 || !Character.isLetterOrDigit(text.charAt(i - 1));
      spelled.append(isPlain ? begins ? Identifiers.capitalised(unit) : unit : sign);
    }
    return spelled.toString();
  }

  /** What a sign is called; empty for letters, digits and what has no name. */
  static String sign(String unit) {
    return SIGNS.getOrDefault(unit, "");
  }

  private static boolean isPlain(String text) {
    return text.chars().allMatch(c -> c < 0x80 && Character.isLetterOrDigit(c));
  }

  /** Its words alone, whatever stands between them: {@code A1} for {@code "A-1"}. */
  static String ofWords(String text) {
    Optional<LocalDate> day = CalendarDay.of(text);
    String words = day.isPresent() ? day(day.get()) : words(text);
    return words.isEmpty() ? of(text) : words;
  }

  /** As many words as are not too long; empty where the first is, or where there is none. */
  private static String words(String text) {
    StringBuilder words = new StringBuilder();
    for (String part : text.split("[^A-Za-z0-9]+", -1)) {
      String word = word(part, words);
      if (words.length() + word.length() > LONGEST) {
        break;
      }
      words.append(word);
    }
    return words.toString();
  }

  private static String word(String part, CharSequence before) {
    if (part.isEmpty()) {
      return "";
    }
    boolean isLoud = part.length() > 1 && part.equals(part.toUpperCase(Locale.ROOT));
    String word = Identifiers.capitalised(isLoud ? part.toLowerCase(Locale.ROOT) : part);
    boolean areDigits =
        before.length() > 0
            && Character.isDigit(before.charAt(before.length() - 1))
            && Character.isDigit(word.charAt(0));
    return areDigits ? "_" + word : word;
  }
}
