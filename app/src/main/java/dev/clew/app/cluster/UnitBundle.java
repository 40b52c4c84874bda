package dev.clew.app.cluster;

import dev.clew.app.work.WorkTarget;
import java.io.Serializable;
import java.util.List;

/**
 * Units of one target that are explored together.
 *
 * @param number among the bundles of a round
 * @param units as lines
 */
public record UnitBundle(int number, WorkTarget target, List<String> units)
    implements Serializable {
  public UnitBundle {
    units = List.copyOf(units);
  }
}
