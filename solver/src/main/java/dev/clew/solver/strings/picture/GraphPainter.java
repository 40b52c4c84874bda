package dev.clew.solver.strings.picture;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.strings.edges.Edge;
import dev.clew.solver.strings.graph.CaseDecisions;
import dev.clew.solver.strings.graph.GraphConstruction;
import dev.clew.solver.strings.graph.StrandGraph;
import dev.clew.solver.strings.graph.TermOccurrences;
import dev.clew.solver.strings.interchange.GraphCase;
import dev.clew.solver.strings.picture.StringPicture.Derived;
import dev.clew.solver.strings.picture.StringPicture.Kind;
import dev.clew.solver.strings.picture.StringPicture.Line;
import dev.clew.solver.strings.picture.StringPicture.Node;
import dev.clew.solver.strings.rules.GraphProblem;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Paints the graph that conditions are to the solver: built by the same code, before and after the
 * rules. Costs what building it costs, and shares nothing with any query.
 */
public final class GraphPainter {

  /** Nobody follows more. */
  private static final int MOST_EDGES = 60;

  private static final int MOST_DERIVED = 60;

  private final List<Node> nodes = new ArrayList<>();
  private final List<Line> lines = new ArrayList<>();
  private final List<Derived> derived = new ArrayList<>();
  private final Map<Object, Integer> numbers = new HashMap<>();
  private final GraphNames names;

  private GraphPainter(Map<Symbol, StringVertex> inputs) {
    this.names = new GraphNames(inputs);
  }

  /** Empty for conditions that speak of no string, and for graphs that nobody could follow. */
  public static Optional<StringPicture> paint(List<Expr> conjuncts) {
    ExprFactory terms = Simplifier.factory();
    TermSubstitution copies = TermSubstitution.copyInto(terms);
    GraphConstruction construction =
        new GraphConstruction(
            TermOccurrences.ofStrings(),
            TermOccurrences.ofStringConditions(),
            new StrandGraph(new IntegerTerms(terms)),
            CaseDecisions.NONE);
    construction.build(conjuncts.stream().map(copies::apply).toList());
    StrandGraph graph = construction.graph();
    if (graph.edges().isEmpty() || graph.edges().size() > MOST_EDGES) {
      return Optional.empty();
    }
    List<Edge> edges = List.copyOf(graph.edges());
    Set<Expr> stated = new LinkedHashSet<>(graph.numbers());
    GraphPainter painter = new GraphPainter(graph.inputs());
    graph.inputs().values().forEach(painter::node);
    edges.forEach(painter::add);
    painter.derive(construction, graph, edges, stated);
    return Optional.of(new StringPicture(painter.nodes, painter.lines, painter.derived));
  }

  private void add(Edge edge) {
    List<Strand> strands = GraphNames.strands(edge);
    if (strands.size() == 2) {
      lines.add(new Line(node(strands.get(0)), node(strands.get(1)), names.kind(edge)));
      return;
    }
    int fact = put(edge, new Node(Kind.FACT, names.kind(edge)));
    strands.forEach(strand -> lines.add(new Line(node(strand), fact, "")));
  }

  private int node(Strand strand) {
    if (strand.parts().size() == 1) {
      return node(strand.parts().get(0));
    }
    Integer known = numbers.get(strand);
    if (known != null) {
      return known;
    }
    Kind kind = strand.isEmpty() ? Kind.KNOWN : Kind.ROW;
    int row = put(strand, new Node(kind, names.of(strand)));
    strand.parts().stream()
        .filter(part -> part instanceof StringVertex)
        .distinct()
        .forEach(part -> lines.add(new Line(node(part), row, "")));
    return row;
  }

  private int node(StrandPart part) {
    Integer known = numbers.get(part);
    Kind kind = part instanceof StringVertex ? Kind.UNKNOWN : Kind.KNOWN;
    return known != null ? known : put(part, new Node(kind, names.of(part)));
  }

  private int put(Object what, Node node) {
    numbers.put(what, nodes.size());
    nodes.add(node);
    return nodes.size() - 1;
  }

  /** What there is after the rules that was not there before. */
  private void derive(
      GraphConstruction construction, StrandGraph graph, List<Edge> edges, Set<Expr> stated) {
    stated.forEach(number -> derive("length", names.of(number)));
    Map<Symbol, Strand> inputs = new LinkedHashMap<>();
    graph.inputs().forEach((symbol, vertex) -> inputs.put(symbol, Strand.of(vertex)));
    GraphProblem merged =
        new GraphProblem(edges, stated, graph.preferred(), inputs).merged(graph.integers());
    GraphProblem last = GraphCase.of(construction).problem();
    if (merged == null || last == null) {
      derive("contradiction", "no strings are like this");
      return;
    }
    merged
        .inputs()
        .forEach(
            (symbol, strand) -> {
              if (!strand.equals(inputs.get(symbol))) {
                derive("merging", symbol.name() + " = " + names.of(strand));
              }
            });
    news(merged.edges(), edges).forEach(edge -> derive("merging", names.of(edge)));
    news(merged.numbers(), stated).forEach(number -> derive("merging", names.of(number)));
    news(last.edges(), merged.edges()).forEach(edge -> derive("codes", names.of(edge)));
    news(last.numbers(), merged.numbers()).forEach(number -> derive("codes", names.of(number)));
    @Nullable Expr undecided = construction.undecided();
    if (undecided != null) {
      derive("cases", names.of(undecided));
    }
  }

  private static <T> List<T> news(Iterable<T> after, Collection<T> before) {
    List<T> found = new ArrayList<>();
    for (T each : after) {
      if (!before.contains(each)) {
        found.add(each);
      }
    }
    return found;
  }

  private void derive(String rule, String fact) {
    if (derived.size() < MOST_DERIVED && !fact.equals("true")) {
      derived.add(new Derived(rule, fact));
    }
  }
}
