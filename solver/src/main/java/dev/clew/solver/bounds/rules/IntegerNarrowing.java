package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Congruence;
import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.bounds.domain.Network;
import dev.clew.solver.bounds.domain.Relations;
import dev.clew.solver.bounds.domain.Unbounded;
import dev.clew.solver.expr.IntegerOp;

/** Mathematical integers. */
final class IntegerNarrowing {

  private final Network network;
  private final Domains domains;
  private final IntegerDivisionRules divisions;

  IntegerNarrowing(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
    divisions = new IntegerDivisionRules(domains, new Relations(network, domains));
  }

  boolean forward(IntegerOp op, int node) {
    int a = network.operand(node, 0);
    int b = network.operand(node, 1);
    return switch (op) {
      case ADD -> add(node, a, b);
      case NEG -> negate(node, a);
      case MUL -> multiply(node, a, b);
      case DIV -> divisions.quotient(node, a, b);
      case MOD -> divisions.remainder(node, a, b);
      case LT -> less(node, a, b, false);
      case LE -> less(node, b, a, true);
    };
  }

  private boolean add(int node, int a, int b) {
    return domains.range(
            node,
            Unbounded.addLower(domains.lo(a), domains.lo(b)),
            Unbounded.addUpper(domains.hi(a), domains.hi(b)))
        && combineRests(node, a, b, 1);
  }

  private boolean subtract(int target, int a, int b) {
    return domains.range(
            target,
            Unbounded.addLower(domains.lo(a), Unbounded.negate(domains.hi(b))),
            Unbounded.addUpper(domains.hi(a), Unbounded.negate(domains.lo(b))))
        && combineRests(target, a, b, -1);
  }

  private boolean combineRests(int target, int a, int b, int sign) {
    long modulus =
        Congruence.gcd(
            domains.isFixed(a) ? 0 : domains.modulus(a),
            domains.isFixed(b) ? 0 : domains.modulus(b));
    return modulus <= 1
        || domains.congruent(
            target,
            modulus,
            Math.floorMod(restOf(a, modulus) + sign * restOf(b, modulus), modulus));
  }

  private long restOf(int node, long modulus) {
    return Math.floorMod(domains.isFixed(node) ? domains.lo(node) : domains.rest(node), modulus);
  }

  private boolean negate(int target, int a) {
    long modulus = domains.modulus(a);
    return domains.range(target, Unbounded.negate(domains.hi(a)), Unbounded.negate(domains.lo(a)))
        && domains.congruent(target, modulus, Math.floorMod(-domains.rest(a), modulus));
  }

  private boolean multiply(int node, int a, int b) {
    long ll = Unbounded.multiply(domains.lo(a), domains.lo(b));
    long lh = Unbounded.multiply(domains.lo(a), domains.hi(b));
    long hl = Unbounded.multiply(domains.hi(a), domains.lo(b));
    long hh = Unbounded.multiply(domains.hi(a), domains.hi(b));
    long least = Math.min(Math.min(ll, lh), Math.min(hl, hh));
    long most = Math.max(Math.max(ll, lh), Math.max(hl, hh));
    return domains.range(node, Unbounded.lower(least), Unbounded.upper(most))
        && multiplyRest(node, a, b)
        && multiplyRest(node, b, a);
  }

  private boolean multiplyRest(int node, int a, int constant) {
    long factor = domains.lo(constant);
    if (!domains.isFixed(constant)
        || factor == 0
        || factor <= -Congruence.LARGEST
        || factor >= Congruence.LARGEST) {
      return true;
    }
    long modulus = domains.modulus(a) * Math.abs(factor);
    return domains.congruent(node, modulus, Math.floorMod(domains.rest(a) * factor, modulus));
  }

  /** {@code a < b} has the truth of the node, or its opposite. */
  private boolean less(int node, int a, int b, boolean opposite) {
    if (domains.hi(a) < domains.lo(b)) {
      return domains.truth(node, !opposite);
    }
    return (a != b && domains.lo(a) < domains.hi(b)) || domains.truth(node, opposite);
  }

  boolean backward(IntegerOp op, int node) {
    int a = network.operand(node, 0);
    int b = network.operand(node, 1);
    boolean holds = domains.isTrue(node);
    boolean fails = domains.isFalse(node);
    return switch (op) {
      case ADD -> subtract(a, node, b) && subtract(b, node, a);
      case NEG -> negate(a, node);
      case MUL -> divide(node, a, b) && divide(node, b, a);
      case DIV -> divisions.dividendOfQuotient(node, a, b);
      case MOD -> divisions.dividendOfRemainder(node, a, b);
      case LT -> holds ? below(a, b) : !fails || atMost(b, a);
      case LE -> holds ? atMost(a, b) : !fails || below(b, a);
    };
  }

  private boolean divide(int node, int target, int constant) {
    long factor = domains.lo(constant);
    if (!domains.isFixed(constant) || factor == 0) {
      return true;
    }
    long lo = factor > 0 ? domains.lo(node) : Unbounded.negate(domains.hi(node));
    long hi = factor > 0 ? domains.hi(node) : Unbounded.negate(domains.lo(node));
    long size = Math.abs(factor);
    return domains.range(
        target,
        Unbounded.isFinite(lo) ? ProductRules.ceilDivide(lo, size) : Unbounded.NONE_BELOW,
        Unbounded.isFinite(hi) ? Math.floorDiv(hi, size) : Unbounded.NONE_ABOVE);
  }

  private boolean below(int a, int b) {
    return domains.range(a, Unbounded.NONE_BELOW, Unbounded.addUpper(domains.hi(b), -1))
        && domains.range(b, Unbounded.addLower(domains.lo(a), 1), Unbounded.NONE_ABOVE);
  }

  private boolean atMost(int a, int b) {
    return domains.range(a, Unbounded.NONE_BELOW, domains.hi(b))
        && domains.range(b, domains.lo(a), Unbounded.NONE_ABOVE);
  }
}
