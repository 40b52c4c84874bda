package dev.clew.solver.expr;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;

/**
 * Random well-sorted terms of strings, integers and bits, and the small values they are tried on.
 */
public final class RandomStringTerms {

  private static final List<StringOp> OPERATORS = List.of(StringOp.values());

  private static final List<String> TEXTS =
      List.of(
          "",
          "a",
          "b",
          "ab",
          "ba",
          "aab",
          "0",
          "-1",
          "10",
          " a ",
          "\uD83D\uDE00",
          "\uDE00",
          "+7",
          "A");

  private static final List<Language> LANGUAGES =
      List.of(
          Language.ANYTHING,
          Language.NOTHING,
          Language.EMPTY,
          Language.word("ab"),
          Language.word("a"),
          Language.chars(CharSet.range('a', 'b')),
          Language.chars(CharSet.of("a0 A")),
          Language.star(Language.word("ab")),
          Language.not(Language.word("ab")),
          Language.plus(Language.chars(CharSet.DIGITS)));

  private final ExprFactory factory;
  private final Random random;
  private final List<Symbol> symbols;

  public RandomStringTerms(ExprFactory factory, Random random) {
    this.factory = factory;
    this.random = random;
    this.symbols =
        List.of(
            factory.symbol("s", Sort.STRING),
            factory.symbol("t", Sort.STRING),
            factory.symbol("n", Sort.INTEGER),
            factory.symbol("x", Sort.INT),
            factory.symbol("y", Sort.INT),
            factory.symbol("c", Sort.CHAR),
            factory.symbol("d", Sort.DOUBLE),
            factory.symbol("p", Sort.BOOL));
  }

  public List<Symbol> symbols() {
    return symbols;
  }

  public Value value(Sort sort) {
    return switch (sort.kind()) {
      case STRING -> Value.of(pick(TEXTS));
      case INTEGER -> Value.of(BigInteger.valueOf(number()));
      case BITS -> Value.ofPattern(sort, BigInteger.valueOf(number()));
      case LANGUAGE -> Value.of(pick(LANGUAGES));
      case BOOL -> Value.of(random.nextBoolean());
      case FLOAT -> Value.of((double) number());
      case REFERENCE, ROUNDING -> throw new IllegalArgumentException("not here: " + sort);
    };
  }

  private long number() {
    return switch (random.nextInt(8)) {
      case 0 -> 'a' + random.nextInt(2);
      case 1 ->
          pick(List.of(65535L, 65536L, -65L, 0x7fffffffL, 0x80000000L, -0x80000000L, 10L, 0xDE00L));
      default -> random.nextInt(6) - 2;
    };
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  public Expr term(Sort sort, int depth) {
    if (depth == 0 || random.nextInt(6) == 0 || sort.kind() == Sort.Kind.LANGUAGE) {
      return leaf(sort);
    }
    if (random.nextInt(12) == 0) {
      return factory.ite(term(Sort.BOOL, depth - 1), term(sort, depth - 1), term(sort, depth - 1));
    }
    return switch (sort.kind()) {
      case STRING -> random.nextInt(3) == 0 ? concat(depth - 1) : operator(sort, depth - 1);
      case INTEGER -> integer(depth - 1);
      case BITS -> bits(sort, depth - 1);
      case BOOL -> condition(depth - 1);
      case FLOAT -> factory.convert(StringOp.PARSE_FLOAT, sort, term(Sort.STRING, depth - 1));
      default -> leaf(sort);
    };
  }

  private Expr leaf(Sort sort) {
    List<Symbol> fitting = symbols.stream().filter(s -> s.sort().equals(sort)).toList();
    return fitting.isEmpty() || random.nextInt(3) == 0
        ? factory.constant(value(sort))
        : pick(fitting);
  }

  private Expr concat(int depth) {
    return factory.apply(StringOp.CONCAT, term(Sort.STRING, depth), term(Sort.STRING, depth));
  }

  /** Any operator of strings with this result. */
  private Expr operator(Sort sort, int depth) {
    while (true) {
      StringOp op = OPERATORS.get(random.nextInt(OPERATORS.size()));
      boolean fits =
          op == StringOp.PARSE_FLOAT ? sort.equals(Sort.DOUBLE) : op.result().equals(sort);
      if (fits) {
        Expr[] args = new Expr[op.arity()];
        for (int i = 0; i < args.length; i++) {
          args[i] = term(op.parameter(i), depth);
        }
        if (op == StringOp.REPEAT) {
          args[1] = factory.integerConst(random.nextInt(5) - 1);
        }
        if (args.length > 1 && random.nextInt(10) == 0 && args[1].sort().equals(args[0].sort())) {
          args[1] = args[0];
        }
        return op == StringOp.PARSE_FLOAT
            ? factory.convert(op, sort, args)
            : factory.apply(op, args);
      }
    }
  }

  private Expr integer(int depth) {
    return switch (random.nextInt(8)) {
      case 0 -> factory.apply(IntegerOp.ADD, term(Sort.INTEGER, depth), term(Sort.INTEGER, depth));
      case 1 -> factory.apply(IntegerOp.NEG, term(Sort.INTEGER, depth));
      case 2 -> factory.apply(BitsOp.SIGNED_VALUE, term(Sort.INT, depth));
      case 3 ->
          factory.apply(
              BitsOp.UNSIGNED_VALUE, term(random.nextBoolean() ? Sort.CHAR : Sort.INT, depth));
      default -> operator(Sort.INTEGER, depth);
    };
  }

  private Expr bits(Sort sort, int depth) {
    boolean isInt = sort.equals(Sort.INT);
    return switch (random.nextInt(8)) {
      case 0 -> factory.apply(BitsOp.ADD, term(sort, depth), term(sort, depth));
      case 1 -> factory.apply(BitsOp.NEG, term(sort, depth));
      case 2 -> factory.apply(BitsOp.MUL, term(sort, depth), factory.constant(value(sort)));
      case 3 ->
          isInt
              ? factory.convert(
                  random.nextBoolean() ? BitsOp.ZERO_EXTEND : BitsOp.SIGN_EXTEND,
                  sort,
                  term(Sort.CHAR, depth))
              : factory.convert(BitsOp.TRUNCATE, sort, term(Sort.INT, depth));
      case 4 -> operator(sort, depth);
      default -> factory.convert(BitsOp.FROM_INTEGER, sort, term(Sort.INTEGER, depth));
    };
  }

  private Expr condition(int depth) {
    Sort sort =
        pick(List.of(Sort.STRING, Sort.INTEGER, Sort.INTEGER, Sort.INT, Sort.INT, Sort.CHAR));
    Expr a = term(sort, depth);
    Expr b = random.nextInt(2) == 0 ? factory.constant(value(sort)) : term(sort, depth);
    Expr first = random.nextBoolean() ? a : b;
    Expr second = first == a ? b : a;
    return switch (random.nextInt(9)) {
      case 0 -> factory.not(term(Sort.BOOL, depth));
      case 1 -> factory.and(term(Sort.BOOL, depth), term(Sort.BOOL, depth));
      case 2, 3 -> factory.eq(first, second);
      case 4, 5, 6 ->
          switch (sort.kind()) {
            case INTEGER ->
                factory.apply(random.nextBoolean() ? IntegerOp.LT : IntegerOp.LE, first, second);
            case BITS ->
                factory.apply(
                    pick(List.of(BitsOp.SLT, BitsOp.SLE, BitsOp.ULT, BitsOp.ULE)), first, second);
            default -> operator(Sort.BOOL, depth);
          };
      default -> operator(Sort.BOOL, depth);
    };
  }
}
