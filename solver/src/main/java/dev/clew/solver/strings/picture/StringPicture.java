package dev.clew.solver.strings.picture;

import java.io.Serializable;
import java.util.List;

/**
 * The string graph of some conditions as people look at it.
 *
 * @param nodes unknown strings, known ones, rows of both, and facts about them
 * @param lines between them
 * @param derived what rules made of it, in their order
 */
public record StringPicture(List<Node> nodes, List<Line> lines, List<Derived> derived)
    implements Serializable {

  /** What a node stands for. */
  public enum Kind {
    UNKNOWN,
    KNOWN,
    ROW,
    FACT
  }

  /** Something with a name, or a fact. */
  public record Node(Kind kind, String label) implements Serializable {}

  /**
   * What belongs together.
   *
   * @param from the number of a node, from 0
   * @param label what holds between the two; empty where one is a part of the other
   */
  public record Line(int from, int to, String label) implements Serializable {}

  /** What a rule has found. */
  public record Derived(String rule, String fact) implements Serializable {}

  public StringPicture {
    nodes = List.copyOf(nodes);
    lines = List.copyOf(lines);
    derived = List.copyOf(derived);
  }
}
