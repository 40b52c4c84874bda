package damaged;

/** Switches over numbers and texts. */
public class Switches {
  public static int of(int n, String s) {
    int result;
    switch (n) {
      case 1:
      case 2:
        result = 10;
        break;
      case 1000:
        result = 20;
        break;
      default:
        result = 30;
    }
    return switch (s) {
      case "one", "two" -> result;
      case "three" -> result / n;
      default -> -1;
    };
  }
}
