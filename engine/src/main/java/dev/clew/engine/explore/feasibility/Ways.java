package dev.clew.engine.explore.feasibility;

import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.DecisionPath;
import dev.clew.engine.machine.Machine;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The branches of a fork that may be gone. Where the path's values are known to lead to the fork
 * they choose one, and no solver is asked about the others; but for those of a fork at which the
 * path has one of the conditions already: a decision that adds none would count as a choice for
 * ever, as nobody could ask about it later.
 *
 * @param left in the order of the branches
 * @param isOpen whether more than one way was left, at most forks before any solver was asked: the
 *     same on each path with these conditions, whatever values it carries
 */
public record Ways(List<Way> left, boolean isOpen) {

  public static Ways of(Machine m, PathModel model, Feasibility feasibility) {
    List<Branch> branches = m.branches();
    List<Way> left = new ArrayList<>(branches.size());
    for (int i = 0; i < branches.size(); i++) {
      Way way = feasibility.glance(m, model, branches.get(i), i);
      if (way != null) {
        left.add(way);
      }
    }
    Ways ways = new Ways(left, left.size() > 1);
    if (ways.isOpen && ways.isDecided(m.path())) {
      return ways.settled(m, feasibility);
    }
    boolean hasChosen = left.stream().anyMatch(way -> !way.isFlip());
    return hasChosen && model.proven() ? ways : new Ways(ways.checked(m, feasibility), ways.isOpen);
  }

  /** Whether a path has the condition of a way that is left. */
  private boolean isDecided(DecisionPath path) {
    return left.stream()
        .map(way -> way.branch().guard())
        .anyMatch(guard -> guard != null && path.has(guard));
  }

  /** The same, with a solver asked about each flip: none is left. */
  private List<Way> checked(Machine m, Feasibility feasibility) {
    List<Way> checked = new ArrayList<>(left.size());
    for (Way way : left) {
      PathModel model =
          way.isFlip() ? feasibility.check(m.path(), way.model(), way.branch()) : way.model();
      if (model != null) {
        checked.add(new Way(way.branch(), way.index(), model, /* isFlip= */ false));
      }
    }
    return checked;
  }

  /** Those that a solver has not refuted; open only if that is more than one. */
  public Ways settled(Machine m, Feasibility feasibility) {
    List<Way> checked = checked(m, feasibility);
    return new Ways(checked, checked.size() > 1);
  }

  /** The only way that is known to be possible; null if there is none, or another one. */
  public @Nullable Way straight() {
    Way straight = null;
    for (Way way : left) {
      if (!way.isFlip()) {
        if (straight != null) {
          return null;
        }
        straight = way;
      }
    }
    return straight;
  }

  /** Goes the only way that is left, which is no choice; the model to go on with. */
  public PathModel takeOnly(Machine m) {
    Way only = left.get(0);
    m.take(only.branch(), only.index(), /* open= */ false);
    return only.model();
  }
}
