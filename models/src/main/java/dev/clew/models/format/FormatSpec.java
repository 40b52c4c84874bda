package dev.clew.models.format;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A piece of a format string: a literal, or a specifier.
 *
 * @param literal null for a specifier
 * @param argument which argument, from 0; -1 where there is none
 * @param width -1 for none
 * @param precision -1 for none
 */
record FormatSpec(
    @Nullable String literal,
    int argument,
    String flags,
    int width,
    int precision,
    char conversion) {

  private static final Pattern SPECIFIER =
      Pattern.compile("%(\\d+\\$)?([-#+ 0,(<]*)(\\d+)?(\\.\\d+)?([a-zA-Z%])");

  private static final int MOST_DIGITS = 6;

  static FormatSpec text(String literal) {
    return new FormatSpec(literal, -1, "", -1, -1, 's');
  }

  boolean has(char flag) {
    return flags.indexOf(flag) >= 0;
  }

  /** Whether all flags are among these, and those that need a width have one. */
  boolean allows(String allowed) {
    boolean isKnown = flags.chars().allMatch(flag -> allowed.indexOf(flag) >= 0);
    return isKnown && (width >= 0 || !(has('-') || has('0'))) && !(has('-') && has('0'));
  }

  /** All pieces in order; null if this is not certain to be a good format. */
  static @Nullable List<FormatSpec> parse(String format) {
    List<FormatSpec> pieces = new ArrayList<>();
    Matcher specifier = SPECIFIER.matcher(format);
    int end = 0;
    int ordinary = 0;
    int last = -1;
    while (specifier.find()) {
      if (!addText(pieces, format.substring(end, specifier.start()))) {
        return null;
      }
      FormatSpec piece = read(specifier, ordinary, last);
      if (piece == null) {
        return null;
      }
      boolean isOrdinary = specifier.group(1) == null && !specifier.group(2).contains("<");
      if (piece.argument >= 0) {
        last = piece.argument;
        ordinary += isOrdinary ? 1 : 0;
      }
      pieces.add(piece);
      end = specifier.end();
    }
    return addText(pieces, format.substring(end)) ? pieces : null;
  }

  private static boolean addText(List<FormatSpec> pieces, String literal) {
    if (!literal.isEmpty()) {
      pieces.add(text(literal));
    }
    return literal.indexOf('%') < 0;
  }

  private static @Nullable FormatSpec read(Matcher specifier, int ordinary, int last) {
    String flags = specifier.group(2);
    char conversion = specifier.group(5).charAt(0);
    if (conversion == '%' || conversion == 'n') {
      boolean isPlain = specifier.end() - specifier.start() == 2;
      return isPlain ? new FormatSpec(null, -1, "", -1, -1, conversion) : null;
    }
    int argument = ordinary;
    String explicit = specifier.group(1);
    boolean isRelative = flags.contains("<");
    boolean isLong = explicit != null && explicit.length() > MOST_DIGITS;
    if (isLong || (isRelative && (explicit != null || last < 0)) || isRepeated(flags)) {
      return null;
    }
    if (explicit != null) {
      argument = Integer.parseInt(explicit.substring(0, explicit.length() - 1)) - 1;
    } else if (isRelative) {
      argument = last;
    }
    int width = number(specifier.group(3));
    int precision = specifier.group(4) == null ? -1 : number(specifier.group(4).substring(1));
    boolean isGood = argument >= 0 && width != 0 && width != TOO_LARGE && precision != TOO_LARGE;
    return isGood
        ? new FormatSpec(null, argument, flags.replace("<", ""), width, precision, conversion)
        : null;
  }

  private static final int TOO_LARGE = -2;

  private static int number(@Nullable String digits) {
    if (digits == null) {
      return -1;
    }
    return digits.length() > MOST_DIGITS ? TOO_LARGE : Integer.parseInt(digits);
  }

  private static boolean isRepeated(String flags) {
    return flags.chars().distinct().count() != flags.length();
  }
}
