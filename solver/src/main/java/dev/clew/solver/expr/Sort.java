package dev.clew.solver.expr;

import java.util.stream.IntStream;

/**
 * What kind of value an expression has.
 *
 * <p>Java's {@code int} and {@code long} are bit-vectors of width 32 and 64, {@code float} and
 * {@code double} are IEEE formats; a {@code byte} is a bit-vector of width 8 that is sign-extended
 * where it is used. {@link Kind#INTEGER} is the mathematical integers: it never wraps, and no
 * operator mixes it with bit-vectors except the explicit conversions.
 *
 * @param kind which family
 * @param exponentBits exponent width of a float, otherwise 0
 * @param bits width of a bit-vector, significand width (hidden bit included) of a float, otherwise
 *     0
 * @param name name of a reference sort, otherwise empty
 */
public record Sort(Kind kind, int exponentBits, int bits, String name) {

  /** The families of sorts; every pass over sorts is an exhaustive switch over them. */
  public enum Kind {
    BOOL,
    BITS,
    FLOAT,
    INTEGER,
    STRING,
    /** Sets of strings: regular languages, always constants. */
    LANGUAGE,
    /** Identities: only equality is known of them. */
    REFERENCE,
    /** IEEE rounding modes. */
    ROUNDING
  }

  /** Keeps every float's magnitude within what a {@code BigInteger} can hold. */
  public static final int MAX_EXPONENT_BITS = 30;

  public static final Sort BOOL = new Sort(Kind.BOOL, 0, 0, "");
  public static final Sort INTEGER = new Sort(Kind.INTEGER, 0, 0, "");
  public static final Sort STRING = new Sort(Kind.STRING, 0, 0, "");
  public static final Sort LANGUAGE = new Sort(Kind.LANGUAGE, 0, 0, "");
  public static final Sort REFERENCE = new Sort(Kind.REFERENCE, 0, 0, "Object");
  public static final Sort ROUNDING = new Sort(Kind.ROUNDING, 0, 0, "");
  public static final Sort FLOAT = new Sort(Kind.FLOAT, 8, 24, "");
  public static final Sort DOUBLE = new Sort(Kind.FLOAT, 11, 53, "");

  /** Shared instances make the sort check of the common widths an identity comparison. */
  private static final Sort[] COMMON_BITS =
      IntStream.rangeClosed(0, Long.SIZE)
          .mapToObj(width -> new Sort(Kind.BITS, 0, Math.max(width, 1), ""))
          .toArray(Sort[]::new);

  public static final Sort BYTE = bits(Byte.SIZE);
  public static final Sort CHAR = bits(Character.SIZE);
  public static final Sort INT = bits(Integer.SIZE);
  public static final Sort LONG = bits(Long.SIZE);

  public Sort {
    boolean valid =
        switch (kind) {
          case BITS -> bits >= 1 && exponentBits == 0;
          case FLOAT -> exponentBits >= 2 && exponentBits <= MAX_EXPONENT_BITS && bits >= 2;
          case BOOL, INTEGER, STRING, LANGUAGE, REFERENCE, ROUNDING ->
              exponentBits == 0 && bits == 0;
        };
    if (!valid) {
      throw new IllegalArgumentException("no such sort: " + kind + " " + exponentBits + " " + bits);
    }
  }

  /** Bit-vectors of a width of at least 1. */
  public static Sort bits(int width) {
    return width >= 1 && width <= Long.SIZE
        ? COMMON_BITS[width]
        : new Sort(Kind.BITS, 0, width, "");
  }

  /** An IEEE 754 binary format; the significand's width counts the hidden bit. */
  public static Sort floating(int exponentBits, int significandBits) {
    if (exponentBits == FLOAT.exponentBits && significandBits == FLOAT.bits) {
      return FLOAT;
    }
    return exponentBits == DOUBLE.exponentBits && significandBits == DOUBLE.bits
        ? DOUBLE
        : new Sort(Kind.FLOAT, exponentBits, significandBits, "");
  }

  /** A sort of identities apart from all others, as SMT-LIB's {@code declare-sort} makes them. */
  public static Sort reference(String name) {
    return new Sort(Kind.REFERENCE, 0, 0, name);
  }

  /** How many bits a value takes; 1 for booleans, and only asked of sorts with a fixed width. */
  public int width() {
    return switch (kind) {
      case BOOL -> 1;
      case BITS -> bits;
      case FLOAT -> exponentBits + bits;
      case REFERENCE, ROUNDING -> Long.SIZE;
      case INTEGER, STRING, LANGUAGE -> throw new IllegalStateException(this + " has no width");
    };
  }

  /** Whether a value of this sort is held in one {@code long}; others are objects. */
  public boolean isRaw() {
    return switch (kind) {
      case BOOL, REFERENCE, ROUNDING -> true;
      case BITS -> bits <= Long.SIZE;
      case FLOAT -> exponentBits + bits <= Long.SIZE;
      case INTEGER, STRING, LANGUAGE -> false;
    };
  }

  /** As in SMT-LIB where it has a name for it, otherwise as in Java. */
  @Override
  public String toString() {
    return switch (kind) {
      case BOOL -> "Bool";
      case BITS -> "(_ BitVec " + bits + ")";
      case FLOAT -> "(_ FloatingPoint " + exponentBits + " " + bits + ")";
      case INTEGER -> "Int";
      case STRING -> "String";
      case LANGUAGE -> "RegLan";
      case REFERENCE -> name;
      case ROUNDING -> "RoundingMode";
    };
  }
}
