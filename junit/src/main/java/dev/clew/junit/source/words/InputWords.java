package dev.clew.junit.source.words;

import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.replay.recipe.Step;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Words about inputs, to be parts of names. */
public final class InputWords {

  private static final int LONGEST_TEXT = 16;
  private static final int LONGEST_NUMBER = 8;
  private static final int MOST_SPELLED = 10;

  /** Longer ones are told by what is special about them, where that is enough. */
  private static final int SPELLED_FIRST = 4;

  /** Names that say of a day that it is one. */
  private static final Set<String> DAYS = Set.of("day", "date");

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9 .@-]*");

  private InputWords() {}

  /** Such as {@code negativeAmount}; empty where nothing is to be said. */
  static String rough(String name, @Nullable Step step) {
    String stem = Identifiers.capitalised(letters(name));
    Object value = literal(step);
    if (step instanceof Step.Constant && value == null) {
      return "null" + stem;
    } else if (value instanceof Boolean flag) {
      return flag ? Identifiers.decapitalised(stem) : "not" + stem;
    } else if (value instanceof Number number) {
      return sign(number.doubleValue()) + stem;
    } else if (value instanceof String text) {
      return text.isEmpty() ? "empty" + stem : text.isBlank() ? "blank" + stem : "some" + stem;
    } else if (step instanceof Step.NewArray array) {
      return array.length() == 0 ? "empty" + stem : "some" + stem;
    } else if (step instanceof Step.NewContainer container) {
      return container.size() == 0 ? "empty" + stem : "some" + stem;
    } else if (step instanceof Step.EnumConstant constant) {
      return Identifiers.decapitalised(stem) + camel(constant.name());
    }
    return "";
  }

  private static String sign(double number) {
    return Double.isNaN(number)
        ? "nan"
        : number == 0 ? "zero" : number < 0 ? "negative" : "positive";
  }

  /** Such as {@code amountMinus5}. */
  static String exact(String name, @Nullable Step step) {
    String stem = letters(name);
    Object value = literal(step);
    if (value instanceof Character unit) {
      String sign = TextWords.sign(unit.toString());
      return stem
          + (isPlain(unit.toString())
              ? camel(unit.toString())
              : sign.isEmpty() ? "Unit" + (int) unit : sign);
    } else if (value instanceof Number number) {
      return stem + number(number);
    } else if (DAYS.contains(name) && CalendarDay.of(value).isPresent()) {
      return Identifiers.decapitalised(text(String.valueOf(value)));
    } else if (value instanceof String text && !text.isEmpty()) {
      return stem + text(text);
    } else if (step instanceof Step.NewArray array && array.length() > 0) {
      return stem + "OfLength" + array.length();
    } else if (step instanceof Step.NewContainer container && container.size() > 0) {
      return stem + "OfSize" + container.size();
    }
    String type = type(step);
    return type.isEmpty() ? rough(name, step) : stem + type;
  }

  /** Such as {@code Minus5}; empty where no name can say it. */
  static String value(@Nullable Step step) {
    Object value = literal(step);
    if (value instanceof Number number) {
      return number(number);
    } else if (value instanceof String text) {
      return text.isEmpty() ? "Empty" : text(text);
    } else if (step instanceof Step.EnumConstant constant) {
      return camel(constant.name());
    }
    return value instanceof Boolean flag ? Identifiers.capitalised(flag.toString()) : "";
  }

  /**
   * Such as {@code lineWithQuotes}, of a text that is longer than a name could spell.
   *
   * @param inside the texts of a collection
   */
  static String feature(String name, @Nullable Step step, String inside) {
    if (step instanceof Step.NewContainer) {
      String special = TextFeatures.of(inside);
      return special.isEmpty() ? "" : letters(name) + special;
    }
    boolean isLong =
        literal(step) instanceof String text
            && text.length() > SPELLED_FIRST
            && !PLAIN.matcher(text).matches();
    String feature = isLong ? TextFeatures.of(String.valueOf(literal(step))) : "";
    return feature.isEmpty() ? "" : letters(name) + feature;
  }

  /** Whether it is a text that can be said: words, or a name of something. */
  static boolean isPlainText(@Nullable Step step) {
    return literal(step) instanceof String text
        && text.length() <= LONGEST_TEXT
        && PLAIN.matcher(text).matches();
  }

  private static String type(@Nullable Step step) {
    String type =
        step instanceof Step.Construct construct
            ? construct.type()
            : step instanceof Step.Allocate allocate ? allocate.type() : "";
    return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
  }

  private static @Nullable Object literal(@Nullable Step step) {
    return step instanceof Step.Constant constant
        ? constant.value()
        : step instanceof Step.NewText text ? text.text() : null;
  }

  static String number(Number number) {
    if (number instanceof Double || number instanceof Float) {
      double value = number.doubleValue();
      return decimal(value);
    }
    long value = number.longValue();
    if (number instanceof Integer && (value == Integer.MIN_VALUE || value == Integer.MAX_VALUE)) {
      return value < 0 ? "MinValue" : "MaxValue";
    }
    if (value == Long.MIN_VALUE || value == Long.MAX_VALUE) {
      return value < 0 ? "MinValue" : "MaxValue";
    }
    return value < 0 ? "Minus" + -value : Long.toString(value);
  }

  private static String decimal(double value) {
    String digits = Double.toString(Math.abs(value));
    if (Double.isNaN(value) || digits.contains("E") || digits.length() > LONGEST_NUMBER) {
      return Identifiers.capitalised(sign(value));
    }
    String sign = Double.doubleToRawLongBits(value) < 0 ? "Minus" : "";
    return sign + digits.replaceFirst("\\.0$", "").replace(".", "Point");
  }

  static String text(String text) {
    if (text.length() > LONGEST_TEXT) {
      return "OfLength" + text.length();
    }
    if (!PLAIN.matcher(text).matches()) {
      String spelled = text.length() <= MOST_SPELLED ? TextWords.spelled(text) : "";
      String features = TextFeatures.of(text);
      return !spelled.isEmpty()
          ? spelled
          : features.isEmpty() ? "OfLength" + text.length() : features;
    }
    return TextWords.ofWords(text);
  }

  private static boolean isPlain(String text) {
    return text.chars().allMatch(c -> c < 0x80 && Character.isLetterOrDigit(c));
  }

  /** {@code DARK_RED} is {@code DarkRed}. */
  static String camel(String name) {
    StringBuilder camel = new StringBuilder();
    for (String part : name.split("_", -1)) {
      boolean isLoud = part.length() > 1 && part.equals(part.toUpperCase(Locale.ROOT));
      camel.append(Identifiers.capitalised(isLoud ? part.toLowerCase(Locale.ROOT) : part));
    }
    return letters(camel.toString());
  }

  /** Without what no name may have. */
  public static String letters(String name) {
    StringBuilder letters = new StringBuilder();
    name.codePoints().filter(Character::isJavaIdentifierPart).forEach(letters::appendCodePoint);
    return letters.length() > 0 ? letters.toString() : "x";
  }
}
