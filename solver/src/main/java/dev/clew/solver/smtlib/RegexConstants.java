package dev.clew.solver.smtlib;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Settled;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Unknown;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExpr.Atom;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import dev.clew.solver.smtlib.syntax.SmtText;
import dev.clew.solver.smtlib.theory.Identifier;
import java.util.Optional;

/**
 * Regular expressions that a script declares and then asserts to be equal to a constant one: from
 * there on the name stands for the constant. No other use of an unknown language is supported.
 */
final class RegexConstants {

  private RegexConstants() {}

  /** Whether this says what a declared regular expression is, and now is known. */
  static boolean settle(ScriptSession session, SExpr condition) {
    if (!(condition instanceof Group group) || !group.startsWith("=") || group.size() != 3) {
      return false;
    }
    return settle(session, group.get(1), group.get(2))
        || settle(session, group.get(2), group.get(1));
  }

  private static boolean settle(ScriptSession session, SExpr name, SExpr source) {
    if (!(definition(session, name).orElse(null) instanceof Unknown unknown)
        || !unknown.symbol().sort().equals(Sort.LANGUAGE)) {
      return false;
    }
    Expr language = session.elaborator().elaborate(source);
    if (!(language instanceof Const) || !language.sort().equals(Sort.LANGUAGE)) {
      return false;
    }
    session.declarations().redefine(Identifier.symbol(name), new Settled(language, source));
    return true;
  }

  /** What stands for a regular expression in a model: what was written for it. */
  static String written(ScriptSession session, SExpr term) {
    SymbolDefinition definition = definition(session, term).orElse(null);
    if (definition instanceof Unknown) {
      return "re.none";
    }
    return SmtText.of(definition instanceof Settled settled ? settled.source() : term);
  }

  private static Optional<SymbolDefinition> definition(ScriptSession session, SExpr term) {
    return term instanceof Atom atom && atom.isSymbol()
        ? session.declarations().function(atom.text())
        : Optional.empty();
  }
}
