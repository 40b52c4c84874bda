package dev.clew.app.induction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Guesses how the value of a pure function depends on its arguments, from its values at a few
 * places: bounds, remainders by two, and sums, for all arguments or for those on one side of a
 * constant of its code; and values alone.
 */
final class FunctionGuesses {

  private static final int MOST = 120;
  private static final int MOST_CONSTANTS = 8;

  /** Values alone are guessed for arguments up to this. */
  private static final int LONGEST_TABLE = 50;

  /** Arguments and the value. */
  private record Sample(List<Integer> arguments, int value) {}

  /** Arguments on one side of a constant, or all. */
  private record Guard(int parameter, int low, int high) {
    boolean admits(Sample sample) {
      return parameter < 0
          || (sample.arguments.get(parameter) >= low && sample.arguments.get(parameter) <= high);
    }
  }

  private final int arity;
  private final List<HeadNumber> parameters;
  private final LinearSum value;
  private final List<Sample> samples = new ArrayList<>();
  private final Set<NumberRelation> relations = new LinkedHashSet<>();

  private FunctionGuesses(int arity) {
    this.arity = arity;
    this.parameters =
        IntStream.range(0, arity)
            .<HeadNumber>mapToObj(i -> new HeadNumber.Local(i, false, "arg" + i))
            .collect(Collectors.toList());
    this.value = LinearSum.of(new HeadNumber.Local(arity, false, "result"));
  }

  /** Relations between the arguments, in the first locals, and the value, in the next. */
  static List<NumberRelation> of(String name, MethodNode method, FunctionRun run) {
    FunctionGuesses guesses = new FunctionGuesses(method.desc.indexOf(')') - 1);
    Set<Integer> constants = constants(method);
    guesses.take(name, run, constants);
    guesses.guess(new Guard(-1, 0, 0));
    for (int i = 0; i < guesses.arity; i++) {
      for (int constant : constants) {
        guesses.guess(new Guard(i, Integer.MIN_VALUE, constant));
        guesses.guess(new Guard(i, constant + 1, Integer.MAX_VALUE));
        guesses.guess(new Guard(i, constant, constant));
      }
    }
    if (guesses.arity == 1) {
      guesses.table(name, run);
    }
    return guesses.relations.stream().limit(MOST).toList();
  }

  private static Set<Integer> constants(MethodNode method) {
    Set<Integer> constants = new TreeSet<>(List.of(0, 1, 2));
    for (AbstractInsnNode insn : method.instructions) {
      int opcode = insn.getOpcode();
      if (constants.size() >= MOST_CONSTANTS) {
        break;
      }
      if (insn instanceof IntInsnNode constant) {
        constants.add(constant.operand);
      } else if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
        constants.add(opcode - Opcodes.ICONST_0);
      }
    }
    return constants;
  }

  private void take(String name, FunctionRun run, Set<Integer> constants) {
    Set<Integer> near = new TreeSet<>();
    for (int constant : constants) {
      for (int i = constant - 4; i <= constant + 6; i++) {
        near.add(i);
      }
    }
    take(name, run, List.copyOf(near), new int[0]);
  }

  private void take(String name, FunctionRun run, List<Integer> near, int[] before) {
    if (before.length == arity) {
      run.value(name, before)
          .ifPresent(
              found -> samples.add(new Sample(Arrays.stream(before).boxed().toList(), found)));
      return;
    }
    for (int each : near) {
      int[] next = Arrays.copyOf(before, before.length + 1);
      next[before.length] = each;
      take(name, run, near, next);
    }
  }

  private void guess(Guard guard) {
    List<Sample> inside = samples.stream().filter(guard::admits).toList();
    if (inside.size() < 3) {
      return;
    }
    int least = inside.stream().mapToInt(Sample::value).min().orElseThrow();
    int most = inside.stream().mapToInt(Sample::value).max().orElseThrow();
    if (least == most) {
      add(guard, NumberRelation.same(value, LinearSum.of(least)));
      return;
    }
    LinearSum sum = sum(inside);
    if (sum != null) {
      add(guard, NumberRelation.sameBits(value, sum));
      return;
    }
    add(guard, NumberRelation.atMost(LinearSum.of(least), value));
    add(guard, NumberRelation.atMost(value, LinearSum.of(most)));
    for (int i = 0; i < arity; i++) {
      for (int rest = 0; rest < 2; rest++) {
        int parameter = i;
        int remainder = rest;
        if (inside.stream()
            .allMatch(each -> ((each.value - each.arguments.get(parameter)) & 1) == remainder)) {
          LinearSum other = LinearSum.of(parameters.get(i)).plus(remainder);
          add(guard, NumberRelation.multiple(value, other, 2));
        }
      }
    }
  }

  /** The sum of arguments, each times a constant, that gives all values; null without one. */
  private @Nullable LinearSum sum(List<Sample> inside) {
    Sample first = inside.get(0);
    LinearSum sum = LinearSum.of(first.value);
    for (int i = 0; i < arity; i++) {
      OptionalInt factor = factor(inside, first, i);
      if (factor.isPresent()) {
        LinearSum moved = LinearSum.of(parameters.get(i)).plus(-first.arguments.get(i));
        sum = sum.plus(moved.times(factor.getAsInt()));
      }
    }
    LinearSum found = sum;
    return inside.stream().allMatch(each -> valueOf(found, each) == each.value) ? found : null;
  }

  /** How much the value grows with an argument where the others stay as they are. */
  private static OptionalInt factor(List<Sample> inside, Sample first, int parameter) {
    for (Sample each : inside) {
      int moved = each.arguments.get(parameter) - first.arguments.get(parameter);
      List<Integer> back = new ArrayList<>(each.arguments);
      back.set(parameter, first.arguments.get(parameter));
      if (moved == 1 && back.equals(first.arguments)) {
        return OptionalInt.of(each.value - first.value);
      }
    }
    return OptionalInt.empty();
  }

  private static int valueOf(LinearSum sum, Sample sample) {
    long value = sum.constant();
    for (HeadNumber atom : sum.atoms()) {
      value +=
          sum.factors().getOrDefault(atom, 0L)
              * sample.arguments.get(((HeadNumber.Local) atom).slot());
    }
    return (int) value;
  }

  private void table(String name, FunctionRun run) {
    for (int i = -1; i <= LONGEST_TABLE; i++) {
      int argument = i;
      run.value(name, i)
          .ifPresent(
              found ->
                  add(
                      new Guard(0, argument, argument),
                      NumberRelation.same(value, LinearSum.of(found))));
    }
  }

  /** What holds where the guard does. */
  private void add(Guard guard, NumberRelation relation) {
    if (guard.parameter < 0) {
      relations.add(relation);
      return;
    }
    LinearSum argument = LinearSum.of(parameters.get(guard.parameter));
    NumberRelation guarded = relation;
    if (guard.low > Integer.MIN_VALUE) {
      guarded = NumberRelation.atMost(argument, LinearSum.of(guard.low - 1L)).or(guarded);
    }
    if (guard.high < Integer.MAX_VALUE) {
      guarded = NumberRelation.atMost(LinearSum.of(guard.high + 1L), argument).or(guarded);
    }
    relations.add(guarded);
  }
}
