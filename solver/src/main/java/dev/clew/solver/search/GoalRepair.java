package dev.clew.solver.search;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Carries a wanted value from a goal down to a lever: at each node one argument is chosen to bring
 * the change about while the others stay, and an inverse operation says what it must be.
 *
 * <p>Linear in the depth of the term. What is proposed makes the goal true when every inverse was
 * exact and no lever occurs twice; the search finds out.
 */
final class GoalRepair {

  private static final int WORK_OF_AN_INVERSE = 8;
  private static final int MOST_INTEGER_BITS = 1 << 12;

  /** A value for a lever. */
  record Proposal(int lever, Value value) {}

  /** A node and the value that it should have. */
  private record Wish(int node, Value value) {}

  private final SearchProgram program;
  private final SearchTrial trial;
  private final Function<Sort, LeverMoves> moves;
  private final SplittableRandom random;

  GoalRepair(
      SearchProgram program,
      SearchTrial trial,
      Function<Sort, LeverMoves> moves,
      SplittableRandom random) {
    this.program = program;
    this.trial = trial;
    this.moves = moves;
    this.random = random;
  }

  /** One way, chosen at random, to make a goal true; null when the way ended nowhere. */
  @Nullable Proposal propose(int goal) {
    Wish wish = new Wish(goal, Value.TRUE);
    int steps = 1;
    for (; wish != null && program.leverAt(wish.node) < 0; steps++) {
      wish = below(wish);
    }
    trial.charge(steps * WORK_OF_AN_INVERSE);
    if (wish == null || isHuge(wish.value)) {
      return null;
    }
    boolean idle = wish.value.equals(trial.value(wish.node));
    return new Proposal(
        program.leverAt(wish.node), idle ? randomFor(wish.value.sort()) : wish.value);
  }

  /** Whether an unbounded integer has grown larger than is worth showing. */
  private static boolean isHuge(Value value) {
    return value.sort().kind() == Sort.Kind.INTEGER
        && value.asInteger().bitLength() > MOST_INTEGER_BITS;
  }

  private Value randomFor(Sort sort) {
    return moves.apply(sort).random(random);
  }

  private @Nullable Wish below(Wish wish) {
    SearchStep step = program.steps[wish.node];
    return switch (step.way) {
      case CONSTANT, SYMBOL -> null;
      case CORE -> core((CoreOp) step.op(), step, wish.value);
      case RAW_BITS, JAVA_FLOAT, GENERAL, CALL -> strict(step, wish.value);
    };
  }

  private @Nullable Wish core(CoreOp op, SearchStep step, Value target) {
    return switch (op) {
      case NOT -> new Wish(step.args[0], Value.of(!target.asBoolean()));
      case AND, OR -> junction(step, target);
      case EQ -> equality(step, target);
      case ITE -> choice(step, target);
    };
  }

  /** Of the sides that are not yet as wanted, one. */
  private @Nullable Wish junction(SearchStep step, Value target) {
    int side = random.nextInt(2);
    boolean idle = trial.value(step.args[side]).equals(target) && !trial.failed(step.args[side]);
    return variable(step.args[idle ? 1 - side : side], target);
  }

  private @Nullable Wish variable(int node, Value value) {
    return program.isVariable(node) ? new Wish(node, value) : null;
  }

  private @Nullable Wish equality(SearchStep step, Value target) {
    int side = chooseArgument(step);
    if (side < 0) {
      return null;
    }
    Value other = trial.value(step.args[1 - side]);
    if (target.asBoolean()) {
      return new Wish(step.args[side], other);
    }
    Value another =
        other.sort().kind() == Sort.Kind.BOOL
            ? Value.of(!other.asBoolean())
            : randomFor(other.sort());
    return new Wish(step.args[side], another);
  }

  /** Changes the side that is taken, or takes the other, preferably one that is as wanted. */
  private @Nullable Wish choice(SearchStep step, Value target) {
    boolean first = trial.value(step.args[0]).asBoolean();
    int taken = step.args[first ? 1 : 2];
    int left = step.args[first ? 2 : 1];
    boolean fits = trial.value(left).equals(target);
    boolean turn = program.isVariable(step.args[0]) && (fits || random.nextBoolean());
    return turn || !program.isVariable(taken)
        ? variable(step.args[0], Value.of(!first))
        : new Wish(taken, target);
  }

  private @Nullable Wish strict(SearchStep step, Value target) {
    int which = chooseArgument(step);
    if (which < 0) {
      return null;
    }
    int node = step.args[which];
    Value wanted = inverse(step, which, target);
    if (wanted == null) {
      int other = chooseArgument(step);
      return new Wish(step.args[other], randomFor(program.steps[step.args[other]].sort));
    }
    return new Wish(node, wanted);
  }

  /** An argument that a lever can change, at random; negative when there is none. */
  private int chooseArgument(SearchStep step) {
    int start = random.nextInt(Math.max(1, step.args.length));
    for (int i = 0; i < step.args.length; i++) {
      int which = (start + i) % step.args.length;
      if (program.isVariable(step.args[which])) {
        return which;
      }
    }
    return -1;
  }

  private @Nullable Value inverse(SearchStep step, int which, Value target) {
    Value[] args = new Value[step.args.length];
    for (int i = 0; i < args.length; i++) {
      args[i] = trial.value(step.args[i]);
    }
    Value root = step.args.length > 1 ? SquareInversion.root(step, target, random) : null;
    if (root != null) {
      return root;
    }
    return switch (step.op().theory()) {
      case BITS -> BitsInversion.solve((BitsOp) step.op(), which, args, target, random);
      case FLOAT -> FloatInversion.solve((FloatOp) step.op(), which, args, target, random);
      case INTEGER -> IntegerInversion.solve((IntegerOp) step.op(), which, args, target, random);
      case CORE, STRING, FUNCTION -> null;
    };
  }
}
