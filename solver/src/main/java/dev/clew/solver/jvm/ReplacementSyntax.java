package dev.clew.solver.jvm;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Which replacements {@code Matcher.appendReplacement} takes for a pattern. */
record ReplacementSyntax(Pattern pattern) {

  boolean accepts(String replacement) {
    int at = 0;
    while (at >= 0 && at < replacement.length()) {
      at =
          switch (replacement.charAt(at)) {
            case '\\' -> at + 1 < replacement.length() ? at + 2 : -1;
            case '$' -> afterReference(replacement, at + 1);
            default -> at + 1;
          };
    }
    return at >= 0;
  }

  /** Where a reference ends that has its group; -1 if it is none. */
  private int afterReference(String text, int at) {
    if (at == text.length()) {
      return -1;
    }
    if (text.charAt(at) == '{') {
      int end = text.indexOf('}', at);
      return end > 0 && hasGroup(text.substring(at + 1, end)) ? end + 1 : -1;
    }
    int digit = text.charAt(at) - '0';
    return digit >= 0 && digit <= 9 && digit <= pattern.matcher("").groupCount() ? at + 1 : -1;
  }

  /** There is no other way to ask in Java 17 than to refer to it. */
  private boolean hasGroup(String name) {
    String regex = pattern.pattern();
    boolean literal = (pattern.flags() & Pattern.LITERAL) != 0;
    if (literal || !name.matches("[a-zA-Z][a-zA-Z0-9]*")) {
      return false;
    }
    String closed = regex.lastIndexOf("\\Q") > regex.lastIndexOf("\\E") ? regex + "\\E" : regex;
    try {
      Pattern.compile(closed + "\n\\k<" + name + ">", pattern.flags());
      return true;
    } catch (PatternSyntaxException unknownGroup) {
      return false;
    }
  }
}
