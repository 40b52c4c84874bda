package dev.clew.hotspots.source;

import java.util.ArrayList;
import java.util.List;

/**
 * The name of an unknown, taken apart: {@code mapper.write(form.name)#1} is what a call returned
 * that was given another input.
 *
 * @param head the name with nothing between parentheses of calls
 * @param given names of the inputs that calls were given
 */
record AnswerName(String head, List<String> given) {

  private static final String TEXT = "String.valueOf(";

  static AnswerName of(String name) {
    boolean isText = name.startsWith(TEXT) && name.endsWith(")");
    String plain = isText ? name.substring(TEXT.length(), name.length() - 1) : name;
    StringBuilder head = new StringBuilder();
    List<String> given = new ArrayList<>();
    int at = 0;
    while (at < plain.length()) {
      boolean isCall =
          plain.charAt(at) == '(' && at > 0 && Character.isJavaIdentifierPart(plain.charAt(at - 1));
      if (!isCall) {
        head.append(plain.charAt(at++));
        continue;
      }
      int end = closing(plain, at);
      head.append("()");
      arguments(plain.substring(at + 1, end), given);
      at = Math.min(end + 1, plain.length());
    }
    return new AnswerName(head.toString(), given);
  }

  /** The place of the parenthesis that closes one, or the end. */
  private static int closing(String name, int open) {
    int depth = 0;
    for (int i = open; i < name.length(); i++) {
      depth += name.charAt(i) == '(' ? 1 : name.charAt(i) == ')' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return name.length();
  }

  private static void arguments(String text, List<String> given) {
    int depth = 0;
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || (depth == 0 && text.startsWith(", ", i))) {
        String argument = text.substring(start, i);
        if (!argument.isEmpty() && !argument.matches("\\d+")) { // an index is no input
          given.add(argument);
        }
        start = i + 2;
      } else {
        depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      }
    }
  }
}
