package dev.clew.engine.nulls;

import java.util.Random;

/** Writes methods that go along random fields, elements and calls until they meet null. */
final class RandomNulls {

  private final Random random;

  RandomNulls(long seed) {
    this.random = new Random(seed);
  }

  String source(int methods) {
    StringBuilder text = new StringBuilder("class Random {\n");
    for (int i = 0; i < methods; i++) {
      text.append(
          "static void run%d() { act%d(Node.make(%d), 1, 2L, new Node[3], 0); }\n"
              .formatted(i, i, random.nextInt(3)));
      text.append("static void act%d(Node p, int i, long w, Node[] q, int k) {\n".formatted(i));
      text.append(statements()).append("}\n");
    }
    return text.append("}\n").toString();
  }

  private String statements() {
    String before =
        switch (random.nextInt(5)) {
          case 0 -> "Node l = p; l = " + node(2) + ";";
          case 1 -> "Node l = p; if (i > 0) { p = " + node(1) + "; }";
          case 2 -> "Node l = null; for (int j = 0; j < 2; j++) { l = j == 1 ? p.f : p; }";
          case 3 -> "Node l = p; l = i > 0 ? p.f : " + node(1) + ";";
          default -> "Node l = q[k]; k = i; long z = w;";
        };
    return before + "\n" + end() + "\n";
  }

  private String end() {
    return switch (random.nextInt(7)) {
      case 0 -> node(5) + ".v = " + number(2) + ";";
      case 1 -> node(5) + ".call(" + number(2) + ", \"\");";
      case 2 -> "i += " + node(5) + ".a.length;";
      case 3 -> node(4) + ".w = w;";
      case 4 -> node(5) + ".a[" + number(2) + "] = null;";
      case 5 -> "synchronized (" + node(5) + ") { i++; }";
      default -> node(4) + ".aa[" + number(2) + "][" + number(1) + "].f = l;";
    };
  }

  private String node(int depth) {
    if (depth == 0 || random.nextInt(8) == 0) {
      String[] roots = {"p", "l", "Node.s", "q[k]", "Node.find(i)", "q[i]", "new Node()"};
      return roots[random.nextInt(roots.length)];
    }
    return switch (random.nextInt(6)) {
      case 0 -> node(depth - 1) + ".a[" + number(2) + "]";
      case 1 -> node(depth - 1) + ".call(" + number(1) + ", null)";
      case 2 -> "((Node) " + node(depth - 1) + ".o)";
      case 3 -> node(depth - 1) + ".aa[" + number(1) + "][" + number(1) + "]";
      default -> node(depth - 1) + ".f";
    };
  }

  private String number(int depth) {
    String[] leaves = {
      "0", "1", "i - i", "k", "0 * 1000", "p.v", "p.b", "(int) w & 0", "Node.zero()"
    };
    if (depth == 0) {
      return leaves[random.nextInt(leaves.length)];
    }
    return switch (random.nextInt(4)) {
      case 0 -> "Node.ints[" + number(depth - 1) + "]";
      case 1 -> "Node.s.v";
      default -> number(depth - 1);
    };
  }
}
