package dev.clew.engine.sink;

/**
 * Which argument of a call is the sentence.
 *
 * @param index from 0, the receiver left out
 * @param shape how the sentence is made of it
 */
public record SinkArgument(int index, Shape shape) {

  /** What stands between sentences that are read one after the other. */
  public static final String BETWEEN_SENTENCES = ";\n";

  private static final String HELD = "this*";
  private static final String RECEIVER = "this/";

  /** How a sentence is made of arguments. */
  public enum Shape {
    /** The argument is the sentence. */
    TEXT,
    /** Some units of it are, from the next argument on, as many as the one behind says. */
    SLICE,
    /** Some units of it are, from the next argument on, up to the one behind. */
    RANGE,
    /** Its elements are words: an array or a list of strings. */
    WORDS,
    /** Its elements are sentences that are read one after the other: an array or a list. */
    SENTENCES,
    /** It is a folder, and the next argument is a path in it. */
    FOLDER,
    /** It is a path in the folder that the receiver is, which is not looked at. */
    INSIDE,
    /** It is the beginning of a path, and the next argument an array of further parts. */
    PARTS,
    /** It is a format, and the next argument is the array of what is put there. */
    FORMAT,
    /** It is a pattern, and the next argument its flags: a literal one is no sentence. */
    FLAGGED,
    /** Words that the receiver holds, as they are when it is called; there is no argument. */
    HELD
  }

  /**
   * Reads {@code 0}, {@code 0*} for words, {@code 0;} for sentences, {@code 0/1} for a folder and a
   * path in it, {@code this/0} for a path in the receiver, {@code 0+} for a path in parts, {@code
   * 0%1} for a format and its arguments, {@code 0|1} for a pattern and its flags, {@code 0[1+2]}
   * for units from a place on, {@code 0[1-2]} for those up to another one, or {@code this*} for
   * words that the receiver holds.
   */
  public static SinkArgument parse(String text) {
    if (text.equals(HELD)) {
      return new SinkArgument(0, Shape.HELD);
    }
    boolean isInside = text.startsWith(RECEIVER);
    String written = isInside ? text.substring(RECEIVER.length()) : text;
    String digits = written.replaceAll("[*+;/%|\\[].*", "");
    if (!digits.matches("[0-9]{1,3}")) {
      throw new IllegalArgumentException("no argument: " + text);
    }
    int index = Integer.parseInt(digits);
    String rest = written.substring(digits.length());
    if (rest.isEmpty()) {
      return new SinkArgument(index, isInside ? Shape.INSIDE : Shape.TEXT);
    }
    if (isInside) {
      throw new IllegalArgumentException("no argument: " + text);
    }
    if (rest.equals("*")) {
      return new SinkArgument(index, Shape.WORDS);
    }
    if (rest.equals(";")) {
      return new SinkArgument(index, Shape.SENTENCES);
    }
    if (rest.equals("+")) {
      return new SinkArgument(index, Shape.PARTS);
    }
    if (rest.equals("/" + (index + 1))) {
      return new SinkArgument(index, Shape.FOLDER);
    }
    if (rest.equals("%" + (index + 1))) {
      return new SinkArgument(index, Shape.FORMAT);
    }
    if (rest.equals("|" + (index + 1))) {
      return new SinkArgument(index, Shape.FLAGGED);
    }
    if (rest.equals("[" + (index + 1) + "+" + (index + 2) + "]")) {
      return new SinkArgument(index, Shape.SLICE);
    }
    if (rest.equals("[" + (index + 1) + "-" + (index + 2) + "]")) {
      return new SinkArgument(index, Shape.RANGE);
    }
    throw new IllegalArgumentException("no argument: " + text);
  }

  /** How many arguments a call has at least. */
  public int needed() {
    return switch (shape) {
      case HELD -> 0;
      case TEXT, INSIDE, WORDS, SENTENCES -> index + 1;
      case FOLDER, PARTS, FORMAT, FLAGGED -> index + 2;
      case SLICE, RANGE -> index + 3;
    };
  }

  @Override
  public String toString() {
    return switch (shape) {
      case TEXT -> Integer.toString(index);
      case INSIDE -> RECEIVER + index;
      case WORDS -> index + "*";
      case SENTENCES -> index + ";";
      case FOLDER -> index + "/" + (index + 1);
      case FORMAT -> index + "%" + (index + 1);
      case FLAGGED -> index + "|" + (index + 1);
      case PARTS -> index + "+";
      case SLICE -> index + "[" + (index + 1) + "+" + (index + 2) + "]";
      case RANGE -> index + "[" + (index + 1) + "-" + (index + 2) + "]";
      case HELD -> HELD;
    };
  }
}
