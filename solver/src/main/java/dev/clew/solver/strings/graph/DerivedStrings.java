package dev.clew.solver.strings.graph;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringEncoding;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.TrimmedUnits;
import dev.clew.solver.strings.edges.CasedEdge;
import dev.clew.solver.strings.edges.CodeAtEdge;
import dev.clew.solver.strings.edges.ComputedEdge;
import dev.clew.solver.strings.edges.EdgeOperand;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.FoundEdge;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.TrimmedEdge;
import dev.clew.solver.strings.edges.WrittenEdge;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;

/** The strings that come from others: strands with edges, and what is known of their lengths. */
final class DerivedStrings {

  private static final int DECIMAL = 10;

  private final GraphConstruction construction;
  private final StrandGraph graph;
  private final IntegerTerms integers;
  private final ExprFactory terms;

  DerivedStrings(GraphConstruction construction, StrandGraph graph) {
    this.construction = construction;
    this.graph = graph;
    integers = graph.integers();
    terms = integers.terms();
  }

  Strand of(StringOp op, Apply apply) {
    if (!op.isIn(StringEncoding.GRAPH)) {
      return computed(op, apply);
    }
    return switch (op) {
      case SLICE -> slice(apply);
      case TRIM, STRIP, STRIP_LEADING, STRIP_TRAILING -> trimmed(apply, TrimmedUnits.of(op));
      case REPLACE_ONE -> replaceOne(apply);
      case FROM_CODE -> fromCode(construction.plain(apply.arg(0)));
      case FROM_INT -> fromInt(apply.arg(0));
      case NUMERAL ->
          apply.arg(1) instanceof Const radix
              ? numeral(construction.plain(apply.arg(0)), KnownRadix.orTen(radix))
              : computed(op, apply);
      case TO_LOWER, TO_UPPER -> cased(op, apply);
      case REPLACE_ALL -> replaceAll(apply);
      default -> throw op.missing(StringEncoding.GRAPH);
    };
  }

  private Strand fresh() {
    return Strand.of(graph.vertex());
  }

  private Strand slice(Apply apply) {
    Strand whole = construction.strand(apply.arg(0));
    Expr offset = construction.plain(apply.arg(1));
    Expr count = construction.plain(apply.arg(2));
    Strand result = fresh();
    Expr zero = integers.number(0);
    Expr rest = integers.minus(graph.length(whole), offset);
    graph.add(new SliceEdge(result, whole, offset, count, count == rest));
    Expr inside =
        terms.and(
            integers.atMost(zero, offset),
            terms.and(integers.less(zero, rest), integers.less(zero, count)));
    Expr length = graph.length(result);
    graph.state(terms.or(inside, integers.equal(length, zero)));
    graph.state(integers.atMost(length, graph.length(whole)));
    Expr taken = terms.ite(integers.atMost(count, rest), count, rest);
    graph.state(integers.implies(inside, integers.equal(length, taken)));
    return result;
  }

  private Strand trimmed(Apply apply, TrimmedUnits trimming) {
    Strand whole = construction.strand(apply.arg(0));
    Strand result = fresh();
    graph.add(new TrimmedEdge(result, whole, trimming.blanks(), trimming.front(), trimming.back()));
    graph.state(integers.atMost(graph.length(result), graph.length(whole)));
    graph.prefer(integers.equal(graph.length(result), graph.length(whole)));
    return result;
  }

  /** By cases: whether there is an occurrence has to be decided. */
  private Strand replaceOne(Apply apply) {
    Expr occurs = terms.apply(StringOp.CONTAINS, apply.arg(0), apply.arg(1));
    Boolean decided = construction.decided(occurs);
    Strand whole = construction.strand(apply.arg(0));
    if (decided == null || !decided) {
      return decided == null ? fresh() : whole;
    }
    Strand part = construction.strand(apply.arg(1));
    Strand before = fresh();
    Strand after = fresh();
    Strand split = Strand.join(before, part, after);
    graph.add(new EqualEdge(whole, split));
    graph.state(integers.equal(graph.length(whole), graph.length(split)));
    graph.add(new FoundEdge(graph.length(before), whole, part, integers.number(0), false));
    return Strand.join(before, construction.strand(apply.arg(2)), after);
  }

  private Strand fromCode(Expr code) {
    Strand result = fresh();
    Expr unit =
        terms.and(
            integers.atMost(integers.number(0), code),
            integers.atMost(code, integers.number(Character.MAX_VALUE)));
    Expr length = graph.length(result);
    graph.state(integers.equal(length, terms.ite(unit, integers.number(1), integers.number(0))));
    Expr own = graph.number("code");
    graph.add(new CodeAtEdge(own, result, integers.number(0)));
    graph.stateOfCode(own, integers.within(own, 0, Character.MAX_VALUE));
    graph.state(integers.implies(unit, integers.equal(own, code)));
    return result;
  }

  /** By cases: whether the number is negative has to be decided. */
  private Strand fromInt(Expr number) {
    Boolean negative = construction.decided(integers.less(number, integers.number(0)));
    if (Boolean.TRUE.equals(negative)) {
      return Strand.EMPTY;
    }
    Strand result = fresh();
    if (negative != null) {
      numeral(result, construction.plain(number));
    }
    return result;
  }

  private void numeral(Strand result, Expr number) {
    graph.add(new WrittenEdge(result, number, StringOp.FROM_INT, DECIMAL));
    NumeralFacts.valueDecidesLength(graph, result, number, DECIMAL, integers.number(0));
  }

  private Strand numeral(Expr number, int radix) {
    Strand result = fresh();
    graph.add(new WrittenEdge(result, number, StringOp.NUMERAL, radix));
    Expr sign =
        terms.ite(
            integers.less(number, integers.number(0)), integers.number(1), integers.number(0));
    NumeralFacts.valueDecidesLength(graph, result, number, radix, sign);
    return result;
  }

  /** Nearly always as long as before, which is tried first; never empty unless it was before. */
  private Strand cased(StringOp op, Apply apply) {
    Strand source = construction.strand(apply.arg(0));
    Strand result = fresh();
    graph.add(new CasedEdge(result, source, op));
    Expr zero = integers.number(0);
    graph.state(
        terms.eq(
            integers.equal(graph.length(source), zero),
            integers.equal(graph.length(result), zero)));
    graph.prefer(integers.equal(graph.length(source), graph.length(result)));
    return result;
  }

  /** A known part and what comes for it say whether a string gets longer or shorter. */
  private Strand replaceAll(Apply apply) {
    Strand result = computed(StringOp.REPLACE_ALL, apply);
    if (apply.arg(1) instanceof Const part && apply.arg(2) instanceof Const word) {
      int growth = word.value().asString().length() - part.value().asString().length();
      Expr before = graph.length(construction.strand(apply.arg(0)));
      Expr after = graph.length(result);
      if (growth == 0) {
        graph.state(integers.equal(before, after));
      } else {
        graph.state(growth < 0 ? integers.atMost(after, before) : integers.atMost(before, after));
      }
    }
    return result;
  }

  private Strand computed(StringOp op, Apply apply) {
    Strand result = fresh();
    graph.add(
        new ComputedEdge(
            new EdgeOperand.OfString(result), op, PredicateEdges.operands(construction, apply)));
    return result;
  }
}
