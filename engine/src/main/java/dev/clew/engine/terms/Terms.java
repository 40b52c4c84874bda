package dev.clew.engine.terms;

import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.jvm.JvmCharacters;
import dev.clew.solver.jvm.JvmFloats;
import dev.clew.solver.jvm.JvmIntegers;
import dev.clew.solver.jvm.JvmNumerals;
import dev.clew.solver.jvm.JvmPatterns;
import dev.clew.solver.jvm.JvmStringSearch;
import dev.clew.solver.jvm.JvmStrings;
import org.jspecify.annotations.Nullable;

/** Builds terms for one worker. */
public final class Terms {

  private final ExprFactory factory;
  private final JvmIntegers ints;
  private final JvmFloats floats;
  private final JvmStrings strings;
  private final JvmStringSearch search;
  private final JvmNumerals numerals;
  private final JvmCharacters characters;
  private final JvmPatterns patterns;

  public Terms(ExprFactory factory) {
    this.factory = factory;
    this.ints = new JvmIntegers(factory);
    this.floats = new JvmFloats(factory);
    this.strings = new JvmStrings(factory);
    this.search = new JvmStringSearch(factory);
    this.numerals = new JvmNumerals(factory);
    this.characters = new JvmCharacters(factory);
    this.patterns = new JvmPatterns(factory);
  }

  public ExprFactory factory() {
    return factory;
  }

  public JvmIntegers ints() {
    return ints;
  }

  public JvmFloats floats() {
    return floats;
  }

  public JvmStrings strings() {
    return strings;
  }

  public JvmStringSearch search() {
    return search;
  }

  public JvmNumerals numerals() {
    return numerals;
  }

  public JvmCharacters characters() {
    return characters;
  }

  public JvmPatterns patterns() {
    return patterns;
  }

  /** A register's value as a term of a sort that its instruction knows. */
  public Expr of(Sort sort, long raw, @Nullable Object sym) {
    return sym instanceof Expr expr ? expr : factory.raw(sort, raw);
  }

  /** A primitive value, as registers hold it, written as Java writes it. */
  public Expr written(JvmType.Kind kind, Expr value) {
    return switch (kind) {
      case BOOLEAN -> strings.ofBoolean(ints.toBoolean(value));
      case CHAR -> strings.ofChar(ints.narrow(value, Sort.CHAR));
      case BYTE, SHORT, INT, LONG -> numerals.toString(value);
      case FLOAT, DOUBLE -> numerals.toStringOfFloat(value);
      case CLASS, ARRAY, VOID -> throw new IllegalArgumentException(kind + " is not primitive");
    };
  }

  /** Known and unknown texts one after the other: Strings, and terms of texts. */
  public Expr text(Object... parts) {
    Expr text = factory.string("");
    for (Object part : parts) {
      text = strings.concat(text, part instanceof Expr term ? term : factory.string((String) part));
    }
    return text;
  }
}
