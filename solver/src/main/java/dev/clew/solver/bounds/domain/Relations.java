package dev.clew.solver.bounds.domain;

/** Two nodes of one sort that are equal, or different, or of which one is a third. */
public final class Relations {

  private final Network network;
  private final Domains domains;

  public Relations(Network network, Domains domains) {
    this.network = network;
    this.domains = domains;
  }

  /** Whether no value is possible for both. */
  public boolean disjoint(int a, int b) {
    if (domains.mayBeNan(a) && domains.mayBeNan(b)) {
      return false;
    }
    if (domains.hi(a) < domains.lo(b) || domains.hi(b) < domains.lo(a)) {
      return true;
    }
    return switch (network.shape(a)) {
      case BITS ->
          ((domains.zeros(a) & domains.ones(b)) | (domains.ones(a) & domains.zeros(b))) != 0
              || incongruent(a, b);
      case INTEGER -> incongruent(a, b);
      case TRUTH, FLOAT, IDENTITY, OPAQUE -> false;
    };
  }

  private boolean incongruent(int a, int b) {
    long modulusA = domains.modulus(a);
    long modulusB = domains.modulus(b);
    return modulusA != 1
        && modulusB != 1
        && (domains.rest(a) - domains.rest(b)) % Congruence.gcd(modulusA, modulusB) != 0;
  }

  /** Narrows a node to the values of another. */
  public boolean narrow(int node, int other) {
    return switch (network.shape(node)) {
      case TRUTH, IDENTITY -> domains.range(node, domains.lo(other), domains.hi(other));
      case BITS ->
          domains.range(node, domains.lo(other), domains.hi(other))
              && domains.bits(node, domains.zeros(other), domains.ones(other))
              && domains.congruent(node, domains.modulus(other), domains.rest(other));
      case INTEGER ->
          domains.range(node, domains.lo(other), domains.hi(other))
              && domains.congruent(node, domains.modulus(other), domains.rest(other));
      case FLOAT ->
          (domains.mayBeNan(other) || domains.notNan(node))
              && domains.numbers(node, domains.lo(other), domains.hi(other));
      case OPAQUE -> true;
    };
  }

  /** Narrows a node to the values of two others together. */
  public boolean narrowToEither(int node, int a, int b) {
    if (relevant(node, a) != relevant(node, b)) {
      return narrow(node, relevant(node, a) ? a : b);
    }
    long lo = Math.min(domains.lo(a), domains.lo(b));
    long hi = Math.max(domains.hi(a), domains.hi(b));
    return switch (network.shape(node)) {
      case TRUTH, IDENTITY -> domains.range(node, lo, hi);
      case BITS ->
          domains.range(node, lo, hi)
              && domains.bits(
                  node, domains.zeros(a) & domains.zeros(b), domains.ones(a) & domains.ones(b))
              && congruentToEither(node, a, b);
      case INTEGER -> domains.range(node, lo, hi) && congruentToEither(node, a, b);
      case FLOAT ->
          (domains.mayBeNan(a) || domains.mayBeNan(b) || domains.notNan(node))
              && domains.numbers(node, lo, hi);
      case OPAQUE -> true;
    };
  }

  private boolean relevant(int node, int source) {
    return !disjoint(node, source);
  }

  private boolean congruentToEither(int node, int a, int b) {
    long modulusA = modulusOf(a);
    long modulusB = modulusOf(b);
    if (modulusA == 1 || modulusB == 1) {
      return true;
    }
    long restA = restOf(a);
    long difference = restA - restOf(b);
    // A single value is congruent to itself modulo everything; that is modulus 0 to gcd.
    long modulus = Congruence.gcd(Congruence.gcd(modulusA, modulusB), difference);
    return domains.congruent(node, modulus, modulus == 0 ? 0 : Math.floorMod(restA, modulus));
  }

  private long modulusOf(int node) {
    return isSmallConstant(node) ? 0 : domains.modulus(node);
  }

  private long restOf(int node) {
    return isSmallConstant(node) ? domains.lo(node) : domains.rest(node);
  }

  private boolean isSmallConstant(int node) {
    return domains.isFixed(node)
        && -Congruence.LARGEST < domains.lo(node)
        && domains.lo(node) < Congruence.LARGEST;
  }

  /** Takes the value of one, where only one is left, from the other. */
  public boolean separate(int a, int b) {
    return (!domains.isFixed(a) || differs(b, a)) && (!domains.isFixed(b) || differs(a, b));
  }

  private boolean differs(int node, int fixed) {
    return domains.mayBeNan(fixed) ? domains.notNan(node) : withoutNumber(node, domains.lo(fixed));
  }

  private boolean withoutNumber(int node, long value) {
    if (!domains.mayBeNan(node)) {
      return domains.differs(node, value);
    }
    return (domains.lo(node) != value || domains.numbers(node, value + 1, Long.MAX_VALUE))
        && (domains.hi(node) != value || domains.numbers(node, Long.MIN_VALUE, value - 1));
  }
}
