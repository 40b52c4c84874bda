package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Congruence;
import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Relations;
import dev.clew.solver.bounds.domain.Unbounded;

/** Euclidean division of mathematical integers, above all by constants. */
final class IntegerDivisionRules {

  private final Domains domains;
  private final Relations relations;

  IntegerDivisionRules(Domains domains, Relations relations) {
    this.domains = domains;
    this.relations = relations;
  }

  boolean quotient(int node, int a, int b) {
    if (!domains.isFixed(b)) {
      return true;
    }
    long divisor = domains.lo(b);
    if (divisor == 0) {
      return domains.exactly(node, 0);
    }
    long size = Math.abs(divisor);
    long lo =
        Unbounded.isFinite(domains.lo(a))
            ? Math.floorDiv(domains.lo(a), size)
            : Unbounded.NONE_BELOW;
    long hi =
        Unbounded.isFinite(domains.hi(a))
            ? Math.floorDiv(domains.hi(a), size)
            : Unbounded.NONE_ABOVE;
    return divisor > 0
        ? domains.range(node, lo, hi)
        : domains.range(node, Unbounded.negate(hi), Unbounded.negate(lo));
  }

  boolean dividendOfQuotient(int node, int a, int b) {
    long divisor = domains.lo(b);
    if (!domains.isFixed(b) || divisor == 0) {
      return true;
    }
    long size = Math.abs(divisor);
    long lo = divisor > 0 ? domains.lo(node) : Unbounded.negate(domains.hi(node));
    long hi = divisor > 0 ? domains.hi(node) : Unbounded.negate(domains.lo(node));
    return domains.range(
        a,
        Unbounded.lower(Unbounded.multiply(lo, size)),
        Unbounded.addUpper(Unbounded.upper(Unbounded.multiply(hi, size)), size - 1));
  }

  boolean remainder(int node, int a, int b) {
    if (!domains.isFixed(b)) {
      return domains.lo(b) <= 0 || domains.range(node, 0, Unbounded.addUpper(domains.hi(b), -1));
    }
    long size = Math.abs(domains.lo(b));
    if (size == 0 || unchanged(a, size)) {
      return relations.narrow(node, a);
    }
    return domains.range(node, 0, size - 1) && same(node, a, size);
  }

  private boolean unchanged(int a, long size) {
    return domains.lo(a) >= 0 && domains.hi(a) < size;
  }

  private boolean same(int target, int source, long size) {
    if (domains.isFixed(source)) {
      return domains.congruent(target, size, Math.floorMod(domains.lo(source), size));
    }
    long modulus = Congruence.gcd(domains.modulus(source), size);
    return domains.congruent(target, modulus, domains.rest(source) % modulus);
  }

  boolean dividendOfRemainder(int node, int a, int b) {
    if (!domains.isFixed(b)) {
      return true;
    }
    long size = Math.abs(domains.lo(b));
    return (size == 0 || unchanged(a, size)) ? relations.narrow(a, node) : same(a, node, size);
  }
}
