package dev.clew.engine.machine;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.outcome.ReasonCode;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Which objects the only thread has locked. Blocks keep a list, which is rarely longer than two;
 * synchronized methods keep nothing, for their frames say what they hold.
 */
public final class ObjectMonitors {

  /** An entered block, and those around it; immutable. */
  record Held(int object, @Nullable Held outer) {

    @Nullable Held without(int gone) {
      if (object == gone) {
        return outer;
      }
      return new Held(object, outer == null ? null : outer.without(gone));
    }

    boolean contains(int wanted) {
      for (Held each = this; each != null; each = each.outer) {
        if (each.object == wanted) {
          return true;
        }
      }
      return false;
    }
  }

  /** Stands for an object that an input has not decided yet. */
  private static final int UNKNOWN = 0;

  private final Machine m;
  private @Nullable Held held;

  ObjectMonitors(Machine m, @Nullable Held held) {
    this.m = m;
    this.held = held;
  }

  @Nullable Held held() {
    return held;
  }

  void trace(IntConsumer identities) {
    for (Held each = held; each != null; each = each.outer) {
      identities.accept(each.object);
    }
  }

  public void enter(long object) {
    held = new Held((int) object, held);
  }

  public void enterUnknown() {
    enter(UNKNOWN);
  }

  /** Leaves a block; false if the object is not locked by one. */
  public boolean exit(long object) {
    Held current = held;
    if (current == null) {
      return false;
    }
    int which = current.contains((int) object) ? (int) object : UNKNOWN;
    if (!current.contains(which)) {
      return false;
    }
    held = current.without(which);
    return true;
  }

  public boolean exitUnknown() {
    return exit(UNKNOWN);
  }

  /** Whether an object is locked; walks the stack. */
  public boolean holds(long object) {
    Held blocks = held;
    if (blocks != null && blocks.contains((int) object)) {
      return true;
    }
    for (Frame f = m.topOrNull(); f != null; f = f.caller) {
      if (f.code.method().isSynchronized() && lockOf(f) == object) {
        return true;
      }
    }
    if (blocks != null && blocks.contains(UNKNOWN)) {
      throw new UnsupportedException(ReasonCode.MONITOR_UNKNOWN, "which of the inputs is locked");
    }
    return false;
  }

  /** Whether anything is locked besides an object, which a wait lets go of; 0 for none. */
  public boolean holdsOtherThan(long released) {
    for (Held each = held; each != null; each = each.outer) {
      if (each.object != released || released == 0) {
        return true;
      }
    }
    for (Frame f = m.topOrNull(); f != null; f = f.caller) {
      if (f.code.method().isSynchronized() && lockOf(f) != released) {
        return true;
      }
    }
    return false;
  }

  private long lockOf(Frame f) {
    if (!f.code.method().isStatic()) {
      return f.raw[0];
    }
    RuntimeClass owner = m.runtime().classes().of(f.code.method().owner());
    return m.mirrors().of(owner);
  }
}
