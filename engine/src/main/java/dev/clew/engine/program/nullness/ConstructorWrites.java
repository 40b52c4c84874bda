package dev.clew.engine.program.nullness;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** What constructors assign, at a glance: on some way, whether or not on all of them. */
final class ConstructorWrites {

  private ConstructorWrites() {}

  /**
   * The fields of a class's objects that some constructor does not assign, and no method that a
   * container calls right after it.
   */
  static Set<FieldInfo> leftOut(ClassInfo type) {
    List<MethodNode> methods =
        MethodFlow.read(type).stream().flatMap(node -> node.methods.stream()).toList();
    List<MethodNode> constructors =
        methods.stream().filter(method -> method.name.equals("<init>")).toList();
    Set<String> starting =
        ContainerMembers.starting(type).stream()
            .map(MethodInfo::name)
            .collect(Collectors.toUnmodifiableSet());
    List<MethodNode> afterwards =
        methods.stream()
            .filter(method -> starting.contains(method.name) && method.desc.equals("()V"))
            .toList();
    return type.fields().stream()
        .filter(field -> !field.isStatic() && field.type().isReference())
        .filter(field -> constructors.stream().anyMatch(each -> !assigns(each, field)))
        .filter(field -> afterwards.stream().noneMatch(each -> assigns(each, field)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether it assigns a field, or leaves that to another constructor of its class. */
  private static boolean assigns(MethodNode constructor, FieldInfo field) {
    String owner = field.owner().name();
    for (AbstractInsnNode insn : constructor.instructions) {
      boolean isWrite =
          insn instanceof FieldInsnNode write
              && write.getOpcode() == Opcodes.PUTFIELD
              && write.owner.equals(owner)
              && write.name.equals(field.name());
      boolean isDelegation =
          insn instanceof MethodInsnNode call
              && call.name.equals("<init>")
              && call.owner.equals(owner);
      if (isWrite || isDelegation) {
        return true;
      }
    }
    return false;
  }
}
