package dev.clew.app.check;

import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.Objects;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * What an instruction is known by, on whatever line it stands: itself, and what comes before it in
 * the code of its line. Variables are left out, because one more above moves them all. The copies
 * that a compiler makes of a {@code finally} block are the same.
 */
final class InstructionText {

  private static final int LONGEST = 64;

  private InstructionText() {}

  /** Empty if it is not known; reads the code of the methods of that name. */
  static String of(Program program, Outcome.Threw threw) {
    Site site = threw.site();
    if (threw.position() < 0) {
      return "";
    }
    try {
      return program.load(site.className().replace('.', '/')).methods().stream()
          .filter(method -> method.name().equals(site.method()) && method.hasCode())
          .map(method -> of(method, threw.position(), site.line()))
          .filter(text -> !text.isEmpty())
          .findFirst()
          .orElse("");
    } catch (LinkageException e) {
      return "";
    }
  }

  private static String of(MethodInfo method, int position, int line) {
    InsnList instructions = method.readBody().instructions();
    if (position >= instructions.size()) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    AbstractInsnNode insn = instructions.get(position);
    for (int i = 0; insn != null && i < LONGEST; i++, insn = insn.getPrevious()) {
      if (insn instanceof LineNumberNode number) {
        return number.line == line ? text.toString() : "";
      }
      if (insn.getOpcode() >= 0) {
        text.append(text.isEmpty() ? "" : " ").append(word(insn));
      }
    }
    return line < 0 || insn != null ? text.toString() : "";
  }

  private static String word(AbstractInsnNode insn) {
    String operand = "";
    if (insn instanceof MethodInsnNode call) {
      operand = call.owner + "." + call.name + call.desc;
    } else if (insn instanceof FieldInsnNode field) {
      operand = field.owner + "." + field.name;
    } else if (insn instanceof TypeInsnNode type) {
      operand = type.desc;
    } else if (insn instanceof LdcInsnNode constant) {
      operand = Objects.toString(constant.cst);
    }
    return insn.getOpcode() + (operand.isEmpty() ? "" : ":" + operand);
  }
}
