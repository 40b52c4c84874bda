package dev.clew.junit;

import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.words.CalendarDay;
import dev.clew.junit.trials.OrdinaryWords;
import dev.clew.junit.trials.TextWording;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How much there is to read in a case, and how little it says: of two, people keep the cheaper. */
final class ReadingCost {

  private static final int STEP = 10;
  private static final int LITERAL = 4;
  private static final int REFLECTION = 1_000;

  /** What returns nothing and changes nothing shows nothing. */
  private static final int UNSEEN = 40;

  /** Zeros and empty texts hide what is done with them. */
  private static final int NOTHING = 6;

  /** A result that was given hides what was done. */
  private static final int GIVEN = 6;

  /** Few things are less than nothing. */
  private static final int NEGATIVE = 5;

  /** Of a word that is there because there has to be one. */
  private static final int FILLER = 2;

  /** The same in one text again cannot be told from the first. */
  private static final int TWICE = 3;

  private static final int MOST_DAYS = 10;
  private static final int STRANGE = 15;
  private static final int SHORT = 3;
  private static final int SIGN = 1;
  private static final int ODD_SIGN = 4;
  private static final String USUAL = "-,/@'\"!?&()+*_";

  /** Of a value that is given to two calls: seldom what a test is about. */
  private static final int SHARED = 30;

  /** Loud and quiet letters in one word. */
  private static final Pattern MIXED = Pattern.compile("[A-Z]{2,}[a-z]|[a-z][A-Z]{2,}");

  /** A number below zero within a text. */
  private static final Pattern BELOW = Pattern.compile("(?<!\\w)-\\d");

  /** Single letters, and letters among digits, within a text. */
  private static final Pattern TOKEN_NOISE =
      Pattern.compile("(?i)\\b([b-z]|[a-z]\\d?[a-z]?|\\d+[a-z]+\\d*|([a-z])\\2)\\b");

  /** A sign with no word or number beside it. */
  private static final Pattern LONELY_SIGN =
      Pattern.compile("(?=.*[^\\sA-Za-z0-9])(?!.*([A-Za-z]{2}|\\d{2})).*");

  private static final int ODD_TOKEN = 4;

  /** Numbers in a row. */
  private static final Pattern NUMBERS = Pattern.compile("\\d+([ ,]+\\d+)+");

  private static final Pattern FRACTION = Pattern.compile("\\d+\\.\\d+");
  private static final Pattern LONG_NUMBER = Pattern.compile("\\d{3}");

  private static final Pattern ZERO = Pattern.compile("-?0+(\\.0*)?|PT0S");

  /** Letters that repeat, and zeros before numbers. */
  private static final Pattern NOISE =
      Pattern.compile(
          "([A-Za-z])\\1\\1|(?<!\\d)00\\d(?!\\d* )|\\b00+\\b|(?i:([a-z]{2})\\2\\2|abcd)");

  /** A word or number that stands there again. */
  private static final Pattern TOKEN_TWICE = Pattern.compile("\\b(\\w+)\\b.*\\b\\1\\b");

  private static final Pattern DATE = Pattern.compile("([+-]?\\d{4,9})-\\d\\d(-\\d\\d.*)?");

  private ReadingCost() {}

  static int of(SuiteCase of) {
    int cost = of.replay().recipe().isPublic() ? 0 : REFLECTION;
    boolean isUnseen =
        of.replay().ending() instanceof Ending.Returned returned
            && returned.value() instanceof Picture.Nothing
            && returned.effects().isEmpty();
    cost += isUnseen ? UNSEEN : 0;
    boolean isRefused = of.replay().ending() instanceof Ending.Threw;
    cost += returnsGiven(of.replay()) ? GIVEN : 0;
    List<LocalDate> days = days(of.replay().recipe());
    cost += isFarApart(days) ? STRANGE : 0;
    cost += !isRefused && Set.copyOf(days).size() < days.size() ? TWICE : 0;
    Set<Integer> given = new HashSet<>(arguments(of.replay().recipe().call()));
    for (Step step : of.replay().recipe().steps()) {
      boolean isLiteral = step instanceof Step.Constant || step instanceof Step.NewText;
      cost += step instanceof Step.Expect ? 0 : isLiteral ? LITERAL : STEP;
      cost += step instanceof Step.Construct && isShared(step, given) ? SHARED : 0;
      if (step instanceof Step.NewText text) {
        cost += ofText(text.text()) + (isNegative(text.text()) && !isRefused ? NEGATIVE : 0);
      } else if (step instanceof Step.Constant constant) {
        cost += constant.value() == null ? NOTHING : ofValue(constant.value(), isRefused);
      } else if (step instanceof Step.NewArray array) {
        cost += array.length() == 0 && !isRefused ? NOTHING : array.length();
      } else if (step instanceof Step.NewContainer container) {
        cost += container.size() == 0 && !isRefused ? NOTHING : 0;
      }
    }
    return cost;
  }

