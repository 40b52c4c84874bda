package dev.clew.engine.program;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** Methods that the compiler gives enums and records, which no flag tells from those of users. */
public final class CompilersMethods {

  private static final Set<String> OF_ALL_OBJECTS =
      Set.of("toString()Ljava/lang/String;", "hashCode()I", "equals(Ljava/lang/Object;)Z");

  private CompilersMethods() {}

  public static boolean isOne(MethodInfo method) {
    return method.owner().isEnum() ? isOfEnum(method) : isOfRecord(method);
  }

  private static String signature(MethodInfo method) {
    return method.name() + method.descriptor();
  }

  private static boolean isOfEnum(MethodInfo method) {
    String type = "L" + method.owner().name() + ";";
    return method.isStatic()
        && (signature(method).equals("values()[" + type)
            || signature(method).equals("valueOf(Ljava/lang/String;)" + type));
  }

  /** An accessor in the source that does the same is none that has to be looked at, either. */
  private static boolean isOfRecord(MethodInfo method) {
    if (method.owner().header().recordComponents() == null
        || method.isStatic()
        || method.isConstructor()
        || !method.hasCode()) {
      return false;
    }
    List<AbstractInsnNode> code = code(method);
    return OF_ALL_OBJECTS.contains(signature(method))
        ? code.stream().anyMatch(CompilersMethods::asksTheLibrary)
        : method.descriptor().startsWith("()") && code.size() == 3 && reads(method, code.get(1));
  }

  private static boolean asksTheLibrary(AbstractInsnNode instruction) {
    return instruction instanceof InvokeDynamicInsnNode call
        && call.bsm.getOwner().equals("java/lang/runtime/ObjectMethods");
  }

  private static boolean reads(MethodInfo method, AbstractInsnNode instruction) {
    return instruction instanceof FieldInsnNode field
        && field.getOpcode() == Opcodes.GETFIELD
        && field.owner.equals(method.owner().name())
        && field.name.equals(method.name());
  }

  /** Without labels and line numbers. */
  private static List<AbstractInsnNode> code(MethodInfo method) {
    InsnList all = method.readBody().instructions();
    return IntStream.range(0, all.size())
        .mapToObj(all::get)
        .filter(each -> each.getOpcode() >= 0)
        .toList();
  }
}
