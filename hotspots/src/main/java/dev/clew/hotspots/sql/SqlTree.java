package dev.clew.hotspots.sql;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import net.sf.jsqlparser.expression.Alias;
import net.sf.jsqlparser.parser.CCJSqlParser;
import net.sf.jsqlparser.parser.CCJSqlParserUtil;
import net.sf.jsqlparser.parser.ParseException;
import net.sf.jsqlparser.parser.TokenMgrException;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.Statements;
import net.sf.jsqlparser.statement.select.OrderByElement;
import org.jspecify.annotations.Nullable;

/** JSqlParser's tree of one or several statements. */
final class SqlTree {
  /** A number with a sign; a difference has a space behind its minus. */
  private static final Pattern SIGNED = Pattern.compile("(?<=[ (])[-+]1\\b");

  private final Statements statements;

  private SqlTree(Statements statements) {
    this.statements = statements;
  }

  /** What the parser did not understand. */
  static final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    Refusal(String message) {
      super(message);
    }
  }

  /** The tree of a text that is standard in its literals, names and comments. */
  static SqlTree of(String text) throws Refusal {
    if (text.isEmpty()) {
      throw new Refusal("no statement");
    }
    try {
      CCJSqlParser parser = CCJSqlParserUtil.newParser(text);
      Statements statements = parser.Statements();
      if (statements == null || statements.isEmpty()) {
        throw new Refusal("no statement");
      }
      return new SqlTree(statements);
    } catch (ParseException | TokenMgrException refused) {
      throw new Refusal(firstLine(refused.getMessage()));
    } catch (NullPointerException | IllegalArgumentException | IndexOutOfBoundsException broken) {
      // The parser's own actions stumble over some texts that its grammar takes.
      throw new Refusal("not understood");
    }
  }

  private static String firstLine(@Nullable String message) {
    if (message == null) {
      return "not understood";
    }
    return message.lines().filter(line -> !line.isBlank()).findFirst().orElse("not understood");
  }

  int statementCount() {
    return statements.size();
  }

  /** The statements with names, signs of numbers and directions of orders left out. */
  String shape() {
    for (Object node : nodes()) {
      erase(node);
    }
    String text = statements.toString().replace("\n", " ").replace("\r", "").strip();
    return SIGNED.matcher(text).replaceAll("1");
  }

  private static void erase(Object node) {
    if (node instanceof Column column) {
      column.setColumnName("c");
    } else if (node instanceof Table table) {
      eraseParts(table);
    } else if (node instanceof Alias alias) {
      alias.setName("a");
    } else if (node instanceof OrderByElement order) {
      order.setAsc(true);
      order.setAscDescPresent(false);
    }
  }

  private static void eraseParts(Table table) {
    List<String> parts = new ArrayList<>(table.getNameParts());
    Collections.fill(parts, "t");
    Collections.reverse(parts);
    table.setNameParts(parts);
  }

  /** All nodes, in an order that depends on the tree alone. */
  List<Object> nodes() {
    List<Object> found = new ArrayList<>();
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> left = new ArrayDeque<>();
    left.add(statements);
    while (!left.isEmpty()) {
      Object node = left.pop();
      if (seen.add(node)) {
        if (belongs(node.getClass())) {
          found.add(node);
          addFields(node, left);
        }
        if (node instanceof Collection<?> many) {
          many.stream().filter(one -> one != null).forEach(left::push);
        }
      }
    }
    return found;
  }

  private static void addFields(Object node, Deque<Object> left) {
    for (Class<?> type = node.getClass();
        type != null && belongs(type);
        type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
          Object value = valueOf(field, node);
          if (value != null && (value instanceof Collection || belongs(value.getClass()))) {
            left.push(value);
          }
        }
      }
    }
  }

  private static @Nullable Object valueOf(Field field, Object node) {
    try {
      field.setAccessible(true);
      return field.get(node);
    } catch (IllegalAccessException | RuntimeException closed) {
      return null;
    }
  }

  private static boolean belongs(Class<?> type) {
    String name = type.getName();
    return name.startsWith("net.sf.jsqlparser.")
        && !name.startsWith("net.sf.jsqlparser.parser.")
        && !type.isEnum();
  }
}
