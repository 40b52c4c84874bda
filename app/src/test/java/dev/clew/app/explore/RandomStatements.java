package dev.clew.app.explore;

import java.util.List;

/**
 * Random Java statements that end. Each block multiplies a mark of its own into {@code t}, which no
 * input ever reaches: what a method returns tells which way it went.
 */
final class RandomStatements {

  private final RandomExpressions expressions;
  private final List<String> narrow;
  private final StringBuilder text = new StringBuilder();
  private int marks;
  private int names;
  private String indent = "    ";

  /**
   * @param narrow parameters that may be assigned to
   */
  RandomStatements(RandomExpressions expressions, List<String> narrow) {
    this.expressions = expressions;
    this.narrow = narrow;
  }

  String text() {
    return text.toString();
  }

  void block(int statements, int depth) {
    for (int i = 0; i < statements; i++) {
      statement(depth);
    }
  }

  private void statement(int depth) {
    switch (expressions.pick(depth == 0 ? 8 : 22)) {
      case 0, 1 -> assign();
      case 2 ->
          line(
              "r["
                  + expressions.leaf()
                  + " & "
                  + (1 + 2 * expressions.pick(2))
                  + "] = "
                  + expressions.number(1)
                  + ";");
      case 3 -> risky();
      case 4 -> branch();
      case 5 -> line("z = z * 3 + " + expressions.number(1) + ";");
      case 6 -> compound();
      case 7 -> branch();
      case 8, 9, 10, 11 -> conditional(depth);
      case 12, 13 -> counted(depth);
      case 14 -> fuelled(depth);
      case 15, 16 -> switched(depth);
      case 17, 18 -> tried(depth);
      case 19 -> labelled(depth);
      case 20 -> sized();
      default -> typed();
    }
  }

  private void line(String code) {
    text.append(indent).append(code).append('\n');
  }

  private void open(String code) {
    line(code + " {");
    indent += "  ";
    line("t = t * 31 + " + ++marks + ";");
  }

  private void close(String then) {
    indent = indent.substring(2);
    line("}" + then);
  }

  private void nested(String head, int depth) {
    open(head);
    block(expressions.pick(8) == 0 ? 2 : 1, depth - 1);
    close("");
  }

  private void assign() {
    String variable = expressions.choose(List.of("x", "y"));
    line(variable + " = " + expressions.number(2) + ";");
  }

  private void compound() {
    String operator = expressions.choose(List.of("+", "-", "*", "^", "|", "&", "<<", ">>>"));
    line(expressions.choose(narrow) + " " + operator + "= " + expressions.leaf() + ";");
    line(expressions.choose(narrow) + expressions.choose(List.of("++", "--")) + ";");
  }

  private void risky() {
    if (expressions.pick(2) == 0) {
      thrown();
    } else {
      returned();
    }
  }

  private void branch() {
    open("if (" + expressions.condition(1) + ")");
    close("");
  }

  private void thrown() {
    open("if (" + expressions.condition(1) + ")");
    String kind =
        expressions.choose(
            List.of("IllegalStateException", "IllegalArgumentException", "ArithmeticException"));
    line("throw new " + kind + "(\"m" + marks + "\");");
    close("");
  }

  private void returned() {
    open("if (" + expressions.condition(1) + ")");
    line("return t;");
    close("");
  }

  private void conditional(int depth) {
    nested("if (" + expressions.condition(1) + ")", depth);
    if (expressions.pick(2) == 0) {
      nested("else", depth);
    }
  }

  private void counted(int depth) {
    String i = "i" + ++names;
    String bound = expressions.pick(2) == 0 ? "3" : "(" + expressions.leaf() + " & 3)";
    expressions.enter(i);
    nested("for (int " + i + " = 0; " + i + " < " + bound + "; " + i + "++)", depth);
    expressions.leave(i);
  }

  private void fuelled(int depth) {
    String fuel = "f" + ++names;
    line("int " + fuel + " = 0;");
    if (expressions.pick(2) == 0) {
      nested("while (" + expressions.condition(1) + " && " + fuel + "++ < 3)", depth);
    } else {
      open("do");
      block(1, depth - 1);
      close(" while (" + expressions.condition(1) + " && " + fuel + "++ < 2);");
    }
  }

  private void switched(int depth) {
    int step = expressions.pick(2) == 0 ? 1 : 1000;
    line("switch ((int) (" + expressions.number(1) + ")) {");
    indent += "  ";
    for (int i = -1; i < 2; i++) {
      line("case " + i * step + ":");
      indent += "  ";
      line("t = t * 31 + " + ++marks + ";");
      block(1, depth - 1);
      if (expressions.pick(4) != 0) {
        line("break;");
      }
      indent = indent.substring(2);
    }
    line("default:");
    line("  t = t * 31 + " + ++marks + ";");
    close("");
  }

  private void tried(int depth) {
    nested("try", depth);
    int kinds = expressions.pick(3);
    if (kinds < 2) {
      String kind =
          expressions.choose(
              List.of(
                  "ArithmeticException",
                  "IndexOutOfBoundsException",
                  "RuntimeException",
                  "IllegalStateException | ArrayIndexOutOfBoundsException"));
      nested("catch (" + kind + " e" + ++names + ")", Math.min(depth, 1));
    }
    if (kinds > 0) {
      nested("finally", 1);
    }
  }

  private void labelled(int depth) {
    String label = "l" + ++names;
    String i = "i" + names;
    String j = "j" + names;
    line(label + ":");
    open("for (int " + i + " = 0; " + i + " < 2; " + i + "++)");
    open("for (int " + j + " = 0; " + j + " < 3; " + j + "++)");
    expressions.enter(i);
    expressions.enter(j);
    open("if (" + expressions.condition(1) + ")");
    line(expressions.choose(List.of("break ", "continue ")) + label + ";");
    close("");
    block(1, depth - 1);
    expressions.leave(i);
    expressions.leave(j);
    close("");
    close("");
  }

  private void sized() {
    String q = "q" + ++names;
    line("int[] " + q + " = new int[" + expressions.leaf() + " % 4];");
    line("x += " + q + ".length;");
  }

  private void typed() {
    String o = "o" + ++names;
    line("Object " + o + " = " + expressions.condition(1) + " ? new int[1] : \"s\";");
    String type = expressions.choose(List.of("String", "int[]", "Comparable", "Integer"));
    open("if (" + o + " instanceof " + type + ")");
    close("");
    if (expressions.pick(3) == 0) {
      line("y = ((int[]) " + o + ").length;");
    }
  }
}
