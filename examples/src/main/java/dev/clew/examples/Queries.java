package dev.clew.examples;

/** A query that is put together from its parts. */
public final class Queries {

  String comment;
  String select;
  String from;
  String where;
  String groupBy;
  String having;
  String orderBy;
  boolean distinct;

  /** The query as a text. */
  public String text() { // paths 132
    StringBuilder query = new StringBuilder();
    if (comment != null) {
      query.append("/* ").append(comment).append(" */ ");
    }
    query.append("select ");
    if (distinct) {
      query.append("distinct ");
    }
    query.append(select.strip()); // throws NullPointerException 4: self.select == null
    // throws NullPointerException 4: self.select != null && self.from == null
    query.append(" from ").append(from.strip());
    String conditions = where.trim(); // throws NullPointerException 4: self.where == null
    if (conditions.length() > 0) {
      query.append(" where ").append(conditions);
    }
    if (groupBy.length() > 0) { // throws NullPointerException 8: self.groupBy == null
      query.append(" group by ").append(groupBy);
    }
    if (having.length() > 0) { // throws NullPointerException 16: self.having == null
      query.append(" having ").append(having);
    }
    if (orderBy.length() > 0) { // throws NullPointerException 32: self.orderBy == null
      query.append(" order by ").append(orderBy);
    }
    // returns 32: self.comment == null; returns 32: self.comment != null
    return query.toString();
  }
}
