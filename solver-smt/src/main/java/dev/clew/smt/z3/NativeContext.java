package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import com.microsoft.z3.Z3Exception;
import dev.clew.solver.expr.Sort;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.HashMap;
import java.util.Map;

/**
 * One native context, and everything that is to stay alive in it.
 *
 * <p>Handles are plain {@code long}s: an object with a cleaner for each of a million terms is what
 * Z3's own Java classes would cost. What {@link #keep} was given lives until the context is closed;
 * contexts are renewed before that grows beyond bounds. For one thread at a time, except for {@link
 * #interrupt}.
 */
final class NativeContext implements AutoCloseable {

  private static final Logger LOG = System.getLogger(NativeContext.class.getName());

  /** Creating and deleting contexts touches Z3's global state. */
  private static final Object GLOBAL_STATE = new Object();

  private final long handle;

  /**
   * A native vector that holds a reference to each kept object. Emptying it frees deep terms in
   * linear time, unlike deleting a context in which they are still referenced.
   */
  private final long kept;

  private final Map<Sort, Long> sorts = new HashMap<>();
  private boolean open = true;
  private volatile boolean interrupted;

  NativeContext() {
    synchronized (GLOBAL_STATE) {
      long config = Native.mkConfig();
      handle = Native.mkContextRc(config);
      Native.delConfig(config);
    }
    // Without this Z3 ends the process at the first error instead of reporting it.
    Native.setInternalErrorHandler(handle);
    kept = Native.mkAstVector(handle);
    Native.astVectorIncRef(handle, kept);
  }

  long handle() {
    return handle;
  }

  /**
   * Keeps a fresh term, sort or declaration alive; it would not survive the next call otherwise.
   */
  long keep(long object) {
    Native.astVectorPush(handle, kept, object);
    return object;
  }

  /** How many objects are kept: a measure of the memory held. */
  int size() {
    return Native.astVectorSize(handle, kept);
  }

  /**
   * The native sort.
   *
   * @throws UnsupportedTermException when there is none
   */
  long sort(Sort sort) {
    Long known = sorts.get(sort);
    if (known != null) {
      return known;
    }
    long made = keep(make(sort));
    sorts.put(sort, made);
    return made;
  }

  private long make(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> Native.mkBoolSort(handle);
      case BITS -> Native.mkBvSort(handle, sort.bits());
      case FLOAT -> makeFloat(sort);
      case INTEGER -> Native.mkIntSort(handle);
      // An identity is a number of 64 bits; as such it needs no theory beside bit-vectors.
      case REFERENCE -> Native.mkBvSort(handle, Long.SIZE);
      case ROUNDING -> Native.mkFpaRoundingModeSort(handle);
      case STRING, LANGUAGE -> throw new UnsupportedTermException("strings");
    };
  }

  private long makeFloat(Sort sort) {
    if (!FloatEncoder.supports(sort)) {
      throw new UnsupportedTermException("floats of the format " + sort);
    }
    return Native.mkFpaSort(handle, sort.exponentBits(), sort.bits());
  }

  /** A constant that is different from every other, whatever it is called. */
  long fresh(String name, Sort sort) {
    return keep(Native.mkFreshConst(handle, name, sort(sort)));
  }

  long not(long condition) {
    return keep(Native.mkNot(handle, condition));
  }

  long and(long... conditions) {
    return conditions.length == 1
        ? conditions[0]
        : keep(Native.mkAnd(handle, conditions.length, conditions));
  }

  long or(long... conditions) {
    return conditions.length == 1
        ? conditions[0]
        : keep(Native.mkOr(handle, conditions.length, conditions));
  }

  long implies(long premise, long conclusion) {
    return keep(Native.mkImplies(handle, premise, conclusion));
  }

  long eq(long left, long right) {
    return keep(Native.mkEq(handle, left, right));
  }

  long ite(long condition, long first, long second) {
    return keep(Native.mkIte(handle, condition, first, second));
  }

  /** Makes what runs in this context end soon; from any thread, and also when it is closed. */
  synchronized void interrupt() {
    if (open) {
      interrupted = true;
      try {
        Native.interrupt(handle);
      } catch (Z3Exception earlier) {
        // An error of an earlier call, told again; that call has told it to who made it.
        LOG.log(Level.DEBUG, "Z3 repeats an error when interrupted", earlier);
      }
    }
  }

  /**
   * Whether it was interrupted at any time: an interruption that came too late hits what follows.
   */
  boolean interrupted() {
    return interrupted;
  }

  /** Frees the native memory. */
  @Override
  public void close() {
    synchronized (this) {
      if (!open) {
        return;
      }
      open = false;
    }
    Native.astVectorDecRef(handle, kept);
    synchronized (GLOBAL_STATE) {
      Native.delContext(handle);
    }
  }
}
