package dev.clew.hotspots.text;

import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/** The term of a string as constants and holes in a row. */
public record SentenceRow(List<SentencePart> parts) {

  /**
   * A sentence that has been written out.
   *
   * @param spans where the holes are, in the order of {@link #holes}
   */
  public record Written(String text, List<HoleRange> spans) {
    public Written {
      spans = List.copyOf(spans);
    }
  }

  public SentenceRow {
    parts = List.copyOf(parts);
  }

  /** Takes concatenations apart; what else a program has done to a text stays inside a hole. */
  public static SentenceRow of(Expr term) {
    List<SentencePart> parts = new ArrayList<>();
    StringBuilder known = new StringBuilder();
    Deque<Expr> rest = new ArrayDeque<>();
    rest.push(term);
    while (!rest.isEmpty()) {
      Expr next = rest.pop();
      if (next.is(StringOp.CONCAT)) {
        rest.push(next.arg(1));
        rest.push(next.arg(0));
      } else if (next instanceof Const text) {
        known.append(text.value().asString());
      } else {
        flush(known, parts);
        parts.add(hole(next));
      }
    }
    flush(known, parts);
    return new SentenceRow(parts);
  }

  private static void flush(StringBuilder known, List<SentencePart> parts) {
    if (known.length() > 0) {
      parts.add(new SentencePart.Known(known.toString()));
      known.setLength(0);
    }
  }

  private static SentencePart.Hole hole(Expr term) {
    List<Symbol> symbols = new ArrayList<>();
    new PostOrder()
        .visit(
            term,
            part -> {
              if (part instanceof Symbol symbol) {
                symbols.add(symbol);
              }
            });
    symbols.sort(Comparator.comparing(Symbol::name));
    return new SentencePart.Hole(term, symbols);
  }

  public List<SentencePart.Hole> holes() {
    return parts.stream()
        .filter(SentencePart.Hole.class::isInstance)
        .map(SentencePart.Hole.class::cast)
        .toList();
  }

  public boolean isConstant() {
    return holes().isEmpty();
  }

  /** The sentence for some values. */
  public Written write(Assignment values) {
    Evaluator evaluator = new Evaluator(values);
    StringBuilder text = new StringBuilder();
    List<HoleRange> spans = new ArrayList<>();
    for (SentencePart part : parts) {
      int start = text.length();
      if (part instanceof SentencePart.Known known) {
        text.append(known.text());
      } else {
        text.append(evaluator.evaluate(((SentencePart.Hole) part).term()).asString());
        spans.add(new HoleRange(start, text.length()));
      }
    }
    return new Written(text.toString(), spans);
  }

  /** For people: holes between guillemets, with the inputs that they come from. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (SentencePart part : parts) {
      text.append(
          part instanceof SentencePart.Known known
              ? known.text()
              : "«" + String.join(", ", ((SentencePart.Hole) part).inputs()) + "»");
    }
    return text.toString();
  }
}
