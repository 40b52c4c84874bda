package shop;

import java.util.List;
import java.util.ArrayList;

public class Order {

  private final String customer;
  private int amount;

  public Order(String customer) {
    this.customer = customer;
  }

  public void setAmount(int amount) {
    this.amount = amount;
  }

  public int getAmount() {
    return amount;
  }

  public Order half() {
    Order half = new Order(customer);
    half.amount = amount / 2;
    return half;
  }

  public int discount(int percent, boolean member) {
    if (percent < 0) {
      throw new IllegalArgumentException("percent: " + percent);
    }
    int discount = amount * percent / 100;
    return member ? discount + 1 : discount;
  }

  public List<String> lines(String[] names) {
    List<String> lines = new ArrayList<>();
    for (String name : names) {
      lines.add(customer + ": " + name.trim());
    }
    return lines;
  }
}
