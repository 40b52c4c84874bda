package dev.clew.junit.source;

import java.util.List;
import java.util.stream.Collectors;

/** An expression of Java source that knows where it may be broken into lines. */
sealed interface Code {

  /** On one line. */
  String flat();

  /** A text that stays on its line. */
  record Plain(String text) implements Code {
    @Override
    public String flat() {
      return text;
    }
  }

  /**
   * Arguments in parentheses.
   *
   * @param head all before the opening parenthesis
   */
  record Call(String head, List<Code> arguments) implements Code {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public String flat() {
      return head + "(" + join(arguments) + ")";
    }
  }

  /** Elements in braces, after their type where that is not clear. */
  record Braces(String head, List<Code> elements) implements Code {
    public Braces {
      elements = List.copyOf(elements);
    }

    String start() {
      return head.isEmpty() ? "{" : head + " {";
    }

    @Override
    public String flat() {
      return start() + join(elements) + "}";
    }
  }

  /** A cast or the parameters of a lambda, and what follows. */
  record Prefixed(String prefix, Code rest) implements Code {
    @Override
    public String flat() {
      return prefix + " " + rest.flat();
    }
  }

  /** Pieces of a string. */
  record Pieces(List<String> literals) implements Code {
    public Pieces {
      literals = List.copyOf(literals);
    }

    @Override
    public String flat() {
      return String.join(" + ", literals);
    }
  }

  static Code of(String text) {
    return new Plain(text);
  }

  static Code call(String head, Code... arguments) {
    return new Call(head, List.of(arguments));
  }

  private static String join(List<Code> parts) {
    return parts.stream().map(Code::flat).collect(Collectors.joining(", "));
  }
}
