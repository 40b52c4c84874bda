package dev.clew.app.hunt;

import java.util.SplittableRandom;

/** Changes texts a little. */
final class TextMutator {

  /** What becomes longer is cut, but for what is repeated on purpose. */
  private static final int LONGEST = 320;

  private static final int LONGEST_REPEATED = 4_096;
  private static final int KINDS = 22;

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
      return cut(words.text(random), LONGEST);
    }
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(5); i > 0; i--) {
      text.append(random.nextInt(3) == 0 ? words.text(random) : String.valueOf(unit()));
    }
    return cut(text.toString(), LONGEST);
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
    String changed =
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
          case 14, 15, 16 -> withOtherToken(text, from, other);
          case 17, 18 -> withPiece(text, from, random.nextBoolean() ? text : other);
          case 19 -> withoutPiece(text, from);
          case 20 -> before + words.number(random) + after;
          default -> text + (random.nextInt(3) == 0 ? words.text(random) : unit());
        };
    int most = Math.max(LONGEST, Math.min(LONGEST_REPEATED, changed.length()));
    boolean isRepeated = changed.length() > LONGEST && changed.length() > 2 * text.length();
    return cut(changed, isRepeated ? most : Math.max(LONGEST, text.length()));
  }

  /** A word in the place of a row of letters and digits, or of one other character. */
  private String withOtherToken(String text, int at, String other) {
    if (text.isEmpty()) {
      return words.text(random);
    }
    int place = Math.min(at, text.length() - 1);
    String token =
        switch (random.nextInt(4)) {
          case 0 -> token(other, random.nextInt(other.length() + 1));
          case 1 -> token(text, random.nextInt(text.length()));
          default -> words.text(random);
        };
    return text.substring(0, tokenStart(text, place))
        + token
        + text.substring(tokenEnd(text, place));
  }

  private static String token(String text, int at) {
    return at >= text.length() ? "" : text.substring(tokenStart(text, at), tokenEnd(text, at));
  }

  private static int tokenStart(String text, int at) {
    int start = at;
    while (start > 0 && isOfWord(text.charAt(at)) && isOfWord(text.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  private static int tokenEnd(String text, int at) {
    int end = at + 1;
    while (end < text.length() && isOfWord(text.charAt(at)) && isOfWord(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isOfWord(char unit) {
    return Character.isLetterOrDigit(unit) || unit == '_';
  }

  /** Some tokens in a row, of this text or of another, put in before a token. */
  private String withPiece(String text, int at, String source) {
    int place = at >= text.length() ? text.length() : tokenStart(text, at);
    return text.substring(0, place) + piece(source) + text.substring(place);
  }

  private String piece(String source) {
    if (source.isEmpty()) {
      return words.text(random);
    }
    int start = tokenStart(source, random.nextInt(source.length()));
    return source.substring(start, tokensEnd(source, start));
  }

  private String withoutPiece(String text, int at) {
    if (at >= text.length()) {
      return text;
    }
    int start = tokenStart(text, at);
    return text.substring(0, start) + text.substring(tokensEnd(text, start));
  }

  private int tokensEnd(String text, int start) {
    int end = start;
    for (int left = 1 + random.nextInt(8); left > 0 && end < text.length(); left--) {
      end = tokenEnd(text, end);
    }
    return end;
  }

  private int length(int all) {
    return random.nextInt(3) > 0 ? random.nextInt(4) : random.nextInt(all + 1);
  }

  private static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most);
  }

  /** Mostly one that parsers care about. */
  char unit() {
    int kind = random.nextInt(16);
    String from = kind < 8 ? SPECIAL : kind < 15 ? LETTERS : ODD;
    return from.charAt(random.nextInt(from.length()));
  }

  private String repeated(String part) {
    int most = Math.max(1, LONGEST / (4 * part.length()));
    int kind = random.nextInt(64);
    if (kind == 0) { // what fills a buffer, or is too deep
      return part.repeat(Math.max(1, LONGEST_REPEATED / part.length()));
    }
    return part.repeat(2 + random.nextInt(kind < 6 ? most : Math.min(most, 4)));
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
