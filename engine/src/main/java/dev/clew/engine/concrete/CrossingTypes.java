package dev.clew.engine.concrete;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.jvm.JvmIntegers;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The types that values can cross the border between two JVMs in: primitives and strings. */
final class CrossingTypes {

  private static final Sort SHORT = Sort.bits(Short.SIZE);

  private CrossingTypes() {}

  /** Whether all that goes in and comes out is of such a type. */
  static boolean cross(MethodInfo method) {
    JvmType result = method.signature().result();
    return crosses(result)
        && result.kind() != JvmType.Kind.VOID
        && method.signature().parameters().stream().allMatch(CrossingTypes::crosses);
  }

  private static boolean crosses(JvmType type) {
    return !type.isReference() || type.equals(JvmType.STRING);
  }

  static List<String> names(Class<?>[] types) {
    return Arrays.stream(types).map(Class::getName).toList();
  }

  /** As narrow as the type, so that solvers know what it cannot be. */
  static Sort sort(JvmType type) {
    return switch (type.kind()) {
      case BOOLEAN -> Sort.BOOL;
      case BYTE -> Sort.BYTE;
      case SHORT -> SHORT;
      case CHAR -> Sort.CHAR;
      case INT -> Sort.INT;
      case LONG -> Sort.LONG;
      case FLOAT -> Sort.FLOAT;
      case DOUBLE -> Sort.DOUBLE;
      case CLASS -> Sort.STRING;
      case ARRAY, VOID -> throw new IllegalArgumentException(type + " is no value");
    };
  }

  /** A value as registers hold it, made as narrow as its type. */
  static Expr narrow(JvmIntegers ints, JvmType type, Expr held) {
    return switch (type.kind()) {
      case BOOLEAN -> ints.toBoolean(held);
      case BYTE, SHORT, CHAR -> ints.narrow(held, sort(type));
      default -> held;
    };
  }

  /** The opposite of {@link #narrow}. */
  static Expr widen(JvmIntegers ints, JvmType type, Expr narrow) {
    return switch (type.kind()) {
      case BOOLEAN -> ints.ofBoolean(narrow);
      case BYTE, SHORT -> ints.promoteSigned(narrow);
      case CHAR -> ints.promoteChar(narrow);
      default -> narrow;
    };
  }

  static Object box(JvmType type, Value value) {
    return switch (type.kind()) {
      case BOOLEAN -> value.asBoolean();
      case BYTE -> (byte) value.raw();
      case SHORT -> (short) value.raw();
      case CHAR -> (char) value.raw();
      case INT -> value.asInt();
      case LONG -> value.asLong();
      case FLOAT -> value.asFloat();
      case DOUBLE -> value.asDouble();
      case CLASS -> value.asString();
      case ARRAY, VOID -> throw new IllegalArgumentException(type + " is no value");
    };
  }

  /** The value of a box; zero or an empty text for null. */
  static Value value(JvmType type, @Nullable Object box) {
    Sort sort = sort(type);
    if (box == null) {
      return sort.equals(Sort.STRING) ? Value.of("") : Value.zero(sort);
    }
    if (box instanceof Boolean truth) {
      return Value.of(truth);
    }
    if (box instanceof Float number) {
      return Value.of(number);
    }
    if (box instanceof Double number) {
      return Value.of(number);
    }
    if (box instanceof String text) {
      return Value.of(text);
    }
    long bits = box instanceof Character unit ? unit : ((Number) box).longValue();
    return Value.ofRaw(sort, bits);
  }
}
