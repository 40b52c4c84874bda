package dev.clew.solver.strings.interchange;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.rules.GraphProblem;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What numbers should be if they can: first what the problem prefers; later, when short strings did
 * not fit, long ones, which have room for more.
 */
final class NumberWishes {

  /** From which round on the problem's own wishes are given up: they are the likely obstacle. */
  private static final int OWN_ROUNDS = 3;

  /** In rounds that this divides they come back, with longer strings. */
  private static final int OWN_EVERY = 4;

  /** In which round strings should be how long. */
  private static final int[][] LENGTHS = {
    {7, 5}, {12, 10}, {16, 10}, {20, 20}, {26, 40}, {36, 130}
  };

  /** In which round codes that are numbers, too, should be letters: other units may be blanks. */
  private static final int CODES_ROUND = 5;

  private final GraphProblem problem;
  private final IntegerTerms integers;
  private final Set<Expr> open;
  private final Set<Expr> guesses = new LinkedHashSet<>();

  NumberWishes(GraphProblem problem, IntegerTerms integers) {
    this.problem = problem;
    this.integers = integers;
    open = new LinkedHashSet<>(problem.preferred());
  }

  /** Changes the wishes with the round. */
  void moveTo(int round) {
    if (round == OWN_ROUNDS) {
      open.clear();
    }
    if (round == CODES_ROUND) {
      wishForLetters();
    }
    for (int[] change : LENGTHS) {
      if (change[0] == round) {
        open.clear();
        open.addAll(longer(change[1]));
        if (round % OWN_EVERY == 0) {
          open.addAll(problem.preferred());
        }
      }
    }
  }

  private void wishForLetters() {
    for (Edge edge : problem.edges()) {
      if (edge instanceof CodeAtEdge code && !(code.result() instanceof Const)) {
        open.add(integers.within(code.result(), 'A', 'z'));
      }
    }
  }

  private List<Expr> longer(int length) {
    List<Expr> wishes = new ArrayList<>();
    for (Strand strand : problem.inputs().values()) {
      for (StrandPart part : strand.parts()) {
        if (part instanceof StringVertex vertex) {
          wishes.add(integers.atMost(integers.number(length), vertex.length()));
        }
      }
    }
    return wishes;
  }

  /** Adds what is probably so; it stays until it stands in the way. */
  void guess(Expr condition) {
    guesses.add(condition);
  }

  List<Expr> open() {
    List<Expr> all = new ArrayList<>(open);
    all.addAll(guesses);
    return all;
  }

  /** Gives up those that are in a core; false when there are none: then it refutes the rest. */
  boolean giveUp(Collection<Expr> core) {
    boolean wishes = open.removeAll(core);
    return guesses.removeAll(core) || wishes;
  }

  /** Gives up all; false when there are none. */
  boolean giveUpAll() {
    boolean any = !open.isEmpty() || !guesses.isEmpty();
    open.clear();
    guesses.clear();
    return any;
  }
}
