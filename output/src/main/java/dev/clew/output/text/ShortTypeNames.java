package dev.clew.output.text;

/** Names as a person reads them. */
public final class ShortTypeNames {

  private ShortTypeNames() {}

  /** {@code Map.Entry} for {@code java.util.Map$Entry}; brackets stay. */
  public static String simple(String type) {
    String name = type.substring(type.lastIndexOf('.') + 1);
    return name.matches(".*\\$\\d.*") ? name : name.replace('$', '.');
  }
}
