package dev.clew.engine.nulls;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Gives every instruction a line of its own, so that stack traces tell which one threw. */
final class NumberedInstructions {

  private NumberedInstructions() {}

  /** Rewrites all class files of a folder. */
  static void number(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(file -> file.toString().endsWith(".class")).toList();
    }
    for (Path file : files) {
      ClassNode node = new ClassNode();
      new ClassReader(Files.readAllBytes(file)).accept(node, 0);
      node.methods.forEach(NumberedInstructions::number);
      ClassWriter writer = new ClassWriter(0);
      node.accept(writer);
      Files.write(file, writer.toByteArray());
    }
  }

  private static void number(MethodNode method) {
    InsnList code = method.instructions;
    int line = 1;
    for (AbstractInsnNode insn : code.toArray()) {
      if (insn instanceof LineNumberNode) {
        code.remove(insn);
      } else if (insn.getOpcode() >= 0) {
        LabelNode label = new LabelNode();
        code.insertBefore(insn, label);
        code.insertBefore(insn, new LineNumberNode(line++, label));
      }
    }
  }

  /** The position of the instruction on a line. */
  static int position(InsnList code, int line) {
    int number = 0;
    for (int i = 0; i < code.size(); i++) {
      number += code.get(i).getOpcode() >= 0 ? 1 : 0;
      if (number == line) {
        return i;
      }
    }
    throw new AssertionError("no line " + line);
  }
}
