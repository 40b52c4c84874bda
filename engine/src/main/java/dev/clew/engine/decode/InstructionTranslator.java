package dev.clew.engine.decode;

import dev.clew.engine.insn.array.ArrayLength;
import dev.clew.engine.insn.call.CallShape;
import dev.clew.engine.insn.call.ConstructionEnd;
import dev.clew.engine.insn.call.Invoke;
import dev.clew.engine.insn.call.InvokeDynamic;
import dev.clew.engine.insn.call.LoadDynamic;
import dev.clew.engine.insn.call.Monitor;
import dev.clew.engine.insn.call.Return;
import dev.clew.engine.insn.call.Throw;
import dev.clew.engine.insn.number.Comparison;
import dev.clew.engine.insn.number.Conversion;
import dev.clew.engine.insn.number.IntArithmetic;
import dev.clew.engine.insn.object.GetField;
import dev.clew.engine.insn.object.LoadClass;
import dev.clew.engine.insn.object.NewArray;
import dev.clew.engine.insn.object.NewMultiArray;
import dev.clew.engine.insn.object.NewObject;
import dev.clew.engine.insn.object.PutField;
import dev.clew.engine.insn.object.StaticField;
import dev.clew.engine.insn.object.TypeTest;
import dev.clew.engine.machine.GuestRuntime;
import dev.clew.engine.machine.RegisterBits;
import dev.clew.engine.program.FieldReference;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.MethodReference;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.util.List;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Translates instructions that stay within their block, one at a time. */
final class InstructionTranslator {

  private static final List<JvmType> ARRAY_TYPES =
      List.of(
          JvmType.BOOLEAN,
          JvmType.CHAR,
          JvmType.FLOAT,
          JvmType.DOUBLE,
          JvmType.BYTE,
          JvmType.SHORT,
          JvmType.INT,
          JvmType.LONG);

  private final GuestRuntime runtime;
  private final MethodInfo method;
  private final BlockEmitter emitter;

  InstructionTranslator(GuestRuntime runtime, MethodInfo method, BlockEmitter emitter) {
    this.runtime = runtime;
    this.method = method;
    this.emitter = emitter;
  }

  void translate(AbstractInsnNode node) {
    if (node instanceof VarInsnNode var) {
      variable(var);
    } else if (node instanceof InsnNode) {
      plain(node.getOpcode());
    } else if (node instanceof FieldInsnNode field) {
      field(field);
    } else if (node instanceof MethodInsnNode call) {
      call(call);
    } else if (node instanceof LdcInsnNode constant) {
      constant(constant.cst);
    } else if (node instanceof IincInsnNode increment) {
      increment(increment);
    } else if (node instanceof TypeInsnNode type) {
      type(type);
    } else if (node instanceof IntInsnNode number) {
      number(number);
    } else if (node instanceof InvokeDynamicInsnNode dynamic) {
      dynamic(dynamic);
    } else if (node instanceof MultiANewArrayInsnNode array) {
      multiArray(array);
    } else {
      throw new IllegalArgumentException("opcode " + node.getOpcode());
    }
  }

  private void variable(VarInsnNode node) {
    switch (node.getOpcode()) {
      case Opcodes.ILOAD, Opcodes.FLOAD, Opcodes.ALOAD -> emitter.load(node.var, false);
      case Opcodes.LLOAD, Opcodes.DLOAD -> emitter.load(node.var, true);
      default -> emitter.store(node.var);
    }
  }

  private void increment(IincInsnNode node) {
    emitter.saveAliases(node.var);
    emitter.emit(new IntArithmetic.Add(node.var, node.var, emitter.constantRegister(node.incr)));
  }

  private void plain(int opcode) {
    if (opcode == Opcodes.NOP) {
      return;
    }
    if (opcode <= Opcodes.DCONST_1) {
      smallConstant(opcode);
    } else if (opcode <= Opcodes.SALOAD) {
      int index = emitter.pop();
      int array = emitter.pop();
      boolean wide = opcode == Opcodes.LALOAD || opcode == Opcodes.DALOAD;
      emitter.push(OpcodeInstructions.arrayLoad(opcode, emitter.result(), array, index), wide);
    } else if (opcode <= Opcodes.SASTORE) {
      int value = emitter.pop();
      int index = emitter.pop();
      emitter.emit(OpcodeInstructions.arrayStore(opcode, emitter.pop(), index, value));
    } else if (opcode <= Opcodes.SWAP) {
      StackShuffles.apply(emitter.stack(), opcode);
    } else {
      operator(opcode);
    }
  }

