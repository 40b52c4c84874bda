package dev.clew.engine.explore;

import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Machine;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The branches of a fork that can be gone.
 *
 * @param feasible their indices
 * @param models one for each branch; null where it cannot be gone
 */
record Ways(List<Branch> branches, List<Integer> feasible, List<@Nullable PathModel> models) {

  static Ways of(Machine m, PathModel model, Feasibility feasibility) {
    List<Branch> branches = m.branches();
    List<@Nullable PathModel> models = new ArrayList<>();
    List<Integer> feasible = new ArrayList<>();
    for (int i = 0; i < branches.size(); i++) {
      PathModel found = feasibility.check(m.path(), model, branches.get(i));
      models.add(found);
      if (found != null) {
        feasible.add(i);
      }
    }
    return new Ways(branches, feasible, models);
  }

  boolean isOnlyOne() {
    return feasible.size() == 1;
  }

  /** Goes the only way; the model to go on with. */
  @Nullable PathModel takeOnly(Machine m) {
    int only = feasible.get(0);
    m.take(branches.get(only), only, /* open= */ false);
    return models.get(only);
  }
}
