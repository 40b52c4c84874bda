package dev.clew.solver.nearby;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.membership.NumberMembership;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which units conjuncts allow where they speak of one unit alone. Remembered for each conjunct, as
 * a path asks about the same ones again and again. For one thread.
 */
final class KnownUnits {

  private static final int CAPACITY = 1 << 14;

  /** A unit's code, and what it may be. */
  record Allowed(Expr code, CharSet units) {}

  private final Map<Expr, Optional<Allowed>> known = new HashMap<>();

  /** What a conjunct allows; null where it does not speak of one unit alone. */
  @Nullable Allowed by(Expr conjunct) {
    if (known.size() >= CAPACITY) {
      known.clear();
    }
    return known.computeIfAbsent(conjunct, KnownUnits::read).orElse(null);
  }

  private static Optional<Allowed> read(Expr conjunct) {
    NumberMembership membership = NumberMembership.of(conjunct);
    boolean isUnit = membership != null && isUnit(membership.term());
    return membership == null || !isUnit
        ? Optional.empty()
        : Optional.of(new Allowed(membership.term(), membership.units()));
  }

  private static boolean isUnit(Expr term) {
    return term.is(StringOp.CODE_AT) || term.sort().equals(Sort.CHAR);
  }

  /** What all conjuncts together allow that speak of the same code. */
  CharSet allowed(Expr code, List<Expr> conjuncts) {
    CharSet units = CharSet.ALL;
    for (Expr conjunct : conjuncts) {
      Allowed each = by(conjunct);
      if (each != null && each.code() == code) {
        units = units.intersect(each.units());
      }
    }
    return units;
  }
}
