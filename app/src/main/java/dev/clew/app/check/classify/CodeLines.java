package dev.clew.app.check.classify;

import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodBody;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LineNumberNode;

/** The code at places that stack traces name. Reads it every time. */
final class CodeLines {

  private final Program program;

  CodeLines(Program program) {
    this.program = program;
  }

  /** The methods that a place may be in: traces tell overloads apart by their lines alone. */
  Stream<MethodInfo> methods(Site site) {
    try {
      ClassInfo type = program.load(site.className().replace('.', '/'));
      List<MethodInfo> named =
          type.methods().stream()
              .filter(method -> method.name().equals(site.method()) && method.hasCode())
              .toList();
      return named.size() < 2 || site.line() < 0
          ? named.stream()
          : named.stream().filter(method -> hasLine(method.readBody(), site.line()));
    } catch (LinkageException e) {
      return Stream.empty();
    }
  }

  private static boolean hasLine(MethodBody body, int line) {
    for (AbstractInsnNode insn : body.instructions()) {
      if (insn instanceof LineNumberNode number && number.line == line) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is such an instruction on a line; in its methods, where no line is known. */
  boolean has(Site site, Predicate<AbstractInsnNode> wanted) {
    return instructions(site).anyMatch(wanted);
  }

  /** What is on a line; all of its methods, where no line is known. */
  Stream<AbstractInsnNode> instructions(Site site) {
    return methods(site).flatMap(method -> on(method.readBody(), site.line()).stream());
  }

  private static List<AbstractInsnNode> on(MethodBody body, int line) {
    List<AbstractInsnNode> found = new ArrayList<>();
    int current = -1;
    for (AbstractInsnNode insn : body.instructions()) {
      if (insn instanceof LineNumberNode number) {
        current = number.line;
      }
      if (line < 0 || current == line) {
        found.add(insn);
      }
    }
    return found;
  }
}
