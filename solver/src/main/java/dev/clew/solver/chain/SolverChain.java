package dev.clew.solver.chain;

import dev.clew.solver.Layer;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.nearby.NearbyStepsLayer;
import dev.clew.solver.nearby.NearbyTextsLayer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** The one place where solvers are stacked. */
public final class SolverChain {

  private static final int RECENT_MODELS = 8;
  private static final int EXACT_ANSWERS = 1 << 14;
  private static final int SUBSET_FILINGS = 1 << 16;

  private SolverChain() {}

  /** The whole chain with all that there is for strings. */
  public static Solver over(List<SolverProvider> backEnds) {
    return over(backEnds, StringBackEnds.ALL);
  }

  /**
   * The whole chain over the given back ends, strongest first, between a brief and a long local
   * search; for the calling thread, which closes it. Back ends are loaded when the first query
   * reaches them.
   */
  public static Solver over(List<SolverProvider> backEnds, StringBackEnds strings) {
    return without(Set.of(), backEnds, strings);
  }

  /**
   * The whole chain but for some layers and solvers, to see what each is worth. Validation stays.
   *
   * @param leftOut by the names that statistics have
   */
  public static Solver without(
      Set<String> leftOut, List<SolverProvider> backEnds, StringBackEnds strings) {
    List<Layer> layers =
        new ArrayList<>(
            List.of(
                new RecentModels(RECENT_MODELS),
                new ValidatingSolver("the chain"),
                new FlatteningLayer(),
                new SlicingLayer(),
                new ExactCache(EXACT_ANSWERS),
                new SubsetCache(SUBSET_FILINGS),
                new NearbyTextsLayer()));
    layers.removeIf(layer -> leftOut.contains(layer.name()));
    PortfolioMembers members = new PortfolioMembers(backEnds, LazyBackEnd::new, leftOut);
    return stack(layers, members.all(strings, /* racing= */ true));
  }

  /** A repeatable chain with all that there is for strings. */
  public static Solver repeatable(List<SolverProvider> backEnds) {
    return repeatable(backEnds, StringBackEnds.ALL);
  }

  /**
   * A chain whose answer depends on the query alone, not on what was asked before: every back end
   * starts anew for each query that reaches it. Slower where back ends are needed; for models that
   * people see.
   */
  public static Solver repeatable(List<SolverProvider> backEnds, StringBackEnds strings) {
    PortfolioMembers members = new PortfolioMembers(backEnds, FreshBackEnd::new, Set.of());
    return stack(
        List.of(
            new ValidatingSolver("the chain"),
            new FlatteningLayer(),
            new SlicingLayer(),
            new RepeatCache(EXACT_ANSWERS),
            NearbyStepsLayer.ofMany()),
        members.all(strings, /* racing= */ false));
  }

  /** Layers from the outermost on. */
  static Solver stack(List<Layer> layers, Solver bottom) {
    List<Layer> upwards = new ArrayList<>(layers);
    Collections.reverse(upwards);
    Solver solver = bottom;
    for (Layer layer : upwards) {
      solver = new Stacked(layer, solver);
    }
    return solver;
  }
}
