package dev.clew.solver.strings.graph;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringEncoding;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.ComputedEdge;
import dev.clew.solver.strings.edges.EdgeOperand;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.ParsedEdge;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;

/** The numbers that come from strings: unknowns with an edge each, and what is known of them. */
public final class DerivedNumbers {

  private static final int DECIMAL = 10;

  private final GraphConstruction construction;
  private final StrandGraph graph;
  private final IntegerTerms integers;

  public DerivedNumbers(GraphConstruction construction, StrandGraph graph) {
    this.construction = construction;
    this.graph = graph;
    integers = graph.integers();
  }

  public Expr of(StringOp op, Apply apply) {
    if (!op.isIn(StringEncoding.GRAPH)) {
      return computed(op, apply);
    }
    return switch (op) {
      case LENGTH -> graph.length(strand(apply, 0));
      case CODE_AT -> codeAt(strand(apply, 0), construction.plain(apply.arg(1)));
      case TO_CODE -> toCode(apply.arg(0));
      case INDEX_OF -> indexOf(apply);
      case LAST_INDEX_OF -> lastIndexOf(apply);
      case TO_INT -> parsed(apply, op, DECIMAL);
      case PARSE ->
          apply.arg(1) instanceof Const radix
              ? parsed(apply, KnownRadix.of(radix))
              : computed(op, apply);
      default -> throw op.missing(StringEncoding.GRAPH);
    };
  }

  private Strand strand(Apply apply, int place) {
    return construction.strand(apply.arg(place));
  }

  public Expr codeAt(Strand strand, Expr position) {
    Expr code = graph.number("code");
    graph.add(new CodeAtEdge(code, strand, position));
    graph.stateOfCode(code, integers.within(code, 0, Character.MAX_VALUE));
    Expr inside = inside(position, graph.length(strand));
    graph.stateOfCode(code, integers.terms().or(inside, integers.equal(code, integers.number(0))));
    return code;
  }

  private Expr inside(Expr position, Expr length) {
    return integers
        .terms()
        .and(integers.atMost(integers.number(0), position), integers.less(position, length));
  }

  /** By cases: whether there is exactly one unit has to be decided. */
  private Expr toCode(Expr string) {
    ExprFactory terms = integers.terms();
    boolean unit = string.is(StringOp.SLICE) && isOne(string.arg(2));
    Expr source = unit ? string.arg(0) : string;
    Expr position = unit ? string.arg(1) : integers.number(0);
    Expr length = terms.apply(StringOp.LENGTH, source);
    Expr exists = unit ? inside(position, length) : integers.equal(length, integers.number(1));
    Boolean decided = construction.decided(exists);
    if (decided == null) {
      return graph.number("code");
    }
    return decided
        ? construction.plain(terms.apply(StringOp.CODE_AT, source, position))
        : integers.number(-1);
  }

  private boolean isOne(Expr count) {
    return count == integers.number(1);
  }

  private Expr indexOf(Apply apply) {
    Strand whole = strand(apply, 0);
    Strand part = strand(apply, 1);
    Expr start = construction.plain(apply.arg(2));
    Expr found = graph.number("index");
    graph.add(new FoundEdge(found, whole, part, start, false));
    Expr none = integers.equal(found, integers.number(-1));
    Expr end = integers.plus(found, graph.length(part));
    ExprFactory terms = integers.terms();
    Expr fits =
        terms.and(
            integers.atMost(start, found),
            terms.and(
                integers.atMost(integers.number(0), start),
                integers.atMost(end, graph.length(whole))));
    graph.state(terms.or(none, fits));
    return found;
  }

  private Expr lastIndexOf(Apply apply) {
    Strand whole = strand(apply, 0);
    Strand part = strand(apply, 1);
    Expr start = construction.plain(apply.arg(2));
    Expr found = graph.number("index");
    graph.add(new FoundEdge(found, whole, part, start, true));
    Expr none = integers.equal(found, integers.number(-1));
    Expr end = integers.plus(found, graph.length(part));
    ExprFactory terms = integers.terms();
    Expr fits =
        terms.and(
            integers.atMost(integers.number(0), found),
            terms.and(integers.atMost(found, start), integers.atMost(end, graph.length(whole))));
    graph.state(terms.or(none, fits));
    return found;
  }

  /** In no radix is there any numeral. */
  private Expr parsed(Apply apply, int radix) {
    return radix == KnownRadix.NONE ? integers.number(0) : parsed(apply, StringOp.PARSE, radix);
  }

  private Expr parsed(Apply apply, StringOp op, int radix) {
    Strand strand = strand(apply, 0);
    Expr value = graph.number("value");
    graph.add(new ParsedEdge(value, strand, op, radix));
    if (op == StringOp.TO_INT) {
      graph.state(integers.atMost(integers.number(-1), value));
      graph.state(
          integers.implies(
              integers.atMost(integers.number(0), value),
              integers.less(integers.number(0), graph.length(strand))));
    } else {
      Expr nothing = integers.equal(graph.length(strand), integers.number(0));
      graph.state(integers.implies(nothing, integers.equal(value, integers.number(0))));
    }
    NumeralFacts.lengthBoundsValue(graph, strand, value, radix);
    NumeralFacts.preferShort(graph, strand, value, radix);
    return value;
  }

  private Expr computed(StringOp op, Apply apply) {
    Expr value =
        apply.sort().equals(Sort.INTEGER) ? graph.number("value") : graph.unknown(apply.sort());
    graph.add(
        new ComputedEdge(
            new EdgeOperand.OfTerm(value), op, PredicateEdges.operands(construction, apply)));
    return value;
  }
}
