package dev.clew.junit.source;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;

/** Public methods that return a field and do nothing else. */
final class Accessors {

  private final Members members;

  Accessors(Members members) {
    this.members = members;
  }

  /** One for a field, the shortest name first. */
  Optional<MethodInfo> of(ClassInfo type, String field) {
    Optional<FieldInfo> found = members.field(type.toString(), field);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    String stem = Identifiers.capitalised(found.get().name());
    for (String name : List.of(found.get().name(), "get" + stem, "is" + stem)) {
      Optional<MethodInfo> method = members.method(type.toString(), name, List.of());
      if (method.isPresent() && isAccessor(method.get(), found.get())) {
        return method;
      }
    }
    return Optional.empty();
  }

  private boolean isAccessor(MethodInfo method, FieldInfo field) {
    return method.isPublic()
        && !method.isStatic()
        && method.hasCode()
        && members.isAccessible(method)
        && method.signature().result().equals(field.type())
        && returnsOnly(method, field);
  }

  private static boolean returnsOnly(MethodInfo method, FieldInfo field) {
    List<AbstractInsnNode> code = new ArrayList<>();
    try {
      for (AbstractInsnNode insn : method.readBody().instructions()) {
        if (insn.getOpcode() >= 0) {
          code.add(insn);
        }
      }
    } catch (LinkageException e) {
      return false;
    }
    return code.size() == 3
        && code.get(0).getOpcode() == Opcodes.ALOAD
        && code.get(1) instanceof FieldInsnNode read
        && read.getOpcode() == Opcodes.GETFIELD
        && read.name.equals(field.name());
  }
}
