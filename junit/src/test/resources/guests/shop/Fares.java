package shop;

public class Fares {
  private static final int FAR = 100;
  private int sold;

  public static int price(int zones, String card) {
    if (zones < 1) {
      throw new IllegalArgumentException("zones must be positive");
    }
    if (card.isEmpty()) {
      return zones * 3;
    }
    if (card.startsWith("YOUNG")) {
      return zones;
    }
    if (card.endsWith("-VIP") && zones >= 5) {
      return 0;
    }
    return zones * 2;
  }

  public static boolean isFar(long distance) {
    return distance > FAR;
  }

  public static int signs(String text) {
    int signs = 0;
    for (char each : text.toCharArray()) {
      if (each == '#') {
        signs++;
      }
    }
    return signs;
  }

  public void sell(int tickets) {
    check(tickets);
    sold += tickets;
  }

  public boolean isBusy() {
    return sold >= 3;
  }

  private static void check(int tickets) {
    if (tickets > 9) {
      throw new IllegalArgumentException("No more than nine at once");
    }
  }
}
