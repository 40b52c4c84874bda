package dev.clew.engine.heap;

import dev.clew.engine.program.type.GenericType;
import org.jspecify.annotations.Nullable;

/**
 * A reference among the inputs whose target is not decided, or is decided to be null or an alias. A
 * register or slot that holds one has this identity as raw bits and {@link #MARK} beside them. When
 * it is decided to be an object of its own, that object takes its place under the same identity.
 */
public final class UnknownReference extends HeapObject {

  /** The symbolic part of a value that may be an unknown reference. */
  public static final Object MARK =
      new Object() {
        @Override
        public String toString() {
          return "unknown reference";
        }
      };

  private static final int OPEN = -1;

  private final String name;
  private final @Nullable GenericType generic;
  private final Nullness nullness;
  private final boolean isAlone;
  private final int target;

  private UnknownReference(
      WriteToken owner,
      RuntimeClass type,
      String name,
      @Nullable GenericType generic,
      Nullness nullness,
      boolean isAlone,
      int target) {
    super(owner, type);
    this.name = name;
    this.generic = generic;
    this.nullness = nullness;
    this.isAlone = isAlone;
    this.target = target;
  }

  public static UnknownReference open(WriteToken owner, RuntimeClass type, String name) {
    return open(owner, type, name, null);
  }

  /** The same where more is known than a class. */
  public static UnknownReference open(
      WriteToken owner, RuntimeClass type, String name, @Nullable GenericType generic) {
    return new UnknownReference(
        owner, type, name, generic, Nullness.POSSIBLE, /* isAlone= */ false, OPEN);
  }

  /** What is known of its type arguments; null for nothing. */
  public @Nullable GenericType generic() {
    return generic;
  }

  /** How a condition speaks of it, such as {@code node.next}. */
  public String name() {
    return name;
  }

  public boolean isOpen() {
    return target == OPEN;
  }

  /** Whether null is not tried; what it is may be open. */
  public boolean isNonNull() {
    return nullness != Nullness.POSSIBLE;
  }

  /** Whether null is not tried only because it is not expected. */
  public boolean isUnexpected() {
    return nullness == Nullness.UNEXPECTED;
  }

  /** Whether it is no other input, as nothing else refers to it. */
  public boolean isAlone() {
    return isAlone;
  }

  /** The identity it is decided to be: 0 for null, or that of another input. */
  public int target() {
    return target;
  }

  public UnknownReference knownNonNull(WriteToken newOwner) {
    return with(newOwner, Nullness.IMPOSSIBLE);
  }

  /** The same where more, or less, is known about null. */
  public UnknownReference with(WriteToken newOwner, Nullness known) {
    return new UnknownReference(newOwner, type(), name, generic, known, isAlone, target);
  }

  /** The same, of which is known that no other input is this object. */
  public UnknownReference alone(WriteToken newOwner) {
    return new UnknownReference(
        newOwner, type(), name, generic, nullness, /* isAlone= */ true, target);
  }

  /** It is of a narrower type than was declared, and so not null. */
  public UnknownReference narrowed(WriteToken newOwner, RuntimeClass type) {
    return new UnknownReference(newOwner, type, name, null, Nullness.IMPOSSIBLE, isAlone, target);
  }

  /** The same of another type, if it is not null. */
  public UnknownReference as(WriteToken newOwner, RuntimeClass type) {
    return new UnknownReference(newOwner, type, name, null, nullness, isAlone, target);
  }

  public UnknownReference decided(WriteToken newOwner, int identity) {
    Nullness known = identity == 0 ? Nullness.POSSIBLE : Nullness.IMPOSSIBLE;
    return new UnknownReference(newOwner, type(), name, generic, known, isAlone, identity);
  }

  @Override
  HeapObject copy(WriteToken newOwner) {
    return new UnknownReference(newOwner, type(), name, generic, nullness, isAlone, target);
  }

  @Override
  public String toString() {
    String state = isOpen() ? "open" : target == 0 ? "null" : "alias of " + target;
    return name + " (" + state + ")";
  }
}
