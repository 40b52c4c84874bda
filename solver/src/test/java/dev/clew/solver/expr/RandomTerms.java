package dev.clew.solver.expr;

import dev.clew.solver.expr.Sort.Kind;
import dev.clew.solver.language.Language;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random well-sorted terms that use every operator, and random values that favour boundaries. */
public final class RandomTerms {

  private static final List<RoundingMode> MODES =
      List.of(
          RoundingMode.HALF_EVEN,
          RoundingMode.HALF_UP,
          RoundingMode.CEILING,
          RoundingMode.FLOOR,
          RoundingMode.DOWN);

  private final ExprFactory factory;
  private final Random random;
  private final List<Sort> sorts;
  private final List<Symbol> symbols = new ArrayList<>();

  /**
   * @param sorts which sorts subterms may have, besides booleans
   */
  public RandomTerms(ExprFactory factory, Random random, List<Sort> sorts) {
    this.factory = factory;
    this.random = random;
    this.sorts = List.copyOf(sorts);
    for (Sort sort : sorts) {
      symbols.add(factory.symbol("x" + symbols.size(), sort));
      symbols.add(factory.symbol("x" + symbols.size(), sort));
    }
    symbols.add(factory.symbol("p", Sort.BOOL));
    symbols.add(factory.symbol("q", Sort.BOOL));
  }

  public List<Symbol> symbols() {
    return symbols;
  }

