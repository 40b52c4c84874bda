package dev.clew.engine.heap;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An object of a class, its fields in the slots that {@link dev.clew.engine.program.FieldInfo#slot}
 * numbers.
 *
 * <p>The payload is what the object stands for beyond its fields and is immutable: the text of a
 * string, the type of a class object, the frames of an exception.
 */
public final class Instance extends ValueSlots {

  private @Nullable Object payload;
  private final @Nullable InputIdentity input;
  private @Nullable Object @Nullable [] initial;

  Instance(
      WriteToken owner,
      RuntimeClass type,
      long[] raw,
      @Nullable Object @Nullable [] sym,
      @Nullable Object payload,
      @Nullable InputIdentity input) {
    super(owner, type, raw, sym);
    this.payload = payload;
    this.input = input;
  }

  /** A new object with all fields zero. */
  public static Instance create(WriteToken owner, RuntimeClass type) {
    return new Instance(owner, type, new long[type.instanceSlots()], null, null, null);
  }

  public static Instance create(WriteToken owner, RuntimeClass type, Object payload) {
    return new Instance(owner, type, new long[type.instanceSlots()], null, payload, null);
  }

  /** An object that was there before the program began; all its fields are unread. */
  public static Instance input(
      WriteToken owner, RuntimeClass type, int slots, InputIdentity input) {
    Object[] sym = new Object[slots];
    Arrays.fill(sym, UnreadField.MARK);
    return new Instance(owner, type, new long[slots], sym, null, input);
  }

  /** A string that was there before the program began. */
  public static Instance text(
      WriteToken owner, RuntimeClass type, Object text, InputIdentity input) {
    return new Instance(owner, type, new long[type.instanceSlots()], null, text, input);
  }

  @Override
  long bytes() {
    return SMALL + (long) raw.length * Long.BYTES + bytesOf(payload);
  }

  private static long bytesOf(@Nullable Object payload) {
    if (payload instanceof String text) {
      return text.length();
    }
    return payload instanceof TracedIdentities holder ? holder.heldBytes() : 0;
  }

  public @Nullable Object payload() {
    return payload;
  }

  /** Only for who owns the object. */
  public void setPayload(@Nullable Object value) {
    payload = value;
  }

  /** Null for objects that the program made itself. */
  public @Nullable InputIdentity input() {
    return input;
  }

  /**
   * What an input's field held before the program began, as far as it was looked at: a term or an
   * {@link InitialReference}.
   */
  public @Nullable Object initial(int slot) {
    return initial == null ? null : initial[slot];
  }

  /**
   * Remembers what an input's field held; only for who owns the object.
   *
   * @param symbolic null where the value is known: a field of a class that cannot be loaded is null
   */
  public void setInitial(int slot, long value, @Nullable Object symbolic) {
    if (initial == null) {
      initial = new Object[raw.length];
    }
    initial[slot] =
        symbolic == UnknownReference.MARK ? new InitialReference((int) value) : symbolic;
    set(slot, value, symbolic);
  }

  /** The same object as an input: one that the program has been given instead of having made. */
  public Instance asInput(WriteToken newOwner, InputIdentity identity) {
    return new Instance(
        newOwner, type(), raw.clone(), sym == null ? null : sym.clone(), payload, identity);
  }

  /** The same input when less is open about its class. */
  public Instance narrowed(WriteToken newOwner, RuntimeClass newType) {
    Instance narrowed =
        new Instance(
            newOwner, newType, raw.clone(), sym == null ? null : sym.clone(), payload, input);
    narrowed.initial = initial == null ? null : initial.clone();
    return narrowed;
  }

  /**
   * The same input when it turns out to be of a class below, whose objects may have more fields.
   */
  public Instance widened(WriteToken newOwner, RuntimeClass newType, InputIdentity identity) {
    Instance widened =
        Instance.input(newOwner, newType, Math.max(raw.length, newType.instanceSlots()), identity);
    for (int i = 0; i < raw.length; i++) {
      widened.set(i, raw[i], sym(i));
    }
    widened.initial = initial == null ? null : Arrays.copyOf(initial, widened.raw.length);
    widened.payload = payload;
    return widened;
  }

  /** A new object with the same class, fields and payload, as {@code Object.clone} makes it. */
  public Instance cloned(WriteToken newOwner) {
    return new Instance(
        newOwner, type(), raw.clone(), sym == null ? null : sym.clone(), payload, null);
  }

  @Override
  HeapObject copy(WriteToken newOwner) {
    Instance copy =
        new Instance(
            newOwner, type(), raw.clone(), sym == null ? null : sym.clone(), payload, input);
    copy.initial = initial == null ? null : initial.clone();
    return copy;
  }
}
