package dev.clew.junit.source.syntax;

import java.util.List;

/** Breaks statements into lines the way google-java-format does. */
final class Layout {

  static final int WIDTH = 100;
  private static final int FURTHER = 4;
  private static final int LONG = 10;

  private Layout() {}

  /**
   * A statement.
   *
   * @param head what comes before the expression, such as {@code int x =}; may be empty
   * @param tail what comes after it, such as a semicolon
   */
  static String statement(int indent, String head, Code code, String tail) {
    String start = " ".repeat(indent) + head;
    if (head.isEmpty()) {
      return start + layout(code, indent, indent, tail.length()) + tail;
    }
    int column = start.length() + 1;
    if (code instanceof Code.ClassBody body) {
      int inner = indent + FURTHER;
      return start + "\n" + " ".repeat(inner) + body(body, inner) + tail;
    }
    if (fits(code, column, tail.length()) || code instanceof Code.Braces) {
      return start + " " + layout(code, indent, column, tail.length()) + tail;
    }
    int inner = indent + FURTHER;
    return start + "\n" + " ".repeat(inner) + layout(code, inner, inner, tail.length()) + tail;
  }

  private static boolean fits(Code code, int column, int tail) {
    return column + code.flat().length() + tail <= WIDTH;
  }

  /** From a column on; further lines are indented. */
  private static String layout(Code code, int indent, int column, int tail) {
    if (fits(code, column, tail)) {
      return code.flat();
    } else if (code instanceof Code.Call call) {
      return call(call, indent, tail);
    } else if (code instanceof Code.Braces braces) {
      return braces(braces, indent);
    } else if (code instanceof Code.Prefixed prefixed) {
      return prefixed(prefixed, indent, column, tail);
    } else if (code instanceof Code.Pieces pieces) {
      return String.join("\n" + " ".repeat(indent + FURTHER) + "+ ", pieces.literals());
    }
    return code.flat();
  }

  /** An anonymous class that begins where a line is indented so far. */
  static String body(Code.ClassBody body, int indent) {
    StringBuilder text = new StringBuilder(layout(body.creation(), indent, indent, 2));
    text.append(" {\n");
    String between = "";
    for (Code.Member member : body.members()) {
      text.append(between);
      for (Code.Line line : member.lines()) {
        int inner = indent + 2 * (line.depth() + 1);
        Code code = line.code();
        text.append(
            code == null
                ? " ".repeat(inner) + line.head()
                : statement(inner, line.head(), code, ";"));
        text.append("\n");
      }
      between = "\n";
    }
    return text + " ".repeat(indent) + "}";
  }

  private static String call(Code.Call call, int indent, int tail) {
    int inner = indent + FURTHER;
    if (call.arguments().isEmpty()) {
      return call.flat();
    }
    String start = call.head() + "(\n" + " ".repeat(inner);
    String all = new Code.Call("", call.arguments()).flat();
    if (inner + all.length() - 1 + tail <= WIDTH) {
      return start + all.substring(1);
    }
    return start + lines(call.arguments(), inner, tail + 1) + ")";
  }

  private static String lines(List<Code> parts, int indent, int tail) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      boolean last = i == parts.size() - 1;
      text.append(layout(parts.get(i), indent, indent, last ? tail : 1));
      text.append(last ? "" : ",\n" + " ".repeat(indent));
    }
    return text.toString();
  }

  /** As many elements on a line as there is room for; long ones have a line each. */
  private static String braces(Code.Braces braces, int indent) {
    int inner = indent + 2;
    if (braces.elements().stream().anyMatch(each -> each.flat().length() >= LONG)) {
      String start = braces.start() + "\n" + " ".repeat(inner);
      return start + lines(braces.elements(), inner, 0) + "\n" + " ".repeat(indent) + "}";
    }
    StringBuilder text = new StringBuilder(braces.start() + "\n" + " ".repeat(inner));
    int column = inner;
    for (int i = 0; i < braces.elements().size(); i++) {
      boolean last = i == braces.elements().size() - 1;
      Code element = braces.elements().get(i);
      if (column > inner && !fits(element, column, 1)) {
        text.setLength(text.length() - 1);
        text.append("\n").append(" ".repeat(inner));
        column = inner;
      }
      text.append(layout(element, inner, column, 1)).append(last ? "" : ", ");
      column += element.flat().length() + 2;
    }
    return text + "\n" + " ".repeat(indent) + "}";
  }

  private static String prefixed(Code.Prefixed prefixed, int indent, int column, int tail) {
    int after = column + prefixed.prefix().length() + 1;
    int inner = indent + FURTHER;
    return fits(prefixed.rest(), after, tail)
        ? prefixed.flat()
        : prefixed.prefix()
            + "\n"
            + " ".repeat(inner)
            + layout(prefixed.rest(), inner, inner, tail);
  }
}
