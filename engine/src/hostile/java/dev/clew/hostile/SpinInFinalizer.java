package dev.clew.hostile;

/** Leaves objects whose finalizers never come back. */
public final class SpinInFinalizer {

  private final int size;

  public SpinInFinalizer(int size) {
    this.size = size;
  }

  public static int made(int n) {
    int sum = 0;
    for (int i = 0; i < 1_000; i++) {
      sum += new SpinInFinalizer(n).size;
    }
    System.gc();
    return sum / n;
  }

  @Override
  @SuppressWarnings({"deprecation", "removal"})
  protected void finalize() {
    long count = 0;
    while (true) {
      count++;
    }
  }
}
