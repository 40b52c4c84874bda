package shop.orders;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import lombok.extern.slf4j.Slf4j;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.EmptyResultDataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.stereotype.Repository;

@Slf4j
@Repository
public class OrderRepository {

  private static final RowMapper<OrderLine> LINE =
      (row, number) ->
          new OrderLine(row.getString("sku"), row.getInt("quantity"), cents(row.getLong("cents")));

  @Autowired private JdbcTemplate template;
  @Autowired private DataSource source;

  private static BigDecimal cents(long cents) {
    return BigDecimal.valueOf(cents, 2);
  }

  public List<OrderLine> lines(long order) {
    return template.query("select * from line where order_id = ?", LINE, order);
  }

  public Optional<Customer> customer(String email) {
    try {
      return Optional.ofNullable(
          template.queryForObject(
              "select * from customer where email = ?",
              (row, number) ->
                  Customer.builder()
                      .id(row.getLong("id"))
                      .name(displayName(row.getString("name")))
                      .email(row.getString("email"))
                      .build(),
              email));
    } catch (EmptyResultDataAccessException e) {
      log.debug("no customer {}", email);
      return Optional.empty();
    }
  }

  /** "Doe, Jane" as "Jane Doe". */
  static String displayName(String stored) {
    String[] parts = stored.split(",");
    return parts[1].trim() + " " + parts[0].trim(); // planted 1: a name without a comma
  }

  /** The names of open orders' customers, by plain JDBC. */
  public List<String> waiting(int limit) {
    List<String> names = new ArrayList<>();
    try (Connection connection = source.getConnection();
        PreparedStatement query =
            connection.prepareStatement("select customer from orders where status = 'OPEN'")) {
      query.setMaxRows(limit);
      try (ResultSet rows = query.executeQuery()) {
        while (rows.next()) {
          String name = rows.getString(1);
          if (rows.wasNull() || name.isBlank()) {
            names.add("(anonymous)");
          } else {
            names.add(name.strip());
          }
        }
      }
    } catch (SQLException e) {
      log.warn("orders cannot be read", e);
      if (e.getErrorCode() == 1205) {
        return List.of("(locked)");
      }
      return List.of();
    }
    return names;
  }

  public void save(Order order) {
    int changed =
        template.update(
            "update orders set status = ? where id = ?", order.getStatus().name(), order.getId());
    if (changed == 0) {
      template.update(
          "insert into orders (id, customer) values (?, ?)", order.getId(), order.getCustomer());
    } else if (changed > 1) {
      throw new IllegalStateException("more than one order " + order.getId());
    }
  }
}
