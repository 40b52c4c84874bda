package shop.orders;

public enum OrderStatus {
  OPEN, PAID, SHIPPED, CANCELLED;

  boolean isFinal() {
    return this == SHIPPED || this == CANCELLED;
  }

  /** What may follow this state. */
  boolean canBecome(OrderStatus next) {
    return switch (this) {
      case OPEN -> next == PAID || next == CANCELLED;
      case PAID -> next == SHIPPED;
      case SHIPPED, CANCELLED -> false;
    };
  }
}
