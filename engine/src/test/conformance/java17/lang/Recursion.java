package lang;

import java.util.function.IntFunction;

/** Deep recursion, mutual recursion, and recursion without end. */
public final class Recursion {

  private static int depth;

  static int down(int n) {
    return n == 0 ? 0 : 1 + down(n - 1);
  }

  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  static int ackermann(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
  }

  static void endless() {
    depth++;
    endless();
  }

  static int endlessWithFinally(int n) {
    try {
      return endlessWithFinally(n + 1);
    } finally {
      depth = 1;
    }
  }

  static void hanoi(int n, char from, char to, char over, StringBuilder moves) {
    if (n > 0) {
      hanoi(n - 1, from, over, to, moves);
      moves.append(from).append(to).append(' ');
      hanoi(n - 1, over, to, from, moves);
    }
  }

  static void permute(String prefix, String rest) {
    if (rest.isEmpty()) {
      System.out.println(prefix);
    }
    for (int i = 0; i < rest.length(); i++) {
      permute(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1));
    }
  }

  static final class Endless {
    final Endless inner = new Endless();
  }

  public static void main(String[] args) {
    System.out.println(down(5_000));
    System.out.println(even(3_000) + " " + odd(3_001) + " " + even(7));
    System.out.println(ackermann(2, 9));
    StringBuilder moves = new StringBuilder();
    hanoi(4, 'A', 'B', 'C', moves);
    System.out.println(moves);
    permute("", "abc");
    for (int i = 0; i < 2; i++) {
      try {
        endless();
      } catch (StackOverflowError e) {
        System.out.println("caught, deeper than 1000: " + (depth > 1000) + " " + e.getMessage());
      }
    }
    try {
      endlessWithFinally(0);
    } catch (StackOverflowError e) {
      System.out.println("caught with finally " + depth);
    }
    try {
      new Endless();
    } catch (StackOverflowError e) {
      System.out.println("constructors, too");
    }
    try {
      Object[] holder = new Object[1];
      java.util.List<Object> list = new java.util.ArrayList<>();
      list.add(java.util.List.of(list));
      holder[0] = list.hashCode();
    } catch (StackOverflowError e) {
      System.out.println("the library, too " + (e instanceof VirtualMachineError));
    }
    IntFunction<Integer>[] fib = new IntFunction[1];
    fib[0] = n -> n < 2 ? n : fib[0].apply(n - 1) + fib[0].apply(n - 2);
    System.out.println(fib[0].apply(15));
  }
}
