package dev.clew.engine.decode;

import dev.clew.engine.insn.flow.Goto;
import dev.clew.engine.insn.flow.IfNull;
import dev.clew.engine.insn.flow.IfRef;
import dev.clew.engine.insn.flow.Jump;
import dev.clew.engine.insn.flow.Switch;
import dev.clew.engine.machine.GuestRuntime;
import dev.clew.engine.machine.HandlerTable;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.LineTable;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.program.MethodBody;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Decodes one method: finds its blocks, translates those that can be reached, links them. */
final class MethodDecoder {

  private static final List<Boolean> EXCEPTION_ALONE = List.of(false);

  private final MethodInfo method;
  private final MethodBody body;
  private final AbstractInsnNode[] nodes;
  private final boolean[] leaders;
  private final ConstantRegisters constants;
  private final BlockEmitter emitter;
  private final InstructionTranslator translator;
  private final int exceptionRegister;
  private final Map<Integer, BasicBlock> blocks = new HashMap<>();
  private final Deque<BasicBlock> pending = new ArrayDeque<>();

  MethodDecoder(GuestRuntime runtime, MethodInfo method) {
    this.method = method;
    this.body = method.readBody();
    this.nodes = body.instructions().toArray();
    this.leaders = BlockLeaders.of(body, nodes);
    OperandStack stack = new OperandStack(body.maxLocals(), body.maxStack());
    this.constants = new ConstantRegisters(body.maxLocals() + stack.temporaries());
    this.emitter = new BlockEmitter(stack, constants);
    this.translator = new InstructionTranslator(runtime, method, emitter);
    this.exceptionRegister = stack.home(0);
  }

  MethodCode decode(Insn... before) {
    BasicBlock first = block(0, List.of());
    List<MethodBody.Handler> handlers = body.handlers();
    handlers.forEach(handler -> block(handler.target(), EXCEPTION_ALONE));
    while (!pending.isEmpty()) {
      translate(pending.pop());
    }
    BlockLinker linker = new BlockLinker(blocks);
    linker.link();
    Insn entry = linker.entry(first.start);
    for (int i = before.length - 1; i >= 0; i--) {
      before[i].setNext(entry);
      entry = before[i];
    }
    return new MethodCode(
        method, entry, constants.template(), exceptionRegister, table(handlers, linker), lines());
  }

  private BasicBlock block(int start, List<Boolean> layout) {
    BasicBlock known = blocks.get(start);
    if (known != null) {
      return known;
    }
    BasicBlock made = new BasicBlock(start, layout);
    blocks.put(start, made);
    pending.push(made);
    return made;
  }

  private void translate(BasicBlock block) {
    emitter.begin(block.instructions, block.layout);
    for (int i = block.start; i < nodes.length; i++) {
      if (i > block.start && leaders[i]) {
        emitter.settle();
        follow(block, i);
        return;
      }
      AbstractInsnNode node = nodes[i];
      if (node.getOpcode() < 0) {
        continue;
      }
      emitter.at(i);
      if (isLast(block, i, node)) {
        return;
      }
    }
  }

  /** Translates one instruction; whether control does not go on behind it in this block. */
  private boolean isLast(BasicBlock block, int at, AbstractInsnNode node) {
    if (node instanceof JumpInsnNode jump) {
      jump(block, at, jump);
      return true;
    }
    if (node instanceof TableSwitchInsnNode table) {
      int[] keys = IntStream.rangeClosed(table.min, table.max).toArray();
      choose(block, table, keys, table.labels, table.dflt);
      return true;
    }
    if (node instanceof LookupSwitchInsnNode lookup) {
      int[] keys = lookup.keys.stream().mapToInt(Integer::intValue).toArray();
      choose(block, lookup, keys, lookup.labels, lookup.dflt);
      return true;
    }
    translator.translate(node);
    int opcode = node.getOpcode();
    return opcode == Opcodes.ATHROW || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
  }

  private void jump(BasicBlock block, int at, JumpInsnNode node) {
    int target = position(node.label);
    boolean backward = target <= at;
    if (node.getOpcode() == Opcodes.GOTO) {
      emitter.settle();
      if (backward) {
        Goto insn = new Goto();
        emitter.emit(insn);
        block.jump = new BasicBlock.JumpExit(insn, target, /* backward= */ true);
        reach(target);
      } else {
        follow(block, target);
      }
      return;
    }
    Jump insn = condition(node.getOpcode());
    emitter.emit(insn);
    block.jump = new BasicBlock.JumpExit(insn, target, backward);
    reach(target);
    follow(block, at + 1);
  }

  private Jump condition(int opcode) {
    if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
      int a = emitter.protect(emitter.pop());
      emitter.settle();
      return new IfNull(opcode == Opcodes.IFNULL, a);
    }
    boolean isZeroTest = opcode <= Opcodes.IFLE;
    int right = isZeroTest ? emitter.constantRegister(0) : emitter.pop();
    int left = emitter.pop();
    int b = emitter.protect(right);
    int a = left == right ? b : emitter.protect(left);
    emitter.settle();
    return opcode == Opcodes.IF_ACMPEQ || opcode == Opcodes.IF_ACMPNE
        ? new IfRef(opcode == Opcodes.IF_ACMPEQ, a, b)
        : OpcodeInstructions.ifInt(opcode, a, b);
  }

  private void choose(
      BasicBlock block,
      AbstractInsnNode node,
      int[] keys,
      List<LabelNode> labels,
      LabelNode otherwise) {
    int selector = emitter.protect(emitter.pop());
    emitter.settle();
    Switch insn = new Switch(selector, keys, StringSwitch.texts(node, labels, otherwise));
    emitter.emit(insn);
    int[] targets = labels.stream().mapToInt(this::position).toArray();
    block.choice = new BasicBlock.SwitchExit(insn, targets, position(otherwise));
    for (int target : targets) {
      reach(target);
    }
    reach(position(otherwise));
  }

  private int position(LabelNode label) {
    return body.instructions().indexOf(label);
  }

  private void follow(BasicBlock block, int target) {
    block.follower = target;
    reach(target);
  }

  private void reach(int target) {
    block(target, emitter.stack().layout());
  }

  private HandlerTable table(List<MethodBody.Handler> handlers, BlockLinker linker) {
    List<HandlerTable.Row> rows = new ArrayList<>();
    for (MethodBody.Handler handler : handlers) {
      String type = handler.type();
      rows.add(
          new HandlerTable.Row(
              handler.start(),
              handler.end(),
              type == null ? null : new CatchClass(method.owner(), type),
              linker.entry(handler.target())));
    }
    return new HandlerTable(rows);
  }

  private LineTable lines() {
    List<MethodBody.Line> lines = body.lines();
    return new LineTable(
        lines.stream().mapToInt(MethodBody.Line::start).toArray(),
        lines.stream().mapToInt(MethodBody.Line::number).toArray());
  }
}
