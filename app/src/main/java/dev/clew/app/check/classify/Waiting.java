package dev.clew.app.check.classify;

import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Tells loops that wait for another thread from those that are wrong. There is no other thread when
 * a call is tried, so both go on for ever. Methods of the program that the loop's method calls are
 * part of it, a few levels down.
 */
final class Waiting {

  private static final Set<String> PAUSES =
      Set.of(
          "sleep",
          "yield",
          "onSpinWait",
          "interrupted",
          "isInterrupted",
          "isAlive",
          "getState",
          "wait",
          "join",
          "park");

  private static final int MOST_LEVELS = 4;

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
          .anyMatch(method -> waits(method, MOST_LEVELS, new HashSet<>()));
    } catch (LinkageException e) {
      return false;
    }
  }

  private boolean waits(MethodInfo method, int levels, Set<MethodInfo> seen) {
    if (!seen.add(method)) {
      return false;
    }
    for (AbstractInsnNode insn : method.readBody().instructions()) {
      if ((insn instanceof MethodInsnNode call && waits(call, levels, seen))
          || (insn instanceof FieldInsnNode field && isVolatile(field))) {
        return true;
      }
    }
    return false;
  }

  private boolean waits(MethodInsnNode call, int levels, Set<MethodInfo> seen) {
    if (call.owner.startsWith("java/util/concurrent/")) {
      return true;
    }
    return isPause(call) || (levels > 0 && called(call).anyMatch(m -> waits(m, levels - 1, seen)));
  }

  private static boolean isPause(MethodInsnNode call) {
    boolean isOfThreads =
        call.owner.equals("java/lang/Thread") || call.owner.equals("java/lang/Object");
    return PAUSES.contains(call.name) && (isOfThreads || call.name.equals("wait"));
  }

  /** The program's method that a call names, as far as its class says which. */
  private Stream<MethodInfo> called(MethodInsnNode call) {
    try {
      ClassInfo owner = program.load(call.owner);
      return owner.isJdk()
          ? Stream.empty()
          : owner.method(call.name, call.desc).filter(MethodInfo::hasCode).stream();
    } catch (LinkageException e) {
      return Stream.empty();
    }
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
