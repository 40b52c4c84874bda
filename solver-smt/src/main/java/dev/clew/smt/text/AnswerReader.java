package dev.clew.smt.text;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExpr.Atom;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import dev.clew.solver.smtlib.syntax.SExprReader;
import dev.clew.solver.smtlib.syntax.ScriptToken.Kind;
import java.io.StringReader;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what a solver prints. */
final class AnswerReader {

  private AnswerReader() {}

  /** A solver's answer to {@code check-sat}. */
  enum Finding {
    SAT,
    UNSAT,
    UNKNOWN
  }

  /**
   * The answer; a reason in parentheses may follow it.
   *
   * @throws IllegalStateException when there is something else
   */
  static Finding finding(String text) {
    SExpr answer = read(text);
    if (answer.isWord("sat")) {
      return Finding.SAT;
    }
    if (answer.isWord("unsat")) {
      return Finding.UNSAT;
    }
    if (answer.isWord("unknown")) {
      return Finding.UNKNOWN;
    }
    throw unexpected(answer, "sat, unsat or unknown");
  }

  /**
   * The values of unknowns in the order in which they were asked for. Without those that Java's
   * strings cannot be, and without those that are too long to be spelt: cvc5 describes them.
   *
   * @throws IllegalStateException when there is something else
   */
  static Map<Symbol, Value> values(List<Symbol> symbols, String text) {
    SExpr answer = read(text);
    if (!(answer instanceof Group pairs) || pairs.size() != symbols.size()) {
      throw unexpected(answer, symbols.size() + " values");
    }
    Map<Symbol, Value> values = new LinkedHashMap<>();
    for (int i = 0; i < symbols.size(); i++) {
      if (!(pairs.get(i) instanceof Group pair) || pair.size() != 2) {
        throw unexpected(pairs.get(i), "an unknown and its value");
      }
      Symbol symbol = symbols.get(i);
      value(symbol.sort(), pair.get(1)).ifPresent(value -> values.put(symbol, value));
    }
    return values;
  }

  private static Optional<Value> value(Sort sort, SExpr text) {
    return switch (sort.kind()) {
      case BOOL -> Optional.of(Value.of(truth(text)));
      case INTEGER -> Optional.of(Value.of(number(text)));
      case BITS -> Optional.of(Value.ofPattern(sort, number(text)));
      case REFERENCE -> Optional.of(Value.reference(sort, number(text).longValue()));
      case STRING -> string(text).map(Value::of);
      case FLOAT, ROUNDING, LANGUAGE -> throw unexpected(text, "no value of sort " + sort);
    };
  }

  private static boolean truth(SExpr text) {
    if (text.isWord("true") || text.isWord("false")) {
      return text.isWord("true");
    }
    throw unexpected(text, "true or false");
  }

  private static BigInteger number(SExpr text) {
    if (text instanceof Atom atom && atom.kind() == Kind.NUMERAL) {
      return new BigInteger(atom.text());
    }
    if (text instanceof Group group && group.startsWith("-") && group.size() == 2) {
      return number(group.get(1)).negate();
    }
    throw unexpected(text, "a number");
  }

  private static Optional<String> string(SExpr text) {
    if (text instanceof Atom atom && atom.kind() == Kind.STRING) {
      return SmtLiterals.units(atom.text());
    }
    if (isDescription(text)) {
      return Optional.empty();
    }
    throw unexpected(text, "a string");
  }

  /**
   * Whether a solver describes a string that would be too long to spell, or one with such parts.
   */
  private static boolean isDescription(SExpr text) {
    return text instanceof Group group
        && (group.startsWith("witness") || group.startsWith("str.++"));
  }

  /** Whether a value of an answer is too long to be spelt. */
  static boolean hasDescription(String text) {
    return read(text) instanceof Group pairs
        && pairs.items().stream()
            .anyMatch(pair -> pair instanceof Group two && isDescription(two.get(two.size() - 1)));
  }

  private static SExpr read(String text) {
    SExpr answer = new SExprReader("answer", new StringReader(text)).next();
    if (answer == null) {
      throw new IllegalStateException("a solver gave an empty answer");
    }
    return answer;
  }

  private static IllegalStateException unexpected(SExpr text, String expected) {
    return new IllegalStateException(
        "a solver gave something else than " + expected + " at " + text.position());
  }
}
