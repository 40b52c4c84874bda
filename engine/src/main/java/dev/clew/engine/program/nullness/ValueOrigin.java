package dev.clew.engine.program.nullness;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.analysis.Value;

/**
 * Where a value comes from, as far as one method shows.
 *
 * @param number of a parameter, from 0, or of the instruction that made a new object
 * @param member the field that was read, or the method that was called
 * @param size as the JVM counts
 * @param mixed what it may be, where several ways meet; empty where there is one
 */
record ValueOrigin(
    Kind kind, int number, @Nullable MemberKey member, int size, Set<ValueOrigin> mixed)
    implements Value {

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
    /** An object that this method made and no other code knows yet. */
    NEW,
    /** Something else that is never null. */
    NON_NULL,
    /** Anything else. */
    OTHER
  }

  static ValueOrigin of(Kind kind) {
    return new ValueOrigin(kind, -1, null, 1, Set.of());
  }

  static ValueOrigin other(int size) {
    return new ValueOrigin(Kind.OTHER, -1, null, size, Set.of());
  }

  static ValueOrigin parameter(int number, int size) {
    return new ValueOrigin(Kind.PARAMETER, number, null, size, Set.of());
  }

  /**
   * A new object.
   *
   * @param number of the instruction that made it
   */
  static ValueOrigin made(int number) {
    return new ValueOrigin(Kind.NEW, number, null, 1, Set.of());
  }

  static ValueOrigin member(Kind kind, MemberKey member, int size) {
    return new ValueOrigin(kind, -1, member, size, Set.of());
  }

  boolean is(Kind other) {
    return kind == other;
  }

  /** Where two ways meet: what both have in common. */
  ValueOrigin merge(ValueOrigin other) {
    if (equals(other)) {
      return this;
    }
    Set<ValueOrigin> both = new HashSet<>(sources());
    both.addAll(other.sources());
    return new ValueOrigin(common(other), -1, null, Math.min(size, other.size), Set.copyOf(both));
  }

  private Kind common(ValueOrigin other) {
    if ((mayBeNull() || other.mayBeNull()) && size == 1 && other.size == 1) {
      return Kind.PERHAPS_NULL;
    }
    return isNeverNull() && other.isNeverNull() ? Kind.NON_NULL : Kind.OTHER;
  }

  /** The values that it may be, none of them mixed. */
  Set<ValueOrigin> sources() {
    return mixed.isEmpty() ? Set.of(this) : mixed;
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
