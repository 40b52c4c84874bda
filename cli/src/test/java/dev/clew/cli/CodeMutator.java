package dev.clew.cli;

import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Damages classes whose files stay well-formed: what only a verifier notices, if at all. */
final class CodeMutator {

  private interface Mutation extends BiConsumer<ClassNode, Random> {}

  private static final List<String> TYPES =
      List.of(
          "java/lang/String",
          "java/lang/Object",
          "java/lang/Integer",
          "java/util/List",
          "java/lang/Throwable",
          "damaged/Missing",
          "damaged0/Fields",
          "damaged0/Greeting");

  private static final List<String> DESCRIPTORS =
      List.of(
          "I",
          "J",
          "D",
          "Z",
          "[I",
          "Ljava/lang/String;",
          "Ldamaged/Missing;",
          "[[Ljava/lang/Object;");

  private static final List<Mutation> MUTATIONS =
      List.of(
          CodeMutator::removeInstruction,
          CodeMutator::repeatInstruction,
          CodeMutator::insertInstruction,
          CodeMutator::changeVariable,
          CodeMutator::changeType,
          CodeMutator::changeMember,
          CodeMutator::changeJump,
          CodeMutator::changeLimits,
          CodeMutator::changeHandlers,
          CodeMutator::changeMethod,
          CodeMutator::changeField,
          CodeMutator::changeHeader,
          CodeMutator::removeAttributes);

  private CodeMutator() {}

  static void mutate(ClassNode node, Random random) {
    one(MUTATIONS, random).accept(node, random);
  }

  private static <T> T one(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }

  private static MethodNode method(ClassNode node, Random random) {
    List<MethodNode> withCode =
        node.methods.stream().filter(each -> each.instructions.size() > 0).toList();
    return withCode.isEmpty() ? new MethodNode() : one(withCode, random);
  }

  private static void onInstructions(
      ClassNode node, Random random, BiConsumer<MethodNode, AbstractInsnNode> change) {
    MethodNode method = method(node, random);
    List<AbstractInsnNode> real =
        List.of(method.instructions.toArray()).stream()
            .filter(each -> each.getOpcode() >= 0)
            .toList();
    if (!real.isEmpty()) {
      change.accept(method, one(real, random));
    }
  }

  private static void removeInstruction(ClassNode node, Random random) {
    onInstructions(node, random, (method, insn) -> method.instructions.remove(insn));
  }

  private static void repeatInstruction(ClassNode node, Random random) {
    onInstructions(
        node,
        random,
        (method, insn) -> {
          if (insn instanceof VarInsnNode variable) {
            method.instructions.insert(insn, new VarInsnNode(insn.getOpcode(), variable.var));
          } else if (insn instanceof InsnNode) {
            method.instructions.insert(insn, new InsnNode(insn.getOpcode()));
          }
        });
  }

  private static void insertInstruction(ClassNode node, Random random) {
    int opcode = random.nextInt(Opcodes.MONITOREXIT + 1);
    boolean hasOperands =
        (opcode >= Opcodes.BIPUSH && opcode <= Opcodes.ALOAD)
            || (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE)
            || opcode == Opcodes.IINC
            || (opcode >= Opcodes.IFEQ && opcode <= Opcodes.LOOKUPSWITCH)
            || (opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.ANEWARRAY)
            || opcode == Opcodes.CHECKCAST
            || opcode == Opcodes.INSTANCEOF;
    AbstractInsnNode added =
        hasOperands
            ? new VarInsnNode(Opcodes.ILOAD + random.nextInt(5), random.nextInt(4))
            : new InsnNode(opcode);
    onInstructions(node, random, (method, insn) -> method.instructions.insertBefore(insn, added));
  }

  private static void changeVariable(ClassNode node, Random random) {
    for (AbstractInsnNode insn : method(node, random).instructions) {
      if (insn instanceof VarInsnNode variable && random.nextInt(3) == 0) {
        variable.var = random.nextInt(5);
      }
      if (insn instanceof VarInsnNode variable && random.nextInt(4) == 0) {
        boolean isLoad = insn.getOpcode() <= Opcodes.ALOAD;
        variable.setOpcode((isLoad ? Opcodes.ILOAD : Opcodes.ISTORE) + random.nextInt(5));
      }
    }
  }

  private static void changeType(ClassNode node, Random random) {
    for (AbstractInsnNode insn : method(node, random).instructions) {
      if (insn instanceof TypeInsnNode type && random.nextBoolean()) {
        type.desc = one(TYPES, random);
      }
    }
  }

