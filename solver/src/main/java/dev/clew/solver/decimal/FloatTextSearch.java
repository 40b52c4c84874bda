package dev.clew.solver.decimal;

import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.Language;
import dev.clew.solver.semantics.StringTooLong;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * One query about floats and their texts. A float that is read becomes an unknown text's language,
 * a text that is written an unknown text, whose float is the one that it is read as.
 */
final class FloatTextSearch {

  /** Texts that are tried for the floats that are written. */
  private static final int MOST_TEXTS = 6;

  /** Of the time: for refuting, before models are looked for. */
  private static final int PARTS = 3;

  private final ExprFactory factory;
  private final List<Expr> conjuncts;
  private final Query query;
  private final Solver next;
  private final Set<Expr> floatTexts = new LinkedHashSet<>();

  /** The unknown texts in the place of texts that are written. */
  private final Map<Expr, Symbol> written = new LinkedHashMap<>();

  /** What is known of each float. */
  private final Map<Expr, FloatSet> sets = new LinkedHashMap<>();

  /** Conditions that say no more than these sets do. */
  private final Set<Expr> absorbed = new LinkedHashSet<>();

  FloatTextSearch(ExprFactory factory, List<Expr> conjuncts, Query query, Solver next) {
    this.factory = factory;
    this.conjuncts = conjuncts;
    this.query = query;
    this.next = next;
    PostOrder order = new PostOrder();
    conjuncts.forEach(each -> order.visit(each, this::note));
    floatTexts.forEach(this::learn);
  }

  private void note(Expr expr) {
    if (FloatTextLayer.isFloatText(expr)
        && floatTexts.add(expr)
        && !expr.is(StringOp.PARSE_FLOAT)) {
      String name = "\u0000written" + written.size();
      written.put(expr, factory.symbol(name, expr.sort()));
    }
  }

  private void learn(Expr floatText) {
    boolean isRead = floatText.is(StringOp.PARSE_FLOAT);
    Expr number = isRead ? floatText : floatText.arg(0);
    FloatConditions conditions = new FloatConditions(number);
    FloatSet known = FloatSet.all(FloatRank.of(number.sort()));
    for (Expr conjunct : conjuncts) {
      Optional<FloatSet> set = conditions.of(conjunct);
      if (set.isPresent()) {
        known = known.intersect(set.get());
        if (isRead) {
          absorbed.add(conjunct);
        }
      }
    }
    sets.put(floatText, known);
  }

  /** Whether there is no model, whatever is not known here. */
  boolean isRefuted() {
    if (sets.values().stream().anyMatch(FloatSet::isEmpty)) {
      return true;
    }
    List<Expr> weaker = others();
    for (Expr each : floatTexts) {
      boolean isRead = each.is(StringOp.PARSE_FLOAT);
      Language texts = isRead ? new FloatTexts(set(each)).all() : writtenTexts(each);
      weaker.add(in(text(each), texts));
    }
    Query asked = asked(weaker);
    return next.check(
            asked.withBudget(asked.budget().atMost(asked.budget().remaining().dividedBy(PARTS))))
        instanceof Verdict.Unsat;
  }

  /** Values of the query's symbols, by their names, that satisfy it. */
  Optional<Map<String, Value>> model() {
    List<Expr> stronger = others();
    for (Expr each : floatTexts) {
      if (each.is(StringOp.PARSE_FLOAT)) {
        stronger.add(in(text(each), new FloatTexts(set(each)).some()));
      }
    }
    List<Expr> usual = new ArrayList<>(stronger);
    List<Expr> any = new ArrayList<>(stronger);
    for (Expr each : written.keySet()) {
      Language texts = writtenTexts(each);
      any.add(in(text(each), texts));
      usual.add(in(text(each), each.is(StringOp.DECIMAL) ? usual(each, texts) : texts));
    }
    Optional<Map<String, Value>> found = model(usual);
    return found.isPresent() || written.isEmpty() ? found : model(any);
  }

  private Language usual(Expr decimal, Language texts) {
    return Language.both(texts, WrittenFloats.usual(set(decimal).order()));
  }

  /** What is written of floats that satisfy the conditions, and perhaps more. */
  private Language writtenTexts(Expr written) {
    return written.is(StringOp.DECIMAL)
        ? Language.both(new FloatTexts(set(written)).all(), WrittenFloats.ALL)
        : FixedDecimals.texts(set(written), FixedDecimals.decimals(written));
  }

