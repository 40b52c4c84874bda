package dev.clew.solver.language;

import org.jspecify.annotations.Nullable;

/** Normalises loops: trivial counts, nullable bodies, loops directly inside loops. */
final class LoopForm {
  private LoopForm() {}

  static Language of(Language body, int min, int max) {
    if (min < 0 || max < LoopLanguage.UNBOUNDED || (max != LoopLanguage.UNBOUNDED && max < min)) {
      throw new IllegalArgumentException("no such counts: " + min + ", " + max);
    }
    if (max == 0 || body.equals(Language.EMPTY)) {
      return Language.EMPTY;
    }
    if (body.equals(Language.NOTHING)) {
      return min == 0 ? Language.EMPTY : Language.NOTHING;
    }
    int least = body.nullable() ? 0 : min;
    if (max == 1 && (least == 1 || body.nullable())) {
      return body;
    }
    if (body instanceof LoopLanguage inner) {
      Language flat = flat(inner, least, max);
      if (flat != null) {
        return flat;
      }
    }
    return new LoopLanguage(body, least, max);
  }

  /** One loop in place of two, where the possible products leave no gap; null if there is none. */
  private static @Nullable Language flat(LoopLanguage inner, int min, int max) {
    if (inner.max() == LoopLanguage.UNBOUNDED && inner.min() <= 1) {
      return of(inner.body(), inner.min() == 0 ? 0 : min, LoopLanguage.UNBOUNDED);
    }
    if (inner.min() == 0 && inner.max() != LoopLanguage.UNBOUNDED) {
      long product = (long) inner.max() * max;
      if (max == LoopLanguage.UNBOUNDED) {
        return of(inner.body(), 0, LoopLanguage.UNBOUNDED);
      }
      return product > Integer.MAX_VALUE ? null : of(inner.body(), 0, (int) product);
    }
    return null;
  }

  /** Two neighbours of a sequence as one loop; null if they do not repeat the same body. */
  static @Nullable Language joined(Language left, Language right) {
    if (left instanceof LoopLanguage a
        && right instanceof LoopLanguage b
        && a.body().equals(b.body())) {
      return sum(a.body(), (long) a.min() + b.min(), a.max(), b.max());
    }
    if (left instanceof LoopLanguage a && a.body().equals(right)) {
      return sum(right, a.min() + 1L, a.max(), 1);
    }
    if (right instanceof LoopLanguage b && b.body().equals(left)) {
      return sum(left, b.min() + 1L, 1, b.max());
    }
    return null;
  }

  private static @Nullable Language sum(Language body, long min, long max, long more) {
    boolean unbounded = max == LoopLanguage.UNBOUNDED || more == LoopLanguage.UNBOUNDED;
    if (min > Integer.MAX_VALUE || (!unbounded && max + more > Integer.MAX_VALUE)) {
      return null;
    }
    return of(body, (int) min, unbounded ? LoopLanguage.UNBOUNDED : (int) (max + more));
  }
}
