package dev.clew.engine.conformance;

import java.util.List;
import java.util.Optional;

/**
 * The first line in which two outputs differ.
 *
 * @param index of the line, from 0
 */
record LineDifference(int index, List<String> expected, List<String> actual) {

  private static final int CONTEXT = 4;

  /** None if both have the same lines. Lines end as {@link String#lines} says. */
  static Optional<LineDifference> between(String expected, String actual) {
    List<String> one = expected.lines().toList();
    List<String> other = actual.lines().toList();
    int common = Math.min(one.size(), other.size());
    int index = 0;
    while (index < common && one.get(index).equals(other.get(index))) {
      index++;
    }
    return index == one.size() && index == other.size()
        ? Optional.empty()
        : Optional.of(new LineDifference(index, one, other));
  }

  /** A few lines that both have, then how they go on. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append("line ").append(index + 1).append(" of ").append(expected.size());
    text.append(" differs (").append(actual.size()).append(" lines came)\n");
    for (int line = Math.max(0, index - CONTEXT); line < index; line++) {
      text.append("    ").append(expected.get(line)).append('\n');
    }
    append(text, "  - ", expected);
    append(text, "  + ", actual);
    return text.toString();
  }

  private void append(StringBuilder text, String mark, List<String> lines) {
    if (index >= lines.size()) {
      text.append(mark).append("(end of output)\n");
    }
    for (int line = index; line < Math.min(lines.size(), index + CONTEXT); line++) {
      text.append(mark).append(lines.get(line)).append('\n');
    }
  }
}
