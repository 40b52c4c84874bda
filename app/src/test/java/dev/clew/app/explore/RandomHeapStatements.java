package dev.clew.app.explore;

import java.util.Map;
import java.util.Random;

/** The statements of one random method over objects and arrays. */
final class RandomHeapStatements {

  private static final int MOST_LINES = 8;

  private final Random random;
  private final RandomHeapExpressions expressions;
  private final StringBuilder text = new StringBuilder();
  private int lines;
  private int locals;

  RandomHeapStatements(Random random, Map<String, String> parameters) {
    this.random = random;
    this.expressions = new RandomHeapExpressions(random, parameters);
  }

  String text() {
    line(2, "int t = 1;");
    line(2, "int x = " + expressions.number(0) + ";");
    line(2, "Node n = " + expressions.node(0) + ";");
    lines = 0;
    int wanted = 1 + random.nextInt(3);
    for (int i = 0; i < wanted; i++) {
      statement(2, 2);
    }
    line(2, "t = x == 0 ? t * 2 : x == 1 ? t * 3 : t;");
    return text.toString();
  }

  private void line(int indent, String content) {
    text.append("  ".repeat(indent)).append(content).append('\n');
    lines++;
  }

  private void statement(int indent, int depth) {
    int kind = random.nextInt(12);
    if (depth == 0 || lines > MOST_LINES || kind < 5) {
      line(indent, expressions.write());
    } else if (kind < 9) {
      branch(indent, depth);
    } else if (kind == 9) {
      loop(indent);
    } else if (kind == 10) {
      guarded(indent, depth);
    } else {
      choice(indent);
    }
  }

  private void mark(int indent) {
    line(indent, "t = t * 3 + " + (1 + random.nextInt(2)) + ";");
  }

  private void branch(int indent, int depth) {
    line(indent, "if (" + expressions.condition() + ") {");
    mark(indent + 1);
    statement(indent + 1, depth - 1);
    if (random.nextBoolean()) {
      line(indent, "} else {");
      mark(indent + 1);
      statement(indent + 1, depth - 1);
    }
    line(indent, "}");
  }

  private void loop(int indent) {
    String counter = "w" + locals++;
    String array = expressions.intArray();
    String more = counter + " < " + array + ".length && " + counter + " < 2";
    line(indent, "for (int " + counter + " = 0; " + more + "; " + counter + "++) {");
    line(indent + 1, "x += " + array + "[" + counter + "];");
    line(indent + 1, expressions.write());
    line(indent, "}");
  }

  private void guarded(int indent, int depth) {
    line(indent, "try {");
    statement(indent + 1, depth - 1);
    String caught = random.nextBoolean() ? "RuntimeException" : "NullPointerException";
    line(indent, "} catch (" + caught + " e) {");
    mark(indent + 1);
    if (random.nextBoolean()) {
      line(indent + 1, "x = e instanceof NullPointerException ? 0 : 1;");
      line(indent, "} finally {");
      line(indent + 1, expressions.write());
    }
    line(indent, "}");
  }

  private void choice(int indent) {
    String color = expressions.color();
    if (color.isEmpty() || random.nextBoolean()) {
      line(indent, "switch (" + expressions.number(1) + ") {");
      line(indent + 1, "case 0 -> t = t * 5 + 1;");
      line(indent + 1, "case 1, 2 -> t = t * 5 + 2;");
    } else {
      line(indent, "switch (" + color + ") {");
      line(indent + 1, "case BLUE -> t = t * 5 + 1;");
      line(indent + 1, "case GREEN -> t = t * 5 + 2;");
    }
    line(indent + 1, "default -> t = t * 5 + 3;");
    line(indent, "}");
  }
}
