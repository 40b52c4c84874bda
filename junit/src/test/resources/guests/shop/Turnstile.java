package shop;

/** Opens for a coin, and closes behind everybody. */
public class Turnstile {
  private boolean open;
  private int passed;

  public void coin() {
    open = true;
  }

  public int push() {
    if (!open) {
      throw new IllegalStateException("closed");
    }
    open = false;
    return ++passed;
  }

  public int getPassed() {
    return passed;
  }

  public static boolean isFuture() {
    return System.currentTimeMillis() > 2_000_000_000_000L;
  }

  public static boolean isPast() {
    return System.currentTimeMillis() < 0;
  }
}
