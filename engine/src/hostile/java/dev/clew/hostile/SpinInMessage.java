package dev.clew.hostile;

/** An exception that thinks about its message for ever. */
public final class SpinInMessage extends IllegalStateException {

  private static final long serialVersionUID = 1;

  public static int check(int n) {
    if (n > 10) {
      throw new SpinInMessage();
    }
    return 10 / n;
  }

  @Override
  public String getMessage() {
    long n = 0;
    while (true) {
      n++;
    }
  }
}