  private static void changeMember(ClassNode node, Random random) {
    for (AbstractInsnNode insn : method(node, random).instructions) {
      if (insn instanceof MethodInsnNode call && random.nextInt(3) == 0) {
        switch (random.nextInt(4)) {
          case 0 -> call.owner = one(TYPES, random);
          case 1 -> call.desc = "(" + one(DESCRIPTORS, random) + ")" + one(DESCRIPTORS, random);
          case 2 -> call.name = "missing";
          default -> call.setOpcode(Opcodes.INVOKEVIRTUAL + random.nextInt(3));
        }
      }
      if (insn instanceof FieldInsnNode field && random.nextInt(3) == 0) {
        switch (random.nextInt(3)) {
          case 0 -> field.owner = one(TYPES, random);
          case 1 -> field.desc = one(DESCRIPTORS, random);
          default -> field.setOpcode(Opcodes.GETSTATIC + random.nextInt(4));
        }
      }
    }
  }

  private static void changeJump(ClassNode node, Random random) {
    MethodNode method = method(node, random);
    List<LabelNode> labels =
        List.of(method.instructions.toArray()).stream()
            .filter(LabelNode.class::isInstance)
            .map(LabelNode.class::cast)
            .toList();
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof JumpInsnNode jump && random.nextBoolean()) {
        jump.label = one(labels, random);
      }
      if (insn instanceof JumpInsnNode jump && random.nextInt(3) == 0) {
        jump.setOpcode(Opcodes.IFEQ + random.nextInt(16));
      }
    }
  }

  private static void changeLimits(ClassNode node, Random random) {
    MethodNode method = method(node, random);
    if (random.nextBoolean()) {
      method.maxStack = random.nextInt(Math.max(1, method.maxStack));
    } else {
      method.maxLocals = random.nextInt(Math.max(1, method.maxLocals));
    }
  }

  private static void changeHandlers(ClassNode node, Random random) {
    for (MethodNode method : node.methods) {
      for (TryCatchBlockNode block : method.tryCatchBlocks) {
        switch (random.nextInt(3)) {
          case 0 -> block.type = one(TYPES, random);
          case 1 -> block.handler = block.start;
          default -> block.type = null;
        }
      }
    }
  }

  private static void changeMethod(ClassNode node, Random random) {
    MethodNode method = method(node, random);
    switch (random.nextInt(5)) {
      case 0 -> method.access ^= Opcodes.ACC_STATIC;
      case 1 -> method.access ^= 1 << random.nextInt(13);
      case 2 -> method.desc = "(" + one(DESCRIPTORS, random) + ")" + one(DESCRIPTORS, random);
      case 3 -> node.methods.add(method);
      default -> method.exceptions = List.of(one(TYPES, random));
    }
  }

  private static void changeField(ClassNode node, Random random) {
    if (node.fields.isEmpty()) {
      node.fields.add(new FieldNode(0, "added", one(DESCRIPTORS, random), null, null));
      return;
    }
    FieldNode field = one(node.fields, random);
    switch (random.nextInt(4)) {
      case 0 -> field.desc = one(DESCRIPTORS, random);
      case 1 -> field.access ^= 1 << random.nextInt(13);
      case 2 -> field.signature = "TT;Lnonsense<";
      default -> node.fields.remove(field);
    }
  }

  private static void changeHeader(ClassNode node, Random random) {
    switch (random.nextInt(8)) {
      case 0 -> node.superName = one(TYPES, random);
      case 1 -> node.interfaces = List.of(one(TYPES, random));
      case 2 -> node.access ^= 1 << random.nextInt(15);
      case 3 -> node.superName = node.name;
      case 4 -> node.signature = "<T:>Lnonsense";
      case 5 -> node.nestHostClass = one(TYPES, random);
      case 6 -> node.permittedSubclasses = List.of(one(TYPES, random));
      default -> node.name = one(TYPES, random);
    }
  }

  private static void removeAttributes(ClassNode node, Random random) {
    switch (random.nextInt(5)) {
      case 0 -> node.methods.forEach(each -> each.localVariables = List.of());
      case 1 -> node.innerClasses = List.of();
      case 2 -> node.nestMembers = null;
      case 3 -> node.recordComponents = null;
      default -> {
        for (MethodNode method : node.methods) {
          for (AbstractInsnNode insn : method.instructions.toArray()) {
            if (insn instanceof FrameNode) {
              method.instructions.remove(insn);
            }
          }
        }
      }
    }
  }
}
