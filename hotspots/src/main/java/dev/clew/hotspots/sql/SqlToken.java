package dev.clew.hotspots.sql;

/**
 * One token of a statement; the tokens of a statement cover it without gaps.
 *
 * @param contentStart where a literal, a quoted name or a comment begins after what opens it; the
 *     start for other kinds
 * @param contentEnd where what closes it begins; the end for other kinds
 * @param opening what opens it, such as {@code '}, {@code E'}, {@code $tag$}, {@code --}; empty for
 *     other kinds
 */
record SqlToken(Kind kind, int start, int end, int contentStart, int contentEnd, String opening) {

  enum Kind {
    SPACE,
    COMMENT,
    /** A literal of characters. */
    STRING,
    /** A literal of bits or bytes, such as X'41'. */
    BITS,
    QUOTED_NAME,
    NUMBER,
    WORD,
    PARAMETER,
    SYMBOL,
    /** A literal, name or comment that nothing closes. */
    OPEN
  }

  static SqlToken plain(Kind kind, int start, int end) {
    return new SqlToken(kind, start, end, start, end, "");
  }

  String in(String sentence) {
    return sentence.substring(start, end);
  }

  String contentIn(String sentence) {
    return sentence.substring(contentStart, contentEnd);
  }

  /** Whether the parser does not see it. */
  boolean separates() {
    return kind == Kind.SPACE || kind == Kind.COMMENT;
  }
}
