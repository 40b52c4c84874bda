package dev.clew.solver.simplify;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Units and parts of a concatenation that begins with parts of which the length is plain: constants
 * and single units, as arrays of characters have them that were made into a string.
 */
record FixedParts(ExprFactory factory) {

  private static final int MOST = 256;

  private static final int UNKNOWN = -1;

  /** The code of a unit; null where that is not plain. */
  @Nullable Expr codeAt(Expr string, int position) {
    int left = position;
    List<Expr> parts = parts(string);
    for (Expr part : parts) {
      int length = length(part);
      if (length == UNKNOWN) {
        return null;
      }
      if (left < length) {
        return part instanceof Const constant
            ? factory.integerConst(constant.value().asString().charAt(left))
            : part.arg(0);
      }
      left -= length;
    }
    return parts.isEmpty() ? null : factory.integerConst(0);
  }

  /** The codes of all units; null where the parts are not plain, or more than a few hundred. */
  @Nullable List<Expr> codes(Expr string) {
    List<Expr> codes = new ArrayList<>();
    List<Expr> parts = parts(string);
    for (Expr part : parts) {
      int length = length(part);
      if (length == UNKNOWN || codes.size() + length > MOST) {
        return null;
      }
      for (int i = 0; i < length; i++) {
        codes.add(
            part instanceof Const constant
                ? factory.integerConst(constant.value().asString().charAt(i))
                : part.arg(0));
      }
    }
    return parts.isEmpty() ? null : codes;
  }

  /** So many units from a position on; null where the parts are not plain up to the end. */
  @Nullable Expr slice(Expr string, int offset, int count) {
    Expr taken = factory.string("");
    int at = 0;
    int end = (int) Math.min((long) offset + count, Integer.MAX_VALUE);
    List<Expr> parts = parts(string);
    for (Expr part : parts) {
      int length = length(part);
      if (at >= end) {
        break;
      }
      if (length == UNKNOWN) {
        return null;
      }
      taken = factory.apply(StringOp.CONCAT, taken, within(part, offset - at, end - at, length));
      at += length;
    }
    return parts.isEmpty() ? null : taken;
  }

  private Expr within(Expr part, int from, int to, int length) {
    if (from <= 0 && to >= length) {
      return part;
    }
    int start = Math.max(0, from);
    return part instanceof Const constant && start < length
        ? factory.string(constant.value().asString().substring(start, Math.min(to, length)))
        : factory.string("");
  }

  /** In their order; none where there are too many. */
  private static List<Expr> parts(Expr string) {
    List<Expr> parts = new ArrayList<>();
    Expr left = string;
    while (left.is(StringOp.CONCAT) && parts.size() < MOST) {
      parts.add(left.arg(1));
      left = left.arg(0);
    }
    if (left.is(StringOp.CONCAT)) {
      return List.of();
    }
    parts.add(left);
    Collections.reverse(parts);
    return parts;
  }

  /** The length of a string whose parts are all plain; negative for others. */
  static int wholeLength(Expr string) {
    int whole = 0;
    List<Expr> parts = parts(string);
    for (Expr part : parts) {
      int length = length(part);
      if (length == UNKNOWN) {
        return UNKNOWN;
      }
      whole += length;
    }
    return parts.isEmpty() ? UNKNOWN : whole;
  }

  private static int length(Expr part) {
    if (part instanceof Const constant) {
      return constant.value().asString().length();
    }
    return part.is(StringOp.FROM_CODE)
            && IntegerRange.of(part.arg(0)).isWithin(0, Character.MAX_VALUE)
        ? 1
        : UNKNOWN;
  }
}
