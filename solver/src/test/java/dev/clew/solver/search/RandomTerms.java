package dev.clew.solver.search;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.Language;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Grows random terms of every sort and operator over a few symbols, sharing what exists. */
final class RandomTerms {

  static final Sort WIDE = Sort.bits(100);
  static final Sort HALF = Sort.floating(5, 11);
  static final Sort QUAD = Sort.floating(15, 113);
  static final List<Sort> SORTS =
      List.of(
          Sort.BOOL,
          Sort.BYTE,
          Sort.INT,
          Sort.LONG,
          WIDE,
          Sort.FLOAT,
          Sort.DOUBLE,
          HALF,
          QUAD,
          Sort.INTEGER,
          Sort.ROUNDING,
          Sort.STRING,
          Sort.REFERENCE);

  private static final int SYMBOLS_PER_SORT = 2;

  final ExprFactory factory = new ExprFactory(Rewriter.NONE);
  final List<Symbol> symbols = new ArrayList<>();
  private final SplittableRandom random;
  private final Map<Sort, List<Expr>> terms = new HashMap<>();
  private final Function table =
      Function.uninterpreted("table", List.of(Sort.BYTE, Sort.BOOL), Sort.INT);
  private final Function fragile =
      Function.runnable(
          "fragile", List.of(Sort.INT), Sort.DOUBLE, args -> fragile(args.get(0).asInt()));
  private final Function condition =
      Function.runnable(
          "condition",
          List.of(Sort.DOUBLE),
          Sort.BOOL,
          args -> Value.of(Math.sin(args.get(0).asDouble()) > 0));

  RandomTerms(SplittableRandom random) {
    this.random = random;
    for (Sort sort : SORTS) {
      List<Expr> known = new ArrayList<>();
      for (int i = 0; i < SYMBOLS_PER_SORT; i++) {
        Symbol symbol = factory.symbol("s" + symbols.size(), sort);
        symbols.add(symbol);
        known.add(symbol);
      }
      known.add(factory.constant(value(sort)));
      terms.put(sort, known);
    }
  }

  private static Value fragile(int argument) {
    if (argument % 3 == 0) {
      throw new IllegalArgumentException("not for " + argument);
    }
    return Value.of(1.0 / argument);
  }

  /** A value of the sort, corners and small ones often. */
  Value value(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> Value.of(random.nextBoolean());
      case BITS -> Value.ofPattern(sort, integer(random.nextInt(1, sort.width() + 1)));
      case FLOAT ->
          random.nextInt(4) == 0
              ? Value.ofPattern(sort, integer(sort.width()))
              : FloatRounding.of(sort, corners()[random.nextInt(corners().length)]);
      case INTEGER -> Value.of(integer(random.nextInt(1, 90)));
      case STRING -> Value.of("abc".substring(random.nextInt(3)));
      case LANGUAGE -> Value.of(Language.word("abc"));
      case REFERENCE -> Value.reference(sort, random.nextInt(3));
      case ROUNDING -> Value.of(Value.roundingOf(random.nextInt(5)));
    };
  }

  private static double[] corners() {
    return new double[] {0, -0.0, 1, -1, 0.5, 2.5, -3.75, 1e3, 1e30, Double.NaN, 1 / 0.0, -1 / 0.0};
  }

  private BigInteger integer(int bits) {
    byte[] bytes = new byte[bits / 8 + 1];
    random.nextBytes(bytes);
    return new BigInteger(bytes).shiftRight(bytes.length * 8 - bits);
  }

  private Expr some(Sort sort) {
    List<Expr> known = terms.get(sort);
    return known.get(random.nextInt(known.size()));
  }

  /** Adds a term that is built from earlier ones. */
  void grow() {
    Sort sort = SORTS.get(random.nextInt(SORTS.size()));
    Expr term =
        switch (random.nextInt(8)) {
          case 0 -> factory.ite(some(Sort.BOOL), some(sort), some(sort));
          case 1 -> factory.eq(some(sort), some(sort));
          case 2 -> factory.apply(table, some(Sort.BYTE), some(Sort.BOOL));
          case 3 ->
              random.nextBoolean()
                  ? factory.apply(fragile, some(Sort.INT))
                  : factory.apply(condition, some(Sort.DOUBLE));
          default -> interpreted(sort);
        };
    terms.get(term.sort()).add(term);
  }

  @SafeVarargs
  private <T> T any(T... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private Expr interpreted(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> {
        CoreOp op = any(CoreOp.AND, CoreOp.OR, CoreOp.NOT);
        yield op == CoreOp.NOT
            ? factory.apply(op, some(sort))
            : factory.apply(op, some(sort), some(sort));
      }
      case BITS -> bits(any(BitsOp.values()), sort);
      case FLOAT -> floating(any(FloatOp.values()), sort);
      case INTEGER -> integers(any(IntegerOp.values()));
      case STRING, LANGUAGE, REFERENCE, ROUNDING -> factory.eq(some(sort), some(sort));
    };
  }

  private Expr bits(BitsOp op, Sort sort) {
    return switch (op) {
      case NEG, NOT, SIGNED_VALUE, UNSIGNED_VALUE -> factory.apply(op, some(sort));
      case TRUNCATE -> factory.convert(op, Sort.BYTE, some(sort));
      case SIGN_EXTEND, ZERO_EXTEND -> factory.convert(op, WIDE, some(sort));
      case FROM_INTEGER -> factory.convert(op, sort, some(Sort.INTEGER));
      default -> factory.apply(op, some(sort), some(sort));
    };
  }

  private Expr integers(IntegerOp op) {
    // Products of products would square their size with every step.
    Op small = op == IntegerOp.MUL ? IntegerOp.ADD : op;
    return small == IntegerOp.NEG
        ? factory.apply(small, some(Sort.INTEGER))
        : factory.apply(small, some(Sort.INTEGER), some(Sort.INTEGER));
  }

  private Expr floating(FloatOp op, Sort sort) {
    Expr mode = some(Sort.ROUNDING);
    return switch (op) {
      case ADD, MUL, DIV -> factory.apply(op, mode, some(sort), some(sort));
      case FMA -> factory.apply(op, mode, some(sort), some(sort), some(sort));
      case SQRT, ROUND -> factory.apply(op, mode, some(sort));
      case REM, IEEE_REM, LT, LE, EQ -> factory.apply(op, some(sort), some(sort));
      case NEG, ABS -> factory.apply(op, some(sort));
      case CONVERT -> factory.convert(op, sort, mode, some(otherFloat()));
      case FROM_SIGNED, FROM_UNSIGNED -> factory.convert(op, sort, mode, some(Sort.INT));
      case FROM_BITS -> factory.convert(op, Sort.DOUBLE, some(Sort.LONG));
      case TO_BITS -> factory.apply(op, some(Sort.DOUBLE));
      case TO_SIGNED, TO_UNSIGNED -> factory.convert(op, Sort.INT, mode, some(sort));
    };
  }

  private Sort otherFloat() {
    return any(Sort.FLOAT, Sort.DOUBLE, HALF);
  }

  /** The conditions among the terms that were grown, latest first. */
  List<Expr> conditions(int most) {
    List<Expr> known = terms.get(Sort.BOOL);
    List<Expr> latest = new ArrayList<>();
    for (int i = known.size() - 1; i >= 0 && latest.size() < most; i--) {
      latest.add(known.get(i));
    }
    return latest;
  }
}
