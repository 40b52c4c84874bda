package dev.clew.solver.simplify;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.StringOp;
import org.jspecify.annotations.Nullable;

/** Rules for finding one string in another. */
record SearchRules(ExprFactory factory) {

  @Nullable Expr rewrite(StringOp op, Expr[] args) {
    Expr s = args[0];
    Expr part = args[1];
    return switch (op) {
      case CONTAINS -> contains(s, part);
      case STARTS_WITH -> startsWith(s, part);
      case ENDS_WITH -> endsWith(s, part);
      case INDEX_OF -> indexOf(s, part, args[2]);
      case LAST_INDEX_OF -> lastIndexOf(s, part, args[2]);
      default -> throw new IllegalArgumentException(op + " finds nothing");
    };
  }

  /** What holds of any way to have a part: a string has itself and nothing. */
  private @Nullable Expr trivial(Expr s, Expr part) {
    if (s == part || StringRules.isText(part, "")) {
      return factory.bool(true);
    }
    return StringRules.isText(s, "") ? factory.eq(part, s) : null;
  }

  private @Nullable Expr contains(Expr s, Expr part) {
    Expr trivial = trivial(s, part);
    Expr known = trivial != null ? trivial : new UnitRows(factory).contains(s, part);
    if (known != null || !s.is(StringOp.CONCAT)) {
      return known;
    }
    if (s.arg(0) == part || s.arg(1) == part) {
      return factory.bool(true);
    }
    if (!(part instanceof Const constant)) {
      return null;
    }
    String text = constant.value().asString();
    if (isIn(text, s.arg(1))
        || isIn(text, s.arg(0))
        || ConcatenationShape.prefix(s).contains(text)) {
      return factory.bool(true);
    }
    // A single unit lies in one part or the other, never across.
    boolean drops = text.length() == 1 && s.arg(1) instanceof Const;
    return drops ? factory.apply(StringOp.CONTAINS, s.arg(0), part) : null;
  }

  private static boolean isIn(String text, Expr part) {
    return part instanceof Const constant && constant.value().asString().contains(text);
  }

  private @Nullable Expr startsWith(Expr s, Expr part) {
    Expr trivial = trivial(s, part);
    Expr known = trivial != null ? trivial : new UnitRows(factory).startsWith(s, part);
    if (known == null && part instanceof Const word) {
      known = new NumeralEnds(factory).startsWith(s, word.value().asString());
    }
    return known != null
        ? known
        : withoutCommon(StringOp.STARTS_WITH, new CommonEnds(factory, s, part).stripFronts());
  }

  private @Nullable Expr endsWith(Expr s, Expr part) {
    Expr trivial = trivial(s, part);
    Expr known = trivial != null ? trivial : new UnitRows(factory).endsWith(s, part);
    if (known == null && part instanceof Const word) {
      known = new NumeralEnds(factory).endsWith(s, word.value().asString());
    }
    return known != null
        ? known
        : withoutCommon(StringOp.ENDS_WITH, new CommonEnds(factory, s, part).stripBacks());
  }

  private @Nullable Expr withoutCommon(StringOp op, CommonEnds ends) {
    if (ends.clash()) {
      return factory.bool(false);
    }
    return ends.changed() ? factory.apply(op, ends.left(), ends.right()) : null;
  }

  private @Nullable Expr indexOf(Expr s, Expr part, Expr start) {
    if (start instanceof Const constant && constant.value().asInteger().signum() < 0) {
      return factory.integerConst(-1);
    }
    boolean atStart = start instanceof Const constant && constant.value().asInteger().signum() == 0;
    if (atStart && (s == part || StringRules.isText(part, ""))) {
      return start;
    }
    Expr known = atStart ? new UnitRows(factory).indexOf(s, part) : null;
    if (known != null) {
      return known;
    }
    if (!atStart || !(part instanceof Const constant) || !s.is(StringOp.CONCAT)) {
      return StringRules.isText(part, "") ? emptyAt(s, start) : null;
    }
    int found = ConcatenationShape.prefix(s).indexOf(constant.value().asString());
    return found >= 0 ? factory.integerConst(found) : null;
  }

  /** An empty string is found where the search starts, if that is within. */
  private Expr emptyAt(Expr s, Expr start) {
    Expr within =
        factory.and(
            factory.apply(IntegerOp.LE, factory.integerConst(0), start),
            factory.apply(IntegerOp.LE, start, factory.apply(StringOp.LENGTH, s)));
    return factory.ite(within, start, factory.integerConst(-1));
  }

  private @Nullable Expr lastIndexOf(Expr s, Expr part, Expr start) {
    if (start instanceof Const constant && constant.value().asInteger().signum() < 0) {
      return factory.integerConst(-1);
    }
    boolean fromEnd = start.is(StringOp.LENGTH) && start.arg(0) == s;
    if (fromEnd && StringRules.isText(part, "")) {
      return start;
    }
    return fromEnd && s == part ? factory.integerConst(0) : null;
  }
}
