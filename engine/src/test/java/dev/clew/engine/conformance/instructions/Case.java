package dev.clew.engine.conformance.instructions;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A static method to generate, and what to call it with.
 *
 * @param arguments for each parameter its values; the method is called with all combinations
 * @param body everything but the return
 */
record Case(
    String name, String descriptor, List<List<Object>> arguments, Consumer<MethodVisitor> body) {

  /** A method that loads its arguments before the body. */
  static Case onArguments(
      String name, String descriptor, List<List<Object>> arguments, Consumer<MethodVisitor> body) {
    return new Case(
        name,
        descriptor,
        arguments,
        code -> {
          loadAll(code, descriptor);
          body.accept(code);
        });
  }

  /** A method of one instruction. */
  static Case ofInstruction(
      String name, int opcode, String descriptor, List<List<Object>> arguments) {
    return onArguments(name, descriptor, arguments, code -> code.visitInsn(opcode));
  }

  /** A method without parameters. */
  static Case withoutArguments(String name, String result, Consumer<MethodVisitor> body) {
    return new Case(name, "()" + result, List.of(), body);
  }

  private static void loadAll(MethodVisitor code, String descriptor) {
    int local = 0;
    for (Type type : Type.getArgumentTypes(descriptor)) {
      code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
      local += type.getSize();
    }
  }

  Type result() {
    return Type.getReturnType(descriptor);
  }

  /** All combinations of arguments. */
  List<List<Object>> calls() {
    List<List<Object>> calls = List.of(List.of());
    for (List<Object> values : arguments) {
      List<List<Object>> longer = new ArrayList<>();
      for (List<Object> call : calls) {
        for (Object value : values) {
          List<Object> more = new ArrayList<>(call);
          more.add(value);
          longer.add(more);
        }
      }
      calls = longer;
    }
    return calls;
  }
}
