package dev.clew.solver.chain;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
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
import dev.clew.solver.semantics.StringTooLong;
import dev.clew.solver.simplify.Simplifier;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Refutes what needs nothing about strings but that their lengths are numbers: everything else that
 * is taken from a string is any value. So bounds of loops over a text are refuted as those over an
 * array are. For one thread.
 */
final class NumbersAlone implements Solver {

  private static final int MOST_TERMS = 100_000;

  /** Integers below this are added in 64 bits without a doubt. */
  private static final int MOST_BITS = 40;

  /** Of texts no longer than {@link StringTooLong#LONGEST}. */
  private static final Sort LENGTH = Sort.bits(27);

  private final Solver numbers;
  private ExprFactory factory = Simplifier.factory();
  private Map<Expr, Expr> built = new HashMap<>();

  /** Integers that are known to be small, in 64 bits. */
  private Map<Expr, Expr> small = new HashMap<>();

  private final PostOrder order = new PostOrder();

  /**
   * @param numbers is asked about the numbers; not closed
   */
  NumbersAlone(Solver numbers) {
    this.numbers = numbers;
  }

  @Override
  public Verdict check(Query query) {
    if (factory.size() > MOST_TERMS) {
      factory = Simplifier.factory();
      built = new HashMap<>();
      small = new HashMap<>();
    }
    Map<Expr, Expr> originals = new LinkedHashMap<>();
    for (Expr each : query.conjuncts()) {
      originals.putIfAbsent(copy(each), each);
    }
    List<Expr> conjuncts = List.copyOf(originals.keySet());
    Verdict verdict = numbers.check(Query.of(conjuncts, query.budget()).withEffort(query.effort()));
    if (verdict instanceof Verdict.Unsat unsat) {
      return new Verdict.Unsat(
          unsat.core().stream().filter(originals::containsKey).map(originals::get).toList());
    }
    return new Verdict.Unknown(Reason.INCOMPLETE, "numbers alone do not refute it");
  }

  @Override
  public List<LayerStatistics> statistics() {
    return List.of();
  }

  @Override
  public void close() {}

  private Expr copy(Expr root) {
    order.visit(
        root,
        each -> {
          if (each.sort().kind() == Sort.Kind.INTEGER) {
            small.computeIfAbsent(each, this::small);
          } else if (isNumber(each)) {
            built.computeIfAbsent(each, this::build);
          }
        });
    return found(root);
  }

  private Expr found(Expr expr) {
    Expr found = built.get(expr);
    if (found == null) {
      throw new IllegalStateException("not built: " + expr);
    }
    return found;
  }

  private static boolean isNumber(Expr expr) {
    return switch (expr.sort().kind()) {
      case STRING, LANGUAGE, INTEGER -> false;
      default -> true;
    };
  }

  /** The same number or condition; of what speaks of strings in another way, any. */
  private Expr build(Expr expr) {
    if (expr instanceof Const constant) {
      return factory.constant(constant.value());
    }
    if (!(expr instanceof Apply apply)) {
      return factory.symbol(((Symbol) expr).name(), expr.sort());
    }
    Expr related = related(apply);
    if (related != null) {
      return related;
    }
    Expr[] args = new Expr[apply.arity()];
    for (int i = 0; i < args.length; i++) {
      if (!isNumber(apply.arg(i))) {
        return factory.symbol("~any " + built.size(), apply.sort());
      }
      args[i] = found(apply.arg(i));
    }
    return factory.rebuild(apply, args);
  }

  /** What is made of small integers, in 64 bits; null for all else. */
  private @Nullable Expr related(Apply apply) {
    Expr first = apply.arity() == 0 ? null : small.get(apply.arg(0));
    if (first == null) {
      return null;
    }
    if (apply.is(BitsOp.FROM_INTEGER)) {
      return apply.sort().equals(Sort.LONG)
          ? first
          : factory.convert(BitsOp.TRUNCATE, apply.sort(), first);
    }
    Expr second = apply.arity() == 2 ? small.get(apply.arg(1)) : null;
    if (second == null) {
      return null;
    }
    if (apply.is(IntegerOp.LE)) {
      return factory.apply(BitsOp.SLE, first, second);
    }
    if (apply.is(IntegerOp.LT)) {
      return factory.apply(BitsOp.SLT, first, second);
    }
    return apply.is(CoreOp.EQ) ? factory.eq(first, second) : null;
  }

  /** An integer in 64 bits, where sums of such integers cannot overflow; null where they may. */
  private @Nullable Expr small(Expr integer) {
    if (integer instanceof Const constant) {
      BigInteger value = constant.value().asInteger();
      return value.bitLength() < MOST_BITS ? factory.longConst(value.longValueExact()) : null;
    }
    if (integer.is(BitsOp.SIGNED_VALUE) || integer.is(BitsOp.UNSIGNED_VALUE)) {
      return widened(integer);
    }
    if (integer.is(StringOp.LENGTH) && integer.arg(0) instanceof Symbol text) {
      return text.longest() <= StringTooLong.LONGEST
          ? factory.convert(
              BitsOp.ZERO_EXTEND, Sort.LONG, factory.symbol("~length of " + text.name(), LENGTH))
          : null;
    }
    if (integer.is(IntegerOp.NEG)) {
      Expr negated = small.get(integer.arg(0));
      return negated == null ? null : factory.apply(BitsOp.NEG, negated);
    }
    return integer.is(IntegerOp.ADD) ? sum(integer) : null;
  }

  private @Nullable Expr widened(Expr integer) {
    Expr bits = integer.arg(0);
    if (bits.sort().width() >= MOST_BITS) {
      return null;
    }
    BitsOp how = integer.is(BitsOp.SIGNED_VALUE) ? BitsOp.SIGN_EXTEND : BitsOp.ZERO_EXTEND;
    return factory.convert(how, Sort.LONG, found(bits));
  }

  private @Nullable Expr sum(Expr integer) {
    Expr sum = factory.longConst(0);
    for (int i = 0; i < integer.arity(); i++) {
      Expr part = small.get(integer.arg(i));
      if (part == null) {
        return null;
      }
      sum = factory.apply(BitsOp.ADD, sum, part);
    }
    return sum;
  }
}
