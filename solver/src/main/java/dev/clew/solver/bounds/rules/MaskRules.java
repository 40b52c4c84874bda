package dev.clew.solver.bounds.rules;

import dev.clew.solver.bounds.domain.Domains;
import dev.clew.solver.expr.BitsOp;

/** Bitwise operators. Known bits do most of it; sign-extended masks need no width. */
final class MaskRules {

  private final Domains domains;

  MaskRules(Domains domains) {
    this.domains = domains;
  }

  boolean forward(BitsOp op, int node, int a, int b) {
    return switch (op) {
      case AND ->
          domains.bits(node, domains.zeros(a) | domains.zeros(b), domains.ones(a) & domains.ones(b))
              && andRange(node, a, b);
      case OR ->
          domains.bits(node, domains.zeros(a) & domains.zeros(b), domains.ones(a) | domains.ones(b))
              && orRange(node, a, b);
      case XOR -> xor(node, a, b);
      case NOT -> complement(node, a);
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  /** Clearing bits makes less of a number of either sign, unless it takes the sign away. */
  private boolean andRange(int node, int a, int b) {
    boolean bounds = domains.lo(a) >= 0 || (domains.hi(a) < 0 && domains.hi(b) < 0);
    boolean otherBounds = domains.lo(b) >= 0 || (domains.hi(b) < 0 && domains.hi(a) < 0);
    return (!bounds || domains.range(node, Long.MIN_VALUE, domains.hi(a)))
        && (!otherBounds || domains.range(node, Long.MIN_VALUE, domains.hi(b)));
  }

  private boolean orRange(int node, int a, int b) {
    boolean bounds = domains.hi(a) < 0 || (domains.lo(a) >= 0 && domains.lo(b) >= 0);
    boolean otherBounds = domains.hi(b) < 0 || (domains.lo(b) >= 0 && domains.lo(a) >= 0);
    return (!bounds || domains.range(node, domains.lo(a), Long.MAX_VALUE))
        && (!otherBounds || domains.range(node, domains.lo(b), Long.MAX_VALUE));
  }

  private boolean xor(int target, int a, int b) {
    long zerosA = domains.zeros(a);
    long onesA = domains.ones(a);
    long zerosB = domains.zeros(b);
    long onesB = domains.ones(b);
    return domains.bits(
        target, (zerosA & zerosB) | (onesA & onesB), (zerosA & onesB) | (onesA & zerosB));
  }

  private boolean complement(int target, int a) {
    long modulus = domains.modulus(a);
    return domains.range(target, ~domains.hi(a), ~domains.lo(a))
        && domains.bits(target, domains.ones(a), domains.zeros(a))
        && (modulus == 1
            || domains.congruent(target, modulus, Math.floorMod(~domains.rest(a), modulus)));
  }

  boolean backward(BitsOp op, int node, int a, int b) {
    return switch (op) {
      case AND -> andOperand(node, a, b) && andOperand(node, b, a);
      case OR -> orOperand(node, a, b) && orOperand(node, b, a);
      case XOR -> xor(a, node, b) && xor(b, node, a);
      case NOT -> complement(a, node);
      default -> throw new IllegalArgumentException(op.toString());
    };
  }

  private boolean andOperand(int node, int target, int other) {
    return domains.bits(target, domains.zeros(node) & domains.ones(other), domains.ones(node))
        && (domains.lo(target) < 0 || domains.range(target, domains.lo(node), Long.MAX_VALUE));
  }

  private boolean orOperand(int node, int target, int other) {
    return domains.bits(target, domains.zeros(node), domains.ones(node) & domains.zeros(other))
        && (domains.hi(target) >= 0 || domains.range(target, Long.MIN_VALUE, domains.hi(node)));
  }
}
