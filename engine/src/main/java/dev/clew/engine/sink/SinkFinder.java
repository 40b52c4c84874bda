package dev.clew.engine.sink;

import dev.clew.engine.program.MethodInfo;
import java.util.List;

/** Knows which methods are sinks. Asked by several threads, and once or twice for each method. */
@FunctionalInterface
public interface SinkFinder {

  /** There are none: no call is looked at. */
  SinkFinder NONE = method -> List.of();

  /** What a call of a method hands to interpreters, overridden methods considered. */
  List<StringSink> of(MethodInfo method);
}
