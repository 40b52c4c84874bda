package shop;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Orders in a database, with errors that are marked on their lines. */
public class OrderService {

  private static final Logger LOG = LoggerFactory.getLogger(OrderService.class);

  private final DataSource source;

  public OrderService(DataSource source) {
    this.source = source;
  }

  /** The part of a code behind its dash. */
  public String region(String customer) throws SQLException {
    try (Connection connection = source.getConnection();
        PreparedStatement query = connection.prepareStatement("select code from customer where name = ?")) {
      query.setString(1, customer);
      try (ResultSet rows = query.executeQuery()) {
        if (!rows.next()) {
          return "none";
        }
        String code = rows.getString("code");
        return code == null ? "none" : code.substring(code.indexOf('-'), 8); // error StringIndexOutOfBoundsException
      }
    }
  }

  /** How much each of a customer's orders costs. */
  public int average(Connection connection) throws SQLException {
    try (ResultSet rows = connection.createStatement().executeQuery("select sum(price), count(*) from item")) {
      rows.next();
      int sum = rows.getInt(1);
      int count = rows.getInt(2);
      LOG.info("{} of {}", sum, count);
      return sum / count; // error ArithmeticException
    }
  }

  /** What a limit is in numbers. */
  public int limit(ResultSet rows) throws SQLException {
    String limit = rows.getString("limit");
    if (limit == null) {
      return 0;
    }
    return Integer.parseInt(limit.trim()); // error NumberFormatException
  }

  /** Whether the database of a region can be reached; nothing of this can be tried. */
  public boolean isThere(String region) throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:shop:" + region);
    return connection != null && connection.isValid(1);
  }

  /** How often to try again when a table is locked; other failures are handed on. */
  public int retries(Connection connection, String table) {
    try {
      connection.prepareStatement("lock table " + table).execute();
      return 0;
    } catch (SQLException e) {
      if (!e.getMessage().startsWith("locked")) {
        throw new RuntimeException(e);
      }
      return 60 / e.getErrorCode(); // error ArithmeticException
    }
  }

  /** The name of an object of anybody. */
  public String label(Object order) {
    return ((Order) order).name(); // what it is given is cast at once: a precondition
  }

  /** An order. */
  public record Order(String name) {}
}