  private Optional<Map<String, Value>> model(List<Expr> conditions) {
    List<Expr> open = new ArrayList<>(conditions);
    for (int i = 0; i <= MOST_TEXTS && !query.budget().exhausted(); i++) {
      if (!(next.check(asked(open)) instanceof Verdict.Sat sat)) {
        return Optional.empty();
      }
      Optional<Assignment> completed = completed(sat.assignment());
      if (completed.isPresent()) {
        return completed.map(FloatTextSearch::byName);
      }
      open.add(factory.not(same(sat.assignment())));
    }
    return Optional.empty();
  }

  /** That the texts are those of a model. */
  private Expr same(Assignment model) {
    Expr all = factory.bool(true);
    Evaluator evaluator = new Evaluator(model);
    for (Expr each : floatTexts) {
      Expr text = replaced(text(each));
      all = factory.and(all, factory.eq(text, factory.constant(evaluator.evaluate(text))));
    }
    return all;
  }

  /** The model with the floats that its texts are read as, if the query holds then. */
  private Optional<Assignment> completed(Assignment model) {
    Map<Symbol, Value> values = new HashMap<>(model.values());
    for (Map.Entry<Expr, Symbol> each : written.entrySet()) {
      Expr number = each.getKey().arg(0);
      Value value = number(each.getKey(), model.value(each.getValue()).asString());
      if (number instanceof Symbol symbol) {
        values.put(symbol, value);
      } else if (number.is(FloatOp.CONVERT)
          && number.arg(1) instanceof Symbol symbol
          && symbol.sort().equals(Sort.FLOAT)) {
        values.put(symbol, Value.of((float) value.asDouble()));
      }
    }
    Assignment completed = Assignment.of(values, model.functions());
    try {
      return new Evaluator(completed).allHold(conjuncts)
          ? Optional.of(completed)
          : Optional.empty();
    } catch (FunctionFailure | StringTooLong | NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** The float that a written text is read as, or the nearest of those that are asked for. */
  private Value number(Expr written, String text) {
    FloatRank order = set(written).order();
    Value read = order.parse(text);
    return FloatRank.isNaN(read) ? read : order.value(set(written).nearest(order.key(read)));
  }

  private static Map<String, Value> byName(Assignment model) {
    Map<String, Value> values = new HashMap<>();
    model.values().forEach((symbol, value) -> values.put(symbol.name(), value));
    return values;
  }

  /**
   * The conditions that languages do not stand for, about unknown texts instead of written ones.
   */
  private List<Expr> others() {
    List<Expr> others = new ArrayList<>();
    for (Expr each : conjuncts) {
      if (!absorbed.contains(each) && !readsFloat(each)) {
        others.add(replaced(each));
      }
    }
    return others;
  }

  private static boolean readsFloat(Expr conjunct) {
    boolean[] found = {false};
    new PostOrder()
        .visit(
            conjunct,
            expr -> found[0] |= expr.is(StringOp.PARSE_FLOAT) && FloatTextLayer.isFloatText(expr));
    return found[0];
  }

  private FloatSet set(Expr floatText) {
    return Objects.requireNonNull(sets.get(floatText));
  }

  private Expr text(Expr floatText) {
    return floatText.is(StringOp.PARSE_FLOAT)
        ? replaced(floatText.arg(0))
        : Objects.requireNonNull(written.get(floatText));
  }

  private Expr in(Expr text, Language language) {
    return factory.apply(StringOp.IN, text, factory.language(language));
  }

  private Expr replaced(Expr root) {
    Map<Expr, Expr> built = new HashMap<>();
    new PostOrder().visit(root, expr -> built.put(expr, rebuilt(expr, built)));
    return built.getOrDefault(root, root);
  }

  private Expr rebuilt(Expr expr, Map<Expr, Expr> built) {
    Symbol text = written.get(expr);
    if (text != null) {
      return text;
    }
    if (!(expr instanceof Apply apply)) {
      return expr;
    }
    Expr[] args = new Expr[apply.arity()];
    for (int i = 0; i < args.length; i++) {
      args[i] = built.getOrDefault(apply.arg(i), apply.arg(i));
    }
    return factory.rebuild(apply, args);
  }

  private Query asked(List<Expr> conditions) {
    return new Query(conditions, Assignment.EMPTY, query.budget(), query.effort());
  }
}
