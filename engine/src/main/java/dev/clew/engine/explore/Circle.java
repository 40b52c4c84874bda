package dev.clew.engine.explore;

import dev.clew.engine.explore.feasibility.Feasibility;
import dev.clew.engine.explore.feasibility.PathModel;
import dev.clew.engine.explore.feasibility.Ways;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MachineMoment;
import dev.clew.engine.outcome.Site;
import dev.clew.solver.expr.Expr;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Goes once round with a machine that is in a state that comes again, and says where the loop is:
 * wherever in the circle it begins, the answer is the same. Goes as the values go that the path
 * carries, which is what a JVM does that is given them.
 */
final class Circle {

  /** A place that control comes by; the loop is in the outermost method, on the first line. */
  private record Place(int depth, Site site) {}

  private static final Comparator<Place> FIRST =
      Comparator.comparingInt(Place::depth)
          .thenComparingInt(place -> place.site().line())
          .thenComparing(place -> place.site().className());

  /** So long a circle is rather given up than followed. */
  static final int MOST_STOPS = 1_000_000;

  private final Machine m;
  private final Feasibility feasibility;
  private final int mostStops;
  private Optional<Place> first = Optional.empty();

  /**
   * @param mostStops branches backwards, calls and forks after which a circle is given up
   */
  Circle(Machine m, Feasibility feasibility, int mostStops) {
    this.mostStops = mostStops;
    this.m = m;
    this.feasibility = feasibility;
  }

  /** Empty if the circle does not close. */
  Optional<Site> find(PathModel model) {
    MachineMoment start = MachineMoment.of(m);
    PathModel current = model;
    for (int i = 0; i < mostStops; i++) {
      current = step(current);
      if (current == null) {
        return Optional.empty();
      }
      if (isBack(start, current)) {
        return first.map(Place::site);
      }
    }
    return Optional.empty();
  }

  private boolean isBack(MachineMoment start, PathModel model) {
    if (start.isBackIn(m)) {
      return true;
    }
    List<Expr> equations = model.proven() ? start.equations(m) : null;
    return equations != null && equations.stream().allMatch(model.evaluator()::holds);
  }

  /** Goes to the next backward branch, call or fork. */
  private @Nullable PathModel step(PathModel model) {
    if (m.isForked()) {
      PathModel next = model.proven() ? follow(model) : takeOnly(model);
      if (m.next() != null && !m.isForked()) {
        see();
      }
      return next;
    }
    m.pauseSoon();
    Machine.Stop stop = m.run();
    if (stop == Machine.Stop.PAUSED) {
      see();
    }
    return stop == Machine.Stop.ENDED ? null : model;
  }

  private @Nullable PathModel takeOnly(PathModel model) {
    Ways ways = Ways.of(m, model, feasibility);
    return ways.left().size() == 1 ? ways.takeOnly(m) : null;
  }

  /** Takes the branch whose guard holds; null where that is not for the values to say. */
  private @Nullable PathModel follow(PathModel model) {
    List<Branch> branches = m.branches();
    for (int i = 0; i < branches.size(); i++) {
      Expr guard = branches.get(i).guard();
      if (guard == null ? branches.size() == 1 : model.evaluator().holds(guard)) {
        m.take(branches.get(i), i, /* open= */ false);
        return model;
      }
    }
    return null;
  }

  private void see() {
    Frame frame = m.top();
    Insn at = m.next();
    while (!frame.code.isProgram() && frame.caller != null) {
      frame = frame.caller;
      at = frame.insn();
    }
    Site site =
        new Site(
            frame.code.method().owner().toString(),
            frame.code.method().name(),
            frame.code.line(at));
    Place place = new Place(frame.depth, site);
    if (first.isEmpty() || FIRST.compare(place, first.get()) < 0) {
      first = Optional.of(place);
    }
  }
}
