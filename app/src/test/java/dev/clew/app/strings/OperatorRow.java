package dev.clew.app.strings;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.print.TermPrinter;
import dev.clew.solver.semantics.Semantics;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** One operator put to one back end, again and again: how often it was right, wrong or silent. */
final class OperatorRow {

  private final StringOp op;
  private final Solver solver;
  private final Duration patience;
  private final Random random;
  private final NastyArguments arguments;
  private final ExprFactory terms = new ExprFactory(Rewriter.NONE);
  private final List<String> wrong = new ArrayList<>();
  private final List<String> silent = new ArrayList<>();
  private int right;
  private int preimages;

  OperatorRow(StringOp op, Solver solver, Duration patience) {
    this.op = op;
    this.solver = solver;
    this.patience = patience;
    this.random = new Random(op.stableHash());
    this.arguments = new NastyArguments(random);
  }

  int right() {
    return right;
  }

  /** How many of the right answers found an argument that was left open. */
  int preimages() {
    return preimages;
  }

  int unknown() {
    return silent.size();
  }

  List<String> silent() {
    return silent;
  }

  List<String> wrong() {
    return wrong;
  }

  /**
   * New arguments: the value is possible, no other is, and where an argument is left open, one is
   * found.
   */
  void ask() {
    Value[] values = arguments.of(op);
    List<Expr> pins = new ArrayList<>();
    Expr[] args = new Expr[values.length];
    for (int i = 0; i < values.length; i++) {
      args[i] = terms.constant(values[i]);
      if (NastyArguments.isOpen(op, i)) {
        Expr symbol = terms.symbol("x" + i, values[i].sort());
        pins.add(terms.eq(symbol, args[i]));
        args[i] = symbol;
      }
    }
    Expr applied =
        op == StringOp.PARSE_FLOAT ? terms.convert(op, Sort.DOUBLE, args) : terms.apply(op, args);
    Value value = Semantics.apply(op, applied.sort(), values);
    Expr holds = terms.eq(applied, terms.constant(value));
    judge(true, with(pins, holds));
    judge(false, with(pins, other(applied, value)));
    pins.remove(random.nextInt(pins.size()));
    preimages += judge(true, with(pins, holds)) ? 1 : 0;
  }

  private static List<Expr> with(List<Expr> pins, Expr last) {
    List<Expr> all = new ArrayList<>(pins);
    all.add(last);
    return all;
  }

  /** Whether the answer was right. */
  private boolean judge(boolean satisfiable, List<Expr> conjuncts) {
    Verdict verdict = solver.check(Query.of(conjuncts, Budget.of(patience)));
    if (verdict instanceof Verdict.Unknown) {
      silent.add(verdict + " for " + conjuncts.stream().map(TermPrinter::print).toList());
      return false;
    }
    boolean agrees =
        verdict instanceof Verdict.Sat sat
            ? satisfiable && new Evaluator(sat.assignment()).allHold(conjuncts)
            : !satisfiable;
    if (agrees) {
      right++;
    } else {
      wrong.add(verdict + " for " + conjuncts.stream().map(TermPrinter::print).toList());
    }
    return agrees;
  }

  private Expr other(Expr applied, Value value) {
    if (random.nextBoolean()) {
      return terms.not(terms.eq(applied, terms.constant(value)));
    }
    return terms.eq(
        applied,
        terms.constant(
            switch (value.sort().kind()) {
              case BOOL -> Value.of(!value.asBoolean());
              case STRING -> Value.of(value.asString() + (random.nextBoolean() ? "\0" : "a"));
              case INTEGER -> Value.of(value.asInteger().add(BigInteger.ONE));
              case FLOAT -> Value.of(value.asDouble() == 1.25 ? 2.25 : 1.25);
              default -> Value.ofRaw(value.sort(), value.raw() + 1);
            }));
  }
}
