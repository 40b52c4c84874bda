package dev.clew.engine.machine;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a path has decided about strings that may be one object under two identities; newest first.
 *
 * @param same whether two are one
 */
record TextIdentities(@Nullable TextIdentities before, int one, int other, boolean same) {

  /** All identities of the object that has one of them. */
  static Set<Integer> of(@Nullable TextIdentities newest, int id) {
    Set<Integer> all = new HashSet<>();
    all.add(id);
    int size = 0;
    while (all.size() > size) {
      size = all.size();
      for (TextIdentities fact = newest; fact != null; fact = fact.before) {
        if (fact.same && (all.contains(fact.one) || all.contains(fact.other))) {
          all.add(fact.one);
          all.add(fact.other);
        }
      }
    }
    return all;
  }

  /** Whether two identities are one object; null if that is open. */
  static @Nullable Boolean same(@Nullable TextIdentities newest, int one, int other) {
    Set<Integer> mine = of(newest, one);
    if (mine.contains(other)) {
      return true;
    }
    Set<Integer> theirs = of(newest, other);
    boolean literals =
        mine.stream().anyMatch(id -> id < 0) && theirs.stream().anyMatch(id -> id < 0);
    if (literals) {
      return false; // equal texts have one literal
    }
    for (TextIdentities fact = newest; fact != null; fact = fact.before) {
      boolean apart =
          (mine.contains(fact.one) && theirs.contains(fact.other))
              || (mine.contains(fact.other) && theirs.contains(fact.one));
      if (!fact.same && apart) {
        return false;
      }
    }
    return null;
  }
}
