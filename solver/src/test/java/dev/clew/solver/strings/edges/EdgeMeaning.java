package dev.clew.solver.strings.edges;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import dev.clew.solver.strings.strand.FixedPart;
import dev.clew.solver.strings.strand.Strand;
import dev.clew.solver.strings.strand.StrandPart;
import dev.clew.solver.strings.strand.StringVertex;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What edges say of known strings and numbers, by the JDK's methods: the oracle of this package.
 */
public final class EdgeMeaning {

  private final Map<StringVertex, String> words;
  private final Evaluator numbers;

  /**
   * @param more numbers that are no lengths
   */
  public EdgeMeaning(Map<StringVertex, String> words, Map<Symbol, Value> more) {
    this.words = words;
    Map<Symbol, Value> values = new HashMap<>(more);
    words.forEach((v, word) -> values.put((Symbol) v.length(), integer(word.length())));
    numbers = new Evaluator(Assignment.of(values));
  }

  public static Value integer(long number) {
    return Value.of(BigInteger.valueOf(number));
  }

  public Evaluator numbers() {
    return numbers;
  }

  public boolean allHold(Iterable<? extends Edge> edges) {
    for (Edge edge : edges) {
      if (!holds(edge)) {
        return false;
      }
    }
    return true;
  }

  public String text(Strand strand) {
    StringBuilder text = new StringBuilder();
    for (StrandPart part : strand.parts()) {
      text.append(part instanceof FixedPart fixed ? fixed.text() : words.get((StringVertex) part));
    }
    return text.toString();
  }

  private BigInteger value(Expr expr) {
    return numbers.evaluate(expr).asInteger();
  }

  public boolean holds(Edge edge) {
    if (edge instanceof EqualEdge e) {
      return text(e.left()).equals(text(e.right()));
    }
    if (edge instanceof DifferEdge e) {
      return !text(e.left()).equals(text(e.right()));
    }
    if (edge instanceof MemberEdge e) {
      return e.language().accepts(text(e.strand()));
    }
    if (edge instanceof AcceptedEdge e) {
      return e.nfa().accepts(text(e.strand()));
    }
    if (edge instanceof PartOfEdge e) {
      return e.whole().contains(text(e.strand()));
    }
    if (edge instanceof HasEdge e) {
      return text(e.strand()).contains(text(e.part()));
    }
    if (edge instanceof LacksEdge e) {
      return !text(e.strand()).contains(text(e.part()));
    }
    if (edge instanceof UnlikeEdge e) {
      String whole = text(e.strand());
      String part = text(e.part());
      return !(e.atStart() ? whole.startsWith(part) : whole.endsWith(part));
    }
    if (edge instanceof OrderEdge e) {
      return text(e.left()).compareTo(text(e.right())) < (e.strict() ? 0 : 1);
    }
    return unitsHold(edge);
  }

  private boolean unitsHold(Edge edge) {
    if (edge instanceof CodeAtEdge e) {
      return value(e.result()).equals(BigInteger.valueOf(code(e.strand(), e.position())));
    }
    if (edge instanceof UnitInEdge e) {
      return e.set().contains(code(e.strand(), e.position()));
    }
    if (edge instanceof UnitsAlikeEdge e) {
      char left = code(e.left(), e.leftPosition());
      return e.alike() == (left == code(e.right(), e.rightPosition()));
    }
    return derivedHolds(edge);
  }

  private char code(Strand strand, Expr position) {
    String text = text(strand);
    BigInteger at = value(position);
    boolean inside = at.signum() >= 0 && at.compareTo(BigInteger.valueOf(text.length())) < 0;
    return inside ? text.charAt(at.intValue()) : '\0';
  }

  private boolean derivedHolds(Edge edge) {
    if (edge instanceof SliceEdge e) {
      Value slice =
          apply(StringOp.SLICE, string(e.strand()), number(e.offset()), number(e.count()));
      return slice.asString().equals(text(e.result()));
    }
    if (edge instanceof FoundEdge e) {
      StringOp op = e.last() ? StringOp.LAST_INDEX_OF : StringOp.INDEX_OF;
      Value found = apply(op, string(e.strand()), string(e.part()), number(e.start()));
      return found.equals(number(e.result()));
    }
    if (edge instanceof TrimmedEdge e) {
      return trimmed(e);
    }
    if (edge instanceof ParsedEdge e) {
      List<Value> args =
          e.op() == StringOp.PARSE
              ? List.of(string(e.strand()), integer(e.radix()))
              : List.of(string(e.strand()));
      return Semantics.apply(e.op(), Sort.INTEGER, args.toArray(Value[]::new))
          .equals(number(e.result()));
    }
    WrittenEdge e = (WrittenEdge) edge;
    return value(e.number()).toString(e.radix()).equals(text(e.result()));
  }

  /** As many units at an end are taken away as there are blanks. */
  private boolean trimmed(TrimmedEdge e) {
    String whole = text(e.strand());
    int from = 0;
    int to = whole.length();
    while (e.front() && from < to && e.blanks().contains(whole.charAt(from))) {
      from++;
    }
    while (e.back() && from < to && e.blanks().contains(whole.charAt(to - 1))) {
      to--;
    }
    return whole.substring(from, to).equals(text(e.result()));
  }

  private Value apply(StringOp op, Value... args) {
    return Semantics.apply(op, Sort.STRING, args);
  }

  private Value string(Strand strand) {
    return Value.of(text(strand));
  }

  private Value number(Expr expr) {
    return Value.of(value(expr));
  }
}
