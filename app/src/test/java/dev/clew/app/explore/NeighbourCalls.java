package dev.clew.app.explore;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Which methods of some classes a method may come to. Methods are told by name and descriptor only,
 * so that an override is never missed.
 */
final class NeighbourCalls extends ClassVisitor {

  private final Map<String, Set<String>> calls = new HashMap<>();

  NeighbourCalls(Collection<byte[]> classFiles) {
    super(Opcodes.ASM9);
    classFiles.forEach(each -> new ClassReader(each).accept(this, ClassReader.SKIP_DEBUG));
  }

  /** Method and initialisers included. */
  Set<String> from(String method) {
    Set<String> found = new HashSet<>();
    Deque<String> queue = new ArrayDeque<>();
    queue.add(method);
    queue.add("<clinit>()V");
    while (!queue.isEmpty()) {
      String each = queue.remove();
      if (calls.containsKey(each) && found.add(each)) {
        queue.addAll(calls.get(each));
      }
    }
    return found;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    Set<String> called = calls.computeIfAbsent(name + descriptor, key -> new HashSet<>());
    return new MethodVisitor(Opcodes.ASM9) {
      @Override
      public void visitMethodInsn(int op, String owner, String to, String type, boolean itf) {
        called.add(to + type);
      }

      @Override
      public void visitInvokeDynamicInsn(String to, String type, Handle how, Object... arguments) {
        for (Object argument : arguments) {
          if (argument instanceof Handle handle) {
            called.add(handle.getName() + handle.getDesc());
          }
        }
      }
    };
  }
}
