package dev.clew.engine.outcome;

import dev.clew.solver.strings.picture.StringPicture;
import java.util.List;
import java.util.Optional;

/**
 * How a path came about, for those who look at it.
 *
 * @param steps the decisions that say something, with their places
 * @param strings the graph that the conditions on strings are, of the first paths that have some
 */
public record PathTrace(List<PathStep> steps, Optional<StringPicture> strings) {

  /** Of a path whose decisions are numbers and no more. */
  public static final PathTrace UNKNOWN = new PathTrace(List.of(), Optional.empty());

  public PathTrace {
    steps = List.copyOf(steps);
  }
}
