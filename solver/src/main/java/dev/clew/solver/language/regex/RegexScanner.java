package dev.clew.solver.language.regex;

/**
 * Walks over the code points of a pattern; between {@code \Q} and {@code \E} nothing is special.
 */
final class RegexScanner {
  private final int[] pattern;
  private int at;
  private int quoteEnd;

  RegexScanner(String regex) {
    pattern = regex.codePoints().toArray();
  }

  boolean atEnd() {
    return at == pattern.length;
  }

  int position() {
    return at;
  }

  int peek() {
    return at < pattern.length ? pattern[at] : -1;
  }

  int next() {
    if (atEnd()) {
      throw new UnsupportedPattern("an early end");
    }
    int codePoint = pattern[at++];
    if (at == quoteEnd) {
      at = Math.min(at + 2, pattern.length);
      quoteEnd = 0;
    }
    return codePoint;
  }

  /** Whether the next code point stands for itself. */
  boolean isQuoted() {
    return at < quoteEnd;
  }

  /** After {@code \Q}: all up to {@code \E}, or the end, is quoted. */
  void quote() {
    int end = at;
    while (end < pattern.length && !(pattern[end] == '\\' && isAt(end + 1, 'E'))) {
      end++;
    }
    if (end == at) {
      at = Math.min(at + 2, pattern.length);
    } else {
      quoteEnd = end;
    }
  }

  private boolean isAt(int position, int codePoint) {
    return position < pattern.length && pattern[position] == codePoint;
  }

  boolean take(char expected) {
    if (isQuoted() || peek() != expected) {
      return false;
    }
    at++;
    return true;
  }

  boolean take(String expected) {
    if (isQuoted()) {
      return false;
    }
    for (int i = 0; i < expected.length(); i++) {
      if (!isAt(at + i, expected.charAt(i))) {
        return false;
      }
    }
    at += expected.length();
    return true;
  }

  void require(char expected) {
    if (!take(expected)) {
      throw new UnsupportedPattern("no " + expected);
    }
  }

  void skipPast(char end) {
    int read = next();
    while (read != end) {
      read = next();
    }
  }

  int number() {
    int number = 0;
    while (peek() >= '0' && peek() <= '9') {
      number = number * 10 + next() - '0';
    }
    return number;
  }

  /** So many hexadecimal digits. */
  int hex(int digits) {
    return Integer.parseInt(text(at, advance(digits)), 16);
  }

  private int advance(int count) {
    at += count;
    return at;
  }

  String text(int from, int to) {
    return new String(pattern, from, to - from);
  }

  void back(int position) {
    at = position;
  }

  void skipComments(boolean unixLines) {
    while (!atEnd() && !isQuoted()) {
      int first = peek();
      if (first == '#') {
        while (!atEnd() && !isTerminator(peek(), unixLines)) {
          at++;
        }
      } else if (first == ' ' || (first >= '\t' && first <= '\r')) {
        at++;
      } else {
        return;
      }
    }
  }

  private static boolean isTerminator(int codePoint, boolean unixLines) {
    return codePoint == '\n'
        || (!unixLines
            && (codePoint == '\r' || codePoint == '\u0085' || (codePoint | 1) == '\u2029'));
  }

  /** The text of a class whose opening bracket stands at {@code start} and has been read. */
  String bracketed(int start) {
    int depth = 1;
    boolean first = true;
    while (depth > 0) {
      int codePoint = next();
      if (first && codePoint == '^') {
        continue;
      }
      boolean opens = first;
      first = false;
      if (codePoint == '\\') {
        if (next() == 'Q') {
          throw new UnsupportedPattern("a quotation in a class");
        }
      } else if (codePoint == '[') {
        depth++;
        first = true;
      } else if (codePoint == ']' && !opens) {
        depth--;
      } else if (codePoint == '&' && peek() == '&') {
        refuseOddIntersection();
      }
    }
    return text(start, at);
  }

  private void refuseOddIntersection() {
    if (isAt(at + 1, ']') || isAt(at + 1, '&')) {
      throw new UnsupportedPattern("an odd intersection");
    }
  }
}
