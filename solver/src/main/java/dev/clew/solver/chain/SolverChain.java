package dev.clew.solver.chain;

import dev.clew.solver.Layer;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.bounds.BoundsLayer;
import dev.clew.solver.search.LocalSearch;
import dev.clew.solver.strings.StringLayer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The one place where solvers are stacked. */
public final class SolverChain {

  private static final int RECENT_MODELS = 8;
  private static final int EXACT_ANSWERS = 1 << 14;
  private static final int SUBSET_FILINGS = 1 << 16;

  private SolverChain() {}

  /**
   * The whole chain over the given back ends, strongest first, between a brief and a long local
   * search; for the calling thread, which closes it. Back ends are loaded when the first query
   * reaches them.
   */
  public static Solver over(List<SolverProvider> backEnds) {
    List<Solver> inTurn = new ArrayList<>();
    inTurn.add(judged("scout", LocalSearch.brief()));
    for (SolverProvider backEnd : backEnds) {
      inTurn.add(judged(backEnd.name(), new LazyBackEnd(backEnd)));
    }
    inTurn.add(judged("search", new LocalSearch()));
    return stack(
        List.of(
            new RecentModels(RECENT_MODELS),
            new Validation("the chain"),
            new Flattening(),
            new Slicing(),
            new ExactCache(EXACT_ANSWERS),
            new SubsetCache(SUBSET_FILINGS),
            new StringLayer(),
            new BoundsLayer()),
        new InTurn(inTurn));
  }

  /**
   * A chain whose answer depends on the query alone, not on what was asked before: every back end
   * starts anew for each query that reaches it. Slower where back ends are needed; for models that
   * people see.
   */
  public static Solver repeatable(List<SolverProvider> backEnds) {
    List<Solver> inTurn = new ArrayList<>();
    inTurn.add(judged("scout", LocalSearch.brief()));
    for (SolverProvider backEnd : backEnds) {
      inTurn.add(judged(backEnd.name(), new FreshBackEnd(backEnd)));
    }
    inTurn.add(judged("search", new LocalSearch()));
    return stack(
        List.of(
            new Validation("the chain"),
            new Flattening(),
            new Slicing(),
            new RepeatCache(EXACT_ANSWERS),
            new StringLayer(),
            new BoundsLayer()),
        new InTurn(inTurn));
  }

  private static Solver judged(String name, Solver solver) {
    return new Stacked(new Validation(name), solver);
  }

  /** Layers from the outermost on. */
  private static Solver stack(List<Layer> layers, Solver bottom) {
    List<Layer> upwards = new ArrayList<>(layers);
    Collections.reverse(upwards);
    Solver solver = bottom;
    for (Layer layer : upwards) {
      solver = new Stacked(layer, solver);
    }
    return solver;
  }
}
