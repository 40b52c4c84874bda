package dev.clew.hostile;

/** A builder that is appended to itself. */
public final class GrowingBuilder {

  private GrowingBuilder() {}

  public static int grow(int n) {
    StringBuilder builder = new StringBuilder("start");
    while (builder.length() != n) {
      builder.append(builder);
    }
    return builder.length();
  }

  public static int slowly(int n) {
    StringBuilder builder = new StringBuilder();
    for (int i = 0; i >= 0; i++) {
      builder.append(i);
    }
    return builder.length() / n;
  }
}
