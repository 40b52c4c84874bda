package dev.clew.app.induction;

import java.util.List;
import java.util.function.IntPredicate;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A pure function whose calls are answered by what is guessed of its values. A method of its own
 * checks the guesses: on the function's code with any arguments, in which calls of itself are
 * answered like all others. That is an induction over the depth of calls.
 *
 * @param number of the guess that it throws nothing; that it never returns is the next, and those
 *     of the relations follow
 * @param relations between the arguments, in the first locals, and the value, in the next
 */
record FunctionCut(
    String owner, String name, String descriptor, int number, List<NumberRelation> relations) {

  FunctionCut {
    relations = List.copyOf(relations);
  }

  /** The number of the guess that it never returns: where that holds, nothing was checked. */
  int neverReturns() {
    return number + 1;
  }

  /** The first number of the next. */
  int end() {
    return number + 3 + relations.size();
  }

  /** Calls what checks the guesses, and does not come back. */
  MethodInsnNode check() {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, owner, name + "$check" + number, "()V", false);
  }

  /** Changes the class that has the function. */
  void apply(ClassNode type, IntPredicate isIn) {
    MethodNode body = ClassNodes.method(type, name, descriptor);
    if (body == null) {
      throw new IllegalStateException("there is no " + owner + "." + name);
    }
    Guesses guesses = new Guesses(relations, number + 2, end() - 1, isIn);
    int arity = descriptor.indexOf(')') - 1;
    int access = body.access;
    body.name = name + "$body";
    body.access = Opcodes.ACC_STATIC | Opcodes.ACC_PUBLIC;
    type.access |= Opcodes.ACC_PUBLIC;
    type.methods.add(answer(access, arity, guesses));
    type.methods.add(check(body, arity, guesses));
  }

  private MethodNode answer(int access, int arity, Guesses guesses) {
    MethodNode answer = new MethodNode(access, name, descriptor, null, null);
    answer.maxStack = Guesses.STACK;
    answer.maxLocals = arity + 1;
    answer.instructions.add(InductionCalls.call("anyInt"));
    answer.instructions.add(new VarInsnNode(Opcodes.ISTORE, arity));
    answer.instructions.add(guesses.assumed());
    answer.instructions.add(new VarInsnNode(Opcodes.ILOAD, arity));
    answer.instructions.add(new InsnNode(Opcodes.IRETURN));
    return answer;
  }

  private MethodNode check(MethodNode body, int arity, Guesses guesses) {
    MethodNode check =
        new MethodNode(
            Opcodes.ACC_STATIC | Opcodes.ACC_PUBLIC, check().name, check().desc, null, null);
    LabelNode start = new LabelNode(new Label());
    LabelNode end = new LabelNode(new Label());
    LabelNode handler = new LabelNode(new Label());
    LabelNode returned = new LabelNode(new Label());
    check.maxStack = Guesses.STACK;
    check.maxLocals = arity + 1;
    InsnList code = check.instructions;
    for (int i = 0; i < arity; i++) {
      code.add(InductionCalls.call("anyInt"));
      code.add(new VarInsnNode(Opcodes.ISTORE, i));
    }
    code.add(start);
    for (int i = 0; i < arity; i++) {
      code.add(new VarInsnNode(Opcodes.ILOAD, i));
    }
    code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, body.name, descriptor, false));
    code.add(new VarInsnNode(Opcodes.ISTORE, arity));
    code.add(end);
    code.add(new JumpInsnNode(Opcodes.GOTO, returned));
    code.add(handler);
    code.add(new InsnNode(Opcodes.POP));
    code.add(Guesses.broken(number));
    code.add(new InsnNode(Opcodes.RETURN));
    code.add(returned);
    if (guesses.isIn().test(neverReturns())) {
      LabelNode on = new LabelNode();
      code.add(InductionCalls.call("anyInt"));
      code.add(new JumpInsnNode(Opcodes.IFEQ, on));
      code.add(Guesses.broken(neverReturns()));
      code.add(on);
    }
    code.add(guesses.checked());
    code.add(new InsnNode(Opcodes.ICONST_0));
    code.add(InductionCalls.call("assume"));
    code.add(new InsnNode(Opcodes.RETURN));
    check.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, "java/lang/Throwable"));
    return check;
  }
}
