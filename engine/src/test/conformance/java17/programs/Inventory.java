package programs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Orders are parsed, validated, priced and reported; listeners hear of it. */
public final class Inventory {

  sealed interface Result<T> {
    record Ok<T>(T value) implements Result<T> {}

    record Failed<T>(List<String> problems) implements Result<T> {}
  }

  record Line(String product, int quantity, long cents) {
    long total() {
      return quantity * cents * (quantity >= 10 ? 90 : 100) / 100;
    }
  }

  record Order(int id, String customer, List<Line> lines) {
    long total() {
      return lines.stream().mapToLong(Line::total).sum();
    }
  }

  static final class Builder {
    private int id;
    private String customer;
    private final List<Line> lines = new ArrayList<>();

    Builder id(int id) {
      this.id = id;
      return this;
    }

    Builder customer(String customer) {
      this.customer = customer;
      return this;
    }

    Builder line(Line line) {
      lines.add(line);
      return this;
    }

    Order build() {
      return new Order(id, customer, List.copyOf(lines));
    }
  }

  private final Map<String, Integer> stock =
      new TreeMap<>(Map.of("apple", 50, "pear", 5, "plum", 100));
  private final List<Consumer<? super String>> listeners = new ArrayList<>();

  static Result<Order> parse(int id, String text) {
    List<String> problems = new ArrayList<>();
    Builder builder = new Builder().id(id);
    String[] parts = text.split("\\|");
    Optional.of(parts[0].strip())
        .filter(s -> !s.isEmpty())
        .ifPresentOrElse(builder::customer, () -> problems.add("no customer"));
    for (int i = 1; i < parts.length; i++) {
      String[] fields = parts[i].strip().split("\\s+");
      try {
        int quantity = Integer.parseInt(fields[1]);
        if (quantity <= 0) {
          problems.add("line " + i + ": quantity " + quantity);
        }
        builder.line(
            new Line(fields[0], quantity, Math.round(Double.parseDouble(fields[2]) * 100)));
      } catch (NumberFormatException e) {
        problems.add("line " + i + ": " + e.getMessage());
      } catch (ArrayIndexOutOfBoundsException e) {
        problems.add("line " + i + " is short");
      }
    }
    return problems.isEmpty() ? new Result.Ok<>(builder.build()) : new Result.Failed<>(problems);
  }

  private boolean reserve(Order order) {
    Map<String, Integer> after = new HashMap<>(stock);
    for (Line line : order.lines()) {
      Integer left =
          after.computeIfPresent(line.product(), (name, count) -> count - line.quantity());
      if (left == null || left < 0) {
        listeners.forEach(
            listener -> listener.accept("order " + order.id() + " rejected for " + line.product()));
        return false;
      }
    }
    stock.putAll(after);
    return true;
  }

  public static void main(String[] args) {
    String[] inputs = {
      "Ada | apple 12 0.35 | pear 1 0.50",
      "Bob | plum 3 0.10",
      " | apple 1 1",
      "Cid | pear 5 0.50",
      "Dee | kiwi 1 2.0",
      "Eve | apple x 1 | pear 0 1 | plum 2",
      "Ada|plum 90 0.105",
      "Bob"
    };
    Inventory inventory = new Inventory();
    List<String> log = new ArrayList<>();
    inventory.listeners.add(log::add);
    inventory.listeners.add(message -> System.out.println("! " + message));
    List<Order> accepted = new ArrayList<>();
    for (int i = 0; i < inputs.length; i++) {
      Result<Order> result = parse(i + 1, inputs[i]);
      if (result instanceof Result.Ok<Order> ok) {
        System.out.println(ok.value());
        if (inventory.reserve(ok.value())) {
          accepted.add(ok.value());
        }
      } else if (result instanceof Result.Failed<Order> failed) {
        System.out.println("order " + (i + 1) + ": " + failed.problems());
      }
    }
    System.out.println(inventory.stock + " " + log.size());
    accepted.stream()
        .collect(
            Collectors.groupingBy(
                Order::customer, TreeMap::new, Collectors.summingLong(Order::total)))
        .forEach(
            (customer, cents) ->
                System.out.printf(Locale.ROOT, "%-5s %8.2f%n", customer, cents / 100.0));
    accepted.stream()
        .sorted(Comparator.comparingLong(Order::total).reversed())
        .limit(2)
        .forEach(order -> System.out.println(order.id() + " " + order.total()));
  }
}
