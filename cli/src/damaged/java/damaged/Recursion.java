package damaged;

/** A method that calls itself, and one that calls it. */
public class Recursion {
  static int depth(int n) {
    return n <= 0 || n > 5 ? 0 : 1 + depth(n - 1);
  }

  public static boolean isEven(int n) {
    return depth(n) % 2 == 0;
  }
}
