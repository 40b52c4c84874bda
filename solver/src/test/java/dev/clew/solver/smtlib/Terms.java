package dev.clew.solver.smtlib;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.SExprReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.math.BigInteger;
import java.time.Duration;

/** Terms and values from text, for tests. */
public final class Terms {

  private final ScriptSession session = session(Rewriter.NONE);
  private final ScriptSession simplifying = session(new Simplifier());

  private static ScriptSession session(Rewriter rewriter) {
    return new ScriptSession(
        new ExprFactory(rewriter),
        new BruteForceSolver(),
        new ScriptReplies(new PrintWriter(new StringWriter()), new CommandClock()),
        Duration.ofSeconds(1));
  }

  public static SExpr read(String text) {
    return new SExprReader("t", new StringReader(text)).next();
  }

  /** As it is written, not simplified. */
  public Expr term(String text) {
    return session.elaborator().elaborate(read(text));
  }

  /**
   * The value of a term without unknowns, simplified or not; what the standard leaves open is zero
   * or false.
   */
  public Value value(String text) {
    SExpr expr = read(text);
    Value value = evaluate(session, expr);
    assertThat(evaluate(simplifying, expr)).as("simplified").isEqualTo(value);
    return value;
  }

  private static Value evaluate(ScriptSession session, SExpr expr) {
    return new Evaluator(Assignment.EMPTY).evaluate(session.elaborator().elaborate(expr));
  }

  public boolean holds(String text) {
    return value(text).asBoolean();
  }

  /** A bit-vector literal; the number may have either sign. */
  public static String bits(int width, BigInteger number) {
    return ValuePrinter.value(Value.ofPattern(Sort.bits(width), number));
  }

  public static String floating(Sort sort, long pattern) {
    return ValuePrinter.value(Value.ofRaw(sort, pattern));
  }
}
