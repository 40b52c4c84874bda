package dev.clew.smt.z3;

/** A sort or term that Z3 is not asked about; the message completes "does not take". */
final class UnsupportedTermException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnsupportedTermException(String what) {
    super("Z3 does not take " + what);
  }
}
