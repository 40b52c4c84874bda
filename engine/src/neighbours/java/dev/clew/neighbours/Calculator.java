package dev.clew.neighbours;

/** Evaluates 2*(3+4). */
public class Calculator {

  private final String text;
  private int at;

  private Calculator(String text) {
    this.text = text;
  }

  public static int evaluate(String text) {
    Calculator calculator = new Calculator(text.replace(" ", ""));
    int value = calculator.sum();
    if (calculator.at != calculator.text.length()) {
      throw new IllegalStateException("unexpected " + calculator.text.charAt(calculator.at));
    }
    return value;
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private int sum() {
    int value = product();
    while (peek() == '+' || peek() == '-') {
      if (text.charAt(at++) == '+') {
        value += product();
      } else {
        value -= product();
      }
    }
    return value;
  }

  private int product() {
    int value = factor();
    while (peek() == '*' || peek() == '/') {
      if (text.charAt(at++) == '*') {
        value *= factor();
      } else {
        value /= factor();
      }
    }
    return value;
  }

  private int factor() {
    if (peek() == '(') {
      at++;
      int value = sum();
      if (peek() != ')') {
        throw new IllegalStateException("missing )");
      }
      at++;
      return value;
    }
    int start = at;
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
    if (start == at) {
      throw new IllegalStateException("number expected at " + at);
    }
    return Integer.parseInt(text.substring(start, at));
  }
}
