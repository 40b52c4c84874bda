package dev.clew.solver.smtlib.elaboration;

import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExpr.Atom;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.ScriptToken.Kind;
import dev.clew.solver.smtlib.syntax.SmtText;
import dev.clew.solver.smtlib.theory.Identifier;
import java.util.Optional;

/** Reads the attributes of {@code (! term :keyword value …)}. */
public final class TermAnnotations {

  private TermAnnotations() {}

  /** The name that the annotation gives to its term. */
  public static Optional<SExpr> name(Group group) {
    Optional<SExpr> name = Optional.empty();
    for (int i = 2; i < group.size(); i++) {
      if (!(group.get(i) instanceof Atom key) || key.kind() != Kind.KEYWORD) {
        throw new ScriptException(
            group.get(i).position(), "found '" + SmtText.of(group.get(i)) + "'", "a keyword");
      }
      boolean valued = i + 1 < group.size() && !isKeyword(group.get(i + 1));
      if (key.text().equals("named")) {
        if (!valued) {
          throw new ScriptException(key.position(), ":named without a name", "a symbol");
        }
        Identifier.symbol(group.get(i + 1));
        name = Optional.of(group.get(i + 1));
      }
      i += valued ? 1 : 0;
    }
    return name;
  }

  /** The name of a term that is an annotation with a name. */
  public static Optional<String> nameOf(SExpr term) {
    return term instanceof Group group && group.startsWith("!") && group.size() > 2
        ? name(group).map(Identifier::symbol)
        : Optional.empty();
  }

  private static boolean isKeyword(SExpr expr) {
    return expr instanceof Atom atom && atom.kind() == Kind.KEYWORD;
  }
}
