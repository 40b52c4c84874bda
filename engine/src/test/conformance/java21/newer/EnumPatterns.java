package newer;

import java.util.EnumMap;
import java.util.Map;

/** Exhaustive switches over enums and enums behind interfaces, with and without defaults. */
public final class EnumPatterns {

  sealed interface Token permits Op, Num, Paren {}

  enum Op implements Token {
    PLUS, MINUS, TIMES;

    int apply(int a, int b) {
      return switch (this) {
        case PLUS -> a + b;
        case MINUS -> a - b;
        case TIMES -> a * b;
      };
    }

    int precedence() {
      return switch (this) {
        case PLUS, MINUS -> 1;
        case TIMES -> 2;
      };
    }
  }

  record Num(int value) implements Token {}

  enum Paren implements Token {
    OPEN, CLOSE
  }

  static java.util.List<Token> tokens(String text) {
    java.util.List<Token> tokens = new java.util.ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '+' -> tokens.add(Op.PLUS);
        case '-' -> tokens.add(Op.MINUS);
        case '*' -> tokens.add(Op.TIMES);
        case '(' -> tokens.add(Paren.OPEN);
        case ')' -> tokens.add(Paren.CLOSE);
        case ' ' -> {}
        default -> {
          if (!tokens.isEmpty() && tokens.getLast() instanceof Num(int value) && Character.isDigit(text.charAt(i - 1))) {
            tokens.set(tokens.size() - 1, new Num(value * 10 + c - '0'));
          } else {
            tokens.add(new Num(c - '0'));
          }
        }
      }
    }
    return tokens;
  }

  static int eval(java.util.List<Token> tokens) {
    var values = new java.util.ArrayDeque<Integer>();
    var pending = new java.util.ArrayDeque<Token>();
    for (Token token : tokens) {
      switch (token) {
        case Num(int value) -> values.push(value);
        case Paren.OPEN -> pending.push(token);
        case Paren.CLOSE -> {
          while (pending.peek() instanceof Op op) {
            reduce(values, op);
            pending.pop();
          }
          pending.pop();
        }
        case Op op -> {
          while (pending.peek() instanceof Op before && before.precedence() >= op.precedence()) {
            reduce(values, (Op) pending.pop());
          }
          pending.push(op);
        }
      }
    }
    while (pending.poll() instanceof Op op) {
      reduce(values, op);
    }
    return values.pop();
  }

  private static void reduce(java.util.ArrayDeque<Integer> values, Op op) {
    int right = values.pop();
    int left = values.pop();
    values.push(op.apply(left, right));
  }

  public static void main(String[] args) {
    for (String text : new String[] {"1+2*3", "(1+2)*3", "10-4-3", "2*(3+4)*5-1", "((7))", "12*12"}) {
      System.out.println(text + " " + tokens(text) + " = " + eval(tokens(text)));
    }
    for (String text : new String[] {"1+", ")", ""}) {
      try {
        System.out.println(eval(tokens(text)));
      } catch (java.util.NoSuchElementException e) {
        System.out.println("bad: " + text);
      }
    }
    Map<Op, Integer> counts = new EnumMap<>(Op.class);
    for (Token token : tokens("1+2-3+4*5")) {
      if (token instanceof Op op) {
        counts.merge(op, op.precedence(), Integer::sum);
      }
    }
    System.out.println(counts);
  }
}