  private void smallConstant(int opcode) {
    switch (opcode) {
      case Opcodes.ACONST_NULL -> emitter.constant(0, false);
      case Opcodes.LCONST_0, Opcodes.LCONST_1 -> emitter.constant(opcode - Opcodes.LCONST_0, true);
      case Opcodes.FCONST_0, Opcodes.FCONST_1, Opcodes.FCONST_2 ->
          emitter.constant(RegisterBits.of((float) (opcode - Opcodes.FCONST_0)), false);
      case Opcodes.DCONST_0, Opcodes.DCONST_1 ->
          emitter.constant(RegisterBits.of((double) (opcode - Opcodes.DCONST_0)), true);
      default -> emitter.constant(opcode - Opcodes.ICONST_0, false);
    }
  }

  private void operator(int opcode) {
    if (OpcodeInstructions.isBinary(opcode)) {
      int b = emitter.pop();
      int a = emitter.pop();
      emitter.push(
          OpcodeInstructions.binary(opcode, emitter.result(), a, b),
          OpcodeInstructions.isWide(opcode));
    } else if (OpcodeInstructions.isConversion(opcode)) {
      int source = emitter.pop();
      Conversion.Kind kind = OpcodeInstructions.conversion(opcode);
      emitter.push(
          new Conversion(kind, emitter.result(), source), OpcodeInstructions.isWide(opcode));
    } else if (OpcodeInstructions.isComparison(opcode)) {
      int b = emitter.pop();
      int a = emitter.pop();
      Comparison.Kind kind = OpcodeInstructions.comparison(opcode);
      emitter.push(new Comparison(kind, emitter.result(), a, b), false);
    } else {
      other(opcode);
    }
  }

  private void other(int opcode) {
    switch (opcode) {
      case Opcodes.RETURN -> returnNothing();
      case Opcodes.IRETURN -> returnInt();
      case Opcodes.LRETURN, Opcodes.FRETURN, Opcodes.DRETURN, Opcodes.ARETURN ->
          emitter.emit(new Return.Value(emitter.pop()));
      case Opcodes.ATHROW -> emitter.emit(new Throw(emitter.pop()));
      case Opcodes.MONITORENTER -> emitter.emit(new Monitor(emitter.pop(), true));
      case Opcodes.MONITOREXIT -> emitter.emit(new Monitor(emitter.pop(), false));
      case Opcodes.ARRAYLENGTH -> {
        int array = emitter.pop();
        emitter.push(new ArrayLength(emitter.result(), array), false);
      }
      default -> throw new IllegalArgumentException("opcode " + opcode);
    }
  }

  private void returnNothing() {
    if (ConstructionEnd.isMade(method)) {
      emitter.emit(new ConstructionEnd(method.owner()));
    }
    emitter.emit(new Return.Nothing());
  }

  private void returnInt() {
    JvmType.Kind kind = method.signature().result().kind();
    int source = emitter.pop();
    emitter.emit(
        kind == JvmType.Kind.INT ? new Return.Value(source) : new Return.Narrow(source, kind));
  }

  private void number(IntInsnNode node) {
    if (node.getOpcode() == Opcodes.NEWARRAY) {
      int length = emitter.pop();
      JvmType type = ARRAY_TYPES.get(node.operand - Opcodes.T_BOOLEAN).arrayOf();
      emitter.push(new NewArray(emitter.result(), length, method.owner(), type), false);
    } else {
      emitter.constant(node.operand, false);
    }
  }

  private void constant(Object value) {
    if (value instanceof Type type) {
      loadType(type);
    } else if (value instanceof Handle || value instanceof ConstantDynamic) {
      boolean wide = value instanceof ConstantDynamic condy && condy.getSize() == 2;
      emitter.push(new LoadDynamic(emitter.result(), method, value), wide);
    } else if (value instanceof String text) {
      emitter.constant(runtime.literals().idOf(text), false);
    } else {
      emitter.constant(RegisterBits.of(value), value instanceof Long || value instanceof Double);
    }
  }

