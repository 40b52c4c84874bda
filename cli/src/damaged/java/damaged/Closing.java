package damaged;

/** Resources that are closed. */
public class Closing implements AutoCloseable {
  private boolean open = true;

  @Override
  public void close() {
    open = false;
  }

  public static boolean use(int n) {
    Closing kept;
    try (Closing one = new Closing()) {
      kept = one;
      if (n == 3) {
        throw new IllegalArgumentException("three");
      }
    }
    return kept.open;
  }
}
