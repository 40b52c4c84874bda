package dev.clew.solver.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.SortException;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every operator directly inside every operator, over sorts so small that all leaves and all
 * assignments can be tried: no rule that looks at two levels escapes this by luck.
 */
@Tag("once")
class NestedOperatorsTest {

  private final ExprFactory plain = new ExprFactory(Rewriter.NONE);
  private final ExprFactory simplifying = Simplifier.factory();
  private final TermSubstitution simplification = TermSubstitution.copyInto(simplifying);
  private final Set<List<Object>> unfit = new HashSet<>();
  private long cases;

  @Test
  void onTwoBitsNoPairOfOperatorsChangesItsValue() {
    Sort two = Sort.bits(2);
    List<Value> all = patterns(two);
    comparePairs(
        List.of(two, Sort.BOOL),
        List.of(two, Sort.bits(1), Sort.bits(3), Sort.BOOL, Sort.INTEGER),
        leaves("x", two, all, plain),
        leaves("y", two, all, plain),
        List.of(BitsOp.values(), CoreOp.values()));
    print("two bits");
  }

  @Test
  void onOneBitNoPairOfOperatorsChangesItsValue() {
    Sort one = Sort.bits(1);
    comparePairs(
        List.of(one, Sort.BOOL),
        List.of(one, Sort.bits(2), Sort.BOOL, Sort.INTEGER),
        leaves("x", one, patterns(one), plain),
        leaves("y", one, patterns(one), plain),
        List.of(BitsOp.values(), CoreOp.values()));
    print("one bit");
  }

  @Test
  void onSmallFloatsNoPairOfOperatorsChangesItsValue() {
    Sort sort = Sort.floating(2, 3);
    Symbol x = plain.symbol("x", sort);
    List<Expr> some = new ArrayList<>(List.of(x));
    patterns(sort).stream().filter(v -> v.raw() % 5 == 0).map(plain::constant).forEach(some::add);
    comparePairs(
        List.of(sort, Sort.BOOL),
        List.of(sort, Sort.floating(3, 4), Sort.bits(sort.width()), Sort.bits(2), Sort.BOOL),
        some,
        List.of(x, plain.constant(Value.zero(sort)), plain.constant(Value.ofRaw(sort, 1 << 4))),
        List.of(FloatOp.values(), CoreOp.values()));
    print("small floats");
  }

  @Test
  void onMathematicalIntegersNoPairOfOperatorsChangesItsValue() {
    List<Value> some =
        IntStream.rangeClosed(-2, 2).mapToObj(i -> Value.of(BigInteger.valueOf(i))).toList();
    comparePairs(
        List.of(Sort.INTEGER, Sort.BOOL),
        List.of(Sort.INTEGER, Sort.BOOL, Sort.bits(2)),
        leaves("x", Sort.INTEGER, some, plain),
        leaves("y", Sort.INTEGER, some, plain),
        List.of(IntegerOp.values(), CoreOp.values()));
    print("mathematical integers");
  }

  private void print(String what) {
    System.out.printf("simplifier on nested operators, %s: %,d cases%n", what, cases);
    assertThat(cases).isGreaterThan(5_000);
  }

  private static List<Value> patterns(Sort sort) {
    return IntStream.range(0, 1 << sort.width())
        .mapToObj(i -> Value.ofPattern(sort, BigInteger.valueOf(i)))
        .distinct()
        .toList();
  }

  private static List<Expr> leaves(
      String name, Sort sort, List<Value> values, ExprFactory factory) {
    return Stream.concat(
            Stream.of(factory.symbol(name, sort)), values.stream().map(factory::constant))
        .map(Expr.class::cast)
        .toList();
  }

