package dev.clew.examples;

/** A shopping cart: a linked list of items. */
public final class Cart {

  /** So much of something, and what follows it in the cart. */
  static final class Item {
    int price;
    int quantity;
    Item next;
  }

  private static final int MOST_ITEMS = 2;

  Item first;

  /** What everything in a small cart costs. The items may well form a cycle. */
  public int total() { // paths 9
    int total = 0;
    int items = 0;
    for (Item item = first; item != null; item = item.next) {
      if (++items > MOST_ITEMS) {
        // throws IllegalStateException "too many items" 2: self.first.next != null
        throw new IllegalStateException("too many items");
      }
      // throws ArithmeticException "integer overflow" 4: self.first != null
      total = Math.addExact(total, Math.multiplyExact(item.price, item.quantity));
    }
    return total; // returns 3
  }

  /** What one of a number of people has to pay. */
  public int share(int people) { // paths 3
    if (first == null) {
      return 0; // returns 1: self.first == null
    }
    // returns 1: self.first != null && people != 0
    // throws ArithmeticException "/ by zero" 1: self.first != null && people == 0
    return first.price * first.quantity / people;
  }

  /** The lowest of at most two prices, which looks one too far. */
  public static int lowest(int[] prices) { // paths 9
    // throws NullPointerException 1: prices == null
    if (prices.length > 2) {
      // throws IllegalArgumentException "too many" 1: prices.length > 2
      throw new IllegalArgumentException("too many");
    }
    int lowest = Integer.MAX_VALUE;
    for (int i = 0; i <= prices.length; i++) {
      // throws ArrayIndexOutOfBoundsException 7: prices.length <= 2
      lowest = prices[i] < lowest ? prices[i] : lowest;
    }
    return lowest; // returns 0
  }
}
