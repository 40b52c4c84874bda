package damaged;

/** Exceptions of its own. */
public class Throwing extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final transient Object detail;

  public Throwing(String message, Throwable cause, Object detail) {
    super(message, cause);
    this.detail = detail;
  }

  public static int attempt(int x) {
    try {
      return 100 / x;
    } catch (ArithmeticException e) {
      throw new Throwing("zero", e, x);
    }
  }

  public Object detail() {
    return detail;
  }
}
