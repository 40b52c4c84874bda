package dev.clew.engine.program.nullness;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.analysis.Value;

/**
 * Where a value comes from, as far as one method shows.
 *
 * @param number of a parameter, or of the instruction that made a new object, from 0
 * @param member the field that was read, or the method that was called
 * @param size as the JVM counts
 */
record ValueOrigin(Kind kind, int number, @Nullable MemberKey member, int size) implements Value {

  /** What a value is. */
  enum Kind {
    /** The receiver. */
    RECEIVER,
    /** A parameter, unchanged. */
    PARAMETER,
    /** The constant. */
    NULL,
    /** Null, or something else. */
    PERHAPS_NULL,
    /** What a field held. */
    FIELD,
    /** What a method returned. */
    RESULT,
    /** An object that this method made and nobody else knows yet. */
    NEW,
    /** Something else that is never null. */
    NON_NULL,
    /** Anything else. */
    OTHER
  }

  static ValueOrigin of(Kind kind) {
    return new ValueOrigin(kind, -1, null, 1);
  }

  static ValueOrigin other(int size) {
    return new ValueOrigin(Kind.OTHER, -1, null, size);
  }

  static ValueOrigin parameter(int number, int size) {
    return new ValueOrigin(Kind.PARAMETER, number, null, size);
  }

  /**
   * A new object.
   *
   * @param number of the instruction that made it
   */
  static ValueOrigin made(int number) {
    return new ValueOrigin(Kind.NEW, number, null, 1);
  }

  static ValueOrigin member(Kind kind, MemberKey member, int size) {
    return new ValueOrigin(kind, -1, member, size);
  }

  boolean is(Kind other) {
    return kind == other;
  }

  /** Where two ways meet: what both have in common. */
  ValueOrigin merge(ValueOrigin other) {
    if (equals(other)) {
      return this;
    }
    boolean isNull = mayBeNull() || other.mayBeNull();
    if (isNull && size == 1 && other.size == 1) {
      return of(Kind.PERHAPS_NULL);
    }
    boolean isNever = isNeverNull() && other.isNeverNull();
    return isNever ? of(Kind.NON_NULL) : other(Math.min(size, other.size));
  }

  private boolean mayBeNull() {
    return kind == Kind.NULL || kind == Kind.PERHAPS_NULL;
  }

  boolean isNeverNull() {
    return kind == Kind.NEW || kind == Kind.NON_NULL || kind == Kind.RECEIVER;
  }

  @Override
  public int getSize() {
    return size;
  }
}
