package dev.clew.solver.smtlib;

import dev.clew.solver.smtlib.SExpr.Atom;
import dev.clew.solver.smtlib.SExpr.Group;
import dev.clew.solver.smtlib.ScriptToken.Kind;
import java.util.Optional;

/** Reads the attributes of {@code (! term :keyword value …)}. */
final class Annotations {

  private Annotations() {}

  /** The name that the annotation gives to its term. */
  static Optional<SExpr> name(Group group) {
    Optional<SExpr> name = Optional.empty();
    for (int i = 2; i < group.size(); i++) {
      if (!(group.get(i) instanceof Atom key) || key.kind() != Kind.KEYWORD) {
        throw new ScriptException(
            group.get(i).position(), "found '" + ScriptText.of(group.get(i)) + "'", "a keyword");
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
  static Optional<String> nameOf(SExpr term) {
    return term instanceof Group group && group.startsWith("!") && group.size() > 2
        ? name(group).map(Identifier::symbol)
        : Optional.empty();
  }

  private static boolean isKeyword(SExpr expr) {
    return expr instanceof Atom atom && atom.kind() == Kind.KEYWORD;
  }
}
