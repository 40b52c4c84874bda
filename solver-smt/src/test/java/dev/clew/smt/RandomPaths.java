package dev.clew.smt;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random conditions on two nibbles, small enough for trying out every value. */
final class RandomPaths {

  private static final Sort NIBBLE = Sort.bits(4);

  private final ExprFactory terms;
  private final Random random;
  private final Symbol x;
  private final Symbol y;

  RandomPaths(ExprFactory terms, long seed) {
    this.terms = terms;
    this.random = new Random(seed);
    x = terms.symbol("x", NIBBLE);
    y = terms.symbol("y", NIBBLE);
  }

  /** Leaves a prefix of the path and goes on from there, as an explorer does. */
  void step(List<Expr> path) {
    if (random.nextInt(3) == 0 || !bruteForce(path)) {
      path.subList(random.nextInt(path.size() + 1), path.size()).clear();
    }
    int added = 1 + random.nextInt(2);
    for (int i = 0; i < added; i++) {
      path.add(condition());
    }
  }

  boolean bruteForce(List<Expr> conditions) {
    for (int i = 0; i < 256; i++) {
      Map<Symbol, Value> values = Map.of(x, Value.ofRaw(NIBBLE, i), y, Value.ofRaw(NIBBLE, i >> 4));
      if (new Evaluator(Assignment.of(values)).allHold(conditions)) {
        return true;
      }
    }
    return false;
  }

  private Expr condition() {
    BitsOp[] comparisons = {BitsOp.SLT, BitsOp.SLE, BitsOp.ULT, BitsOp.ULE};
    Expr condition =
        random.nextInt(3) == 0
            ? terms.apply(CoreOp.EQ, number(2), number(1))
            : terms.apply(comparisons[random.nextInt(4)], number(2), number(1));
    return random.nextBoolean() ? terms.not(condition) : condition;
  }

  private Expr number(int depth) {
    if (depth == 0 || random.nextInt(4) == 0) {
      int leaf = random.nextInt(3);
      return leaf == 0 ? terms.raw(NIBBLE, random.nextInt(16)) : leaf == 1 ? x : y;
    }
    BitsOp[] operators = {
      BitsOp.ADD, BitsOp.MUL, BitsOp.AND, BitsOp.XOR, BitsOp.SHL, BitsOp.UDIV, BitsOp.SREM
    };
    BitsOp op = operators[random.nextInt(operators.length)];
    return terms.apply(op, number(depth - 1), number(depth - 1));
  }
}
