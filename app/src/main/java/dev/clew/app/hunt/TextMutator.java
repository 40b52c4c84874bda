package dev.clew.app.hunt;

import java.util.SplittableRandom;

/** Changes texts a little. */
final class TextMutator {

  private static final int LONGEST = 256;
  private static final int KINDS = 15;

  private static final String SPECIAL = "\"'\\/<>&;:,.=-+*?!%#@$^|~`()[]{}_ \t\n\r";
  private static final String LETTERS = "abcdefgntuxzABCDEFTUXZ0123456789";
  private static final String ODD =
      "\0\u0001\u000b\u007f\u0085\u00a0\u00b2\u00df\u0130\u0131\u0660\u1e9e\u2028\u3000\ud83d\ude00"
          + "\ufeff\uff11\uffff";
  private static final String[] PAIRS = {
    "()", "[]", "{}", "<>", "\"\"", "''", "``", "\u00ab\u00bb"
  };

  private final SplittableRandom random;
  private final WordList words;

  TextMutator(SplittableRandom random, WordList words) {
    this.random = random;
    this.words = words;
  }

  /** A new text of some words and characters; one of four is a word as it is. */
  String fresh() {
    if (random.nextInt(4) == 0) {
      return cut(words.text(random));
    }
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(5); i > 0; i--) {
      text.append(random.nextInt(3) == 0 ? words.text(random) : String.valueOf(unit()));
    }
    return cut(text.toString());
  }

  /**
   * Another text.
   *
   * @param other one that parts are taken of
   */
  String mutate(String text, String other) {
    int from = random.nextInt(text.length() + 1);
    int to = Math.min(text.length(), from + length(text.length()));
    String before = text.substring(0, from);
    String part = text.substring(from, to);
    String after = text.substring(to);
    return cut(
        switch (random.nextInt(KINDS)) {
          case 0 -> before + words.text(random) + part + after;
          case 1 -> before + words.text(random) + after;
          case 2 -> before + after;
          case 3 -> before + part + part + after;
          case 4 -> before + repeated(part.isEmpty() ? String.valueOf(unit()) : part) + after;
          case 5 -> swapped(before, part, after);
          case 6 -> random.nextInt(2) == 0 ? before : part + after;
          case 7, 8 -> before + unit() + part + after;
          case 9 -> replaced(text, from);
          case 10 -> wrapped(before, part, after);
          case 11 -> moved(text, from);
          case 12 -> renumbered(text, from);
          case 13 -> before + rest(other);
          default -> text + (random.nextInt(3) == 0 ? words.text(random) : unit());
        });
  }

  private int length(int all) {
    return random.nextInt(3) > 0 ? random.nextInt(4) : random.nextInt(all + 1);
  }

  private static String cut(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST);
  }

  /** Mostly one that parsers care about. */
  char unit() {
    int kind = random.nextInt(16);
    String from = kind < 8 ? SPECIAL : kind < 15 ? LETTERS : ODD;
    return from.charAt(random.nextInt(from.length()));
  }

  private String repeated(String part) {
    int most = Math.max(1, LONGEST / (4 * part.length()));
    return part.repeat(2 + random.nextInt(random.nextInt(12) == 0 ? most : Math.min(most, 4)));
  }

  private String swapped(String before, String part, String after) {
    int at = random.nextInt(after.length() + 1);
    return before + after.substring(0, at) + part + after.substring(at);
  }

  private String replaced(String text, int at) {
    return at >= text.length()
        ? text + unit()
        : text.substring(0, at) + unit() + text.substring(at + 1);
  }

  private String wrapped(String before, String part, String after) {
    String pair = PAIRS[random.nextInt(PAIRS.length)];
    int depth = random.nextInt(6) == 0 ? 2 + random.nextInt(40) : 1;
    String open = pair.substring(0, 1).repeat(depth);
    String close = random.nextInt(4) == 0 ? "" : pair.substring(1).repeat(depth);
    return before + open + part + close + after;
  }

  private String moved(String text, int at) {
    if (at >= text.length()) {
      return text + unit();
    }
    char old = text.charAt(at);
    char unit =
        switch (random.nextInt(4)) {
          case 0 -> (char) (old + 1);
          case 1 -> (char) (old - 1);
          case 2 -> (char) (old ^ 0x20);
          default -> at == 0 ? unit() : text.charAt(at - 1);
        };
    return text.substring(0, at) + unit + text.substring(at + 1);
  }

  /** Another number in the place of the next digits. */
  private String renumbered(String text, int from) {
    int start = from;
    while (start < text.length() && !isDigit(text.charAt(start))) {
      start++;
    }
    int end = start;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return text.substring(0, start) + words.number(random) + text.substring(end);
  }

  private static boolean isDigit(char unit) {
    return unit >= '0' && unit <= '9';
  }

  private String rest(String other) {
    return other.substring(random.nextInt(other.length() + 1));
  }
}
