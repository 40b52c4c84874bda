package dev.clew.app.induction;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Guesses what holds at a loop's head, of what its code speaks of: each number that changes against
 * constants, against what does not change, against what it began with, and against each other.
 * Whether a guess is right is found out later.
 */
final class GuessMaker {

  /** More are seldom needed, and each costs a query for each way round. */
  private static final int MOST = 140;

  private static final int MOST_CONSTANTS = 6;

  private final MethodNode method;
  private final InstructionOrder flow;
  private final NaturalLoop loop;
  private final Map<Integer, Object> changing = new TreeMap<>();

  /** Those that nobody reads afterwards as well: they keep what they held when the loop began. */
  private final BitSet written;

  private final Map<Integer, Integer> starts = new LinkedHashMap<>();
  private final Set<NumberRelation> relations = new LinkedHashSet<>();

  /**
   * @param changing the locals that the loop changes, with their types
   * @param free the first local that the method does not use
   */
  GuessMaker(
      MethodNode method,
      InstructionOrder flow,
      NaturalLoop loop,
      Map<Integer, Object> changing,
      int free) {
    this.method = method;
    this.flow = flow;
    this.loop = loop;
    this.changing.putAll(changing);
    this.written = loop.written(flow);
    int next = free;
    for (Map.Entry<Integer, Object> each : this.changing.entrySet()) {
      if (isWhole(each.getValue())) {
        starts.put(each.getKey(), next);
        next += 2;
      }
    }
  }

  LoopCut make(String place, int number) {
    List<HeadNumber> numbers = new ArrayList<>();
    starts.keySet().forEach(slot -> numbers.add(local(slot)));
    List<HeadNumber> fixed = fixed();
    Set<Long> constants = constants();
    for (HeadNumber each : numbers) {
      fixed.forEach(bound -> unlessAsBefore(each, bound));
      againstStart(each);
      againstConstants(each, constants);
      for (HeadNumber other : fixed) {
        compare(each, other);
      }
    }
    pairs(numbers);
    List<NumberRelation> most = relations.stream().limit(MOST).toList();
    return new LoopCut(loop, place, number, starts, changing, most, rankings(numbers));
  }

  private static boolean isWhole(Object type) {
    return type == Opcodes.INTEGER || type == Opcodes.LONG;
  }

  private HeadNumber.Local local(int slot) {
    return new HeadNumber.Local(slot, loop.locals().get(slot) == Opcodes.LONG, name(slot));
  }

  private String name(int slot) {
    for (LocalVariableNode each : method.localVariables) {
      if (each.index == slot
          && flow.number(each.start) <= loop.head()
          && flow.number(each.end) > loop.head()) {
        return each.name;
      }
    }
    return "v" + slot;
  }

  private LinearSum start(HeadNumber number) {
    int slot = ((HeadNumber.Local) number).slot();
    return LinearSum.of(
        new HeadNumber.Local(starts.getOrDefault(slot, slot), true, "old(" + number.text() + ")"));
  }

  /** Numbers that no round changes, and that the loop looks at. */
  private List<HeadNumber> fixed() {
    List<HeadNumber> fixed = new ArrayList<>();
    loop.locals()
        .forEach(
            (slot, type) -> {
              if (!written.get(slot) && isWhole(type)) {
                fixed.add(local(slot));
              } else if (!written.get(slot) && type instanceof String reference) {
                length(slot, reference, fixed);
              }
            });
    boolean hasThis = (method.access & Opcodes.ACC_STATIC) == 0 && !written.get(0);
    if (hasThis && !method.name.equals("<init>")) {
      fields(fixed);
    }
    return fixed;
  }

  private void length(int slot, String reference, List<HeadNumber> fixed) {
    if (reference.equals("java/lang/String")) {
      fixed.add(new HeadNumber.Length(slot, /* isText= */ true, name(slot)));
    } else if (reference.startsWith("[")) {
      fixed.add(new HeadNumber.Length(slot, /* isText= */ false, name(slot)));
    }
  }

  private void fields(List<HeadNumber> fixed) {
    Set<HeadNumber> found = new LinkedHashSet<>();
    loop.body().stream()
        .mapToObj(flow::at)
        .forEach(
            insn -> {
              boolean isRead = insn.getOpcode() == Opcodes.GETFIELD;
              if (isRead && insn.getPrevious().getOpcode() == Opcodes.ALOAD) {
                FieldInsnNode field = (FieldInsnNode) insn;
                int from = ((VarInsnNode) insn.getPrevious()).var;
                if (from == 0 && hasNumber(field.desc)) {
                  found.add(new HeadNumber.OfThis(field.owner, field.name, field.desc));
                }
              }
            });
    fixed.addAll(found);
  }

  private static boolean hasNumber(String descriptor) {
    return descriptor.startsWith("[")
        || descriptor.equals("Ljava/lang/String;")
        || "IJSBC".contains(descriptor);
  }

