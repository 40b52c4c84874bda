package damaged;

import java.util.List;

/** Annotations and generic signatures. */
@Deprecated
public class Deprecations<T extends Comparable<T>> {
  @Deprecated List<? super T> kept;

  @SafeVarargs
  public final <X extends Exception> T first(T one, T... others) throws X {
    return others.length == 0 ? one : others[0].compareTo(one) > 0 ? others[0] : one;
  }
}
