package dev.clew.replay.hunt;

import dev.clew.replay.TraceFrame;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a call ended that was performed to see what it reaches. */
public sealed interface CallEnd {

  record Returned() implements CallEnd {}

  /**
   * An exception left the call.
   *
   * @param trace innermost frame first, at most 64; the harness's own are left out
   */
  record Threw(String exception, @Nullable String message, List<TraceFrame> trace)
      implements CallEnd {
    public Threw {
      trace = List.copyOf(trace);
    }
  }

  /** It threw what calls before it have thrown often; nothing more is told of it. */
  record ThrewAgain() implements CallEnd {}

  /** It reached more blocks than one call may. */
  record OutOfFuel() implements CallEnd {}

  /** It wanted to do what is not allowed. */
  record Refused(String what) implements CallEnd {}

  /** Its inputs could not be made, or there is no such method. */
  record Failed(String why) implements CallEnd {}

  /** Its JVM died or did not answer; a new one is started for the next call. */
  record Lost() implements CallEnd {}
}
