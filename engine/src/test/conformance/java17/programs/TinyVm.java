package programs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An assembler and a register machine that runs what it assembles. */
public final class TinyVm {

  enum Op {
    LOAD(2),
    MOVE(2),
    ADD(2),
    SUB(2),
    MUL(2),
    DIV(2),
    JUMP(1),
    JZ(2),
    JN(2),
    PUSH(1),
    POP(1),
    CALL(1),
    RET(0),
    PRINT(1),
    HALT(0);

    final int operands;

    Op(int operands) {
      this.operands = operands;
    }
  }

  record Insn(Op op, int a, int b, int line) {
    @Override
    public String toString() {
      return op + (op.operands > 0 ? " " + a : "") + (op.operands > 1 ? " " + b : "");
    }
  }

  static final class Trap extends RuntimeException {
    private static final long serialVersionUID = 1;

    Trap(Insn insn, int at, Throwable cause) {
      super(insn + " at " + at + ", line " + insn.line() + ": " + cause.getMessage(), cause);
    }
  }

  static List<Insn> assemble(String source) {
    Map<String, Integer> labels = new HashMap<>();
    List<String[]> parsed = new ArrayList<>();
    String[] lines = source.split("\n");
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].replaceAll(";.*", "").strip();
      if (line.endsWith(":")) {
        labels.put(line.substring(0, line.length() - 1), parsed.size());
      } else if (!line.isEmpty()) {
        parsed.add((i + 1 + " " + line).split("[ ,]+"));
      }
    }
    List<Insn> code = new ArrayList<>();
    for (String[] parts : parsed) {
      Op op = Op.valueOf(parts[1].toUpperCase(java.util.Locale.ROOT));
      int[] operands = new int[2];
      for (int i = 0; i < op.operands; i++) {
        String operand = parts[i + 2];
        operands[i] =
            labels.containsKey(operand)
                ? labels.get(operand)
                : operand.startsWith("r") ? operand.charAt(1) - '0' : Integer.parseInt(operand);
      }
      code.add(new Insn(op, operands[0], operands[1], Integer.parseInt(parts[0])));
    }
    return code;
  }

  static String run(List<Insn> code) {
    int[] r = new int[4];
    int[] stack = new int[16];
    int sp = 0;
    int steps = 0;
    StringBuilder output = new StringBuilder();
    for (int pc = 0; steps < 5_000; steps++) {
      Insn insn = code.get(pc);
      int at = pc++;
      int a = insn.a();
      int b = insn.b();
      try {
        switch (insn.op()) {
          case LOAD -> r[a] = b;
          case MOVE -> r[a] = r[b];
          case ADD -> r[a] += r[b];
          case SUB -> r[a] -= r[b];
          case MUL -> r[a] *= r[b];
          case DIV -> r[a] /= r[b];
          case JUMP -> pc = a;
          case JZ -> pc = r[a] == 0 ? b : pc;
          case JN -> pc = r[a] < 0 ? b : pc;
          case PUSH -> stack[sp++] = r[a];
          case POP -> r[a] = stack[--sp];
          case CALL -> {
            stack[sp++] = pc;
            pc = a;
          }
          case RET -> pc = stack[--sp];
          case PRINT -> output.append(r[a]).append(' ');
          case HALT -> {
            return output + Arrays.toString(r) + " in " + steps;
          }
        }
      } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
        throw new Trap(insn, at, e);
      }
    }
    return output + "still running";
  }

  public static void main(String[] args) {
    String[] sources = {
      "load r0 5\n"
          + "load r1 1\n"
          + "load r2 1\n"
          + "loop:\n"
          + "jz r0 end\n"
          + "mul r1 r0\n"
          + "sub r0 r2\n"
          + "jump loop\n"
          + "end:\n"
          + "print r1\n"
          + "halt",
      "load r0 0 ; fibonacci\n"
          + "load r1 1\n"
          + "load r2 15\n"
          + "load r3 1\n"
          + "next:\n"
          + "jz r2 done\n"
          + "print r0\n"
          + "push r1\n"
          + "add r1 r0\n"
          + "pop r0\n"
          + "sub r2 r3\n"
          + "jump next\n"
          + "done:\n"
          + "halt",
      "load r0 7\ncall twice\nprint r0\ncall twice\nprint r0\nhalt\ntwice:\nadd r0 r0\nret",
      "load r1 1\nload r2 0\ndiv r1 r2\nhalt",
      "again:\npush r0\njump again",
      "ret",
      "loop: \njump loop",
      "load r0 3\nload r1 1\ndown:\nsub r0 r1\nprint r0\njn r0 out\njump down\nout:\nhalt",
      "bogus r1",
      "load r0 x",
      "load r5 1",
      "load r0 2147483647\nadd r0 r0\nhalt",
    };
    for (String source : sources) {
      try {
        List<Insn> code = assemble(source);
        System.out.println(code);
        System.out.println("  " + run(code));
      } catch (Trap e) {
        System.out.println("  trap: " + e.getMessage());
      } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
        System.out.println("  " + e);
      }
    }
  }
}
