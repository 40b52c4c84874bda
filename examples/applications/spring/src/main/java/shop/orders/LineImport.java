package shop.orders;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import lombok.extern.slf4j.Slf4j;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** Reads lines such as {@code A-100;2x;9.99}. */
@Slf4j
@Component
public class LineImport {

  @Value("${orders.import.limit:1000}")
  private int limit;

  public List<OrderLine> read(String csv) {
    List<OrderLine> lines = new ArrayList<>();
    for (String row : csv.split("\n")) {
      if (row.isBlank() || row.startsWith("#")) {
        continue;
      }
      if (lines.size() >= limit) {
        log.warn("more than {} lines", limit);
        break;
      }
      lines.add(line(row));
    }
    return lines;
  }

  public OrderLine line(String row) {
    String[] cells = row.split(";");
    if (cells.length != 3) {
      throw new IllegalArgumentException("three cells are expected: " + row);
    }
    return new OrderLine(cells[0].trim(), quantity(cells[1].trim()), price(cells[2].trim()));
  }

  static int quantity(String cell) {
    int times = cell.indexOf('x');
    String digits = cell.substring(0, times); // planted 5: a quantity without an x
    for (int i = 0; i < digits.length(); i++) {
      if (!Character.isDigit(digits.charAt(i))) {
        throw new IllegalArgumentException("not a quantity: " + cell);
      }
    }
    if (digits.isEmpty() || digits.length() > 6) {
      throw new IllegalArgumentException("not a quantity: " + cell);
    }
    return Integer.parseInt(digits);
  }

  static BigDecimal price(String cell) {
    try {
      return new BigDecimal(cell);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("not a price: " + cell, e);
    }
  }
}
