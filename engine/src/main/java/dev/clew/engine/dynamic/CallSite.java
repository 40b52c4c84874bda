package dev.clew.engine.dynamic;

import dev.clew.engine.program.ClassInfo;
import java.util.List;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/**
 * An invokedynamic instruction, or a dynamic constant.
 *
 * @param caller the class that holds it
 * @param descriptor a method's for an instruction, a field's for a constant
 * @param arguments the static ones, in ASM's types
 */
public record CallSite(
    ClassInfo caller, String name, String descriptor, Handle bootstrap, List<Object> arguments) {

  public CallSite {
    arguments = List.copyOf(arguments);
  }

  public static CallSite of(ClassInfo caller, InvokeDynamicInsnNode insn) {
    return new CallSite(caller, insn.name, insn.desc, insn.bsm, List.of(insn.bsmArgs));
  }

  public static CallSite of(ClassInfo caller, ConstantDynamic constant) {
    Object[] arguments = new Object[constant.getBootstrapMethodArgumentCount()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = constant.getBootstrapMethodArgument(i);
    }
    return new CallSite(
        caller,
        constant.getName(),
        constant.getDescriptor(),
        constant.getBootstrapMethod(),
        List.of(arguments));
  }

  public boolean isConstant() {
    return !descriptor.startsWith("(");
  }

  /** The descriptor of the static method that stands for it. */
  String methodDescriptor() {
    return isConstant() ? "()" + descriptor : descriptor;
  }
}
