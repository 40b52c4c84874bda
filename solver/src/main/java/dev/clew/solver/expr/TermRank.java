package dev.clew.solver.expr;

/**
 * What orders terms: the height in the upper 16 bits, a hash of the structure in the others. Two
 * factories give the same term the same rank, whatever else they made before.
 */
final class TermRank {

  /** Of constants and unknowns; the latter are told apart by name. */
  static final long LEAF = 0;

  private static final int HASH_BITS = 48;
  private static final long HASH_MASK = (1L << HASH_BITS) - 1;
  private static final long MAX_HEIGHT = (1L << (Long.SIZE - 1 - HASH_BITS)) - 1;

  private TermRank() {}

  static long of(Op op, Sort sort, Expr[] args) {
    long height = 0;
    long hash = mix(op.toString().hashCode() * 31L + sort.bits() * 7L + sort.exponentBits());
    for (Expr arg : args) {
      height = Math.max(height, arg.rank() >>> HASH_BITS);
      hash = mix(hash + identity(arg));
    }
    return Math.min(height + 1, MAX_HEIGHT) << HASH_BITS | (hash & HASH_MASK);
  }

  private static long identity(Expr arg) {
    if (arg instanceof Symbol symbol) {
      return symbol.name().hashCode();
    }
    return arg instanceof Const constant ? constant.value().hashCode() : arg.rank();
  }

  /** Spreads every bit over all others. */
  private static long mix(long bits) {
    long mixed = (bits ^ (bits >>> 33)) * 0xFF51AFD7ED558CCDL;
    mixed = (mixed ^ (mixed >>> 33)) * 0xC4CEB9FE1A85EC53L;
    return mixed ^ (mixed >>> 33);
  }
}
