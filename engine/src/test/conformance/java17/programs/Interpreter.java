package programs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A small stack language: tokens, words of one's own, loops, errors. */
public final class Interpreter {

  interface Word {
    void run(Interpreter interpreter);
  }

  static final class ForthError extends RuntimeException {
    private static final long serialVersionUID = 1;

    ForthError(String message, Throwable cause) {
      super(message, cause);
    }
  }

  private final Deque<Integer> stack = new ArrayDeque<>();
  private final Map<String, Word> words = new HashMap<>();
  private final StringBuilder output = new StringBuilder();

  Interpreter() {
    binary("+", Integer::sum);
    binary("-", (a, b) -> a - b);
    binary("*", (a, b) -> a * b);
    binary("/", (a, b) -> a / b);
    binary("mod", (a, b) -> a % b);
    binary("<", (a, b) -> a < b ? -1 : 0);
    binary("=", (a, b) -> a.equals(b) ? -1 : 0);
    words.put("dup", i -> i.stack.push(i.stack.element()));
    words.put("drop", i -> i.stack.pop());
    words.put(".", i -> i.output.append(i.stack.pop()).append(' '));
    words.put("emit", i -> i.output.append((char) (int) i.stack.pop()));
    words.put(
        "swap",
        i -> {
          int top = i.stack.pop();
          int below = i.stack.pop();
          i.stack.push(top);
          i.stack.push(below);
        });
    words.put(
        "over",
        i -> {
          int top = i.stack.pop();
          int below = i.stack.element();
          i.stack.push(top);
          i.stack.push(below);
        });
  }

  private void binary(String name, java.util.function.BinaryOperator<Integer> operator) {
    words.put(
        name,
        i -> {
          int right = i.stack.pop();
          int left = i.stack.pop();
          i.stack.push(operator.apply(left, right));
        });
  }

  private List<Word> compile(Deque<String> tokens, String... ends) {
    List<Word> body = new ArrayList<>();
    while (!tokens.isEmpty() && !List.of(ends).contains(tokens.element())) {
      String token = tokens.remove();
      switch (token) {
        case ":" -> {
          String name = tokens.remove();
          List<Word> definition = new ArrayList<>();
          words.put(name, i -> definition.forEach(word -> word.run(i)));
          definition.addAll(compile(tokens, ";"));
          tokens.remove();
        }
        case "if" -> {
          List<Word> then = compile(tokens, "else", "then");
          List<Word> otherwise =
              tokens.remove().equals("else") ? compile(tokens, "then") : List.of();
          if (!otherwise.isEmpty()) {
            tokens.remove();
          }
          body.add(i -> (i.stack.pop() != 0 ? then : otherwise).forEach(word -> word.run(i)));
        }
        case "begin" -> {
          List<Word> loop = compile(tokens, "until");
          tokens.remove();
          body.add(
              i -> {
                do {
                  loop.forEach(word -> word.run(i));
                } while (i.stack.pop() == 0);
              });
        }
        default -> body.add(word(token));
      }
    }
    return body;
  }

  private Word word(String token) {
    if (token.matches("-?\\d+")) {
      int value = Integer.parseInt(token);
      return i -> i.stack.push(value);
    }
    return i -> {
      Word word = i.words.get(token);
      if (word == null) {
        throw new ForthError("unknown word " + token, null);
      }
      try {
        word.run(i);
      } catch (ArithmeticException | java.util.NoSuchElementException e) {
        throw new ForthError("in " + token, e);
      }
    };
  }

  String run(String source) {
    output.setLength(0);
    try {
      compile(new ArrayDeque<>(List.of(source.split(" ")))).forEach(word -> word.run(this));
    } catch (ForthError e) {
      output
          .append("! ")
          .append(e.getMessage())
          .append(e.getCause() == null ? "" : " " + e.getCause().getClass().getSimpleName());
    }
    return output + "| " + stack;
  }

  public static void main(String[] args) {
    Interpreter forth = new Interpreter();
    String[] lines = {
      "1 2 + .",
      "3 4 5 * - dup .",
      ": square dup * ;",
      "7 square .",
      ": fact dup 1 < if drop 1 else dup 1 - fact * then ;",
      "5 fact . 10 fact .",
      "10 begin dup . 1 - dup 0 = until drop",
      "72 emit 105 emit",
      "1 0 /",
      "drop drop drop drop",
      "1 2 swap over . . .",
      "nonsense",
      ": gcd dup 0 = if drop else swap over mod gcd then ;",
      "1071 462 gcd .",
      "5 3 < if 1 . else 2 . then",
      "2147483647 1 + ."
    };
    for (String line : lines) {
      System.out.println(line + " => " + forth.run(line));
    }
  }
}
