package dev.clew.engine.outcome;

import dev.clew.solver.strings.picture.StringPicture;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a path came about, for those who look at it.
 *
 * @param steps the decisions that say something, with their places
 * @param strings the graph that the conditions on strings are, of the first paths that have some
 */
public record PathTrace(List<PathStep> steps, Optional<StringPicture> strings)
    implements Serializable {

  /** Of a path whose decisions are numbers and no more. */
  public static final PathTrace UNKNOWN = new PathTrace(List.of(), Optional.empty());

  public PathTrace {
    steps = List.copyOf(steps);
  }

  private Object writeReplace() {
    return new Written(steps, strings.orElse(null));
  }

  /** The same for streams, which take no {@link Optional}. */
  private record Written(List<PathStep> steps, @Nullable StringPicture strings)
      implements Serializable {
    private Object readResolve() {
      return new PathTrace(steps, Optional.ofNullable(strings));
    }
  }
}
