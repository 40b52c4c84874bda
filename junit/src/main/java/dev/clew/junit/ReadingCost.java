package dev.clew.junit;

import dev.clew.junit.source.SuiteCase;
import dev.clew.replay.recipe.Step;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How much there is to read in a case, and how little it says: of two, people keep the cheaper. */
final class ReadingCost {

  private static final int STEP = 10;
  private static final int REFLECTION = 1_000;

  /** Zeros and empty texts hide what is done with them. */
  private static final int NOTHING = 6;

  private static final int STRANGE = 15;
  private static final Pattern DATE = Pattern.compile("([+-]?\\d{4,9})-\\d\\d(-\\d\\d.*)?");

  private ReadingCost() {}

  static int of(SuiteCase of) {
    int cost = of.replay().recipe().isPublic() ? 0 : REFLECTION;
    for (Step step : of.replay().recipe().steps()) {
      cost += step instanceof Step.Expect ? 0 : STEP;
      if (step instanceof Step.NewText text) {
        cost += ofText(text.text());
      } else if (step instanceof Step.Constant constant) {
        cost += constant.value() == null ? NOTHING : ofValue(constant.value());
      } else if (step instanceof Step.NewArray array) {
        cost += array.length();
      }
    }
    return cost;
  }

  private static int ofValue(Object value) {
    if (value instanceof String text) {
      return ofText(text);
    } else if (value instanceof Number number) {
      double size = Math.abs(number.doubleValue());
      return size == 0 ? NOTHING : size > 10_000 || size % 0.25 != 0 ? STRANGE : 0;
    }
    return 0;
  }

  private static int ofText(String text) {
    Matcher date = DATE.matcher(text);
    if (date.matches()) {
      boolean isOfOurTime = date.group(1).startsWith("20") && date.group(1).length() == 4;
      return isOfOurTime ? 0 : STRANGE;
    }
    int cost = text.isEmpty() ? NOTHING : 0;
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      cost += unit < ' ' || unit > '~' ? STRANGE : 0;
    }
    return cost + text.length() / 4;
  }
}
