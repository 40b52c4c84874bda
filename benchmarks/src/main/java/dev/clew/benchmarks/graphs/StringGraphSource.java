package dev.clew.benchmarks.graphs;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random string graphs: operations between vertices, which are at most six unknown strings and
 * integers, results of earlier operations, and random printable constants.
 *
 * <p>An operation that has a result adds a vertex; the others are conditions. Positions are guarded
 * as Java's methods guard them.
 */
final class StringGraphSource {

  private static final int MOST_UNKNOWNS = 6;
  private static final int LONGEST_CONSTANT = 4;
  private static final char FIRST_PRINTABLE = '!';
  private static final char LAST_PRINTABLE = '~';

  /** The operations, each as likely as any other. */
  private enum Operation {
    CHAR_AT,
    CONCAT,
    CONTAINS,
    ENDS_WITH,
    EQUALS,
    INDEX_OF,
    NOT_CONTAINS,
    NOT_ENDS_WITH,
    NOT_EQUALS,
    NOT_STARTS_WITH,
    STARTS_WITH,
    SUBSTRING,
    TRIM
  }

  private final Random random;
  private final ExprFactory terms;
  private final List<Expr> strings = new ArrayList<>();
  private final List<Expr> integers = new ArrayList<>();
  private final List<Expr> conjuncts = new ArrayList<>();

  private StringGraphSource(ExprFactory terms, Random random, String suffix) {
    this.terms = terms;
    this.random = random;
    int unknowns = 1 + random.nextInt(MOST_UNKNOWNS);
    int texts = 1 + random.nextInt(unknowns);
    for (int i = 0; i < texts; i++) {
      strings.add(terms.symbol("s" + i + suffix, Sort.STRING));
    }
    for (int i = 0; i < unknowns - texts; i++) {
      integers.add(terms.symbol("i" + i + suffix, Sort.INTEGER));
    }
  }

  /** The graph with this number of a sequence; even ones have 5 edges, odd ones 10. */
  static StringGraph graph(long seed, int number) {
    return graph(Simplifier.factory(), seed, number, "");
  }

  /**
   * The same in a factory that other graphs may share, as the conditions of one program do. The
   * unknowns have names of their own, so that no graph gains by the models of another.
   */
  static StringGraph graph(ExprFactory terms, long seed, int number) {
    return graph(terms, seed, number, "_" + number);
  }

  private static StringGraph graph(ExprFactory terms, long seed, int number, String suffix) {
    int edges = number % 2 == 0 ? 5 : 10;
    StringGraphSource source =
        new StringGraphSource(terms, new Random(seed * 1_000_003 + number), suffix);
    for (int i = 0; i < edges; i++) {
      source.addEdge();
    }
    return new StringGraph(edges, source.conjuncts);
  }

  private void addEdge() {
    Operation operation = Operation.values()[random.nextInt(Operation.values().length)];
    switch (operation) {
      case CHAR_AT -> charAt();
      case CONCAT -> strings.add(ofTwo(StringOp.CONCAT));
      case CONTAINS -> conjuncts.add(ofTwo(StringOp.CONTAINS));
      case ENDS_WITH -> conjuncts.add(ofTwo(StringOp.ENDS_WITH));
      case EQUALS -> conjuncts.add(equal());
      case INDEX_OF -> indexOf();
      case NOT_CONTAINS -> conjuncts.add(terms.not(ofTwo(StringOp.CONTAINS)));
      case NOT_ENDS_WITH -> conjuncts.add(terms.not(ofTwo(StringOp.ENDS_WITH)));
      case NOT_EQUALS -> conjuncts.add(terms.not(equal()));
      case NOT_STARTS_WITH -> conjuncts.add(terms.not(ofTwo(StringOp.STARTS_WITH)));
      case STARTS_WITH -> conjuncts.add(ofTwo(StringOp.STARTS_WITH));
      case SUBSTRING -> substring();
      case TRIM -> strings.add(terms.apply(StringOp.TRIM, vertex()));
    }
  }

  private void charAt() {
    Expr s = vertex();
    Expr index = position();
    Expr unit =
        integers.isEmpty() || random.nextBoolean()
            ? terms.integerConst(printable())
            : integers.get(random.nextInt(integers.size()));
    Expr length = terms.apply(StringOp.LENGTH, s);
    conjuncts.add(terms.apply(IntegerOp.LE, terms.integerConst(0), index));
    conjuncts.add(terms.apply(IntegerOp.LT, index, length));
    conjuncts.add(terms.eq(terms.apply(StringOp.CODE_AT, s, index), unit));
  }

  private void indexOf() {
    Expr s = vertex();
    integers.add(terms.apply(StringOp.INDEX_OF, s, other(), terms.integerConst(0)));
  }

  /** From a position to the end. */
  private void substring() {
    Expr s = vertex();
    Expr from = position();
    Expr length = terms.apply(StringOp.LENGTH, s);
    conjuncts.add(terms.apply(IntegerOp.LE, terms.integerConst(0), from));
    conjuncts.add(terms.apply(IntegerOp.LE, from, length));
    Expr count = terms.apply(IntegerOp.ADD, length, terms.apply(IntegerOp.NEG, from));
    strings.add(terms.apply(StringOp.SLICE, s, from, count));
  }

  private Expr equal() {
    return terms.eq(vertex(), other());
  }

  /** Two vertices, of which either may be the constant. */
  private Expr ofTwo(StringOp op) {
    Expr vertex = vertex();
    Expr other = other();
    return random.nextInt(4) == 0 ? terms.apply(op, other, vertex) : terms.apply(op, vertex, other);
  }

  private Expr vertex() {
    return strings.get(random.nextInt(strings.size()));
  }

  private Expr other() {
    return random.nextBoolean() ? vertex() : terms.string(constant());
  }

  private Expr position() {
    return integers.isEmpty() || random.nextInt(3) == 0
        ? terms.integerConst(random.nextInt(LONGEST_CONSTANT))
        : integers.get(random.nextInt(integers.size()));
  }

  private String constant() {
    StringBuilder text = new StringBuilder();
    for (int i = 1 + random.nextInt(LONGEST_CONSTANT); i > 0; i--) {
      text.append(printable());
    }
    return text.toString();
  }

  private char printable() {
    return (char) (FIRST_PRINTABLE + random.nextInt(LAST_PRINTABLE - FIRST_PRINTABLE + 1));
  }
}
