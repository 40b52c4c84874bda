package dev.clew.output.text;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.PathStep;
import dev.clew.output.TargetResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The paths of a target as a tree that grows where somebody looks. A node is the paths that have
 * their first steps in common; the page draws the same.
 */
final class PathTree {

  /**
   * A place in the tree.
   *
   * @param members the paths that come through here, by their index
   * @param depth how many steps these have in common
   * @param steps those since the node above
   */
  record Node(List<Integer> members, int depth, List<PathStep> steps) {
    Node {
      members = List.copyOf(members);
      steps = List.copyOf(steps);
    }

    boolean isLeaf() {
      return members.size() == 1;
    }

    /** The first of its paths, which of a leaf is the only one. */
    int first() {
      return members.get(0);
    }
  }

  private final List<ExploredPath> paths;

  PathTree(TargetResult target) {
    this.paths = target.exploration().paths();
  }

  Node root() {
    return new Node(IntStream.range(0, paths.size()).boxed().toList(), 0, List.of());
  }

  /** Where the paths of a node go on; those that end there come last. Costs a look at each. */
  List<Node> children(Node node) {
    if (node.members().size() < 2) {
      return List.of();
    }
    Map<PathStep, List<Integer>> groups = new LinkedHashMap<>();
    List<Integer> ended = new ArrayList<>();
    for (int member : node.members()) {
      List<PathStep> steps = paths.get(member).steps();
      if (steps.size() <= node.depth()) {
        ended.add(member);
      } else {
        groups.computeIfAbsent(steps.get(node.depth()), step -> new ArrayList<>()).add(member);
      }
    }
    List<Node> children = new ArrayList<>();
    groups.values().forEach(members -> children.add(shared(members, node.depth())));
    ended.forEach(member -> children.add(new Node(List.of(member), node.depth(), List.of())));
    return children;
  }

  /** A node as deep as its paths agree. */
  private Node shared(List<Integer> members, int from) {
    List<PathStep> first = paths.get(members.get(0)).steps();
    int depth = first.size();
    for (int member : members) {
      List<PathStep> steps = paths.get(member).steps();
      depth = Math.min(depth, steps.size());
      for (int i = from; i < depth; i++) {
        depth = steps.get(i).equals(first.get(i)) ? depth : i;
      }
    }
    return new Node(members, depth, first.subList(from, depth));
  }
}