  private void loadType(Type type) {
    if (type.getSort() == Type.METHOD) {
      emitter.push(new LoadDynamic(emitter.result(), method, type), false);
    } else {
      JvmType constant = JvmType.parse(type.getDescriptor());
      emitter.push(new LoadClass(emitter.result(), method.owner(), constant), false);
    }
  }

  private void type(TypeInsnNode node) {
    JvmType type = JvmType.ofConstant(node.desc);
    switch (node.getOpcode()) {
      case Opcodes.NEW ->
          emitter.push(new NewObject(emitter.result(), method.owner(), type), false);
      case Opcodes.ANEWARRAY -> {
        int length = emitter.pop();
        emitter.push(new NewArray(emitter.result(), length, method.owner(), type.arrayOf()), false);
      }
      case Opcodes.CHECKCAST ->
          emitter.emit(new TypeTest.Cast(emitter.stack().peek(0).register(), method.owner(), type));
      default -> {
        int object = emitter.pop();
        emitter.push(
            new TypeTest.InstanceOf(emitter.result(), object, method.owner(), type), false);
      }
    }
  }

  private void multiArray(MultiANewArrayInsnNode node) {
    int[] lengths = new int[node.dims];
    for (int i = node.dims - 1; i >= 0; i--) {
      lengths[i] = emitter.pop();
    }
    JvmType type = JvmType.parse(node.desc);
    emitter.push(new NewMultiArray(emitter.result(), lengths, method.owner(), type), false);
  }

  private void field(FieldInsnNode node) {
    FieldReference reference = new FieldReference(node.owner, node.name, node.desc);
    boolean wide = JvmType.parse(node.desc).slots() == 2;
    switch (node.getOpcode()) {
      case Opcodes.GETSTATIC ->
          emitter.push(new StaticField.Get(emitter.result(), method, reference), wide);
      case Opcodes.PUTSTATIC -> emitter.emit(new StaticField.Put(emitter.pop(), method, reference));
      case Opcodes.GETFIELD -> {
        int object = emitter.pop();
        emitter.push(new GetField(emitter.result(), object, method, reference), wide);
      }
      default -> {
        int value = emitter.pop();
        emitter.emit(new PutField(emitter.pop(), value, method, reference));
      }
    }
  }

  private void call(MethodInsnNode node) {
    MethodReference reference = MethodReference.of(node.owner, node.name, node.desc, node.itf);
    Signature signature = Signature.parse(node.desc);
    boolean isStatic = node.getOpcode() == Opcodes.INVOKESTATIC;
    CallShape shape = shape(signature, isStatic);
    int dst = signature.resultSlots() == 0 ? -1 : emitter.result();
    finishCall(
        switch (node.getOpcode()) {
          case Opcodes.INVOKESTATIC -> new Invoke.Static(dst, shape, method, reference);
          case Opcodes.INVOKESPECIAL -> new Invoke.Special(dst, shape, method, reference);
          default ->
              new Invoke.Virtual(
                  dst, shape, method, reference, node.getOpcode() == Opcodes.INVOKEINTERFACE);
        },
        signature);
  }

  private void dynamic(InvokeDynamicInsnNode node) {
    Signature signature = Signature.parse(node.desc);
    CallShape shape = shape(signature, /* isStatic= */ true);
    int dst = signature.resultSlots() == 0 ? -1 : emitter.result();
    finishCall(new InvokeDynamic(dst, shape, method, node), signature);
  }

  private void finishCall(dev.clew.engine.machine.Insn call, Signature signature) {
    if (call.dst() < 0) {
      emitter.emit(call);
    } else {
      emitter.push(call, signature.resultSlots() == 2);
    }
  }

  /** Pops the arguments. */
  private CallShape shape(Signature signature, boolean isStatic) {
    int receiver = isStatic ? 0 : 1;
    int count = signature.parameters().size() + receiver;
    int[] args = new int[count];
    int[] slots = new int[count];
    int slot = receiver;
    for (int i = receiver; i < count; i++) {
      slots[i] = slot;
      slot += signature.parameters().get(i - receiver).slots();
    }
    for (int i = count - 1; i >= 0; i--) {
      args[i] = emitter.pop();
    }
    return new CallShape(args, slots);
  }
}
