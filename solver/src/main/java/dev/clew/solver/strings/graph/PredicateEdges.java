package dev.clew.solver.strings.graph;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringEncoding;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.Language;
import dev.clew.solver.strings.edges.ComputedEdge;
import dev.clew.solver.strings.edges.DifferEdge;
import dev.clew.solver.strings.edges.EdgeOperand;
import dev.clew.solver.strings.edges.EqualEdge;
import dev.clew.solver.strings.edges.HasEdge;
import dev.clew.solver.strings.edges.LacksEdge;
import dev.clew.solver.strings.edges.MemberEdge;
import dev.clew.solver.strings.edges.OrderEdge;
import dev.clew.solver.strings.edges.PartOfEdge;
import dev.clew.solver.strings.edges.SliceEdge;
import dev.clew.solver.strings.edges.UnlikeEdge;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.WordLanguages;
import java.util.ArrayList;
import java.util.List;

/** The edges of predicates on strings. */
final class PredicateEdges {

  /** The parts of a word are quadratically many. */
  private static final int LONGEST_WITH_PARTS = 24;

  private final GraphConstruction construction;
  private final StrandGraph graph;

  PredicateEdges(GraphConstruction construction, StrandGraph graph) {
    this.construction = construction;
    this.graph = graph;
  }

  void equality(Strand left, Strand right, boolean holds) {
    if (holds) {
      graph.add(new EqualEdge(left, right));
      graph.state(graph.integers().equal(graph.length(left), graph.length(right)));
    } else if (right.isFixed()) {
      member(left, Language.not(Language.word(right.text())));
    } else if (left.isFixed()) {
      member(right, Language.not(Language.word(left.text())));
    } else {
      graph.add(new DifferEdge(left, right));
    }
  }

  void assume(StringOp op, Apply apply, boolean holds) {
    if (!op.isIn(StringEncoding.GRAPH)) {
      computed(op, apply, holds);
      return;
    }
    switch (op) {
      case CONTAINS -> contains(strand(apply, 0), strand(apply, 1), holds);
      case STARTS_WITH -> end(strand(apply, 0), strand(apply, 1), true, holds);
      case ENDS_WITH -> end(strand(apply, 0), strand(apply, 1), false, holds);
      case LESS -> order(strand(apply, holds ? 0 : 1), strand(apply, holds ? 1 : 0), holds);
      case LESS_EQ -> order(strand(apply, holds ? 0 : 1), strand(apply, holds ? 1 : 0), !holds);
      case IN -> language(apply, holds);
      default -> throw op.missing(StringEncoding.GRAPH);
    }
  }

  private Strand strand(Apply apply, int place) {
    return construction.strand(apply.arg(place));
  }

  private void member(Strand strand, Language language) {
    graph.add(new MemberEdge(strand, language));
  }

  private void language(Apply apply, boolean holds) {
    Language language = ((Const) apply.arg(1)).value().asLanguage();
    member(strand(apply, 0), holds ? language : Language.not(language));
  }

  private void contains(Strand whole, Strand part, boolean holds) {
    if (part.isFixed()) {
      Language language = WordLanguages.containing(part.text());
      member(whole, holds ? language : Language.not(language));
    } else if (whole.isFixed() && whole.text().length() <= LONGEST_WITH_PARTS) {
      Language language = WordLanguages.partsOf(whole.text());
      member(part, holds ? language : Language.not(language));
    } else if (whole.isFixed() && holds) {
      graph.add(new PartOfEdge(part, whole.text()));
    } else if (holds) {
      graph.add(new HasEdge(whole, part));
      graph.state(graph.integers().atMost(graph.length(part), graph.length(whole)));
    } else {
      graph.add(new LacksEdge(whole, part));
      notEmpty(part);
    }
  }

  private void end(Strand whole, Strand part, boolean atStart, boolean holds) {
    if (part.isFixed()) {
      Language language =
          atStart ? WordLanguages.startingWith(part.text()) : WordLanguages.endingWith(part.text());
      member(whole, holds ? language : Language.not(language));
    } else if (whole.isFixed() && !WordLanguages.isLong(whole.text())) {
      Language language = WordLanguages.endsOf(whole.text(), atStart);
      member(part, holds ? language : Language.not(language));
    } else if (holds && whole.isFixed()) {
      cut(whole, part, atStart);
    } else if (holds) {
      Strand rest = Strand.of(graph.vertex());
      equality(whole, atStart ? Strand.join(part, rest) : Strand.join(rest, part), true);
    } else {
      graph.add(new UnlikeEdge(whole, part, atStart));
      notEmpty(part);
    }
  }

  /** A very long word has an end; the rest of it, which is long as well, is no unknown. */
  private void cut(Strand whole, Strand end, boolean atStart) {
    IntegerTerms integers = graph.integers();
    Expr count = graph.length(end);
    Expr rest = integers.minus(graph.length(whole), count);
    Expr offset = atStart ? integers.number(0) : rest;
    graph.add(new SliceEdge(end, whole, offset, count, !atStart));
    member(end, WordLanguages.endsOfLong(whole.text(), atStart));
    graph.state(integers.atMost(integers.number(0), rest));
  }

  /** What is missing somewhere is not empty, which is everywhere. */
  private void notEmpty(Strand strand) {
    IntegerTerms integers = graph.integers();
    graph.state(integers.atMost(integers.number(1), graph.length(strand)));
  }

  private void order(Strand left, Strand right, boolean strict) {
    if (right.isFixed() && !WordLanguages.isLong(right.text())) {
      member(left, WordLanguages.before(right.text(), !strict));
    } else if (left.isFixed() && !WordLanguages.isLong(left.text())) {
      member(right, WordLanguages.after(left.text(), !strict));
    } else {
      graph.add(new OrderEdge(left, right, strict));
      if (strict) {
        notEmpty(right);
      }
    }
  }

  private void computed(StringOp op, Apply apply, boolean holds) {
    Expr truth = graph.integers().terms().bool(holds);
    graph.add(new ComputedEdge(new EdgeOperand.OfTerm(truth), op, operands(construction, apply)));
  }

  /** All arguments, strings as strands and others without the strings in them. */
  static List<EdgeOperand> operands(GraphConstruction construction, Apply apply) {
    List<EdgeOperand> operands = new ArrayList<>();
    for (Expr arg : apply.args()) {
      operands.add(operand(construction, arg));
    }
    return operands;
  }

  private static EdgeOperand operand(GraphConstruction construction, Expr arg) {
    return switch (arg.sort().kind()) {
      case STRING -> new EdgeOperand.OfString(construction.strand(arg));
      case BOOL, BITS, FLOAT, INTEGER, LANGUAGE, REFERENCE, ROUNDING ->
          new EdgeOperand.OfTerm(construction.plain(arg));
    };
  }
}
