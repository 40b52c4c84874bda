package dev.clew.engine.inputs;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Classes that only hand calls on to another object of the type that they implement. As an input
 * such an object behaves as the one behind it, so that it costs a fork and shows nothing.
 */
final class DelegatingClass {

  private DelegatingClass() {}

  /**
   * Whether a class keeps an object of an abstract type and answers for at least two methods of the
   * type, and for more than half of them, with nothing but a call of the same method there. Reads
   * the code of these methods.
   */
  static boolean isDelegate(ClassInfo type, ClassInfo declared) {
    if (type == declared || !declared.isAbstract() || !keeps(type, declared)) {
      return false;
    }
    List<MethodInfo> open = openMethods(declared);
    long handedOn = open.stream().filter(method -> handsOn(type, method, declared)).count();
    return handedOn >= 2 && handedOn * 2 > open.size();
  }

  private static boolean keeps(ClassInfo type, ClassInfo declared) {
    return type.instanceFields().stream().anyMatch(field -> field.type().equals(declared.type()));
  }

  private static List<MethodInfo> openMethods(ClassInfo declared) {
    List<ClassInfo> types = new ArrayList<>(declared.allSuperinterfaces());
    for (ClassInfo each = declared; each != null; each = each.superclass()) {
      types.add(each);
    }
    return types.stream()
        .flatMap(each -> each.methods().stream())
        .filter(MethodInfo::isAbstract)
        .toList();
  }

  private static boolean handsOn(ClassInfo type, MethodInfo open, ClassInfo declared) {
    try {
      MethodInfo method = type.select(open);
      return method.hasCode() && !method.owner().isJdk() && isHandedOn(method, declared);
    } catch (LinkageException e) {
      return false; // nothing implements it
    }
  }

  /** Loads, the field, the call, and a return: nothing that could tell it from the other object. */
  private static boolean isHandedOn(MethodInfo method, ClassInfo declared) {
    boolean calls = false;
    for (AbstractInsnNode insn : method.readBody().instructions()) {
      if (insn instanceof MethodInsnNode call) {
        boolean isSame =
            call.name.equals(method.name())
                && call.desc.equals(method.descriptor())
                && call.getOpcode() != Opcodes.INVOKESPECIAL;
        if (calls || !isSame) {
          return false;
        }
        calls = true;
      } else if (insn instanceof FieldInsnNode field) {
        boolean isRead =
            field.getOpcode() == Opcodes.GETFIELD
                && field.desc.equals(declared.type().descriptor());
        if (!isRead) {
          return false;
        }
      } else if (!isPlain(insn.getOpcode())) {
        return false;
      }
    }
    return calls;
  }

  /** A load, a return, or no instruction at all. */
  private static boolean isPlain(int opcode) {
    return opcode < 0
        || (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD)
        || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
  }
}
