package dev.clew.solver.smtlib.elaboration;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Abbreviation;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Macro;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Named;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Settled;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Uninterpreted;
import dev.clew.solver.smtlib.elaboration.SymbolDefinition.Unknown;
import dev.clew.solver.smtlib.syntax.NearNames;
import dev.clew.solver.smtlib.syntax.RationalLiteral;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.ScriptException;
import dev.clew.solver.smtlib.theory.FloatConversions;
import dev.clew.solver.smtlib.theory.Identifier;
import dev.clew.solver.smtlib.theory.LiteralCharacters;
import dev.clew.solver.smtlib.theory.RegexSymbols;
import dev.clew.solver.smtlib.theory.SymbolMeaning;
import dev.clew.solver.smtlib.theory.SymbolUse;
import dev.clew.solver.smtlib.theory.TheoryGaps;
import dev.clew.solver.smtlib.theory.TheorySymbols;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Finds what a symbol means, in the script's declarations and then in the theories. */
public final class SymbolUses {

  private final ExprFactory terms;
  private final TheorySymbols theories;
  private final ScriptDeclarations declarations;
  private final TheoryGaps gaps;

  public SymbolUses(
      ExprFactory terms, TheorySymbols theories, ScriptDeclarations declarations, TheoryGaps gaps) {
    this.terms = terms;
    this.theories = theories;
    this.declarations = declarations;
    this.gaps = gaps;
  }

  /**
   * Builds the term from the arguments' terms.
   *
   * @param parts what the arguments are written as
   * @throws ScriptException when the symbol is unknown; the result throws it when the arguments do
   *     not fit
   */
  public Function<List<Expr>, Expr> meaning(Identifier head, List<SExpr> parts) {
    if (head.indices().isEmpty()) {
      Optional<SymbolDefinition> own = declarations.function(head.name());
      if (own.isPresent()) {
        return args -> apply(own.get(), new SymbolUse(terms, gaps, head, args, parts), args);
      }
    }
    SymbolMeaning meaning = theories.function(head.name()).orElseThrow(() -> unknown(head));
    return args -> meaning.of(new SymbolUse(terms, gaps, head, args, parts));
  }

  private Expr apply(SymbolDefinition definition, SymbolUse call, List<Expr> args) {
    if (definition instanceof Unknown unknown) {
      call.shape(0, 0);
      return unknown.symbol();
    }
    if (definition instanceof Settled settled) {
      call.shape(0, 0);
      return settled.language();
    }
    if (definition instanceof Abbreviation abbreviation) {
      call.shape(0, 0);
      return abbreviation.expr();
    }
    if (definition instanceof Named named) {
      call.shape(0, 0);
      return named.expr();
    }
    if (definition instanceof Uninterpreted uninterpreted) {
      require(call, uninterpreted.function().parameters());
      return terms.apply(uninterpreted.function(), args.toArray(new Expr[0]));
    }
    Macro macro = (Macro) definition;
    require(call, macro.parameters().stream().map(Symbol::sort).toList());
    return expand(macro, args);
  }

  private static void require(SymbolUse call, List<Sort> parameters) {
    call.shape(0, parameters.size());
    for (int i = 0; i < parameters.size(); i++) {
      call.require(i, parameters.get(i));
    }
  }

  private Expr expand(Macro macro, List<Expr> args) {
    Map<Expr, Expr> values = new HashMap<>();
    for (int i = 0; i < args.size(); i++) {
      values.put(macro.parameters().get(i), args.get(i));
    }
    return new TermSubstitution(terms, leaf -> values.getOrDefault(leaf, leaf)).apply(macro.body());
  }

  /** The number that is written out as what {@code to_fp} converts, if this is such a use. */
  public Optional<RationalLiteral> fraction(Identifier head, List<SExpr> parts) {
    if (!head.name().equals("to_fp") || head.indices().size() != 2 || parts.size() != 2) {
      return Optional.empty();
    }
    boolean redefined =
        declarations.function("-").isPresent() || declarations.function("/").isPresent();
    return redefined ? Optional.empty() : RationalLiteral.read(parts.get(1));
  }

  /** The range between characters that are written out, if this is such a use. */
  public Optional<Expr> range(Identifier head, List<SExpr> parts) {
    boolean isRange =
        head.name().equals("re.range")
            && head.indices().isEmpty()
            && parts.size() == 2
            && declarations.function("re.range").isEmpty();
    if (!isRange) {
      return Optional.empty();
    }
    return LiteralCharacters.written(parts.get(0))
        .flatMap(
            from ->
                LiteralCharacters.written(parts.get(1))
                    .map(to -> RegexSymbols.range(terms, gaps, from, to)));
  }

  /** {@code to_fp} of a number that is written out, given the rounding mode. */
  public Expr rounded(
      Identifier head, RationalLiteral fraction, List<Expr> mode, List<SExpr> parts) {
    return FloatConversions.fromFraction(new SymbolUse(terms, gaps, head, mode, parts), fraction);
  }

  private ScriptException unknown(Identifier head) {
    String guess = meant(head.name()).map(name -> "; did you mean '" + name + "'?").orElse("");
    return new ScriptException(head.position(), "unknown symbol '" + head.name() + "'" + guess, "");
  }

  /** To SMT-LIB {@code -5} is a name, however often it is written for a number. */
  private Optional<String> meant(String name) {
    if (name.matches("-[0-9]+(\\.[0-9]+)?")) {
      return Optional.of("(- " + name.substring(1) + ")");
    }
    return NearNames.nearest(
        name, Stream.concat(declarations.functions().keySet().stream(), theories.functionNames()));
  }
}
