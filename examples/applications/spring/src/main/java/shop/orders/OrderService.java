package shop.orders;

import jakarta.annotation.PostConstruct;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import lombok.extern.slf4j.Slf4j;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Service;

@Slf4j
@Service
public class OrderService {

  @Autowired private OrderRepository orders;

  @Value("${orders.page-size:20}")
  private int pageSize;

  @Value("${orders.currency:EUR}")
  private String currency;

  private final Map<String, BigDecimal> rates = new HashMap<>();

  @PostConstruct
  void readRates() {
    rates.put("EUR", BigDecimal.ONE);
    rates.put("USD", new BigDecimal("1.08"));
    rates.put("GBP", new BigDecimal("0.85"));
  }

  /** What each of several people pays for an order. */
  public BigDecimal share(List<OrderLine> lines, int people) {
    if (people < 1) {
      throw new IllegalArgumentException("at least one has to pay");
    }
    BigDecimal total = BigDecimal.ZERO;
    for (OrderLine line : lines) {
      total = total.add(line.total());
    }
    return total.divide(BigDecimal.valueOf(people)); // planted 2: a third of a euro
  }

  /** The price of an order with the customer's discount. */
  public BigDecimal price(Order order, Customer customer) {
    BigDecimal total = order.total();
    int percent;
    switch (customer.getLevel()) {
      case 1:
        percent = 0;
        break;
      case 2:
        percent = 3;
        break;
      default:
        percent = customer.getLevel() > 5 ? 10 : 5;
    }
    if (log.isDebugEnabled()) {
      log.debug("{} % for {}", percent, customer.getName());
    }
    BigDecimal discount =
        total.multiply(BigDecimal.valueOf(percent)).divide(BigDecimal.valueOf(100), 2, RoundingMode.HALF_UP);
    return total.subtract(discount);
  }

  public String priceTag(BigDecimal price, String unit) {
    String shown = unit.isEmpty() ? currency : unit.toUpperCase(Locale.ROOT);
    BigDecimal rate = rates.get(shown);
    if (rate == null) {
      log.info("no rate for {}", shown);
      return price.toPlainString() + " " + currency;
    }
    return price.multiply(rate).setScale(2, RoundingMode.HALF_UP) + " " + shown;
  }

  /** One page of an order's lines; pages count from 1. */
  public List<OrderLine> page(long order, int page) {
    List<OrderLine> all = orders.lines(order);
    if (page < 1 || all.isEmpty()) {
      return List.of();
    }
    int size = pageSize > 0 ? pageSize : 20;
    int from = (page - 1) * size;
    int to = Math.min(from + size, all.size());
    return new ArrayList<>(all.subList(from, to)); // planted 3: a page behind the last one
  }

  public String greet(String email) {
    return orders
        .customer(email)
        .map(customer -> customer.getLevel() > 3 ? "Welcome back, " + customer.getName() : "Hello, " + customer.getName())
        .orElse("Hello");
  }

  public String ship(Order order) {
    if (order.getStatus() == OrderStatus.PAID) {
      order.become(OrderStatus.SHIPPED);
      orders.save(order);
      return "shipped";
    }
    log.warn("order {} is {}", order.getId(), order.getStatus());
    return order.getStatus() == OrderStatus.OPEN ? "pay first" : "nothing to do";
  }
}
