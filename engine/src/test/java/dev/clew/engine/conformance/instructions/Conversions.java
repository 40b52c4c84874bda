package dev.clew.engine.conformance.instructions;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.objectweb.asm.Opcodes;

/** From one type to another, by an instruction or by a return. */
final class Conversions {

  /** From, to: in the order of the opcodes, which start with i2l. */
  private static final List<String> PAIRS =
      List.of("IJ", "IF", "ID", "JI", "JF", "JD", "FI", "FJ", "FD", "DI", "DJ", "DF");

  private Conversions() {}

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (int index = 0; index < PAIRS.size(); index++) {
      String from = PAIRS.get(index).substring(0, 1);
      String to = PAIRS.get(index).substring(1);
      cases.add(conversion(from, to, Opcodes.I2L + index));
    }
    cases.add(narrowing("i2b", Opcodes.I2B));
    cases.add(narrowing("i2c", Opcodes.I2C));
    cases.add(narrowing("i2s", Opcodes.I2S));
    // A return narrows too (JVMS 6.5.ireturn).
    for (String type : List.of("Z", "B", "C", "S")) {
      cases.add(
          Case.onArguments("ireturn" + type, "(I)" + type, List.of(Operands.INTS), code -> {}));
    }
    return cases;
  }

  private static Case conversion(String from, String to, int opcode) {
    String name = (from + "2" + to).replace('J', 'L').toLowerCase(Locale.ROOT);
    return Case.ofInstruction(name, opcode, "(" + from + ")" + to, List.of(Fields.valuesOf(from)));
  }

  private static Case narrowing(String name, int opcode) {
    return Case.ofInstruction(name, opcode, "(I)I", List.of(Operands.INTS));
  }
}
