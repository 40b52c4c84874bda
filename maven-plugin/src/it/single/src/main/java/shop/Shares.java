package shop;

public final class Shares {
  private Shares() {}

  public static int share(int total, int people) {
    if (total < 0) {
      throw new IllegalArgumentException("a debt");
    }
    return total / people;
  }
}
