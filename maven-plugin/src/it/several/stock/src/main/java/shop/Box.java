package shop;

public record Box(int count) implements Counted {
  public Box {
    if (count < 0) {
      throw new IllegalArgumentException("count");
    }
  }
}
