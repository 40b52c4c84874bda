package dev.clew.solver.smtlib.syntax;

import dev.clew.solver.smtlib.syntax.ScriptToken.Kind;
import java.util.List;

/** What a script is made of: atoms, and groups of these. Immutable. */
public sealed interface SExpr {

  /** Where it starts. */
  ScriptPosition position();

  /** Whether this is the symbol {@code word}, not written between bars. */
  default boolean isWord(String word) {
    return false;
  }

  /** A token other than a parenthesis. */
  record Atom(Kind kind, String text, ScriptPosition position) implements SExpr {

    public boolean isSymbol() {
      return kind == Kind.SYMBOL || kind == Kind.QUOTED;
    }

    @Override
    public boolean isWord(String word) {
      return kind == Kind.SYMBOL && text.equals(word);
    }
  }

  /** A list in parentheses; no record, because a record's methods would recurse. */
  final class Group implements SExpr {
    private final List<SExpr> items;
    private final ScriptPosition position;

    public Group(List<SExpr> items, ScriptPosition position) {
      this.items = List.copyOf(items);
      this.position = position;
    }

    public List<SExpr> items() {
      return items;
    }

    public int size() {
      return items.size();
    }

    public SExpr get(int index) {
      return items.get(index);
    }

    /** Whether the first item is this word. */
    public boolean startsWith(String word) {
      return !items.isEmpty() && items.get(0).isWord(word);
    }

    @Override
    public ScriptPosition position() {
      return position;
    }
  }
}
