package dev.clew.junit.source.syntax;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** An expression of Java source that knows where it may be broken into lines. */
public sealed interface Code {

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

  /**
   * An anonymous class, which is never on one line.
   *
   * @param creation the call of the constructor
   */
  record ClassBody(Call creation, List<Member> members) implements Code {
    public ClassBody {
      members = List.copyOf(members);
    }

    @Override
    public String flat() {
      return Layout.body(this, 0);
    }
  }

  /** A field, or a method with its annotation and braces. */
  record Member(List<Line> lines) {
    public Member {
      lines = List.copyOf(lines);
    }
  }

  /**
   * A line of a class body.
   *
   * @param depth how far it is indented in its member
   * @param head the line itself, unless an expression and a semicolon follow
   */
  record Line(int depth, String head, @Nullable Code code) {
    public Line(int depth, String head) {
      this(depth, head, null);
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
