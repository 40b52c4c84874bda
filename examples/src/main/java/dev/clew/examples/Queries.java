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
  public String text() { // paths 1
    StringBuilder query = new StringBuilder();
    if (comment != null) {
      query.append("/* ").append(comment).append(" */ ");
    }
    query.append("select ");
    if (distinct) {
      query.append("distinct ");
    }
    query.append(select).append(" from ").append(from);
    String conditions = where == null ? "" : where.trim();
    if (conditions.length() > 0) {
      query.append(" where ").append(conditions);
    }
    if (groupBy != null && groupBy.length() > 0) {
      query.append(" group by ").append(groupBy);
    }
    if (having != null && having.length() > 0) {
      query.append(" having ").append(having);
    }
    if (orderBy != null && orderBy.length() > 0) {
      query.append(" order by ").append(orderBy);
    }
    return query.toString();
  }
}
