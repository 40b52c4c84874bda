package dev.clew.models.kit;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.Map;

/** Arguments as values of terms. */
final class Values {

  private static final Map<Class<?>, Sort> SORTS =
      Map.of(
          boolean.class, Sort.BOOL,
          byte.class, Sort.BYTE,
          short.class, Sort.bits(Short.SIZE),
          char.class, Sort.CHAR,
          int.class, Sort.INT,
          long.class, Sort.LONG,
          float.class, Sort.FLOAT,
          double.class, Sort.DOUBLE,
          String.class, Sort.STRING);

  private Values() {}

  static Sort sort(Class<?> type) {
    Sort sort = SORTS.get(type);
    if (sort == null) {
      throw new IllegalArgumentException("no unknowns of " + type + " here");
    }
    return sort;
  }

  static Value of(Object argument) {
    if (argument instanceof Boolean truth) {
      return Value.of(truth);
    } else if (argument instanceof Character unit) {
      return Value.ofRaw(Sort.CHAR, unit);
    } else if (argument instanceof Byte number) {
      return Value.ofRaw(Sort.BYTE, number);
    } else if (argument instanceof Short number) {
      return Value.ofRaw(Sort.bits(Short.SIZE), number);
    } else if (argument instanceof Integer number) {
      return Value.of(number);
    } else if (argument instanceof Long number) {
      return Value.of(number);
    } else if (argument instanceof Float number) {
      return Value.of(number);
    } else if (argument instanceof Double number) {
      return Value.of(number);
    }
    return Value.of((String) argument);
  }
}
