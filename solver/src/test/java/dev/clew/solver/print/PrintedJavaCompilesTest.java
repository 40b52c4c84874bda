package dev.clew.solver.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.jvm.Samples;
import dev.clew.solver.simplify.Simplifier;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What is printed is Java: the compiler takes it, and it computes what the term means. */
class PrintedJavaCompilesTest {

  private static final int TERMS = 300;
  private static final int INPUTS = 40;

  /** Shifts without the JVM's mask have no Java operator. */
  private static final String SHIFTS =
      """
        static int shl(int x, int y) { return y < 0 || y >= 32 ? 0 : x << y; }
        static int lshr(int x, int y) { return y < 0 || y >= 32 ? 0 : x >>> y; }
        static int ashr(int x, int y) { return x >> (y < 0 || y >= 32 ? 31 : y); }
        static long shl(long x, long y) { return y < 0 || y >= 64 ? 0 : x << y; }
        static long lshr(long x, long y) { return y < 0 || y >= 64 ? 0 : x >>> y; }
        static long ashr(long x, long y) { return x >> (y < 0 || y >= 64 ? 63 : y); }
      """;

  private final Map<Symbol, String> types = new LinkedHashMap<>();
  private final List<Expr> terms = new ArrayList<>();

  private void declareAll(ExprFactory factory) {
    List.of("x", "y", "z").forEach(name -> declare(factory, name, Sort.INT, "int"));
    List.of("l", "m").forEach(name -> declare(factory, name, Sort.LONG, "long"));
    List.of("d", "e").forEach(name -> declare(factory, name, Sort.DOUBLE, "double"));
    List.of("g", "h").forEach(name -> declare(factory, name, Sort.FLOAT, "float"));
    List.of("p", "q").forEach(name -> declare(factory, name, Sort.BOOL, "boolean"));
    declare(factory, "b", Sort.BYTE, "byte");
    declare(factory, "c", Sort.CHAR, "char");
  }

  private void declare(ExprFactory factory, String name, Sort sort, String type) {
    types.put(factory.symbol(name, sort), type);
  }

  @Test
  void printedTermsCompileAndComputeTheSame() throws Exception {
    compileAndCompare(new ExprFactory(Rewriter.NONE), 20);
  }

  @Test
  void simplifiedTermsCompileAndComputeTheSame() throws Exception {
    compileAndCompare(Simplifier.factory(), 21);
  }

  private void compileAndCompare(ExprFactory factory, long seed) throws Exception {
    declareAll(factory);
    Random random = new Random(seed);
    for (int i = 0; i < TERMS; i++) {
      RandomJavaTerms source = new RandomJavaTerms(factory, random, List.copyOf(types.keySet()));
      terms.add(source.grow(5 + random.nextInt(90)));
    }
    Class<?> compiled = compile();
    int compared = 0;
    for (int i = 0; i < TERMS; i++) {
      Method method = method(compiled, "t" + i);
      for (int j = 0; j < INPUTS; j++) {
        compared += compare(method, terms.get(i), input(random)) ? 1 : 0;
      }
    }
    System.out.printf("printed terms compiled: %d, values compared: %d%n", TERMS, compared);
    assertThat(compared).isGreaterThan(TERMS * INPUTS / 2);
  }

  private Class<?> compile() throws IOException, ReflectiveOperationException {
    String parameters =
        types.entrySet().stream()
            .map(entry -> entry.getValue() + " " + entry.getKey().name())
            .collect(Collectors.joining(", "));
    StringBuilder source = new StringBuilder("class PrintedTerms {\n").append(SHIFTS);
    for (int i = 0; i < terms.size(); i++) {
      PrintedTerm printed = TermPrinter.printed(terms.get(i));
      source.append("  static %s t%d(%s) {%n".formatted(type(terms.get(i)), i, parameters));
      // A term is older than what is made from it.
      printed.definitions().stream()
          .sorted(Comparator.comparingInt(definition -> definition.expr().id()))
          .map(d -> "    %s %s = %s;%n".formatted(type(d.expr()), d.name(), d.text()))
          .forEach(source::append);
      source.append("    return %s;%n  }%n".formatted(printed.text()));
    }
    return CompiledClass.of("PrintedTerms", source.append("}\n").toString());
  }

  /** Narrow terms that are named print as what they are promoted from. */
  private static String type(Expr expr) {
    return switch (expr.sort().kind()) {
      case BOOL -> "boolean";
      case BITS ->
          switch (expr.sort().width()) {
            case Byte.SIZE -> "byte";
            case Character.SIZE -> "char";
            default -> JavaTypes.primitive(expr.sort());
          };
      default -> JavaTypes.primitive(expr.sort());
    };
  }

  private static Method method(Class<?> compiled, String name) {
    for (Method method : compiled.getDeclaredMethods()) {
      if (method.getName().equals(name)) {
        method.setAccessible(true);
        return method;
      }
    }
    throw new AssertionError("no method " + name);
  }

  private Map<Symbol, Value> input(Random random) {
    Map<Symbol, Value> values = new LinkedHashMap<>();
    types.keySet().forEach(symbol -> values.put(symbol, Samples.random(symbol.sort(), random)));
    return values;
  }

  private boolean compare(Method method, Expr term, Map<Symbol, Value> input) throws Exception {
    Optional<Value> java = run(method, term.sort(), input);
    if (java.isEmpty()) {
      return false;
    }
    assertThat(new Evaluator(Assignment.of(input)).evaluate(term))
        .as("%s with %s", TermPrinter.print(term), input)
        .isEqualTo(java.get());
    return true;
  }

  /** Empty where Java divides by zero, which a term does not mind. */
  private Optional<Value> run(Method method, Sort sort, Map<Symbol, Value> input) throws Exception {
    Object[] arguments =
        types.entrySet().stream()
            .map(entry -> primitive(entry.getValue(), input.get(entry.getKey())))
            .toArray();
    try {
      return Optional.of(value(sort, method.invoke(null, arguments)));
    } catch (InvocationTargetException thrown) {
      assertThat(thrown.getCause()).isInstanceOf(ArithmeticException.class);
      return Optional.empty();
    }
  }

  private static Object primitive(String type, Value value) {
    return switch (type) {
      case "boolean" -> value.asBoolean();
      case "byte" -> (byte) value.asInt();
      case "char" -> (char) value.asInt();
      case "int" -> value.asInt();
      case "long" -> value.asLong();
      case "float" -> value.asFloat();
      default -> value.asDouble();
    };
  }

  private static Value value(Sort sort, Object result) {
    if (result instanceof Boolean truth) {
      return Value.of(truth);
    }
    if (result instanceof Float number) {
      return Value.of(number);
    }
    return result instanceof Double number
        ? Value.of(number)
        : Value.ofRaw(sort, ((Number) result).longValue());
  }
}
