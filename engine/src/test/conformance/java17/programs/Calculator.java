package programs;

import java.util.HashMap;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/** Recursive descent over arithmetic, with variables and functions. */
public final class Calculator {

  private static final Map<String, DoubleUnaryOperator> FUNCTIONS =
      Map.of("sqrt", Math::sqrt, "abs", Math::abs, "neg", x -> -x, "floor", Math::floor);
  private final Map<String, Double> variables = new HashMap<>();
  private String source;
  private int position;

  double eval(String expression) {
    source = expression.replace(" ", "");
    position = 0;
    double value = assignment();
    if (position < source.length()) {
      throw new IllegalStateException(
          "unexpected '" + source.charAt(position) + "' at " + position);
    }
    return value;
  }

  private double assignment() {
    int equals = source.indexOf('=');
    if (equals > 0) {
      String name = source.substring(0, equals);
      position = equals + 1;
      double value = sum();
      variables.put(name, value);
      return value;
    }
    return sum();
  }

  private boolean accept(char c) {
    if (position < source.length() && source.charAt(position) == c) {
      position++;
      return true;
    }
    return false;
  }

  private double sum() {
    double value = product();
    while (true) {
      if (accept('+')) {
        value += product();
      } else if (accept('-')) {
        value -= product();
      } else {
        return value;
      }
    }
  }

  private double product() {
    double value = power();
    for (; ; ) {
      DoubleBinaryOperator operator =
          accept('*')
              ? (a, b) -> a * b
              : accept('/') ? (a, b) -> a / b : accept('%') ? (a, b) -> a % b : null;
      if (operator == null) {
        return value;
      }
      value = operator.applyAsDouble(value, power());
    }
  }

  private double power() {
    double base = atom();
    return accept('^') ? StrictMath.pow(base, power()) : base;
  }

  private double atom() {
    if (accept('-')) {
      return -atom();
    }
    if (accept('(')) {
      double value = sum();
      if (!accept(')')) {
        throw new IllegalStateException("')' missing at " + position);
      }
      return value;
    }
    int start = position;
    while (position < source.length()
        && (Character.isLetterOrDigit(source.charAt(position)) || source.charAt(position) == '.')) {
      position++;
    }
    String token = source.substring(start, position);
    if (token.isEmpty()) {
      throw new IllegalStateException("operand missing at " + position);
    }
    if (Character.isDigit(token.charAt(0)) || token.charAt(0) == '.') {
      return Double.parseDouble(token);
    }
    if (accept('(')) {
      double argument = sum();
      accept(')');
      DoubleUnaryOperator function = FUNCTIONS.get(token);
      if (function == null) {
        throw new IllegalStateException("no function " + token);
      }
      return function.applyAsDouble(argument);
    }
    Double value = variables.get(token);
    if (value == null) {
      throw new IllegalStateException("no variable " + token);
    }
    return value;
  }

  public static void main(String[] args) {
    Calculator calculator = new Calculator();
    String[] lines = {
      "1+2*3",
      "(1+2)*3",
      "2^3^2",
      "-2^2",
      "10/4",
      "10/0",
      "0/0",
      "7.5%2",
      "x=5",
      "y = x*2",
      "x+y",
      "sqrt(16)+abs(-3)",
      "floor(-2.5)",
      "1+",
      "(1",
      "z",
      "foo(1)",
      "1..2",
      "3 4",
      "2*(3+(4-1))^2",
      "-(-3)",
      "1)",
      ".5+.25"
    };
    for (String line : lines) {
      try {
        System.out.println(line + " = " + calculator.eval(line));
      } catch (IllegalStateException | NumberFormatException e) {
        System.out.println(line + " : " + e.getMessage());
      }
    }
  }
}