  /** Of the method: what is compared and added there. */
  private Set<Long> constants() {
    Set<Long> constants = new TreeSet<>(List.of(0L, 1L));
    for (AbstractInsnNode insn : method.instructions) {
      int opcode = insn.getOpcode();
      long value = 0;
      if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
        value = (long) opcode - Opcodes.ICONST_0;
      } else if (opcode == Opcodes.BIPUSH || opcode == Opcodes.SIPUSH) {
        value = ((IntInsnNode) insn).operand;
      } else if (insn instanceof LdcInsnNode load
          && load.cst instanceof Number number
          && !(number instanceof Float)
          && !(number instanceof Double)) {
        value = number.longValue();
      }
      if (constants.size() < MOST_CONSTANTS && Math.abs(value) < 1L << 40) {
        constants.add(value);
      }
    }
    return constants;
  }

  private void againstStart(HeadNumber number) {
    LinearSum now = LinearSum.of(number);
    LinearSum then = start(number);
    relations.add(NumberRelation.atMost(then, now));
    relations.add(NumberRelation.atMost(now, then));
    for (long step : steps()) {
      if (step > 1) {
        relations.add(NumberRelation.multiple(now, then, step));
      }
    }
  }

  private void againstConstants(HeadNumber number, Set<Long> constants) {
    LinearSum now = LinearSum.of(number);
    for (long each : constants) {
      relations.add(NumberRelation.atMost(LinearSum.of(each), now));
      relations.add(NumberRelation.atMost(now, LinearSum.of(each)));
    }
    relations.add(NumberRelation.atMost(LinearSum.of(-1), now));
  }

  private void compare(HeadNumber one, HeadNumber other) {
    LinearSum now = LinearSum.of(one);
    LinearSum then = LinearSum.of(other);
    relations.add(NumberRelation.atMost(now, then));
    relations.add(NumberRelation.atMost(then, now));
    relations.add(NumberRelation.atMost(now, then.plus(-1)));
    relations.add(NumberRelation.atMost(now, then.plus(1)));
    relations.add(NumberRelation.atMost(then, now.plus(1)));
  }

  /** Where no round was gone, a bound need not hold. */
  private void unlessAsBefore(HeadNumber number, HeadNumber bound) {
    LinearSum now = LinearSum.of(number);
    LinearSum limit = LinearSum.of(bound);
    NumberRelation asBefore = NumberRelation.same(now, start(number));
    relations.add(NumberRelation.atMost(now, limit).or(asBefore));
    relations.add(NumberRelation.atMost(limit, now).or(asBefore));
    relations.add(NumberRelation.atMost(limit, now.plus(1)).or(asBefore));
  }

  /** How much is added at once, without its sign. */
  private Set<Long> steps() {
    Set<Long> steps = new TreeSet<>();
    loop.body().stream()
        .mapToObj(flow::at)
        .forEach(
            insn -> {
              if (insn instanceof IincInsnNode add) {
                steps.add(Math.abs((long) add.incr));
              }
            });
    return steps;
  }

  private void pairs(List<HeadNumber> numbers) {
    for (int i = 0; i < numbers.size(); i++) {
      for (int j = i + 1; j < numbers.size(); j++) {
        LinearSum one = LinearSum.of(numbers.get(i));
        LinearSum other = LinearSum.of(numbers.get(j));
        LinearSum oneThen = start(numbers.get(i));
        LinearSum otherThen = start(numbers.get(j));
        relations.add(NumberRelation.same(one.minus(other), oneThen.minus(otherThen)));
        relations.add(NumberRelation.same(one.plus(other), oneThen.plus(otherThen)));
        compare(numbers.get(i), numbers.get(j));
        for (long step : steps()) {
          if (step > 1) {
            proportional(one, other, oneThen, otherThen, step);
            proportional(other, one, otherThen, oneThen, step);
          }
        }
      }
    }
  }

  private void proportional(
      LinearSum one, LinearSum other, LinearSum oneThen, LinearSum otherThen, long factor) {
    LinearSum moved = one.minus(oneThen);
    LinearSum times = other.minus(otherThen).times(factor);
    relations.add(NumberRelation.same(moved, times));
    relations.add(NumberRelation.atMost(moved, times));
  }

  private static List<LinearSum> rankings(List<HeadNumber> numbers) {
    List<LinearSum> rankings = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i++) {
      LinearSum one = LinearSum.of(numbers.get(i));
      rankings.add(one);
      rankings.add(one.times(-1));
      for (int j = i + 1; j < numbers.size(); j++) {
        LinearSum other = LinearSum.of(numbers.get(j));
        rankings.add(one.minus(other));
        rankings.add(other.minus(one));
        rankings.add(one.plus(other));
      }
    }
    return rankings;
  }
}
