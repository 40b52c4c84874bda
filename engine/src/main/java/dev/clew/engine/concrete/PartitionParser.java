package dev.clew.engine.concrete;

import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a condition on parameters as Java writes it: numbers, characters, truth values,
 * comparisons, arithmetic, {@code &&}, {@code ||}, {@code !} and parentheses, with Java's
 * precedence and promotions.
 */
final class PartitionParser {

  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(?:(\\d[\\w.]*(?<=[eE])[+-]\\d+|\\d[\\w.]*|'(?:[^'\\\\]|\\\\.)'|[\\p{L}_$][\\w$]*"
              + "|&&|\\|\\||==|!=|<=|>=|[<>!()+*/%-])|\\S)");

  /** From the loosest to the tightest. */
  private static final List<List<String>> LEVELS =
      List.of(
          List.of("||"),
          List.of("&&"),
          List.of("==", "!="),
          List.of("<", "<=", ">", ">="),
          List.of("+", "-"),
          List.of("*", "/", "%"));

  private final List<String> tokens = new ArrayList<>();
  private final Map<String, Expr> names;
  private final ExprFactory factory;
  private final BinaryArithmetic arithmetic;
  private int next;

  private PartitionParser(String text, Map<String, Expr> names, Terms terms) {
    this.names = names;
    this.factory = terms.factory();
    this.arithmetic = new BinaryArithmetic(terms);
    Matcher matcher = TOKEN.matcher(text.strip());
    while (matcher.find()) {
      if (matcher.group(1) == null) {
        throw new IllegalArgumentException("\"" + matcher.group().strip() + "\" in " + text);
      }
      tokens.add(matcher.group(1));
    }
  }

  /**
   * The condition as a term.
   *
   * @param names the parameters: truth values as booleans, other primitives as registers hold them
   * @throws IllegalArgumentException with what is wrong
   */
  static Expr parse(String text, Map<String, Expr> names, Terms terms) {
    PartitionParser parser = new PartitionParser(text, names, terms);
    Expr condition = parser.level(0);
    if (parser.next < parser.tokens.size() || !condition.sort().equals(Sort.BOOL)) {
      throw new IllegalArgumentException("\"" + text + "\" is not a condition");
    }
    return condition;
  }

  private String peek() {
    return next < tokens.size() ? tokens.get(next) : "";
  }

  private Expr level(int level) {
    if (level == LEVELS.size()) {
      return unary();
    }
    Expr left = level(level + 1);
    while (LEVELS.get(level).contains(peek())) {
      String operator = tokens.get(next++);
      left = arithmetic.apply(operator, left, level(level + 1));
    }
    return left;
  }

  private Expr unary() {
    String token = peek();
    next++;
    return switch (token) {
      case "!" -> factory.not(arithmetic.truth(unary()));
      case "-" -> arithmetic.negate(unary());
      case "+" -> arithmetic.number(unary());
      case "(" -> parenthesised();
      default -> operand(token);
    };
  }

  private Expr parenthesised() {
    Expr inner = level(0);
    if (!peek().equals(")")) {
      throw new IllegalArgumentException("a parenthesis is missing");
    }
    next++;
    return inner;
  }

  private Expr operand(String token) {
    Expr parameter = names.get(token);
    if (parameter != null) {
      return parameter;
    }
    if (token.equals("true") || token.equals("false")) {
      return factory.bool(token.equals("true"));
    }
    if (token.length() == 3 && token.startsWith("'")) {
      return factory.intConst(token.charAt(1));
    }
    if (!token.isEmpty() && Character.isDigit(token.charAt(0))) {
      return literal(token.replace("_", ""));
    }
    throw new IllegalArgumentException(
        token.isEmpty() ? "it ends too early" : token + " is no parameter");
  }

  private Expr literal(String text) {
    boolean isHex = text.startsWith("0x") || text.startsWith("0X");
    if (text.endsWith("L") || text.endsWith("l")) {
      return factory.longConst(Long.decode(text.substring(0, text.length() - 1)));
    }
    if (!isHex && text.matches(".*[.eEfFdD].*")) {
      return text.matches(".*[fF]")
          ? factory.floatConst(Float.parseFloat(text))
          : factory.doubleConst(Double.parseDouble(text));
    }
    long number = Long.decode(text);
    if (number > 1L << 31 && !isHex) {
      throw new IllegalArgumentException(text + " is too large for an int");
    }
    return factory.intConst((int) number);
  }
}
