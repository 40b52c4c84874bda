package dev.clew.solver.smtlib;

import static java.util.Map.entry;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.smtlib.elaboration.SortDefinition.Fixed;
import dev.clew.solver.smtlib.elaboration.SortDefinition.Template;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Abbreviation;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Macro;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Uninterpreted;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Unknown;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.syntax.SmtText;
import dev.clew.solver.smtlib.theory.Identifier;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Commands that give a meaning to symbols. */
final class DeclarationCommands {

  private final ScriptSession session;

  DeclarationCommands(ScriptSession session) {
    this.session = session;
  }

  Map<String, Consumer<ScriptCommand>> all() {
    return Map.ofEntries(
        entry("declare-const", this::declareConstant),
        entry("declare-fun", this::declareFunction),
        entry("declare-sort", this::declareSort),
        entry("define-const", this::defineConstant),
        entry("define-fun", this::defineFunction),
        entry("define-sort", this::defineSort),
        entry("define-fun-rec", command -> missing(command, "recursive functions are")),
        entry("define-funs-rec", command -> missing(command, "recursive functions are")),
        entry("declare-datatype", command -> missing(command, "datatypes are")),
        entry("declare-datatypes", command -> missing(command, "datatypes are")));
  }

  private static void missing(ScriptCommand command, String what) {
    throw ScriptException.notSupported(command.position(), what);
  }

  private void declareConstant(ScriptCommand command) {
    command.require(2, "symbol sort");
    declare(command.arg(0), List.of(), session.sorts().read(command.arg(1)));
  }

  private void declareFunction(ScriptCommand command) {
    command.require(3, "symbol (sort …) sort");
    List<Sort> parameters = command.list(1, "sorts").stream().map(session.sorts()::read).toList();
    declare(command.arg(0), parameters, session.sorts().read(command.arg(2)));
  }

  private void declare(SExpr symbol, List<Sort> parameters, Sort sort) {
    String name = Identifier.symbol(symbol);
    boolean regex = parameters.contains(Sort.LANGUAGE) || sort.equals(Sort.LANGUAGE);
    if (regex && !parameters.isEmpty()) {
      throw ScriptException.notSupported(symbol.position(), "functions of regular expressions are");
    }
    session.define(
        symbol,
        parameters.isEmpty()
            ? new Unknown(session.terms().symbol(name, sort))
            : new Uninterpreted(Function.uninterpreted(name, parameters, sort)));
  }

  private void declareSort(ScriptCommand command) {
    command.require(command.size() == 1 || command.size() == 2, "symbol numeral");
    if (command.size() == 2 && !SmtText.of(command.arg(1)).equals("0")) {
      throw ScriptException.notSupported(command.arg(1).position(), "sorts with parameters are");
    }
    Sort sort = Sort.reference(Identifier.symbol(command.arg(0)));
    session.defineSort(command.arg(0), new Fixed(sort));
  }

  private void defineSort(ScriptCommand command) {
    command.require(3, "symbol (symbol …) sort");
    List<String> parameters = command.list(1, "symbols").stream().map(Identifier::symbol).toList();
    if (parameters.isEmpty()) {
      session.defineSort(command.arg(0), new Fixed(session.sorts().read(command.arg(2))));
      return;
    }
    Map<String, Sort> anything = new HashMap<>();
    parameters.forEach(parameter -> anything.put(parameter, Sort.BOOL));
    session.sorts().read(command.arg(2), anything);
    session.defineSort(command.arg(0), new Template(parameters, command.arg(2)));
  }

  private void defineConstant(ScriptCommand command) {
    command.require(3, "symbol sort term");
    define(command, List.of(), command.arg(1), command.arg(2));
  }

  private void defineFunction(ScriptCommand command) {
    command.require(4, "symbol ((symbol sort) …) sort term");
    define(command, command.list(1, "parameters"), command.arg(2), command.arg(3));
  }

  private void define(ScriptCommand command, List<SExpr> parameters, SExpr sort, SExpr body) {
    Sort result = session.sorts().read(sort);
    Map<String, Symbol> known = new LinkedHashMap<>();
    for (SExpr parameter : parameters) {
      bind(known, Identifier.symbol(command.arg(0)), parameter);
    }
    Expr expr = session.elaborator().elaborate(body, known);
    if (!expr.sort().equals(result)) {
      throw new ScriptException(
          body.position(), "the body has sort " + expr.sort(), result.toString());
    }
    session.define(
        command.arg(0),
        known.isEmpty() ? new Abbreviation(expr) : new Macro(List.copyOf(known.values()), expr));
  }

  /** No symbol of a script has a backslash, so a parameter is never taken for an unknown. */
  private void bind(Map<String, Symbol> known, String function, SExpr parameter) {
    if (!(parameter instanceof Group pair) || pair.size() != 2) {
      throw new ScriptException(parameter.position(), "this is no parameter", "(symbol sort)");
    }
    String name = Identifier.symbol(pair.get(0));
    Sort sort = session.sorts().read(pair.get(1));
    Symbol symbol = session.terms().symbol(function + ScriptSession.PARAMETER_MARK + name, sort);
    if (known.putIfAbsent(name, symbol) != null) {
      throw new ScriptException(
          parameter.position(), "parameter '" + name + "' occurs twice", "another name");
    }
  }
}
