package dev.clew.solver.nearby;

import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** From which part of an unknown text a term has its units, under some values. */
final class TextRegions {

  /** Of terms inside each other. */
  private static final int DEEPEST = 200;

  private final Evaluator evaluator;

  TextRegions(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /** The region that a string term's units come from; null where there is not one such region. */
  @Nullable TextRegion of(Expr text) {
    return of(text, DEEPEST);
  }

  private @Nullable TextRegion of(Expr text, int depth) {
    if (text instanceof Symbol symbol) {
      return whole(symbol);
    }
    if (!(text instanceof Apply apply) || depth == 0) {
      return null;
    }
    if (apply.op() == CoreOp.ITE) {
      return of(apply.arg(evaluator.holds(apply.arg(0)) ? 1 : 2), depth - 1);
    }
    return apply.op() instanceof StringOp op ? of(op, apply, depth - 1) : null;
  }

  TextRegion whole(Symbol text) {
    String word = word(text);
    return new TextRegion(text, word, 0, word.length());
  }

  /** All of the unknown texts that a term is made of. */
  List<TextRegion> below(Expr text) {
    return new ConjunctTerms(text)
        .symbols().stream()
            .filter(symbol -> symbol.sort().equals(Sort.STRING))
            .map(this::whole)
            .toList();
  }

  private @Nullable TextRegion of(StringOp op, Apply text, int depth) {
    return switch (op) {
      case SLICE -> slice(text, depth);
      case TRIM, STRIP, STRIP_LEADING, STRIP_TRAILING -> inside(text, depth);
      case TO_LOWER, TO_UPPER -> alike(text, depth);
      case FROM_CODE -> text.arg(0).is(StringOp.CODE_AT) ? unit(text.arg(0), depth) : null;
      case CONCAT -> joined(text, depth);
      default -> null;
    };
  }

  /** The unit whose code a term is, or the empty end of a text where there is none yet. */
  @Nullable TextRegion unit(Expr code) {
    return unit(code, DEEPEST);
  }

  private @Nullable TextRegion unit(Expr code, int depth) {
    return unit(code.arg(0), number(code.arg(1)), depth);
  }

  private @Nullable TextRegion unit(Expr text, int place, int depth) {
    if (place < 0 || depth == 0) {
      return null;
    }
    if (text.is(StringOp.CONCAT)) {
      int first = word(text.arg(0)).length();
      return place < first
          ? unit(text.arg(0), place, depth - 1)
          : unit(text.arg(1), place - first, depth - 1);
    }
    TextRegion region = of(text, depth);
    if (region == null) {
      return null;
    }
    return place < region.length()
        ? region.part(place, place + 1)
        : region.part(region.length(), region.length());
  }

  private @Nullable TextRegion slice(Apply text, int depth) {
    TextRegion whole = of(text.arg(0), depth);
    if (whole == null) {
      return null;
    }
    int start = number(text.arg(1));
    int length = number(text.arg(2));
    return start < 0 || start > whole.length() || length < 0
        ? null
        : whole.part(start, start + Math.min(length, whole.length() - start));
  }

  /** What is left of a text after units at its ends are gone. */
  private @Nullable TextRegion inside(Apply text, int depth) {
    TextRegion whole = of(text.arg(0), depth);
    int start = whole == null ? -1 : word(text.arg(0)).indexOf(word(text));
    return whole == null || start < 0
        ? null
        : whole.part(start, start + Math.min(word(text).length(), whole.length() - start));
  }

  private @Nullable TextRegion alike(Apply text, int depth) {
    TextRegion whole = of(text.arg(0), depth);
    return whole != null && word(text).length() == whole.length() ? whole : null;
  }

  /** Neighbours in one text are one region. */
  private @Nullable TextRegion joined(Apply text, int depth) {
    if (word(text.arg(0)).isEmpty()) {
      return of(text.arg(1), depth);
    }
    TextRegion first = of(text.arg(0), depth);
    if (first == null || word(text.arg(1)).isEmpty()) {
      return first;
    }
    TextRegion second = of(text.arg(1), depth);
    return second != null && second.text() == first.text() && second.from() == first.to()
        ? new TextRegion(first.text(), first.whole(), first.from(), second.to())
        : null;
  }

  String word(Expr text) {
    return evaluator.evaluate(text).asString();
  }

  /** A position or a length; -1 for what is none. */
  private int number(Expr term) {
    if (term.sort().kind() != Sort.Kind.INTEGER) {
      return -1;
    }
    BigInteger value = evaluator.evaluate(term).asInteger();
    return value.signum() < 0 || value.bitLength() >= Integer.SIZE ? -1 : value.intValue();
  }
}
