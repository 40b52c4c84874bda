package dev.clew.solver.smtlib.syntax;

import dev.clew.solver.smtlib.syntax.SExpr.Atom;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a script one outermost S-expression at a time. */
public final class SExprReader {

  private final ScriptLexer lexer;

  public SExprReader(String file, Reader reader) {
    this.lexer = new ScriptLexer(new CharSource(file, reader));
  }

  /** A group that is not closed yet. */
  private record Open(ScriptPosition position, List<SExpr> items) {}

  /** The next S-expression, or null at the end of the script. */
  public @Nullable SExpr next() {
    Deque<Open> open = new ArrayDeque<>();
    while (true) {
      ScriptToken token = lexer.next();
      SExpr complete;
      switch (token.kind()) {
        case LEFT -> {
          open.push(new Open(token.position(), new ArrayList<>(4)));
          continue;
        }
        case RIGHT -> complete = close(open, token.position());
        case END -> {
          if (open.isEmpty()) {
            return null;
          }
          throw new ScriptException(open.getLast().position(), "command is not closed", "')'");
        }
        default -> complete = new Atom(token.kind(), token.text(), token.position());
      }
      if (open.isEmpty()) {
        return complete;
      }
      open.getFirst().items().add(complete);
    }
  }

  private static Group close(Deque<Open> open, ScriptPosition position) {
    if (open.isEmpty()) {
      throw new ScriptException(position, "')' without '('", "a command");
    }
    Open group = open.pop();
    return new Group(group.items(), group.position());
  }
}
