package dev.clew.output.text;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.PathStep;
import dev.clew.engine.outcome.Site;
import dev.clew.output.TargetResult;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The paths of a target as a tree in text: conditions on the way, endings as leaves. Leaves that
 * end alike are folded but for a few.
 */
public final class TreeText {

  private static final int SHOWN_ALIKE = 3;
  private static final int MOST_CONDITIONS = 4;
  private static final int LONGEST = 90;

  private final TargetResult target;
  private final PathTree tree;
  private final List<String> lines = new ArrayList<>();
  private final Deque<Row> left = new ArrayDeque<>();

  /** A line that is still to be drawn; what it says, or a node. */
  private record Row(String before, String branch, String below, PathTree.Node node, String says) {}

  private TreeText(TargetResult target) {
    this.target = target;
    this.tree = new PathTree(target);
  }

  /** The lines, the root's first. */
  public static List<String> of(TargetResult target) {
    return new TreeText(target).drawn();
  }

  private List<String> drawn() {
    PathTree.Node root = tree.root();
    if (root.members().isEmpty()) {
      return List.of("no paths");
    }
    left.push(new Row("", "", "", root, ""));
    while (!left.isEmpty()) {
      draw(left.pop());
    }
    return List.copyOf(lines);
  }

  private void draw(Row row) {
    String says = row.says().isEmpty() ? text(row.node()) : row.says();
    if (!says.isEmpty()) {
      lines.add(row.before() + row.branch() + says);
    }
    if (!row.says().isEmpty()) {
      return;
    }
    List<Row> rows = rows(row.node(), row.before() + row.below());
    for (int i = rows.size() - 1; i >= 0; i--) {
      left.push(rows.get(i));
    }
  }

  private List<Row> rows(PathTree.Node node, String before) {
    Map<String, Integer> alike = new HashMap<>();
    List<PathTree.Node> kept = new ArrayList<>();
    for (PathTree.Node child : tree.children(node)) {
      int count = child.isLeaf() ? alike.merge(ending(child.first()), 1, Integer::sum) : 0;
      if (count <= SHOWN_ALIKE) {
        kept.add(child);
      }
    }
    List<String> folded =
        alike.entrySet().stream()
            .filter(each -> each.getValue() > SHOWN_ALIKE)
            .map(each -> (each.getValue() - SHOWN_ALIKE) + " more like this: " + each.getKey())
            .sorted()
            .toList();
    List<Row> rows = new ArrayList<>();
    int count = kept.size() + folded.size();
    for (int i = 0; i < count; i++) {
      boolean isLast = i == count - 1;
      rows.add(
          new Row(
              before,
              isLast ? "└─ " : "├─ ",
              isLast ? "   " : "│  ",
              i < kept.size() ? kept.get(i) : node,
              i < kept.size() ? "" : folded.get(i - kept.size())));
    }
    return rows;
  }

  private String text(PathTree.Node node) {
    String conditions = conditions(node.steps());
    if (!node.isLeaf()) {
      String ways = node.members().size() + " paths";
      return conditions.isEmpty() ? ways : conditions + "  (" + ways + ")";
    }
    int number = target.numbers().get(node.first());
    String end = "path " + number + ": " + ending(node.first());
    return conditions.isEmpty() ? end : conditions + "  → " + end;
  }

  /** What holds on the way, and where it was asked first. */
  private String conditions(List<PathStep> steps) {
    List<String> said =
        steps.stream().map(PathStep::text).filter(text -> !text.isEmpty()).distinct().toList();
    if (steps.isEmpty()) {
      return "";
    }
    String all =
        said.stream()
            .limit(MOST_CONDITIONS)
            .map(text -> text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…")
            .collect(Collectors.joining(" && "));
    String more =
        said.size() > MOST_CONDITIONS ? " && " + (said.size() - MOST_CONDITIONS) + " more" : "";
    return (said.isEmpty() ? "otherwise" : all + more) + place(steps.get(0).fork().site());
  }

  private String place(Site site) {
    String file = target.sourceOf(site).orElse("");
    return file.isEmpty() || site.line() < 0 ? "" : "  [" + file + ":" + site.line() + "]";
  }

  private String ending(int index) {
    ExploredPath path = target.exploration().paths().get(index);
    String doubt = path.proven() ? "" : " (unsure)";
    Outcome outcome = path.outcome();
    if (outcome instanceof Outcome.Threw threw) {
      return "throws " + ShortTypeNames.simple(threw.exception()) + place(threw.site()) + doubt;
    } else if (outcome instanceof Outcome.Endless endless) {
      return "never ends" + place(endless.site());
    } else if (outcome instanceof Outcome.Cut cut) {
      return "cut: " + cut.reason().code();
    } else if (outcome instanceof Outcome.Unsupported unsupported) {
      return "unsupported: " + unsupported.reason().code();
    }
    return "returns" + doubt;
  }
}
