package dev.clew.output.text;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.PathStep;
import dev.clew.output.TargetResult;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** The paths of a target for Graphviz: all of them, none folded. */
public final class TreeDot {

  private static final int LONGEST = 60;

  private final TargetResult target;
  private final StringBuilder out = new StringBuilder();
  private int nodes;

  private TreeDot(TargetResult target) {
    this.target = target;
  }

  /** The graph as a text. */
  public static String of(TargetResult target) {
    return new TreeDot(target).drawn();
  }

  /** A node that is named already, and what is below it is to be drawn. */
  private record Below(PathTree.Node node, int name) {}

  private String drawn() {
    out.append("digraph paths {\n  label=\"")
        .append(quoted(target.title()))
        .append("\";\n  node [fontname=\"monospace\"];\n  edge [fontname=\"monospace\"];\n");
    PathTree tree = new PathTree(target);
    Deque<Below> left = new ArrayDeque<>();
    PathTree.Node root = tree.root();
    if (!root.members().isEmpty()) {
      left.push(new Below(root, name(root)));
    }
    while (!left.isEmpty()) {
      Below above = left.pop();
      for (PathTree.Node child : tree.children(above.node())) {
        int name = name(child);
        out.append("  n" + above.name() + " -> n" + name)
            .append(" [label=\"" + quoted(conditions(child.steps())) + "\"];\n");
        left.push(new Below(child, name));
      }
    }
    return out.append("}\n").toString();
  }

  private int name(PathTree.Node node) {
    String label = node.isLeaf() ? leaf(node.first()) : node.members().size() + " paths";
    out.append("  n" + nodes + " [label=\"" + quoted(label) + "\", shape=")
        .append(node.isLeaf() ? shape(outcome(node.first())) : "point")
        .append("];\n");
    return nodes++;
  }

  private Outcome outcome(int index) {
    return target.exploration().paths().get(index).outcome();
  }

  /** A shape for each kind of ending, as the page has a mark for each. */
  private static String shape(Outcome outcome) {
    if (outcome instanceof Outcome.Threw) {
      return "triangle";
    } else if (outcome instanceof Outcome.Unsupported) {
      return "box";
    }
    return outcome instanceof Outcome.Returned ? "ellipse" : "octagon";
  }

  private String leaf(int index) {
    ExploredPath path = target.exploration().paths().get(index);
    String first = PathText.of(target.numbers().get(index), path, target).get(0);
    return shortened(first.strip());
  }

  private static String conditions(List<PathStep> steps) {
    return steps.stream()
        .map(PathStep::text)
        .filter(text -> !text.isEmpty())
        .distinct()
        .map(TreeDot::shortened)
        .collect(Collectors.joining("\n"));
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }

  private static String quoted(String text) {
    return LiteralText.escape(text);
  }
}
