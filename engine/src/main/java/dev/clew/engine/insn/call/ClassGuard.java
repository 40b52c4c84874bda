package dev.clew.engine.insn.call;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides the classes of inputs before a native method sees them, unless it does not look at
 * classes or copes with open ones itself.
 */
final class ClassGuard {

  private static final Set<String> BLIND =
      Set.of(
          "hashCode", "identityHashCode", "isInstance", "notify", "notifyAll", "wait", "refersTo0");

  /** For methods that take inputs of all classes. */
  static final ClassGuard NONE = new ClassGuard(new int[0]);

  private final int[] registers;

  private ClassGuard(int[] registers) {
    this.registers = registers;
  }

  /** For arguments that may be inputs of an open class, so for those of types that have heirs. */
  ClassGuard(MethodInfo method) {
    List<Integer> found = new ArrayList<>();
    boolean looks = !BLIND.contains(method.name()) && !isUnsafe(method);
    int register = 0;
    if (!method.isStatic()) {
      if (looks && !method.owner().isFinal()) {
        found.add(register);
      }
      register++;
    }
    for (JvmType type : method.signature().parameters()) {
      if (looks && type.kind() == JvmType.Kind.CLASS && !type.equals(JvmType.STRING)) {
        found.add(register);
      }
      register += type.slots();
    }
    registers = found.stream().mapToInt(Integer::intValue).toArray();
  }

  private static boolean isUnsafe(MethodInfo method) {
    return method.owner().name().equals("jdk/internal/misc/Unsafe");
  }

  /** Whether a class is open; then {@link #decide} has to come before the method. */
  boolean waits(Machine m, Frame f) {
    return find(m, f) >= 0;
  }

  private int find(Machine m, Frame f) {
    for (int register : registers) {
      boolean settled = f.sym(register) == null || m.unknowns().settle(f, register);
      long id = f.raw[register];
      if (settled && id > 0 && m.object(id).type().isOpen()) {
        return register;
      }
    }
    return -1;
  }

  /** Forks over the classes; every branch ends with the native method again. */
  @Nullable Insn decide(Machine m, Frame f, Insn at) {
    return m.lazyInputs().decideClass(m, f, at, (int) f.raw[find(m, f)]);
  }
}
