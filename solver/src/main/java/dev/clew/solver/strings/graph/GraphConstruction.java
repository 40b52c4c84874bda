package dev.clew.solver.strings.graph;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.strings.strand.Strand;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Builds the graph of one case: conditions become edges, integers that come from strings become
 * unknown numbers with an edge that says where they come from.
 *
 * <p>Where a condition that is not decided yet stands in the way (a disjunction, a choice between
 * strings) the construction asks for it and goes on without what depends on it, so that a
 * contradiction in the rest is found before the case is split.
 */
public final class GraphConstruction {

  /** More than any text that is solved for has. */
  private static final int MOST_PARTS = 10_000;

  private final TermOccurrences strings;
  private final TermOccurrences conditions;
  private final CaseDecisions decisions;
  private final StrandGraph graph;
  private final PredicateEdges predicates;
  private final DerivedNumbers numbers;
  private final DerivedStrings derivations;
  private final Map<Expr, Strand> strands = new HashMap<>();
  private final Map<Expr, Expr> plain = new HashMap<>();
  private @Nullable Expr undecided;

  /**
   * @param strings where strings are
   * @param conditions where conditions on strings are
   */
  public GraphConstruction(
      TermOccurrences strings,
      TermOccurrences conditions,
      StrandGraph graph,
      CaseDecisions decisions) {
    this.strings = strings;
    this.conditions = conditions;
    this.decisions = decisions;
    this.graph = graph;
    predicates = new PredicateEdges(this, graph);
    numbers = new DerivedNumbers(this, graph);
    derivations = new DerivedStrings(this, graph);
  }

  /** The same in a graph of its own, to go on in another direction. */
  public GraphConstruction copy() {
    GraphConstruction copy = new GraphConstruction(strings, conditions, graph.copy(), decisions);
    copy.strands.putAll(strands);
    copy.plain.putAll(plain);
    copy.undecided = undecided;
    return copy;
  }

  public StrandGraph graph() {
    return graph;
  }

  /** Builds the decisions and conjuncts into the graph. */
  public void build(List<Expr> conjuncts) {
    decisions.taken().forEach(this::assume);
    conjuncts.forEach(conjunct -> assume(conjunct, true));
  }

  /** A condition that has to be decided before the graph says all that the query does, if any. */
  public @Nullable Expr undecided() {
    return undecided;
  }

  private void ask(Expr condition) {
    if (undecided == null) {
      undecided = condition;
    }
  }

  /** Adds what follows from a condition being true or false. */
  public void assume(Expr condition, boolean holds) {
    Deque<Expr> open = new ArrayDeque<>();
    Deque<Boolean> truth = new ArrayDeque<>();
    open.push(condition);
    truth.push(holds);
    while (!open.isEmpty()) {
      Expr top = open.pop();
      boolean value = truth.pop();
      if (top.is(CoreOp.NOT)) {
        open.push(top.arg(0));
        truth.push(!value);
      } else if (top.is(value ? CoreOp.AND : CoreOp.OR)) {
        open.push(top.arg(1));
        truth.push(value);
        open.push(top.arg(0));
        truth.push(value);
      } else {
        assumePart(top, value);
      }
    }
  }

  private void assumePart(Expr part, boolean holds) {
    if (!strings.in(part)) {
      graph.state(holds ? part : graph.integers().terms().not(part));
    } else if (!conditions.in(part)) {
      Expr number = plain(part);
      graph.state(holds ? number : graph.integers().terms().not(number));
    } else if (part.is(CoreOp.AND) || part.is(CoreOp.OR)) {
      assumeEither(part, holds);
    } else if (part.is(CoreOp.ITE)) {
      Boolean chosen = decided(part.arg(0));
      if (chosen != null) {
        assume(part.arg(chosen ? 1 : 2), holds);
      }
    } else if (part.is(CoreOp.EQ) && part.arg(0).sort().kind() == Sort.Kind.BOOL) {
      Boolean first = decided(part.arg(0));
      if (first != null) {
        assume(part.arg(1), first == holds);
      }
    } else if (part.is(CoreOp.EQ) && part.arg(0).sort().kind() == Sort.Kind.STRING) {
      predicates.equality(strand(part.arg(0)), strand(part.arg(1)), holds);
    } else if (part instanceof Apply apply && apply.op() instanceof StringOp op) {
      predicates.assume(op, apply, holds);
    } else {
      Expr number = plain(part);
      graph.state(holds ? number : graph.integers().terms().not(number));
    }
  }

