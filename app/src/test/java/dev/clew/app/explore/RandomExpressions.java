package dev.clew.app.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random Java expressions over the variables in scope. */
final class RandomExpressions {

  private static final List<String> COMPARISONS = List.of("<", "<=", "==", "!=", ">", ">=");

  private final Random random;
  private final List<String> ints = new ArrayList<>();
  private final List<String> booleans = new ArrayList<>();
  private final boolean hasArray;

  /**
   * @param ints expressions of type int without side effects
   * @param hasArray whether there is an {@code int[] r} of three elements, and helpers h0 to h2
   */
  RandomExpressions(Random random, List<String> ints, List<String> booleans, boolean hasArray) {
    this.random = random;
    this.ints.addAll(ints);
    this.booleans.addAll(booleans);
    this.hasArray = hasArray;
  }

  void enter(String variable) {
    ints.add(variable);
  }

  void leave(String variable) {
    ints.remove(variable);
  }

  int pick(int bound) {
    return random.nextInt(bound);
  }

  <T> T choose(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  String leaf() {
    return random.nextInt(4) == 0 ? constant() : choose(ints);
  }

  private String constant() {
    int number = random.nextInt(6) - 2;
    return number < 0 ? "(" + number + ")" : Integer.toString(number);
  }

  /** An expression of type int; it may throw. */
  String number(int depth) {
    if (depth == 0) {
      return leaf();
    }
    String left = number(depth - 1);
    return switch (random.nextInt(hasArray ? 20 : 14)) {
      case 0, 1 -> "(" + left + " + " + leaf() + ")";
      case 2, 3 -> "(" + left + " - " + leaf() + ")";
      case 4 -> "(" + left + " * " + leaf() + ")";
      case 5 -> "(" + left + " & " + leaf() + ")";
      case 6 -> "(" + left + choose(List.of(" | ", " ^ ")) + leaf() + ")";
      case 7 -> "(" + left + " / " + divisor() + ")";
      case 8 -> "(" + left + " % " + divisor() + ")";
      case 9 -> "(" + left + choose(List.of(" << ", " >> ", " >>> ")) + leaf() + ")";
      case 10 -> choose(List.of("-", "~")) + "(" + left + ")";
      case 11 -> "(" + choose(List.of("byte", "short", "char")) + ") (" + left + ")";
      case 12 -> "(int) (" + left + " + " + (random.nextInt(5) + 1L) + "L)";
      case 13 -> "(" + condition(0) + " ? " + left + " : " + leaf() + ")";
      case 14 -> "r[" + leaf() + " & 3]";
      case 15, 16 -> "r[" + leaf() + " & 1]";
      case 17, 18 -> "h" + random.nextInt(3) + "(" + left + ", " + leaf() + ")";
      default -> "down(" + leaf() + " & 3)";
    };
  }

  /** Zero for some inputs, every other time. */
  private String divisor() {
    return random.nextBoolean() ? leaf() : "(" + leaf() + " | 1)";
  }

  String condition(int depth) {
    int kind = depth == 0 ? 3 : random.nextInt(6);
    if (kind < 2) {
      String operator = kind == 0 ? " && " : " || ";
      return "(" + condition(depth - 1) + operator + condition(0) + ")";
    }
    if (kind == 2) {
      return "!(" + condition(depth - 1) + ")";
    }
    if (!booleans.isEmpty() && random.nextInt(4) == 0) {
      return choose(booleans);
    }
    return "(" + number(depth) + " " + choose(COMPARISONS) + " " + leaf() + ")";
  }
}
