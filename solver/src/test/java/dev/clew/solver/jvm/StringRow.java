package dev.clew.solver.jvm;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.List;

/** A method on strings: its term, where it does not throw, and the JDK's own. */
record StringRow(String name, List<Sort> parameters, Term term, Term domain, Oracle oracle) {

  @FunctionalInterface
  interface Term {
    Expr build(Methods on, Expr[] arguments);
  }

  /** What the JDK computes; whatever it throws means that the arguments lie outside the domain. */
  @FunctionalInterface
  interface Oracle {
    Value compute(StringArguments arguments);
  }

  /** Every class about strings on one factory. */
  record Methods(
      ExprFactory factory,
      JvmStrings strings,
      JvmStringSearch search,
      JvmNumerals numerals,
      JvmCharacters characters,
      JvmPatterns patterns) {

    static Methods on(ExprFactory factory) {
      return new Methods(
          factory,
          new JvmStrings(factory),
          new JvmStringSearch(factory),
          new JvmNumerals(factory),
          new JvmCharacters(factory),
          new JvmPatterns(factory));
    }
  }

  /** Concrete arguments as Java has them. */
  record StringArguments(List<Value> values) {
    String s(int index) {
      return values.get(index).asString();
    }

    int i(int index) {
      return values.get(index).asInt();
    }

    long l(int index) {
      return values.get(index).asLong();
    }

    char c(int index) {
      return (char) values.get(index).raw();
    }

    boolean z(int index) {
      return values.get(index).asBoolean();
    }

    double d(int index) {
      return values.get(index).asDouble();
    }

    float f(int index) {
      return values.get(index).asFloat();
    }
  }

  /** A method that never throws; a letter for each parameter: s, i, l, c, z, d, f. */
  static StringRow of(String name, String parameters, Term term, Oracle oracle) {
    return of(name, parameters, term, (on, e) -> on.factory().bool(true), oracle);
  }

  static StringRow of(String name, String parameters, Term term, Term domain, Oracle oracle) {
    List<Sort> sorts = parameters.chars().mapToObj(StringRow::sort).toList();
    return new StringRow(name, sorts, term, domain, oracle);
  }

  private static Sort sort(int letter) {
    return switch (letter) {
      case 's' -> Sort.STRING;
      case 'i' -> Sort.INT;
      case 'l' -> Sort.LONG;
      case 'c' -> Sort.CHAR;
      case 'z' -> Sort.BOOL;
      case 'd' -> Sort.DOUBLE;
      case 'f' -> Sort.FLOAT;
      default -> throw new IllegalArgumentException("no sort " + (char) letter);
    };
  }

  @Override
  public String toString() {
    return name;
  }
}
