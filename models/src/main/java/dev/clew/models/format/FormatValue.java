package dev.clew.models.format;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RefArray;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.PathMemory;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.models.text.BuilderAccess;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An argument of a format.
 *
 * @param kind of the number in a box, a class for a text, void for null
 * @param term the text or the number, as a register holds it; null for null
 */
record FormatValue(JvmType.Kind kind, @Nullable Expr term) {

  private static final int BYTE_MASK = 0xFF;
  private static final int SHORT_MASK = 0xFFFF;

  /** Null for an object that only its own methods can write. */
  static @Nullable FormatValue of(PathMemory m, long id) {
    if (id == 0) {
      return new FormatValue(JvmType.Kind.VOID, null);
    }
    if (!(m.object(id) instanceof Instance object) || object.type().isOpen()) {
      return null;
    }
    if (object.type() == m.string()) {
      return new FormatValue(JvmType.Kind.CLASS, m.text(id));
    }
    JvmType.Kind kind = boxed(object.type().name());
    return kind == null ? null : box(m.terms(), object, kind);
  }

  private static @Nullable FormatValue box(Terms terms, Instance box, JvmType.Kind kind) {
    int slot = box.type().field("value").slot();
    Object sym = box.sym(slot);
    Sort sort =
        switch (kind) {
          case LONG -> Sort.LONG;
          case FLOAT -> Sort.FLOAT;
          case DOUBLE -> Sort.DOUBLE;
          default -> Sort.INT;
        };
    return sym == null || sym instanceof Expr
        ? new FormatValue(kind, terms.of(sort, box.raw(slot), sym))
        : null;
  }

  private static JvmType.@Nullable Kind boxed(String name) {
    return switch (name) {
      case "java.lang.Boolean" -> JvmType.Kind.BOOLEAN;
      case "java.lang.Character" -> JvmType.Kind.CHAR;
      case "java.lang.Byte" -> JvmType.Kind.BYTE;
      case "java.lang.Short" -> JvmType.Kind.SHORT;
      case "java.lang.Integer" -> JvmType.Kind.INT;
      case "java.lang.Long" -> JvmType.Kind.LONG;
      case "java.lang.Float" -> JvmType.Kind.FLOAT;
      case "java.lang.Double" -> JvmType.Kind.DOUBLE;
      default -> null;
    };
  }

  /** Whether a text or the number in a box is unknown. */
  static boolean isAnyUnknown(PathMemory m, RefArray arguments) {
    for (int i = 0; i < arguments.length(); i++) {
      long id = arguments.raw(i);
      if (arguments.sym(i) == null && id != 0 && isUnknown(m, id)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUnknown(PathMemory m, long id) {
    if (!(m.object(id) instanceof Instance object)) {
      return false;
    }
    if (object.type() == m.string()) {
      return m.isUnknownText(id);
    }
    return boxed(object.type().name()) != null
        && object.sym(object.type().field("value").slot()) instanceof Expr;
  }

  /** As {@code String.valueOf} has it. */
  @Nullable Expr text(Call c) {
    Expr value = term;
    if (value == null) {
      return c.terms().factory().string("null");
    }
    if (kind == JvmType.Kind.CLASS) {
      return value;
    }
    if (kind == JvmType.Kind.FLOAT || kind == JvmType.Kind.DOUBLE) {
      BuilderAccess.requireOwnDigits(c);
    }
    return c.terms().written(kind, value);
  }

  /** What {@code %b} writes: false for null, true for what is no truth value. */
  @Nullable Expr truth(Call c) {
    return kind == JvmType.Kind.BOOLEAN
        ? text(c)
        : c.terms().factory().string(term == null ? "false" : "true");
  }

  /** What {@code %c} writes; null for numbers, which need not be code points. */
  @Nullable Expr unit(Call c) {
    return kind == JvmType.Kind.CHAR || term == null ? text(c) : null;
  }

  /** A whole number; null for anything else. */
  @Nullable Expr whole() {
    return switch (kind) {
      case BYTE, SHORT, INT, LONG -> term;
      default -> null;
    };
  }

  /** A float as a double; null for anything else. */
  @Nullable Expr real(Call c) {
    return switch (kind) {
      case DOUBLE -> term;
      case FLOAT -> c.terms().floats().f2d(Objects.requireNonNull(term));
      default -> null;
    };
  }

  /** The bits of a whole number as a number without sign. */
  @Nullable Expr unsigned(Call c) {
    Expr value = whole();
    if (value == null || kind == JvmType.Kind.INT || kind == JvmType.Kind.LONG) {
      return value;
    }
    int mask = kind == JvmType.Kind.BYTE ? BYTE_MASK : SHORT_MASK;
    return c.terms().ints().and(value, c.terms().factory().intConst(mask));
  }
}
