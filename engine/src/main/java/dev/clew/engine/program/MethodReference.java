package dev.clew.engine.program;

import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;

/**
 * A method as an instruction names it.
 *
 * @param owner a class, an interface or an array
 * @param inInterface whether the constant pool holds an InterfaceMethodref
 */
public record MethodReference(JvmType owner, String name, String descriptor, boolean inInterface) {

  /** From the parts that ASM's instructions have. */
  public static MethodReference of(
      String owner, String name, String descriptor, boolean inInterface) {
    return new MethodReference(JvmType.ofConstant(owner), name, descriptor, inInterface);
  }

  /** {@code int A.sum(int, long[])}. */
  @Override
  public String toString() {
    return Signature.parse(descriptor).describe(owner.javaName() + "." + name);
  }
}
