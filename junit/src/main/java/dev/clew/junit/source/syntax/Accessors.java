package dev.clew.junit.source.syntax;

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

/** How tests read fields: by public methods that do nothing else, or directly where they may. */
public final class Accessors {

  /**
   * What comes after an object and a dot.
   *
   * @param type as {@link Class#getTypeName} names it
   */
  public record Access(String code, String type) {}

  private final TypeNames names;
  private final Members members;

  public Accessors(TypeNames names) {
    this.names = names;
    this.members = names.members();
  }

  /** One for a field, the shortest name first. */
  public Optional<Access> of(ClassInfo type, String field) {
    Optional<FieldInfo> found = members.field(type.toString(), field);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    String stem = Identifiers.capitalised(found.get().name());
    for (String name : List.of(found.get().name(), "get" + stem, "is" + stem)) {
      Optional<MethodInfo> method = members.method(type.toString(), name, List.of());
      if (method.isPresent() && isAccessor(method.get(), found.get())) {
        return Optional.of(access(name + "()", found.get()));
      }
    }
    boolean isSeen =
        members.isAccessible(found.get())
            && found.get().owner() == type
            && names.canName(found.get().type().javaName());
    return isSeen ? Optional.of(access(found.get().name(), found.get())) : Optional.empty();
  }

  private static Access access(String code, FieldInfo field) {
    return new Access(code, field.type().javaName());
  }

  private boolean isAccessor(MethodInfo method, FieldInfo field) {
    return method.isPublic()
        && !method.isStatic()
        && method.hasCode()
        && members.isAccessible(method)
        && !members.isChecked(method)
        && method.signature().result().equals(field.type())
        && returnsOnly(method, field);
  }

  private boolean returnsOnly(MethodInfo method, FieldInfo field) {
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
        && members.field(read.owner.replace('/', '.'), read.name).filter(field::equals).isPresent();
  }
}
