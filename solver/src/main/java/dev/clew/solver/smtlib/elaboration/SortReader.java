package dev.clew.solver.smtlib.elaboration;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.smtlib.elaboration.SortDefinition.Fixed;
import dev.clew.solver.smtlib.elaboration.SortDefinition.Template;
import dev.clew.solver.smtlib.syntax.NearNames;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.SmtText;
import dev.clew.solver.smtlib.theory.Identifier;
import dev.clew.solver.smtlib.theory.SymbolUse;
import dev.clew.solver.smtlib.theory.TheorySymbols;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads sorts. Recurses, unlike all else here: only applied sort definitions nest. */
public final class SortReader {

  private static final int MAX_DEPTH = 200;

  private final TheorySymbols theories;
  private final ScriptDeclarations declarations;

  public SortReader(TheorySymbols theories, ScriptDeclarations declarations) {
    this.theories = theories;
    this.declarations = declarations;
  }

  public Sort read(SExpr expr) {
    return read(expr, Map.of(), 0);
  }

  /** With what the parameters of a sort definition stand for. */
  public Sort read(SExpr expr, Map<String, Sort> parameters) {
    return read(expr, parameters, 0);
  }

  private Sort read(SExpr expr, Map<String, Sort> parameters, int depth) {
    if (depth > MAX_DEPTH) {
      throw ScriptException.notSupported(expr.position(), "sorts nested so deeply are");
    }
    if (expr instanceof Group group && !Identifier.isOne(group)) {
      return applied(group, parameters, depth);
    }
    if (!Identifier.isOne(expr)) {
      throw new ScriptException(expr.position(), "found '" + SmtText.of(expr) + "'", "a sort");
    }
    return named(Identifier.read(expr), parameters);
  }

  private Sort named(Identifier identifier, Map<String, Sort> parameters) {
    if (identifier.indices().isEmpty()) {
      Sort parameter = parameters.get(identifier.name());
      if (parameter != null) {
        return parameter;
      }
      Optional<SortDefinition> own = declarations.sort(identifier.name());
      if (own.isPresent()) {
        return fixed(identifier, own.get());
      }
    }
    return theories.sort(identifier.name()).orElseThrow(() -> unknown(identifier)).of(identifier);
  }

  private static Sort fixed(Identifier identifier, SortDefinition definition) {
    if (definition instanceof Fixed fixed) {
      return fixed.sort();
    }
    int count = ((Template) definition).parameters().size();
    throw new ScriptException(
        identifier.position(),
        "sort '" + identifier.name() + "' without parameters",
        Integer.toString(count));
  }

  private Sort applied(Group group, Map<String, Sort> parameters, int depth) {
    if (group.size() < 2) {
      throw new ScriptException(group.position(), "this is no sort", "(name sort …)");
    }
    Identifier head = Identifier.read(group.get(0));
    Optional<SortDefinition> own = declarations.sort(head.name());
    if (own.isEmpty()) {
      theories.sort(head.name()).orElseThrow(() -> unknown(head)).of(head);
    }
    List<SExpr> arguments = group.items().subList(1, group.size());
    if (own.isPresent() && own.get() instanceof Template template) {
      return instance(head, template, arguments, parameters, depth);
    }
    if (own.isEmpty() && head.name().equals("RegEx") && arguments.size() == 1) {
      return regex(arguments.get(0), parameters, depth);
    }
    throw new ScriptException(group.position(), "sort '" + head.name() + "' applied", "it alone");
  }

  /** The older name of {@code RegLan} is {@code (RegEx String)}. */
  private Sort regex(SExpr characters, Map<String, Sort> parameters, int depth) {
    Sort sort = read(characters, parameters, depth + 1);
    if (!sort.equals(Sort.STRING)) {
      throw new ScriptException(
          characters.position(), "sort 'RegEx' of " + sort, Sort.STRING.toString());
    }
    return Sort.LANGUAGE;
  }

  private Sort instance(
      Identifier head,
      Template template,
      List<SExpr> arguments,
      Map<String, Sort> parameters,
      int depth) {
    int count = template.parameters().size();
    if (arguments.size() != count) {
      String found = SymbolUse.count(arguments.size(), "parameter", "parameters");
      throw new ScriptException(
          head.position(), "sort '" + head.name() + "' has " + found, Integer.toString(count));
    }
    Map<String, Sort> inner = new HashMap<>();
    for (int i = 0; i < count; i++) {
      inner.put(template.parameters().get(i), read(arguments.get(i), parameters, depth + 1));
    }
    return read(template.body(), inner, depth + 1);
  }

  private ScriptException unknown(Identifier identifier) {
    String guess =
        NearNames.nearest(
                identifier.name(), Stream.concat(declarations.sortNames(), theories.sortNames()))
            .map(name -> "; did you mean '" + name + "'?")
            .orElse("");
    return new ScriptException(
        identifier.position(), "unknown sort '" + identifier.name() + "'" + guess, "");
  }
}
