package shop.orders;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import lombok.Getter;
import lombok.NonNull;
import lombok.Setter;
import lombok.ToString;

@Getter
@ToString
public class Order {

  @Setter private long id;
  private final String customer;
  private final List<OrderLine> lines = new ArrayList<>();
  private OrderStatus status = OrderStatus.OPEN;
  @Setter private LocalDate due;

  public Order(@NonNull String customer) {
    this.customer = customer;
  }

  public Order add(@NonNull OrderLine line) {
    if (line.getQuantity() <= 0) {
      throw new IllegalArgumentException("a quantity has to be positive: " + line.getQuantity());
    }
    lines.add(line);
    return this;
  }

  public BigDecimal total() {
    BigDecimal sum = BigDecimal.ZERO;
    for (OrderLine line : lines) {
      sum = sum.add(line.total());
    }
    return sum;
  }

  public void become(@NonNull OrderStatus next) {
    if (!status.canBecome(next)) {
      throw new IllegalStateException("an order cannot go from " + status + " to " + next);
    }
    status = next;
  }

  public boolean isOverdue(@NonNull LocalDate today) {
    return due != null && !status.isFinal() && today.isAfter(due);
  }
}
