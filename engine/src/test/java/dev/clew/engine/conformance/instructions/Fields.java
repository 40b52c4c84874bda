package dev.clew.engine.conformance.instructions;

import static org.objectweb.asm.Opcodes.GETSTATIC;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.PUTSTATIC;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;

/** Static fields, which keep only what their type can hold (JVMS 6.5.putstatic). */
final class Fields {

  static final List<String> TYPES = List.of("Z", "B", "C", "S", "I", "J", "F", "D");

  private Fields() {}

  static String nameOf(String type) {
    return "field" + type;
  }

  /** Cases for a class that has the fields. */
  static List<Case> cases(String owner) {
    List<Case> cases = new ArrayList<>();
    for (String type : TYPES) {
      String carried = "ZBCS".contains(type) ? "I" : type;
      cases.add(
          new Case(
              "putstatic" + type,
              "(" + carried + ")" + carried,
              List.of(valuesOf(carried)),
              code -> {
                code.visitVarInsn(Type.getType(carried).getOpcode(ILOAD), 0);
                code.visitFieldInsn(PUTSTATIC, owner, nameOf(type), type);
                code.visitFieldInsn(GETSTATIC, owner, nameOf(type), type);
              }));
    }
    return cases;
  }

  /** Boundary values of a type on the stack. */
  static List<Object> valuesOf(String type) {
    return switch (type) {
      case "I" -> Operands.INTS;
      case "J" -> Operands.LONGS;
      case "F" -> Operands.FLOATS;
      case "D" -> Operands.DOUBLES;
      default -> throw new IllegalArgumentException(type);
    };
  }
}
