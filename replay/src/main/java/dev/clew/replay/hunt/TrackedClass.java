package dev.clew.replay.hunt;

import dev.clew.harness.base.CallTracks;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * A class that tells {@link CallTracks} where it is and what it compares. What is added leaves the
 * stack as it was and needs no variable, so that frames stay as they are. Numbers of places come
 * from the name of the class and their order in it: they are the same whatever is loaded first.
 */
final class TrackedClass extends ClassVisitor {

  private static final String TRACKS = "dev/clew/harness/base/CallTracks";
  private static final String STRING = "java/lang/String";

  /** Methods of one argument whose receiver and argument are of interest. */
  private static final Set<String> OF_TEXTS =
      Set.of(
          "equals",
          "equalsIgnoreCase",
          "startsWith",
          "endsWith",
          "contains",
          "indexOf",
          "lastIndexOf",
          "compareTo",
          "compareToIgnoreCase",
          "contentEquals");

  /** Methods of {@code String} that another does the work of, and its descriptor. */
  private static final Map<String, String> REPLACED =
      Map.of(
          "startsWith(Ljava/lang/String;I)Z", "(Ljava/lang/String;Ljava/lang/String;II)Z",
          "indexOf(Ljava/lang/String;I)I", "(Ljava/lang/String;Ljava/lang/String;II)I",
          "regionMatches(ILjava/lang/String;II)Z", "(Ljava/lang/String;ILjava/lang/String;III)Z",
          "regionMatches(ZILjava/lang/String;II)Z", "(Ljava/lang/String;ZILjava/lang/String;III)Z");

  private static final int MOST_CASES = 64;

  private static final Set<String> LOOKING_UP = Set.of("get", "containsKey", "contains");

  private final int seed;
  private int places;

  private TrackedClass(ClassVisitor next, int seed) {
    super(Opcodes.ASM9, next);
    this.seed = seed;
  }

  /** The same file where it cannot be changed. */
  static byte[] of(byte[] file) {
    try {
      ClassReader reader = new ClassReader(file);
      ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
      reader.accept(new TrackedClass(writer, reader.getClassName().hashCode()), 0);
      return writer.toByteArray();
    } catch (RuntimeException e) {
      return file; // a method that gets too large, a file that the JVM will complain of
    }
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
    if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0 || name.startsWith("$jacoco")) {
      return next;
    }
    return new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions) {
      @Override
      public void visitEnd() {
        track(this);
        accept(next);
      }
    };
  }

  private void track(MethodNode method) {
    Set<LabelNode> starts = starts(method);
    boolean isStart = true;
    for (AbstractInsnNode insn : method.instructions.toArray()) {
      if (insn instanceof LabelNode label && starts.contains(label)) {
        isStart = true;
      }
      if (insn.getOpcode() >= 0) {
        if (isStart) {
          UnmadeObjects.insertBefore(method, insn, call(new InsnList(), "reach", "(I)V"));
        }
        isStart = insn instanceof JumpInsnNode;
        compare(method.instructions, insn);
      }
    }
  }

  /** Where ways meet, or a handler or a case begins. */
  private static Set<LabelNode> starts(MethodNode method) {
    Set<LabelNode> starts = new HashSet<>();
    method.tryCatchBlocks.forEach(each -> starts.add(each.handler));
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof JumpInsnNode jump) {
        starts.add(jump.label);
      } else if (insn instanceof TableSwitchInsnNode cases) {
        starts.addAll(cases.labels);
        starts.add(cases.dflt);
      } else if (insn instanceof LookupSwitchInsnNode cases) {
        starts.addAll(cases.labels);
        starts.add(cases.dflt);
      }
    }
    return starts;
  }

  private void compare(InsnList code, AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE) {
      code.insertBefore(insn, copying("ints", "(III)V"));
    } else if (opcode == Opcodes.LCMP) {
      code.insertBefore(insn, call(new InsnList(), "longs", "(JJI)I"));
      code.remove(insn);
    } else if (insn instanceof TableSwitchInsnNode cases) {
      choose(code, insn, ownCases(cases));
    } else if (insn instanceof LookupSwitchInsnNode cases) {
      choose(code, insn, cases.keys);
    } else if (insn instanceof MethodInsnNode call) {
      compare(code, call);
    }
  }

  private static List<Integer> ownCases(TableSwitchInsnNode cases) {
    return IntStream.range(0, cases.labels.size())
        .filter(i -> !cases.labels.get(i).equals(cases.dflt))
        .map(i -> cases.min + i)
        .boxed()
        .toList();
  }

  /** Those cases that are characters, as a text. */
  private void choose(InsnList code, AbstractInsnNode insn, List<Integer> cases) {
    StringBuilder units = new StringBuilder();
    cases.stream()
        .filter(each -> each > 0 && each < Character.MAX_VALUE)
        .limit(MOST_CASES)
        .forEach(each -> units.append((char) each.intValue()));
    if (!units.isEmpty()) {
      InsnList told = new InsnList();
      told.add(new InsnNode(Opcodes.DUP));
      told.add(new LdcInsnNode(units.toString()));
      code.insertBefore(insn, call(told, "cases", "(ILjava/lang/String;I)V"));
    }
  }

  private void compare(InsnList code, MethodInsnNode call) {
    String replaced = REPLACED.get(call.name + call.desc);
    if (call.owner.equals(STRING) && replaced != null) {
      code.insertBefore(call, call(new InsnList(), call.name, replaced));
      code.remove(call);
    } else if (isOfTexts(call)) {
      code.insertBefore(call, copying("texts", "(Ljava/lang/Object;Ljava/lang/Object;I)V"));
    } else if (call.owner.startsWith("java/util/")
        && LOOKING_UP.contains(call.name)
        && call.desc.startsWith("(Ljava/lang/Object;)")
        && call.getOpcode() != Opcodes.INVOKESTATIC) {
      code.insertBefore(call, copying("lookUp", "(Ljava/lang/Object;Ljava/lang/Object;I)V"));
    }
  }

  private static boolean isOfTexts(MethodInsnNode call) {
    if (call.getOpcode() == Opcodes.INVOKESTATIC) {
      return call.owner.equals("java/util/Objects") && call.name.equals("equals");
    }
    boolean takesOne =
        call.desc.startsWith("(Ljava/lang/Object;)")
            || call.desc.startsWith("(Ljava/lang/String;)")
            || call.desc.startsWith("(Ljava/lang/CharSequence;)");
    boolean isEquals = call.owner.equals("java/lang/Object") && call.name.equals("equals");
    return takesOne && (isEquals || (call.owner.equals(STRING) && OF_TEXTS.contains(call.name)));
  }

  /** Gives copies of the two values on the stack. */
  private InsnList copying(String method, String descriptor) {
    InsnList code = new InsnList();
    code.add(new InsnNode(Opcodes.DUP2));
    return call(code, method, descriptor);
  }

  /** The last argument is the number of the place. */
  private InsnList call(InsnList code, String method, String descriptor) {
    int number = ((seed * 31 + places++) * 0x9E3779B9) >>> 16;
    code.add(new LdcInsnNode(number % CallTracks.WAYS));
    code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, TRACKS, method, descriptor, false));
    return code;
  }
}
