import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * A statement that is put together from its parts, after a class of Hibernate's that Shannon and
 * others explored in "Abstracting Symbolic Execution with String Analysis" (2007). Every part is a
 * buffer of its own.
 */
public final class SelectStatement {

  private final String from;
  private StringBuffer columns = new StringBuffer();
  private StringBuffer where = new StringBuffer();
  private StringBuffer groupBy = new StringBuffer();
  private StringBuffer having = new StringBuffer();
  private StringBuffer orderBy = new StringBuffer();
  private String outerJoins = "";
  private String comment;
  private boolean distinct;

  public SelectStatement(String table) {
    this.from = " " + table;
  }

  public void addColumns(String list) {
    add(columns, list);
  }

  public void addCondition(String condition) {
    where.append(where.length() > 0 ? " and " : "").append(condition);
  }

  public void addOrder(String list) {
    add(orderBy, list);
  }

  private static void add(StringBuffer all, String list) {
    if (all.length() > 0) {
      all.append(", ");
    }
    all.append(list);
  }

  public SelectStatement copy() {
    SelectStatement copy = new SelectStatement(from);
    copy.columns = new StringBuffer(columns.toString());
    copy.where = new StringBuffer(where.toString());
    copy.distinct = distinct;
    return copy;
  }

  public String text() {
    StringBuffer text = new StringBuffer(50);
    if (comment != null) {
      text.append("/* ").append(comment).append(" */ ");
    }
    text.append("select ");
    if (distinct) {
      text.append("distinct ");
    }
    String tables = from;
    if (tables.startsWith(",")) {
      tables = tables.substring(1);
    } else if (tables.startsWith(" inner join")) {
      tables = tables.substring(11);
    }
    text.append(columns.toString()).append(" from").append(tables);
    String joins = outerJoins.trim();
    String conditions = where.toString().trim();
    boolean hasJoins = joins.length() > 0;
    boolean hasConditions = conditions.length() > 0;
    if (hasJoins || hasConditions) {
      text.append(" where ");
      if (hasJoins) {
        text.append(joins.substring(4));
      }
      if (hasConditions) {
        text.append(hasJoins ? " and (" : "").append(conditions).append(hasJoins ? ")" : "");
      }
    }
    if (groupBy.length() > 0) {
      text.append(" group by ").append(groupBy.toString());
    }
    if (having.length() > 0) {
      text.append(" having ").append(having.toString());
    }
    if (orderBy.length() > 0) {
      text.append(" order by ").append(orderBy.toString());
    }
    return text.toString();
  }

  public ResultSet run(Statement statement) throws SQLException {
    return statement.executeQuery(text());
  }
}
