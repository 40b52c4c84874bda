package dev.clew.engine.boot;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.machine.Ending;
import dev.clew.engine.machine.Machine;

/** The JDK's own start-up failed: a gap in what this engine knows of that JDK. */
public final class BootException extends RuntimeException {

  private static final long serialVersionUID = 1;

  BootException(String what, Machine m) {
    super("the JDK does not start: " + what + ": " + describe(m));
  }

  static String describe(Machine m) {
    if (!(m.ending() instanceof Ending.Threw threw)) {
      return m.ending().toString();
    }
    Instance exception = m.instance(threw.exception());
    RuntimeClass type = exception.type();
    long message = exception.raw(type.field("detailMessage").slot());
    String text = message == 0 ? "" : ": " + m.texts().of(message);
    String trace =
        exception.payload() instanceof Backtrace backtrace
            ? backtrace.elements().stream().limit(12).toList().toString()
            : "";
    return type.name() + text + " at " + trace;
  }
}