  public Value value(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> Value.of(random.nextBoolean());
      case BITS, FLOAT -> Value.ofPattern(sort, pattern(sort));
      case INTEGER -> Value.of(BigInteger.valueOf(integer()));
      case STRING -> Value.of("s" + random.nextInt(4));
      case LANGUAGE -> Value.of(Language.word("s"));
      case REFERENCE -> Value.reference(sort, random.nextInt(4));
      case ROUNDING -> Value.of(MODES.get(random.nextInt(MODES.size())));
    };
  }

  private long integer() {
    return random.nextInt(4) == 0 ? random.nextLong() : random.nextInt(21) - 10;
  }

  private BigInteger pattern(Sort sort) {
    int width = sort.width();
    BigInteger top = BigInteger.ONE.shiftLeft(width - 1);
    int offset = random.nextInt(5) - 2;
    BigInteger base =
        switch (random.nextInt(7)) {
          case 0 -> BigInteger.ZERO;
          case 1 -> top;
          case 2 -> BigInteger.ONE.shiftLeft(random.nextInt(width));
          case 3 -> specialFloat(sort);
          default -> new BigInteger(width, random);
        };
    return base.add(BigInteger.valueOf(offset));
  }

  private BigInteger specialFloat(Sort sort) {
    if (sort.kind() != Kind.FLOAT) {
      return BigInteger.TEN;
    }
    int fractionBits = sort.bits() - 1;
    BigInteger exponent =
        random.nextBoolean()
            ? Patterns.ones(sort.exponentBits())
            : Patterns.ones(sort.exponentBits() - 1).add(BigInteger.valueOf(random.nextInt(9) - 4));
    BigInteger magnitude = exponent.shiftLeft(fractionBits);
    return random.nextBoolean() ? magnitude : magnitude.setBit(sort.width() - 1);
  }

  public Expr bool(int depth) {
    return term(Sort.BOOL, depth);
  }

  /** A term of the sort with at most this depth. */
  public Expr term(Sort sort, int depth) {
    if (depth == 0 || random.nextInt(8) == 0) {
      return leaf(sort);
    }
    if (random.nextInt(10) == 0) {
      return factory.ite(bool(depth - 1), term(sort, depth - 1), term(sort, depth - 1));
    }
    return switch (sort.kind()) {
      case BOOL -> condition(depth - 1);
      case BITS -> bits(sort, depth - 1);
      case FLOAT -> floating(sort, depth - 1);
      case INTEGER -> integer(depth - 1);
      case STRING, LANGUAGE, REFERENCE, ROUNDING -> leaf(sort);
    };
  }

  private Expr leaf(Sort sort) {
    List<Symbol> fitting = symbols.stream().filter(s -> s.sort().equals(sort)).toList();
    return fitting.isEmpty() || random.nextInt(3) == 0
        ? factory.constant(value(sort))
        : fitting.get(random.nextInt(fitting.size()));
  }

  private Sort anySort() {
    return sorts.get(random.nextInt(sorts.size()));
  }

  private Expr condition(int depth) {
    Sort sort = anySort();
    Expr left = term(sort, depth);
    Expr right = random.nextInt(12) == 0 ? left : term(sort, depth);
    return switch (random.nextInt(8)) {
      case 0 -> factory.not(bool(depth));
      case 1 -> factory.and(bool(depth), bool(depth));
      case 2 -> factory.or(bool(depth), bool(depth));
      case 3 -> factory.eq(bool(depth), bool(depth));
      case 4 -> factory.eq(left, right);
      default ->
          switch (sort.kind()) {
            case BITS ->
                factory.apply(pick(BitsOp.SLT, BitsOp.SLE, BitsOp.ULT, BitsOp.ULE), left, right);
            case FLOAT -> factory.apply(pick(FloatOp.LT, FloatOp.LE, FloatOp.EQ), left, right);
            case INTEGER -> factory.apply(pick(IntegerOp.LT, IntegerOp.LE), left, right);
            case BOOL, STRING, LANGUAGE, REFERENCE, ROUNDING -> factory.eq(left, right);
          };
    };
  }

  private Expr bits(Sort sort, int depth) {
    if (random.nextInt(3) == 0) {
      return bitsFrom(sort, anySort(), depth);
    }
    if (random.nextInt(5) == 0) {
      return factory.apply(pick(BitsOp.NEG, BitsOp.NOT), term(sort, depth));
    }
    Expr left = term(sort, depth);
    Expr right = random.nextInt(12) == 0 ? left : term(sort, depth);
    return factory.apply(
        pick(
            BitsOp.ADD,
            BitsOp.ADD,
            BitsOp.MUL,
            BitsOp.SDIV,
            BitsOp.SREM,
            BitsOp.UDIV,
            BitsOp.UREM,
            BitsOp.AND,
            BitsOp.OR,
            BitsOp.XOR,
            BitsOp.SHL,
            BitsOp.LSHR,
            BitsOp.ASHR),
        left,
        right);
  }

  private Expr bitsFrom(Sort sort, Sort from, int depth) {
    return switch (from.kind()) {
      case BITS -> {
        boolean wider = sort.bits() > from.bits();
        BitsOp op = wider ? pick(BitsOp.SIGN_EXTEND, BitsOp.ZERO_EXTEND) : BitsOp.TRUNCATE;
        yield factory.convert(op, sort, term(from, depth));
      }
      case FLOAT ->
          from.width() == sort.bits() && random.nextBoolean()
              ? factory.apply(FloatOp.TO_BITS, term(from, depth))
              : factory.convert(
                  pick(FloatOp.TO_SIGNED, FloatOp.TO_UNSIGNED), sort, mode(), term(from, depth));
      case INTEGER -> factory.convert(BitsOp.FROM_INTEGER, sort, term(from, depth));
      case BOOL, STRING, LANGUAGE, REFERENCE, ROUNDING -> leaf(sort);
    };
  }

  private Expr floating(Sort sort, int depth) {
    if (random.nextInt(3) == 0) {
      return floatFrom(sort, anySort(), depth);
    }
    Expr x = term(sort, depth);
    return switch (random.nextInt(6)) {
      case 0 -> factory.apply(pick(FloatOp.NEG, FloatOp.ABS), x);
      case 1 -> factory.apply(pick(FloatOp.REM, FloatOp.IEEE_REM), x, term(sort, depth));
      case 2 -> factory.apply(pick(FloatOp.SQRT, FloatOp.ROUND), mode(), x);
      case 3 -> factory.apply(FloatOp.FMA, mode(), x, term(sort, depth), term(sort, depth));
      default ->
          factory.apply(pick(FloatOp.ADD, FloatOp.MUL, FloatOp.DIV), mode(), x, term(sort, depth));
    };
  }

  private Expr floatFrom(Sort sort, Sort from, int depth) {
    return switch (from.kind()) {
      case FLOAT -> factory.convert(FloatOp.CONVERT, sort, mode(), term(from, depth));
      case BITS ->
          from.bits() == sort.width() && random.nextBoolean()
              ? factory.convert(FloatOp.FROM_BITS, sort, term(from, depth))
              : factory.convert(
                  pick(FloatOp.FROM_SIGNED, FloatOp.FROM_UNSIGNED),
                  sort,
                  mode(),
                  term(from, depth));
      case BOOL, INTEGER, STRING, LANGUAGE, REFERENCE, ROUNDING -> leaf(sort);
    };
  }

  private Expr mode() {
    return random.nextInt(3) == 0
        ? term(Sort.ROUNDING, 0)
        : factory.rounding(RoundingMode.HALF_EVEN);
  }

  private Expr integer(int depth) {
    Sort from = anySort();
    if (from.kind() == Kind.BITS && random.nextInt(3) == 0) {
      return factory.apply(pick(BitsOp.SIGNED_VALUE, BitsOp.UNSIGNED_VALUE), term(from, depth));
    }
    Expr x = term(Sort.INTEGER, depth);
    return random.nextInt(5) == 0
        ? factory.apply(IntegerOp.NEG, x)
        : factory.apply(
            pick(IntegerOp.ADD, IntegerOp.ADD, IntegerOp.MUL, IntegerOp.DIV, IntegerOp.MOD),
            x,
            term(Sort.INTEGER, depth));
  }

  @SafeVarargs
  private <T> T pick(T... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
