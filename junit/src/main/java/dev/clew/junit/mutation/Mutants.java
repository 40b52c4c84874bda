package dev.clew.junit.mutation;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** All mistakes that there are to make in a class. */
final class Mutants {

  private Mutants() {}

  /**
   * In the order of the file. What the compiler has written, but for lambdas, is left out.
   *
   * @param file that of the class
   */
  static List<Mutant> of(ClassInfo type, byte[] file) {
    ClassNode node = new ClassNode();
    new ClassReader(file).accept(node, 0);
    List<Mutant> mutants = new ArrayList<>();
    for (MethodNode method : node.methods) {
      Optional<MethodInfo> known = type.method(method.name, method.desc);
      known.filter(Mutants::isWritten).ifPresent(each -> add(each, method, mutants));
    }
    return mutants;
  }

  private static boolean isWritten(MethodInfo method) {
    boolean isOfEnum =
        method.owner().isEnum()
            && method.isStatic()
            && (method.name().equals("values") || method.name().equals("valueOf"));
    return (!method.isSynthetic() || method.name().startsWith("lambda$"))
        && !method.isClassInitializer()
        && !isOfEnum;
  }

  private static void add(MethodInfo method, MethodNode node, List<Mutant> mutants) {
    int line = 0;
    for (int i = 0; i < node.instructions.size(); i++) {
      AbstractInsnNode insn = node.instructions.get(i);
      line = insn instanceof LineNumberNode number ? number.line : line;
      for (Mistake mistake : Mistake.values()) {
        if (mistake.fits(node, insn)) {
          mutants.add(new Mutant(method, i, line, mistake));
        }
      }
    }
  }
}
