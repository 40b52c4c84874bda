package dev.clew.solver.strings.graph;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.strand.FixedPart;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The string graph of one case of a query: unknown strings, what holds between them, and what holds
 * of numbers. Grows while it is built; for one thread.
 */
public final class StrandGraph {

  private final IntegerTerms integers;
  private final List<StringVertex> vertices = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();
  private final Set<Expr> numbers = new LinkedHashSet<>();
  private final Map<Symbol, StringVertex> inputs = new LinkedHashMap<>();
  private final Set<Expr> preferred = new LinkedHashSet<>();
  private final Map<Expr, List<Expr>> codes = new LinkedHashMap<>();
  private int unknowns;

  public StrandGraph(IntegerTerms integers) {
    this.integers = integers;
  }

  /** The same, to grow in another direction. */
  public StrandGraph copy() {
    StrandGraph copy = new StrandGraph(integers);
    copy.vertices.addAll(vertices);
    copy.edges.addAll(edges);
    copy.numbers.addAll(numbers);
    copy.inputs.putAll(inputs);
    copy.preferred.addAll(preferred);
    codes.forEach((code, conditions) -> copy.codes.put(code, new ArrayList<>(conditions)));
    copy.unknowns = unknowns;
    return copy;
  }

  public IntegerTerms integers() {
    return integers;
  }

  /** A string of which nothing is known yet. */
  public StringVertex vertex() {
    StringVertex vertex = new StringVertex(vertices.size(), number("length"));
    vertices.add(vertex);
    state(integers.atMost(integers.number(0), vertex.length()));
    return vertex;
  }

  /** The vertex of a query's unknown. */
  public StringVertex input(Symbol symbol) {
    return inputs.computeIfAbsent(symbol, key -> vertex());
  }

  /** An integer of which nothing is known; its name is its own. */
  public Symbol number(String kind) {
    return integers.terms().symbol("\u0000" + kind + unknowns++, Sort.INTEGER);
  }

  /** A value of a sort of which nothing is known. */
  public Symbol unknown(Sort sort) {
    return integers.terms().symbol("\u0000value" + unknowns++, sort);
  }

  public void add(Edge edge) {
    edges.add(edge);
  }

  /** Adds a condition on numbers. */
  public void state(Expr condition) {
    numbers.add(condition);
  }

  /** Whether a condition on numbers is false by itself. */
  public boolean isAbsurd() {
    return numbers.contains(integers.terms().bool(false));
  }

  /** Says what is known of a code, should it stay among the numbers. */
  public void stateOfCode(Expr code, Expr condition) {
    codes.computeIfAbsent(code, key -> new ArrayList<>()).add(condition);
  }

  public Map<Expr, List<Expr>> codes() {
    return codes;
  }

  /** Adds a condition on numbers that need not hold but is worth trying first. */
  public void prefer(Expr condition) {
    preferred.add(condition);
  }

  public Set<Expr> preferred() {
    return preferred;
  }

  public List<Edge> edges() {
    return edges;
  }

  /** The conditions on numbers; terms without strings. */
  public Set<Expr> numbers() {
    return numbers;
  }

  public Map<Symbol, StringVertex> inputs() {
    return inputs;
  }

  /** How many units a strand has. */
  public Expr length(Strand strand) {
    return length(strand, integers);
  }

  public static Expr length(Strand strand, IntegerTerms integers) {
    Expr sum = integers.number(0);
    for (StrandPart part : strand.parts()) {
      Expr units =
          part instanceof FixedPart fixed
              ? integers.number(fixed.text().length())
              : ((StringVertex) part).length();
      sum = integers.plus(sum, units);
    }
    return sum;
  }
}
