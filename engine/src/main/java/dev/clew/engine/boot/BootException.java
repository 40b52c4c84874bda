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
    return describe(m, threw.exception());
  }

  private static String describe(Machine m, long id) {
    Instance exception = m.instance(id);
    RuntimeClass type = exception.type();
    long message = exception.raw(type.field("detailMessage").slot());
    String text = message == 0 ? "" : ": " + m.texts().of(message);
    String trace =
        exception.payload() instanceof Backtrace backtrace
            ? backtrace.elements().stream().limit(12).toList().toString()
            : "";
    String link = type.hasField("target") ? "target" : "cause";
    long cause = exception.raw(type.field(link).slot());
    String reason = cause == 0 || cause == id ? "" : ", caused by " + describe(m, cause);
    return type.name() + text + " at " + trace + reason;
  }
}
