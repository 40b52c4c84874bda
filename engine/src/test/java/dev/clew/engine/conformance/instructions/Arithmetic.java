package dev.clew.engine.conformance.instructions;

import static dev.clew.engine.conformance.instructions.Operands.DISTANCES;
import static dev.clew.engine.conformance.instructions.Operands.INTS;
import static dev.clew.engine.conformance.instructions.Operands.LONGS;
import static org.objectweb.asm.Opcodes.DADD;
import static org.objectweb.asm.Opcodes.FADD;
import static org.objectweb.asm.Opcodes.IADD;
import static org.objectweb.asm.Opcodes.LADD;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** Operators on numbers of one type. */
final class Arithmetic {

  private static final List<String> BINARY = List.of("add", "sub", "mul", "div", "rem");
  private static final int STEP = 4; // iadd, ladd, fadd, dadd, isub, …

  private Arithmetic() {}

  static List<Case> onInts() {
    List<Case> cases = new ArrayList<>(binary("i", "I", IADD));
    cases.add(negation("ineg", Opcodes.INEG, "I"));
    cases.add(onTwo("ishl", Opcodes.ISHL, "I"));
    cases.add(onTwo("ishr", Opcodes.ISHR, "I"));
    cases.add(onTwo("iushr", Opcodes.IUSHR, "I"));
    cases.add(onTwo("iand", Opcodes.IAND, "I"));
    cases.add(onTwo("ior", Opcodes.IOR, "I"));
    cases.add(onTwo("ixor", Opcodes.IXOR, "I"));
    for (int increment : List.of(0, 1, -1, 127, -128, 128, -129, 32767, -32768)) {
      cases.add(increment("iinc" + increment, 0, increment));
      cases.add(increment("wideiinc" + increment, 300, increment));
    }
    return cases;
  }

  private static Case increment(String name, int local, int increment) {
    return Case.onArguments(
        name,
        "(I)I",
        List.of(INTS),
        code -> {
          code.visitVarInsn(Opcodes.ISTORE, local);
          code.visitIincInsn(local, increment);
          code.visitVarInsn(Opcodes.ILOAD, local);
        });
  }

  static List<Case> onLongs() {
    List<Case> cases = new ArrayList<>(binary("l", "J", LADD));
    cases.add(negation("lneg", Opcodes.LNEG, "J"));
    cases.add(shift("lshl", Opcodes.LSHL));
    cases.add(shift("lshr", Opcodes.LSHR));
    cases.add(shift("lushr", Opcodes.LUSHR));
    cases.add(onTwo("land", Opcodes.LAND, "J"));
    cases.add(onTwo("lor", Opcodes.LOR, "J"));
    cases.add(onTwo("lxor", Opcodes.LXOR, "J"));
    return cases;
  }

  static List<Case> onFloats() {
    List<Case> cases = new ArrayList<>(binary("f", "F", FADD));
    cases.add(negation("fneg", Opcodes.FNEG, "F"));
    return cases;
  }

  static List<Case> onDoubles() {
    List<Case> cases = new ArrayList<>(binary("d", "D", DADD));
    cases.add(negation("dneg", Opcodes.DNEG, "D"));
    return cases;
  }

  private static List<Case> binary(String prefix, String type, int addition) {
    List<Case> cases = new ArrayList<>();
    for (int index = 0; index < BINARY.size(); index++) {
      cases.add(onTwo(prefix + BINARY.get(index), addition + STEP * index, type));
    }
    return cases;
  }

  private static Case onTwo(String name, int opcode, String type) {
    List<Object> values = Fields.valuesOf(type);
    return Case.ofInstruction(
        name, opcode, "(" + type + type + ")" + type, List.of(values, values));
  }

  private static Case negation(String name, int opcode, String type) {
    return Case.ofInstruction(
        name, opcode, "(" + type + ")" + type, List.of(Fields.valuesOf(type)));
  }

  private static Case shift(String name, int opcode) {
    return Case.ofInstruction(name, opcode, "(JI)J", List.of(LONGS, DISTANCES));
  }
}
