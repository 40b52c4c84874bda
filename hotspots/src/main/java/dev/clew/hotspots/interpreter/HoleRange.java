package dev.clew.hotspots.interpreter;

/**
 * A part of a sentence.
 *
 * @param start its first unit
 * @param end the unit after its last; equal to the start for a part that is empty
 */
public record HoleRange(int start, int end) {

  public HoleRange {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("no range: " + start + " to " + end);
    }
  }

  /** The part itself. */
  public String in(String sentence) {
    return sentence.substring(start, end);
  }

  /** The sentence with another word in its place. */
  public String replaced(String sentence, String word) {
    return sentence.substring(0, start) + word + sentence.substring(end);
  }
}
