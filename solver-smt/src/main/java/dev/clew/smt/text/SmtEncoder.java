package dev.clew.smt.text;

import dev.clew.smt.process.SmtEngine;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts a condition into SMT-LIB text.
 *
 * <p>What has no exact form there becomes an unknown with facts: every assignment that makes the
 * condition true makes the text satisfiable, so that {@code unsat} is always right; a model of the
 * text is a proposal.
 *
 * <p>Text is linear in the number of distinct subterms: long or shared ones get a name.
 */
final class SmtEncoder {

  /** Names are shorter than repetitions of anything longer. */
  private static final int MAX_REPEATED = 24;

  private static final int MAX_TEXT = 160;

  private final SmtEngine engine;
  private final ConjunctNotes pad = new ConjunctNotes();
  private final Map<Expr, Integer> uses = new HashMap<>();
  private final Map<Expr, SmtCode> codes = new HashMap<>();
  private final List<Symbol> symbols = new ArrayList<>();

  private SmtEncoder(SmtEngine engine) {
    this.engine = engine;
  }

  static ConjunctText encode(Expr condition, SmtEngine engine) {
    SmtEncoder encoder = new SmtEncoder(engine);
    new PostOrder().visit(condition, encoder::countUses);
    new PostOrder().visit(condition, encoder::translate);
    SmtCode code = encoder.codes.get(condition);
    if (code == null) {
      throw new IllegalStateException("no text for a condition");
    }
    return encoder.pad.fragment(code.text(), encoder.symbols);
  }

  /** The name of an unknown. */
  static String name(Symbol symbol) {
    return "s" + symbol.id();
  }

  /** The sort that values have in the text, or null for those that are not put there. */
  static @Nullable String sortName(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> "Bool";
      case STRING -> "String";
      case BITS, INTEGER, REFERENCE -> "Int";
      case LANGUAGE, FLOAT, ROUNDING -> null;
    };
  }

  private void countUses(Expr expr) {
    for (int i = 0; i < expr.arity(); i++) {
      uses.merge(expr.arg(i), 1, Integer::sum);
    }
  }

  private void translate(Expr expr) {
    SmtCode code = code(expr);
    if (code == null) {
      return;
    }
    int most = uses.getOrDefault(expr, 0) > 1 ? MAX_REPEATED : MAX_TEXT;
    boolean named = code.text().length() > most && !(expr instanceof Const);
    codes.put(expr, named ? new SmtCode(expr, pad.bind(expr, code.text()), code.range()) : code);
  }

  private @Nullable SmtCode code(Expr expr) {
    if (expr instanceof Const constant) {
      return constant(constant);
    }
    String sort = sortName(expr.sort());
    if (sort == null) {
      return null;
    }
    if (expr instanceof Symbol symbol) {
      symbols.add(symbol);
      return unknown(symbol, pad.declare(name(symbol), sort));
    }
    Apply apply = (Apply) expr;
    SmtCode[] args = new SmtCode[apply.arity()];
    for (int i = 0; i < args.length; i++) {
      SmtCode arg = codes.get(apply.arg(i));
      if (arg == null) {
        return opaque(apply, sort);
      }
      args[i] = arg;
    }
    return apply(apply, args, sort);
  }

  private SmtCode apply(Apply apply, SmtCode[] args, String sort) {
    return switch (apply.op().theory()) {
      case CORE -> core(apply, args);
      case BITS -> BitsText.of(apply, args);
      case INTEGER -> integer(apply, args);
      case STRING -> new StringText(engine, pad).of(apply, args);
      case FLOAT, FUNCTION -> opaque(apply, sort);
    };
  }

  /** Something of which only the sort is known. */
  private SmtCode opaque(Apply apply, String sort) {
    SmtCode unknown = unknown(apply, pad.fresh(apply, "a", sort));
    pad.approximate(apply, unknown);
    return unknown;
  }

  private SmtCode unknown(Expr expr, String name) {
    TermRange range =
        switch (expr.sort().kind()) {
          case BITS, REFERENCE -> TermRange.signed(expr.sort().width());
          default -> TermRange.ALL;
        };
    if (!range.equals(TermRange.ALL)) {
      pad.fact(range.condition(name));
    }
    return new SmtCode(expr, name, range);
  }

  private static @Nullable SmtCode constant(Const constant) {
    Value value = constant.value();
    return switch (value.sort().kind()) {
      case BOOL -> new SmtCode(constant, Boolean.toString(value.asBoolean()), TermRange.ALL);
      case BITS, INTEGER, REFERENCE ->
          new SmtCode(
              constant, SmtLiterals.integer(value.asInteger()), TermRange.only(value.asInteger()));
      case STRING -> new SmtCode(constant, SmtLiterals.string(value.asString()), TermRange.ALL);
      case LANGUAGE -> new SmtCode(constant, LanguageText.of(value.asLanguage()), TermRange.ALL);
      case FLOAT, ROUNDING -> null;
    };
  }

  private static SmtCode core(Apply apply, SmtCode[] args) {
    return switch ((CoreOp) apply.op()) {
      case NOT -> plain(apply, "not", args);
      case AND -> plain(apply, "and", args);
      case OR -> plain(apply, "or", args);
      case EQ ->
          args[0].source().sort().kind() == Sort.Kind.BITS
              ? new SmtCode(apply, BitsText.equal(args[0], args[1]), TermRange.ALL)
              : plain(apply, "=", args);
      case ITE -> {
        SmtCode choice = plain(apply, "ite", args);
        yield new SmtCode(apply, choice.text(), args[1].range().or(args[2].range()));
      }
    };
  }

  private static SmtCode integer(Apply apply, SmtCode[] args) {
    return switch ((IntegerOp) apply.op()) {
      case ADD -> plain(apply, "+", args[0].range().plus(args[1].range()), args);
      case MUL -> plain(apply, "*", args[0].range().times(args[1].range()), args);
      case NEG -> plain(apply, "-", args[0].range().negated(), args);
      case DIV, MOD ->
          new SmtCode(
              apply,
              DivisionText.integer((IntegerOp) apply.op(), args[0].text(), args[1].text()),
              TermRange.ALL);
      case LT -> plain(apply, "<", args);
      case LE -> plain(apply, "<=", args);
    };
  }

  private static SmtCode plain(Apply apply, String operator, SmtCode... args) {
    return plain(apply, operator, TermRange.ALL, args);
  }

  static SmtCode plain(Apply apply, String operator, TermRange range, SmtCode... args) {
    StringBuilder text = new StringBuilder("(").append(operator);
    for (SmtCode arg : args) {
      text.append(' ').append(arg.text());
    }
    return new SmtCode(apply, text.append(')').toString(), range);
  }
}
