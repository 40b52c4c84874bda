package dev.clew.solver.unrolled;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Theory;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One query in terms without strings: every string term becomes a {@link BoundedText}, every
 * integer a {@link BoundedInteger}, everything else is copied. The first letter of an unknown's
 * name tells what it stands for, so that no two of them ever meet.
 */
final class UnrolledTranslation {

  /** Time was up before the translation was done. */
  static final class OutOfTime extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutOfTime() {
      super("out of time", null, false, false);
    }
  }

  private final ExprFactory factory;
  private final UnrollingPlan plan;
  private final BoundedNumbers numbers;
  private final BoundedTexts texts;
  private final TranslationUnknowns unknowns;
  private final UnrolledOperators operators;
  private final PostOrder order = new PostOrder();
  private final Map<Expr, Expr> terms = new HashMap<>();
  private final Map<Expr, BoundedInteger> nums = new HashMap<>();
  private final Map<Expr, BoundedText> strings = new HashMap<>();
  private final List<Apply> opaques = new ArrayList<>();

  UnrolledTranslation(ExprFactory factory, UnrollingPlan plan) {
    this.factory = factory;
    this.plan = plan;
    numbers = new BoundedNumbers(factory);
    texts = new BoundedTexts(factory, numbers);
    unknowns = new TranslationUnknowns(texts, plan);
    operators = new UnrolledOperators(this, texts, unknowns, plan);
  }

  /** The condition without strings. */
  Expr condition(Expr original) {
    order.visit(original, this::translate);
    return term(original);
  }

  /** What has to hold besides the conditions. */
  TranslationUnknowns unknowns() {
    return unknowns;
  }

  /** Terms that an unknown stands for. */
  List<Apply> opaques() {
    return opaques;
  }

  /** One condition for all: a solver keeps an account of every conjunct that it is given. */
  Expr all(List<Expr> conditions) {
    return texts.and(conditions);
  }

  Expr term(Expr original) {
    return found(terms.get(original));
  }

  BoundedInteger num(Expr original) {
    return found(nums.get(original));
  }

  BoundedText text(Expr original) {
    return found(strings.get(original));
  }

  private static <T> T found(@Nullable T translated) {
    return Objects.requireNonNull(translated, "arguments are translated first");
  }

  private void translate(Expr expr) {
    if (plan.budget().exhausted()) {
      throw new OutOfTime();
    }
    switch (expr.sort().kind()) {
      case STRING -> strings.put(expr, string(expr));
      case INTEGER -> nums.put(expr, integer(expr));
      case LANGUAGE -> {}
      default -> terms.put(expr, other(expr));
    }
  }

  private BoundedText string(Expr expr) {
    if (expr instanceof Const constant) {
      return texts.constant(constant.value().asString());
    }
    if (expr instanceof Symbol symbol) {
      long most = Math.min(plan.bound(), plan.limits().most(symbol));
      return unknowns.text("#" + symbol.name(), (int) most, true);
    }
    Apply apply = (Apply) expr;
    if (apply.is(CoreOp.ITE)) {
      return texts.ite(term(apply.arg(0)), text(apply.arg(1)), text(apply.arg(2)));
    }
    BoundedText known = apply.op() instanceof StringOp op ? operators.text(op, apply) : null;
    return known != null ? known : unknowns.text(opaque(apply), plan.bound(), false);
  }

  private BoundedInteger integer(Expr expr) {
    if (expr instanceof Const constant) {
      return numbers.constant(constant.value().asInteger());
    }
    if (expr instanceof Symbol symbol) {
      LengthLimits limits = plan.limits();
      return unknowns.integer("~" + symbol.name(), limits.least(symbol), limits.most(symbol));
    }
    Apply apply = (Apply) expr;
    return switch (apply.op().theory()) {
      case CORE -> numbers.ite(term(apply.arg(0)), num(apply.arg(1)), num(apply.arg(2)));
      case BITS ->
          apply.is(BitsOp.SIGNED_VALUE)
              ? numbers.signed(term(apply.arg(0)))
              : numbers.unsigned(term(apply.arg(0)));
      case INTEGER -> arithmetic((IntegerOp) apply.op(), apply);
      case STRING -> {
        BoundedInteger known = operators.num((StringOp) apply.op(), apply);
        yield known != null ? known : unknowns.integer(opaque(apply));
      }
      case FUNCTION -> copies(apply) ? numbers.open(copy(apply)) : unknowns.integer(opaque(apply));
      case FLOAT -> throw new IllegalArgumentException("no integer: " + apply);
    };
  }

  private BoundedInteger arithmetic(IntegerOp op, Apply apply) {
    BoundedInteger first = num(apply.arg(0));
    if (op == IntegerOp.NEG) {
      return numbers.negate(first);
    }
    BoundedInteger second = num(apply.arg(1));
    return switch (op) {
      case ADD -> numbers.add(first, second);
      case MUL -> numbers.multiply(first, second);
      case DIV -> numbers.divide(first, second);
      case MOD -> numbers.modulo(first, second);
      case NEG, LT, LE -> throw new IllegalArgumentException("no integer: " + apply);
    };
  }

  private Expr other(Expr expr) {
    if (expr instanceof Const constant) {
      return factory.constant(constant.value());
    }
    if (expr instanceof Symbol symbol) {
      return factory.symbol("=" + symbol.name(), symbol.sort());
    }
    Apply apply = (Apply) expr;
    if (apply.op() instanceof StringOp op) {
      Expr known = operators.term(op, apply);
      return known != null ? known : factory.symbol(opaque(apply), apply.sort());
    }
    Expr mixed = mixed(apply);
    if (mixed != null) {
      return mixed;
    }
    return copies(apply) ? copy(apply) : factory.symbol(opaque(apply), apply.sort());
  }

  /** Operators of other theories on strings or integers. */
  private @Nullable Expr mixed(Apply apply) {
    if (apply.is(CoreOp.EQ)) {
      return switch (apply.arg(0).sort().kind()) {
        case STRING -> texts.equal(text(apply.arg(0)), text(apply.arg(1)));
        case INTEGER -> numbers.eq(num(apply.arg(0)), num(apply.arg(1)));
        case LANGUAGE -> factory.symbol(opaque(apply), Sort.BOOL);
        default -> null;
      };
    }
    if (apply.is(IntegerOp.LE)) {
      return numbers.le(num(apply.arg(0)), num(apply.arg(1)));
    }
    if (apply.is(IntegerOp.LT)) {
      return numbers.lt(num(apply.arg(0)), num(apply.arg(1)));
    }
    return apply.is(BitsOp.FROM_INTEGER)
        ? numbers.bits(num(apply.arg(0)), apply.sort().bits())
        : null;
  }

  /** Whether an operator has no strings about it and can stay. */
  private static boolean copies(Apply apply) {
    if (apply.op().theory() == Theory.FUNCTION && isText(apply.sort())) {
      return false;
    }
    for (int i = 0; i < apply.arity(); i++) {
      if (isText(apply.arg(i).sort())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isText(Sort sort) {
    return sort.kind() == Sort.Kind.STRING || sort.kind() == Sort.Kind.LANGUAGE;
  }

  private Expr copy(Apply apply) {
    Expr[] args = new Expr[apply.arity()];
    for (int i = 0; i < args.length; i++) {
      Expr arg = apply.arg(i);
      args[i] = arg.sort().kind() == Sort.Kind.INTEGER ? numbers.integer(num(arg)) : term(arg);
    }
    return factory.rebuild(apply, args);
  }

  private String opaque(Apply apply) {
    opaques.add(apply);
    return "!?" + opaques.size();
  }

  /** The values of the original's unknowns under a model of the translation. */
  Assignment original(Iterable<Symbol> symbols, Assignment model) {
    Evaluator evaluator = new Evaluator(model);
    Map<Symbol, Value> values = new LinkedHashMap<>();
    for (Symbol symbol : symbols) {
      values.put(symbol, value(evaluator, symbol));
    }
    return Assignment.of(values, model.functions());
  }

  private Value value(Evaluator evaluator, Symbol symbol) {
    return switch (symbol.sort().kind()) {
      case STRING -> Value.of(word(evaluator, text(symbol)));
      case INTEGER -> Value.of(evaluator.evaluate(num(symbol).term()).asInteger());
      case LANGUAGE -> Value.zero(symbol.sort());
      default -> evaluator.evaluate(term(symbol));
    };
  }

  private static String word(Evaluator evaluator, BoundedText text) {
    int length = evaluator.evaluate(text.length().term()).asInteger().intValueExact();
    StringBuilder word = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      word.append((char) evaluator.evaluate(text.units().get(i)).raw());
    }
    return word.toString();
  }

  /**
   * What an opaque term is for the values that its arguments have under an assignment: true of
   * every solution, and false of a candidate that got the term wrong.
   */
  Expr lemma(Apply opaque, Evaluator evaluator) {
    Expr same = factory.bool(true);
    for (int i = 0; i < opaque.arity(); i++) {
      Expr arg = opaque.arg(i);
      if (arg.sort().kind() != Sort.Kind.LANGUAGE) {
        same = factory.and(same, is(arg, evaluator.evaluate(arg)));
      } else if (!(arg instanceof Const)) {
        return factory.bool(true);
      }
    }
    return factory.or(factory.not(same), is(opaque, evaluator.evaluate(opaque)));
  }

  private Expr is(Expr original, Value value) {
    return switch (original.sort().kind()) {
      case STRING -> texts.equal(text(original), texts.constant(value.asString()));
      case INTEGER -> numbers.eq(num(original), numbers.constant(value.asInteger()));
      default -> factory.eq(term(original), factory.constant(value));
    };
  }
}
