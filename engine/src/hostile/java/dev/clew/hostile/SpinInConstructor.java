package dev.clew.hostile;

/** Is never made unless a number is just right. */
public final class SpinInConstructor {

  private final long steps;

  public SpinInConstructor(int n) {
    long counted = 0;
    for (int i = n; i != 1; i += 2) {
      counted++;
    }
    this.steps = counted;
  }

  public long steps() {
    return 100 / steps;
  }
}
