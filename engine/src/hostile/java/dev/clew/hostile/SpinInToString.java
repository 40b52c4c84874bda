package dev.clew.hostile;

/** Is never written down to its end. */
public final class SpinInToString {

  private final int size;

  public SpinInToString(int size) {
    this.size = size;
  }

  public static SpinInToString of(int size) {
    return new SpinInToString(100 / size);
  }

  public int length() {
    return toString().length();
  }

  @Override
  public String toString() {
    int n = size;
    while (true) {
      n++;
    }
  }
}