  /** One side is as wanted: the first if it is decided so, otherwise the second. */
  private void assumeEither(Expr part, boolean holds) {
    Boolean first = decided(part.arg(0));
    if (first != null && first != holds) {
      assume(part.arg(1), holds);
    }
  }

  /** Whether a condition holds in this case; asks for a decision where that is open. */
  public @Nullable Boolean decided(Expr condition) {
    if (condition instanceof Const constant) {
      return constant.value().asBoolean();
    }
    if (condition.is(CoreOp.NOT)) {
      Boolean opposite = decided(condition.arg(0));
      return opposite == null ? null : !opposite;
    }
    Boolean known = decisions.about(condition);
    if (known == null) {
      ask(condition);
    }
    return known;
  }

  /** A string term as a strand. */
  public Strand strand(Expr expr) {
    Strand known = strands.get(expr);
    if (known == null) {
      known = expr.is(StringOp.CONCAT) ? joined(expr) : single(expr);
      strands.put(expr, known);
    }
    return known;
  }

  /**
   * A concatenation may be nested thousands of levels deep, so this does not recurse along it. One
   * that is made of itself has more parts than there is room for: then it is any string.
   */
  private Strand joined(Expr expr) {
    List<Strand> parts = new ArrayList<>();
    Deque<Expr> open = new ArrayDeque<>();
    open.push(expr);
    while (!open.isEmpty()) {
      Expr top = open.pop();
      if (top.is(StringOp.CONCAT)) {
        open.push(top.arg(1));
        open.push(top.arg(0));
      } else {
        parts.add(strand(top));
      }
      if (parts.size() > MOST_PARTS) {
        return Strand.of(graph.vertex());
      }
    }
    return Strand.join(parts);
  }

  private Strand single(Expr expr) {
    if (expr instanceof Const constant) {
      return Strand.of(constant.value().asString());
    }
    if (expr instanceof Symbol symbol) {
      return Strand.of(graph.input(symbol));
    }
    Apply apply = (Apply) expr;
    if (apply.is(CoreOp.ITE)) {
      Boolean chosen = decided(apply.arg(0));
      return chosen == null ? Strand.of(graph.vertex()) : strand(apply.arg(chosen ? 1 : 2));
    }
    return apply.op() instanceof StringOp op
        ? derivations.of(op, apply)
        : Strand.of(graph.vertex());
  }

  /** A term that is no string, without the strings in it. */
  public Expr plain(Expr expr) {
    if (!strings.in(expr)) {
      return expr;
    }
    Expr known = plain.get(expr);
    if (known == null) {
      known = make((Apply) expr);
      plain.put(expr, known);
    }
    return known;
  }

  private Expr make(Apply apply) {
    if (apply.op() instanceof StringOp op) {
      return apply.sort().kind() == Sort.Kind.BOOL ? truth(apply) : numbers.of(op, apply);
    }
    if (apply.is(CoreOp.ITE) && conditions.in(apply.arg(0))) {
      Boolean chosen = decided(apply.arg(0));
      return chosen == null ? anything(apply) : plain(apply.arg(chosen ? 1 : 2));
    }
    if (apply.is(CoreOp.EQ) && apply.arg(0).sort().kind() == Sort.Kind.STRING) {
      return truth(apply);
    }
    Expr[] args = new Expr[apply.arity()];
    for (int i = 0; i < args.length; i++) {
      if (apply.arg(i).sort().kind() == Sort.Kind.STRING) {
        return anything(apply); // a function of strings: only running it says what it gives
      }
      args[i] = plain(apply.arg(i));
    }
    return graph.integers().terms().rebuild(apply, args);
  }

  /** A condition on strings in the middle of a term has to be decided. */
  private Expr truth(Apply condition) {
    Boolean known = decided(condition);
    return known == null ? anything(condition) : graph.integers().terms().bool(known);
  }

  /** Stands for a value on which a decision is open. */
  private Expr anything(Expr expr) {
    return graph.unknown(expr.sort());
  }
}
