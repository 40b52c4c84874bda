package shop;

public record Price(int cents) {

  public String text() {
    return cents < 0 ? "-" : cents / 100 + "." + cents % 100;
  }

  public static Price parse(String text) {
    return text == null ? new Price(0) : new Price(Integer.parseInt(text));
  }
}
