package dev.clew.hotspots.text;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Symbol;
import java.util.List;

/** A piece of a string that a program has put together. */
public sealed interface SentencePart {

  /** A text that is the same whatever the inputs are. */
  record Known(String text) implements SentencePart {}

  /**
   * What depends on inputs.
   *
   * @param term of a string
   * @param symbols the unknowns in it, in the order of their names
   */
  record Hole(Expr term, List<Symbol> symbols) implements SentencePart {
    public Hole {
      symbols = List.copyOf(symbols);
    }

    /** The names of the inputs that it comes from. */
    public List<String> inputs() {
      return symbols.stream().map(Symbol::name).toList();
    }
  }
}
