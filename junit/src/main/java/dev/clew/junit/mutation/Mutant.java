package dev.clew.junit.mutation;

import dev.clew.engine.program.MethodInfo;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A class with one small mistake in it.
 *
 * @param method the one that it is in
 * @param instruction its number among those of the method
 * @param line where it is in the source; 0 where nothing tells
 * @param mistake what is wrong with it
 */
record Mutant(MethodInfo method, int instruction, int line, Mistake mistake) {

  /** The name of its class, with dots. */
  String className() {
    return method.owner().name().replace('/', '.');
  }

  /** The class file. Made anew, since there are many and few are looked at twice. */
  byte[] content(byte[] original) {
    ClassReader reader = new ClassReader(original);
    ClassNode node = new ClassNode();
    reader.accept(node, 0);
    for (MethodNode each : node.methods) {
      if (each.name.equals(method.name()) && each.desc.equals(method.descriptor())) {
        mistake.make(each, each.instructions.get(instruction));
      }
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }
}
