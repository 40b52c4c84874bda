package dev.clew.hotspots.arrival;

import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.sink.StringSink;

/**
 * A call in a program that hands a string to an interpreter.
 *
 * @param place the method that calls, the line, and the instruction there
 */
public record HotspotPlace(StringSink sink, Backtrace.Element place) {

  /** The method that calls. */
  public MethodInfo method() {
    return place.method();
  }

  public int line() {
    return place.line();
  }
}
