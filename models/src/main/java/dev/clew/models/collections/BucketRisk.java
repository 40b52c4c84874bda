package dev.clew.models.collections;

import dev.clew.engine.model.PathMemory;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;

/**
 * Whether a bucket may have become so full that the JDK would have made more buckets, or a tree of
 * it: the order of entries is another one then.
 *
 * @param capacity how many buckets there were when there were first enough entries for that; 0 if
 *     there never were
 * @param isLost whether an entry was removed since, so that it cannot be told any more
 */
record BucketRisk(int capacity, boolean isLost) {

  static final BucketRisk NONE = new BucketRisk(0, /* isLost= */ false);

  /** A bucket that gets one more than so many may be changed: by {@code compute}, not by put. */
  private static final int MOST = 7;

  /** After one more entry. */
  BucketRisk grown(PathMemory m, DeferredTable before) {
    return capacity == 0 && before.nodes().size() >= MOST && canBeFull(m, before)
        ? new BucketRisk(before.capacity(), isLost)
        : this;
  }

  private static boolean canBeFull(PathMemory m, DeferredTable table) {
    int unknown = 0;
    int[] known = new int[table.capacity()];
    int most = 0;
    for (int node : table.nodes()) {
      Expr hash = HashTable.hash(m, node);
      if (hash instanceof Const constant) {
        int bucket = constant.value().asInt() & (table.capacity() - 1);
        most = Math.max(most, ++known[bucket]);
      } else {
        unknown++;
      }
    }
    return most + unknown >= MOST;
  }

  BucketRisk shrunk() {
    return capacity == 0 ? this : new BucketRisk(capacity, /* isLost= */ true);
  }

  /** When no bucket has ever been too full. */
  Expr isGood(PathMemory m, DeferredTable table) {
    Terms terms = m.terms();
    Expr good = terms.factory().bool(!isLost);
    for (int bucket = 0; bucket < capacity && !isLost; bucket++) {
      Expr count = terms.factory().intConst(0);
      for (int node : table.nodes()) {
        Expr isHere =
            terms.ints().eq(EntryOrder.bucket(m, node, capacity), terms.factory().intConst(bucket));
        count = terms.ints().add(count, terms.ints().ofBoolean(isHere));
      }
      good = terms.factory().and(good, terms.ints().le(count, terms.factory().intConst(MOST)));
    }
    return good;
  }
}
