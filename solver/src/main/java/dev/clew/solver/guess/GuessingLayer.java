package dev.clew.solver.guess;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks for models in which texts are cut at their separators, and methods that trim and replace
 * change nothing: most conditions that programs make about the parts of a text have such models.
 * Refutes only what it need not guess about. For one thread.
 */
public final class GuessingLayer implements Solver {

  private static final int MOST_STEPS = 8;
  private static final int MOST_QUESTIONS = 12;
  private static final int MOST_TERMS = 200_000;
  private static final Duration ANY_TIME = Duration.ofDays(1);

  private final Solver strings;
  private final boolean isOnlyAscii;
  private final Duration time;
  private ExprFactory factory = Simplifier.factory();
  private TermSubstitution copies = TermSubstitution.copyInto(factory);

  /**
   * @param strings is asked about each guess; not closed
   * @param time for one guess
   */
  public GuessingLayer(Solver strings, Duration time) {
    this(strings, /* isOnlyAscii= */ false, time);
  }

  private GuessingLayer(Solver strings, boolean isOnlyAscii, Duration time) {
    this.strings = strings;
    this.isOnlyAscii = isOnlyAscii;
    this.time = time;
  }

  /**
   * One guess only, with all that the query's budget has: that texts are ASCII, where that makes
   * sets of units much smaller.
   */
  public static Solver ascii(Solver strings) {
    return new GuessingLayer(strings, /* isOnlyAscii= */ true, ANY_TIME);
  }

  @Override
  public Verdict check(Query query) {
    if (isOnlyAscii && !AsciiGuess.isWorthIt(query.conjuncts())) {
      return nothing();
    }
    if (factory.size() > MOST_TERMS) {
      factory = Simplifier.factory();
      copies = TermSubstitution.copyInto(factory);
    }
    List<Expr> conjuncts = query.conjuncts().stream().map(copies::apply).toList();
    Search search = new Search(query);
    NarrowedQuery guess = new NarrowedQuery(factory, conjuncts, Map.of());
    Map<String, Value> found = isOnlyAscii ? search.ascii(guess) : search.first(guess);
    if (search.isRefuted) {
      return new Verdict.Unsat(query.conjuncts());
    }
    return found == null ? nothing() : new Verdict.Sat(owned(found, query.conjuncts()));
  }

  private static Verdict nothing() {
    return new Verdict.Unknown(Reason.INCOMPLETE, "no guess was right");
  }

  /** The values for the query's own symbols. */
  private static Assignment owned(Map<String, Value> found, List<Expr> conjuncts) {
    Map<Symbol, Value> values = new LinkedHashMap<>();
    PostOrder order = new PostOrder();
    for (Expr conjunct : conjuncts) {
      order.visit(
          conjunct,
          expr -> {
            if (expr instanceof Symbol symbol && found.containsKey(symbol.name())) {
              values.put(symbol, found.get(symbol.name()));
            }
          });
    }
    return Assignment.of(values);
  }

  /** One query's guesses, depth first. */
  private final class Search {
    private final Query query;
    private int questions;
    private boolean isRefuted;

    Search(Query query) {
      this.query = query;
    }

    private @Nullable Map<String, Value> ascii(NarrowedQuery guess) {
      NarrowedQuery narrow = AsciiGuess.apply(guess);
      Map<String, Value> found = narrow.equals(guess) ? null : ask(narrow);
      isRefuted = false;
      return found;
    }

    /** What nothing is lost by comes first, and can refute the query. */
    private @Nullable Map<String, Value> first(NarrowedQuery guess) {
      NarrowedQuery exact = guess;
      Optional<Expr> call = FixedPoints.findExact(exact);
      while (call.isPresent()) {
        exact = FixedPoints.apply(exact, call.get());
        call = FixedPoints.findExact(exact);
      }
      if (!exact.equals(guess)) {
        Map<String, Value> found = ask(exact);
        if (found != null || isRefuted) {
          return found;
        }
      }
      NarrowedQuery narrow = AsciiGuess.apply(exact);
      Map<String, Value> found = look(narrow, 0);
      isRefuted = false;
      return found;
    }

    private boolean isOver() {
      return questions >= MOST_QUESTIONS || query.budget().exhausted();
    }

    /** Values of the query's symbols by name; null if there are none. */
    private @Nullable Map<String, Value> look(NarrowedQuery guess, int steps) {
      if (guess.isRefuted() || isOver()) {
        return null;
      }
      Optional<Expr> fixed = FixedPoints.find(guess);
      if (fixed.isPresent() && steps < MOST_STEPS) {
        return look(FixedPoints.apply(guess, fixed.get()), steps + 1);
      }
      Optional<Expr> search = SeparatorCut.find(guess);
      if (search.isPresent() && steps < MOST_STEPS) {
        for (NarrowedQuery each : SeparatorCut.apply(guess, search.get())) {
          Map<String, Value> found = look(each, steps + 1);
          if (found != null) {
            return found;
          }
        }
        return null;
      }
      return steps == 0 ? null : ask(guess);
    }

    private @Nullable Map<String, Value> ask(NarrowedQuery guess) {
      questions++;
      List<Expr> open =
          guess.conjuncts().stream().filter(each -> !(each instanceof Const)).toList();
      if (open.isEmpty()) {
        return guess.explain(Assignment.EMPTY);
      }
      Verdict verdict =
          strings.check(new Query(open, Assignment.EMPTY, query.budget().atMost(time)));
      isRefuted = verdict instanceof Verdict.Unsat;
      return verdict instanceof Verdict.Sat sat ? guess.explain(sat.assignment()) : null;
    }
  }

  @Override
  public List<LayerStatistics> statistics() {
    return List.of();
  }

  @Override
  public void close() {
    // what is asked belongs to another query
  }
}
