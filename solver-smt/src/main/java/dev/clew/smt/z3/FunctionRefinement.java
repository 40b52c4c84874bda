package dev.clew.smt.z3;

import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.Verdict.Unknown;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.eval.FunctionFailure;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tells Z3, model by model, what the functions of one query really give where the model applies
 * them.
 *
 * <p>Every round teaches at least one new point or is the last: if all applications, innermost
 * first, agree with points known already, then the model agrees with the evaluator.
 */
final class FunctionRefinement {

  private static final int MAX_ROUNDS = 30;

  /** When points do not help, definitions are worth their price. */
  private static final int DEFINITIONS_AFTER = 3;

  private record Point(Object op, List<Value> arguments) {}

  private final NativeContext context;
  private final Z3Encoder encoder;
  private final PathSolver solver;
  private final Set<Apply> applications = new LinkedHashSet<>();
  private final Set<Point> seen = new HashSet<>();
  private int rounds;
  private boolean restricted;
  private String obstacle = "";

  FunctionRefinement(
      NativeContext context, Z3Encoder encoder, PathSolver solver, List<Z3Conjunct> path) {
    this.context = context;
    this.encoder = encoder;
    this.solver = solver;
    for (Z3Conjunct conjunct : path) {
      for (Apply apply : conjunct.approximated()) {
        if (ApproximatedOperators.canBeComputed(apply.op())) {
          applications.add(apply);
        }
      }
    }
  }

  /** Whether points were excluded without proof, so that finding none means nothing. */
  boolean restricted() {
    return restricted;
  }

  /** Why there is no answer. */
  Unknown gaveUp() {
    if (applications.isEmpty()) {
      return new Unknown(Reason.WRONG_MODEL, "Z3 gave a model that does not hold");
    }
    String names =
        applications.stream()
            .map(apply -> apply.op().toString())
            .distinct()
            .collect(Collectors.joining(", "));
    return new Unknown(
        Reason.INCOMPLETE,
        obstacle.isEmpty()
            ? "no values found by running " + names + " in " + rounds + " rounds"
            : obstacle);
  }

  /** Assumes the cases in which all functions are known to Z3; false when there are none. */
  boolean assumeEasyCases() {
    boolean assumed = false;
    for (Apply apply : applications) {
      OptionalLong easy = encoder.approximations().easyCase(apply, encoder.handles(apply));
      if (easy.isPresent()) {
        assume(easy.getAsLong());
        assumed = true;
      }
    }
    return assumed;
  }

  private void assume(long condition) {
    long guard = context.fresh("guard", Sort.BOOL);
    solver.assertTerm(context.implies(guard, condition));
    solver.assume(guard);
  }

  /** Learns from a model that does not hold; false when there is nothing more to learn. */
  boolean refine(Evaluator evaluator) {
    rounds++;
    boolean learnt = false;
    for (Apply apply : applications) {
      learnt |= learn(apply, evaluator);
      if (rounds == DEFINITIONS_AFTER) {
        define(apply);
      }
    }
    return learnt && rounds < MAX_ROUNDS;
  }

  private void define(Apply apply) {
    encoder
        .approximations()
        .definition(apply, encoder.handles(apply), encoder.handle(apply))
        .ifPresent(solver::assertTerm);
  }

  private boolean learn(Apply apply, Evaluator evaluator) {
    List<Value> arguments = new ArrayList<>(apply.arity());
    try {
      for (int i = 0; i < apply.arity(); i++) {
        arguments.add(evaluator.evaluate(apply.arg(i)));
      }
    } catch (FunctionFailure inner) {
      // The application that failed is itself in the list.
      return false;
    }
    if (!seen.add(new Point(apply.op(), arguments))) {
      return false;
    }
    try {
      Value result = evaluator.evaluate(apply);
      solver.assertTerm(encoder.approximations().learn(apply, arguments, result));
    } catch (FunctionFailure failure) {
      obstacle = Z3Failures.line(failure);
      exclude(apply, arguments);
    }
    return true;
  }

  /** Looks elsewhere from now on: the function has no value for these arguments. */
  private void exclude(Apply apply, List<Value> arguments) {
    restricted = true;
    long[] different = new long[arguments.size()];
    for (int i = 0; i < different.length; i++) {
      long value = encoder.constants().of(arguments.get(i));
      different[i] = context.not(context.eq(encoder.handle(apply.arg(i)), value));
    }
    if (different.length > 0) {
      assume(context.or(different));
    }
  }
}