  /** Whether what a call returns is one of the literals that there were. */
  private static boolean returnsGiven(Replay replay) {
    if (!(replay.ending() instanceof Ending.Returned returned)) {
      return false;
    }
    if (returned.value() instanceof Picture.Text text) {
      return !text.value().isEmpty() && isGiven(text.value(), replay);
    }
    return returned.value() instanceof Picture.Primitive primitive
        && primitive.value() instanceof Number number
        && isGiven(number, replay);
  }

  private static boolean isGiven(Object value, Replay replay) {
    return replay.recipe().steps().stream().anyMatch(step -> value.equals(literal(step)));
  }

  private static @Nullable Object literal(Step step) {
    return step instanceof Step.Constant constant
        ? constant.value()
        : step instanceof Step.NewText text ? text.text() : null;
  }

  private static List<LocalDate> days(Recipe recipe) {
    return recipe.steps().stream()
        .flatMap(step -> CalendarDay.of(literal(step)).stream())
        .sorted()
        .toList();
  }

  /** Whether days are so far apart that nobody counts those between. */
  private static boolean isFarApart(List<LocalDate> days) {
    return days.size() > 1 && days.get(0).plusDays(MOST_DAYS).isBefore(days.get(days.size() - 1));
  }

  private static boolean isShort(String text) {
    return text.length() == 1 || (text.length() == 2 && text.chars().allMatch(Character::isLetter));
  }

  /** Whether it looks like the end of something: {@code -vip}. */
  private static boolean isTail(String text) {
    return text.length() > 1 && text.matches("[-_./]+[A-Za-z].*");
  }

  private static boolean isNegative(String text) {
    return text.startsWith("-") && text.substring(1).matches("\\d+(\\.\\d+)?");
  }

  /** Whether a constructor is given what the call is given, too. */
  private static boolean isShared(Step step, Set<Integer> given) {
    return arguments(step).stream().anyMatch(given::contains);
  }

  private static List<Integer> arguments(Step step) {
    if (step instanceof Step.Construct construct) {
      return construct.arguments();
    }
    return step instanceof Step.Invoke invoke ? invoke.arguments() : List.of();
  }

  /** What is refused hides nothing, be it zero. */
  private static int ofValue(Object value, boolean isRefused) {
    if (value instanceof String text) {
      return ofText(text);
    } else if (value instanceof Number number) {
      double size = Math.abs(number.doubleValue());
      int sign = number.doubleValue() < 0 && !isRefused ? NEGATIVE : 0;
      return size == 0
          ? isRefused ? 1 : NOTHING
          : sign + (size == 1 ? 1 : size % 0.25 != 0 ? STRANGE : ofSize(size));
    } else if (value instanceof Character unit) {
      return unit < ' ' || unit > '~' ? STRANGE : 0;
    }
    return 0;
  }

  /** Of large numbers people give round ones. */
  private static int ofSize(double size) {
    String digits = Long.toString((long) size).replaceFirst("0+$", "");
    return size <= 1_000 ? 0 : Math.min(STRANGE, 4 * Math.max(0, digits.length() - 1));
  }

  private static int ofText(String text) {
    if (OrdinaryWords.isMeant(text) || TextWording.isSentence(text)) {
      return OrdinaryWords.isMeant(text) ? 0 : FILLER;
    }
    Matcher date = DATE.matcher(text);
    if (date.matches()) {
      boolean isOfOurTime = date.group(1).startsWith("20") && date.group(1).length() == 4;
      return isOfOurTime ? 0 : STRANGE;
    }
    int cost =
        text.isBlank() || ZERO.matcher(text).matches()
            ? NOTHING
            : isShort(text) ? SHORT : Math.max(0, text.length() - 8) / 4;
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      boolean isPlain = Character.isLetterOrDigit(unit) || unit == ' ' || unit == '.';
      boolean isUsual = USUAL.indexOf(unit) >= 0;
      cost += unit < ' ' || unit > '~' ? STRANGE : isPlain ? 0 : isUsual ? SIGN : ODD_SIGN;
    }
    cost += OrdinaryWords.isFiller(text) || isTail(text.strip()) ? FILLER : 0;
    cost += BELOW.matcher(text).find() && text.charAt(0) != '-' ? NEGATIVE : 0;
    cost += FRACTION.matcher(text).matches() ? 1 : 0;
    cost += LONG_NUMBER.matcher(text).find() ? 1 : 0;
    cost += text.strip().length() > 1 && TOKEN_NOISE.matcher(text).find() ? ODD_TOKEN : 0;
    cost += LONELY_SIGN.matcher(text).matches() ? ODD_TOKEN : 0;
    cost += !text.isEmpty() && ",;:|".indexOf(text.charAt(0)) >= 0 ? TWICE : 0;
    cost += text.length() < 3 || text.equals(text.strip()) ? 0 : SIGN;
    cost += NUMBERS.matcher(text).matches() ? FILLER : 0;
    cost += MIXED.matcher(text).find() ? NEGATIVE : 0;
    cost += TOKEN_TWICE.matcher(text).find() ? TWICE : 0;
    return cost + (NOISE.matcher(text).find() ? STRANGE : 0);
  }
}
