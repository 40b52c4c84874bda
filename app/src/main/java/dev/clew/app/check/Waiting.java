package dev.clew.app.check;

import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.lang.reflect.Modifier;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Tells loops that wait for another thread from those that are wrong. There is no other thread when
 * a call is tried, so both go on for ever.
 */
final class Waiting {

  private static final Set<String> PAUSES =
      Set.of("sleep", "yield", "onSpinWait", "interrupted", "isInterrupted", "wait", "park");

  private final Program program;

  Waiting(Program program) {
    this.program = program;
  }

  /** Whether the method with a loop reads what other threads write, or lets them run. */
  boolean isIn(Site loop) {
    try {
      ClassInfo type = program.load(loop.className().replace('.', '/'));
      return type.methods().stream()
          .filter(method -> method.name().equals(loop.method()) && method.hasCode())
          .anyMatch(this::waits);
    } catch (LinkageException e) {
      return false;
    }
  }

  private boolean waits(MethodInfo method) {
    for (AbstractInsnNode insn : method.readBody().instructions()) {
      if ((insn instanceof MethodInsnNode call && waits(call))
          || (insn instanceof FieldInsnNode field && isVolatile(field))) {
        return true;
      }
    }
    return false;
  }

  private static boolean waits(MethodInsnNode call) {
    return call.owner.startsWith("java/util/concurrent/") || PAUSES.contains(call.name);
  }

  private boolean isVolatile(FieldInsnNode insn) {
    try {
      return program.load(insn.owner).fields().stream()
          .filter(field -> field.name().equals(insn.name))
          .map(FieldInfo::access)
          .anyMatch(Modifier::isVolatile);
    } catch (LinkageException e) {
      return false;
    }
  }
}
