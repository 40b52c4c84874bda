package dev.clew.solver.chain;

import dev.clew.solver.Budget;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.bounds.BoundsLayer;
import dev.clew.solver.decimal.FloatTextLayer;
import dev.clew.solver.guess.GuessingLayer;
import dev.clew.solver.nearby.NearbyStepsLayer;
import dev.clew.solver.search.LocalSearch;
import dev.clew.solver.strings.AutomataSolver;
import dev.clew.solver.strings.GraphLayer;
import dev.clew.solver.unrolled.UnrolledSolver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What stands below the caches: solvers for numbers, and those for strings, which ask the former.
 *
 * @param backEnds strongest first
 * @param maker how a back end is made
 * @param leftOut names of members that are not asked
 */
record PortfolioMembers(
    List<SolverProvider> backEnds, Function<SolverProvider, Solver> maker, Set<String> leftOut) {

  /** What automata decide at all they mostly decide within this time. */
  private static final Duration GLANCE = Duration.ofMillis(60);

  /** For guesses. */
  private static final Duration GAZE = Duration.ofMillis(300);

  /** Beyond this time they hardly ever decide anything. */
  private static final Duration LOOK = Duration.ofSeconds(1);

  /**
   * The same in steps, where the answer must not depend on how fast the machine is. All recorded
   * path conditions need fewer than 500 ({@code StepLimits} in {@code benchmarks}).
   */
  private static final long LOOK_STEPS = 20_000;

  /**
   * All of them.
   *
   * @param racing whether string solvers may run at the same time
   */
  Solver all(StringBackEnds strings, boolean racing) {
    Solver numbers = numbers();
    FloatTextLayer floatTexts = new FloatTextLayer();
    Solver texts = forStrings(strings, new BorrowedSolver(numbers), racing);
    Solver told = leftOut.contains(floatTexts.name()) ? texts : new Stacked(floatTexts, texts);
    return new ByTheory(told, numbers);
  }

  private Solver numbers() {
    List<Solver> inTurn = new ArrayList<>();
    add(inTurn, "scout", judged("scout", LocalSearch.brief()));
    inTurn.addAll(made(/* forStrings= */ false));
    add(inTurn, "search", judged("search", new LocalSearch()));
    Solver members = new InTurn(inTurn);
    BoundsLayer bounds = new BoundsLayer();
    return leftOut.contains(bounds.name()) ? members : new Stacked(bounds, members);
  }

  private void add(List<Solver> inTurn, String name, Solver solver) {
    if (!leftOut.contains(name)) {
      inTurn.add(solver);
    }
  }

  private Solver forStrings(StringBackEnds strings, Solver numbers, boolean racing) {
    return switch (strings) {
      case AUTOMATA -> automata(numbers);
      case UNROLLED -> new Stacked(new GraphLayer(), unrolled(numbers));
      case SMT -> new InTurn(made(/* forStrings= */ true));
      case ALL -> portfolio(numbers, racing);
    };
  }

  /** Automata are quick on most queries; on the others all members are asked at once. */
  private Solver portfolio(Solver numbers, boolean racing) {
    List<Solver> smt = made(/* forStrings= */ true);
    Solver automata = automata(numbers);
    List<Solver> rest = new ArrayList<>();
    if (!racing || smt.isEmpty()) {
      add(rest, "unrolled", unrolled(numbers));
      rest.addAll(smt);
      UnaryOperator<Budget> look =
          racing ? budget -> budget.atMost(LOOK) : budget -> budget.atMostSteps(LOOK_STEPS);
      Solver dear = new FullOnly(new InTurn(rest));
      return new InTurn(
          List.of(
              ascii(automata, look),
              new BriefSolver(automata, look),
              racing ? dear : new Stacked(NearbyStepsLayer.ofAny(), dear)));
    }
    rest.add(BriefSolver.of(new BorrowedSolver(automata), LOOK));
    add(rest, "unrolled", unrolled(numbers));
    rest.addAll(smt.subList(1, smt.size()));
    rest.add(
        new BorrowedSolver(
            automata)); // with all the time that is left: some words can only be tried
    Solver race = new SolverRace(smt.get(0), new InTurn(rest));
    List<Solver> inTurn = new ArrayList<>();
    add(inTurn, "ascii", ascii(automata, budget -> budget.atMost(GLANCE)));
    inTurn.add(BriefSolver.of(automata, GLANCE));
    add(inTurn, "lengths", BriefSolver.of(judged("lengths", alone(numbers)), GLANCE));
    add(inTurn, "guesses", guesses(automata, GAZE));
    inTurn.add(new FullOnly(race));
    return new InTurn(inTurn);
  }

  private static Solver ascii(Solver automata, UnaryOperator<Budget> limit) {
    return new BriefSolver(
        judged("ascii", GuessingLayer.ascii(new BorrowedSolver(automata))), limit);
  }

  private static Solver alone(Solver numbers) {
    return new NumbersAlone(new BorrowedSolver(numbers));
  }

  private static Solver guesses(Solver automata, Duration time) {
    Solver guesses =
        judged("guesses", new GuessingLayer(new BorrowedSolver(automata), time.dividedBy(2)));
    return new FullOnly(BriefSolver.of(guesses, time));
  }

  private static Solver automata(Solver numbers) {
    return judged("automata", new AutomataSolver(numbers));
  }

  private static Solver unrolled(Solver numbers) {
    return judged("unrolled", new UnrolledSolver(numbers));
  }

  private List<Solver> made(boolean forStrings) {
    return backEnds.stream()
        .filter(provider -> provider.forStrings() == forStrings)
        .filter(provider -> !leftOut.contains(provider.name()))
        .map(provider -> judged(provider.name(), maker.apply(provider)))
        .toList();
  }

  private static Solver judged(String name, Solver solver) {
    return new Stacked(new ValidatingSolver(name), solver);
  }
}
