package dev.clew.solver.semantics;

import static dev.clew.solver.semantics.StringSemantics.clamp;
import static dev.clew.solver.semantics.StringSemantics.integer;
import static dev.clew.solver.semantics.StringSemantics.number;
import static dev.clew.solver.semantics.StringSemantics.text;

import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code java.util.regex}. Where the JDK throws, which the engine finds out beforehand, nothing
 * matches and nothing is replaced.
 */
final class PatternSemantics {

  private static final int NONE = -1;

  private PatternSemantics() {}

  static Value apply(StringOp op, Value[] args) {
    String text = text(args, 0);
    Pattern pattern;
    try {
      pattern = Pattern.compile(text(args, 1), clamp(integer(args, 2)));
    } catch (IllegalArgumentException badPattern) {
      pattern = Pattern.compile("(?!)");
    }
    CharSequence looked = new MatchedText(text);
    Matcher matcher = pattern.matcher(looked);
    return switch (op) {
      case MATCHES -> Value.of(matcher.matches());
      case MATCH_BOUND -> bound(matcher.matches(), matcher, clamp(integer(args, 3)));
      case LOOKING_AT_BOUND -> bound(matcher.lookingAt(), matcher, clamp(integer(args, 3)));
      case FIND_BOUND ->
          bound(finds(matcher, text, clamp(integer(args, 3))), matcher, clamp(integer(args, 4)));
      case REPLACE_FIRST_MATCH -> Value.of(replaced(matcher, text, text(args, 3), false));
      case REPLACE_MATCHES -> Value.of(replaced(matcher, text, text(args, 3), true));
      case SPLIT_COUNT -> number(pattern.split(looked, clamp(integer(args, 3))).length);
      case SPLIT_PART ->
          Value.of(part(pattern.split(looked, clamp(integer(args, 3))), clamp(integer(args, 4))));
      default -> throw new IllegalArgumentException(op + " is not about patterns");
    };
  }

  private static boolean finds(Matcher matcher, String text, int from) {
    return from >= 0 && from <= text.length() && matcher.find(from);
  }

  private static Value bound(boolean matches, Matcher matcher, int slot) {
    if (!matches || slot < 0 || slot / 2 > matcher.groupCount()) {
      return number(NONE);
    }
    return number(slot % 2 == 0 ? matcher.start(slot / 2) : matcher.end(slot / 2));
  }

  private static String replaced(Matcher matcher, String text, String other, boolean all) {
    try {
      TextSizes.require((text.length() + 1L) * (other.length() + 1L), "a replacement");
      return all ? matcher.replaceAll(other) : matcher.replaceFirst(other);
    } catch (IllegalArgumentException | IndexOutOfBoundsException badReplacement) {
      return text;
    }
  }

  private static String part(String[] parts, int index) {
    return index >= 0 && index < parts.length ? parts[index] : "";
  }
}