  /**
   * All terms {@code outer(inner(a, b), c)} in all argument orders, under all values of x and y.
   */
  private void comparePairs(
      List<Sort> innerSorts,
      List<Sort> outerSorts,
      List<? extends Expr> first,
      List<? extends Expr> second,
      List<? extends Op[]> theories) {
    List<Op> ops = theories.stream().flatMap(Stream::of).map(Op.class::cast).toList();
    List<Expr> inner = new ArrayList<>(apply(ops, innerSorts, first, second));
    inner.addAll(apply(ops, outerSorts, first, List.of()));
    List<Expr> outer = new ArrayList<>(apply(ops, outerSorts, inner, second));
    outer.addAll(apply(ops, outerSorts, second, inner));
    List<Map<Symbol, Value>> assignments = assignments(first, second);
    for (Map<Symbol, Value> values : assignments) {
      compare(outer, values);
    }
  }

  private List<Map<Symbol, Value>> assignments(
      List<? extends Expr> first, List<? extends Expr> second) {
    Symbol x = (Symbol) first.get(0);
    Symbol y = (Symbol) second.get(0);
    Evaluator constants = new Evaluator(Assignment.EMPTY);
    List<Map<Symbol, Value>> all = new ArrayList<>();
    for (Expr a : first) {
      for (Expr b : x == y ? first.subList(0, 1) : second) {
        Value valueOfX = constants.evaluate(a);
        all.add(x == y ? Map.of(x, valueOfX) : Map.of(x, valueOfX, y, constants.evaluate(b)));
      }
    }
    return all;
  }

  private void compare(List<Expr> terms, Map<Symbol, Value> values) {
    Evaluator written = new Evaluator(Assignment.of(values));
    Map<Symbol, Value> copied = new HashMap<>();
    values.forEach((s, value) -> copied.put(simplifying.symbol(s.name(), s.sort()), value));
    Evaluator simplified = new Evaluator(Assignment.of(copied));
    for (Expr term : terms) {
      Value expected = written.evaluate(term);
      if (!simplified.evaluate(simplification.apply(term)).equals(expected)) {
        assertThat(simplified.evaluate(simplification.apply(term)))
            .as(() -> term + " with " + term.arg(0) + ", " + term.arg(term.arity() - 1) + values)
            .isEqualTo(expected);
      }
      cases++;
    }
  }

  /** The well-sorted applications of all operators to one or two of the terms. */
  private List<Expr> apply(
      List<Op> ops, List<Sort> results, List<? extends Expr> first, List<? extends Expr> second) {
    List<Expr> built = new ArrayList<>();
    for (Op op : ops) {
      for (Expr a : first) {
        if (second.isEmpty()) {
          addAll(built, op, results, a);
        }
        for (Expr b : second) {
          addAll(built, op, results, a, b);
          addAll(built, op, results, a, b, a);
        }
      }
    }
    return built;
  }

  private void addAll(List<Expr> built, Op op, List<Sort> results, Expr... args) {
    if (op instanceof FloatOp floatOp && floatOp.rounds()) {
      for (RoundingMode mode :
          List.of(RoundingMode.HALF_EVEN, RoundingMode.FLOOR, RoundingMode.DOWN)) {
        Expr[] withMode = new Expr[args.length + 1];
        withMode[0] = plain.rounding(mode);
        System.arraycopy(args, 0, withMode, 1, args.length);
        addFitting(built, op, results, withMode);
      }
    } else {
      addFitting(built, op, results, args);
    }
  }

  private void addFitting(List<Expr> built, Op op, List<Sort> results, Expr[] args) {
    addIfFitting(built, op, null, args);
    results.forEach(result -> addIfFitting(built, op, result, args));
  }

  /** Asks the sort check once for each combination of sorts: exceptions are slow. */
  private void addIfFitting(List<Expr> built, Op op, @Nullable Sort result, Expr[] args) {
    List<Object> signature = new ArrayList<>(Arrays.asList(op, result));
    Stream.of(args).map(Expr::sort).forEach(signature::add);
    if (unfit.contains(signature)) {
      return;
    }
    try {
      built.add(result == null ? plain.apply(op, args) : plain.convert(op, result, args));
    } catch (SortException doesNotFit) {
      unfit.add(signature);
    }
  }
}
