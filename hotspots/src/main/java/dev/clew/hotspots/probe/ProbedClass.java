package dev.clew.hotspots.probe;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.sink.SinkArgument;
import dev.clew.hotspots.arrival.HotspotPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A class of the program that ends a call at a hotspot instead of performing it, and says what was
 * to be handed over. The rest of its code is as it was.
 */
final class ProbedClass {

  private final HotspotPlace hotspot;
  private final ArrivalGate gate;

  /**
   * @param arrival at which the call ends, from 1
   * @param serial another one for each attempt, so that none counts the arrivals of another
   */
  ProbedClass(HotspotPlace hotspot, int arrival, int serial) {
    this.hotspot = hotspot;
    this.gate = new ArrivalGate(hotspot.method().owner(), arrival, serial);
  }

  /** Whether the call is one that can be watched; then it is, from now on. */
  boolean change(ClassNode type) {
    MethodInfo method = hotspot.method();
    Optional<MethodNode> code =
        type.methods.stream()
            .filter(m -> m.name.equals(method.name()) && m.desc.equals(method.descriptor()))
            .findFirst();
    int ordinal = CodePlace.ordinal(method, hotspot.place().position());
    AbstractInsnNode at = code.map(node -> CodePlace.find(node, ordinal)).orElse(null);
    if (code.isEmpty() || !(at instanceof MethodInsnNode call) || !gate.isPossible()) {
      return false;
    }
    insert(code.get(), call);
    gate.addTo(type);
    return true;
  }

  /** Takes the arguments off the stack, hands the sentence over, and puts them back. */
  private void insert(MethodNode code, MethodInsnNode call) {
    Type[] types = Type.getArgumentTypes(call.desc);
    InsnList added = new InsnList();
    int first = code.maxLocals;
    List<Integer> locals = new ArrayList<>();
    for (Type type : types) {
      locals.add(first);
      first += type.getSize();
    }
    for (int i = types.length - 1; i >= 0; i--) {
      added.add(new VarInsnNode(types[i].getOpcode(Opcodes.ISTORE), locals.get(i)));
    }
    sentence(added, types, locals);
    added.add(gate.call());
    for (int i = 0; i < types.length; i++) {
      added.add(new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), locals.get(i)));
    }
    code.maxLocals = first;
    code.instructions.insertBefore(call, added);
  }

  private void sentence(InsnList added, Type[] types, List<Integer> locals) {
    SinkArgument argument = hotspot.sink().argument();
    int index = argument.index();
    switch (argument.shape()) {
      case HELD -> {
        added.add(new InsnNode(Opcodes.DUP));
        added.add(
            new MethodInsnNode(
                Opcodes.INVOKEVIRTUAL,
                "java/lang/ProcessBuilder",
                "command",
                "()Ljava/util/List;"));
        added.add(new LdcInsnNode("\0"));
        added.add(new InsnNode(Opcodes.SWAP));
        added.add(joined("Ljava/lang/Iterable;"));
      }
      case TEXT, INSIDE, FLAGGED -> {
        added.add(new VarInsnNode(Opcodes.ALOAD, locals.get(index)));
        if (types[index].getDescriptor().equals("[C")) {
          added.add(string("valueOf", "([C)Ljava/lang/String;"));
        }
      }
      case SLICE, RANGE -> {
        added.add(new VarInsnNode(Opcodes.ALOAD, locals.get(index)));
        if (types[index].getDescriptor().equals("[C")) {
          added.add(string("valueOf", "([C)Ljava/lang/String;"));
        } else {
          added.add(string("valueOf", "(Ljava/lang/Object;)Ljava/lang/String;"));
        }
        int from = locals.get(index + 1);
        added.add(new VarInsnNode(Opcodes.ILOAD, from));
        added.add(new VarInsnNode(Opcodes.ILOAD, locals.get(index + 2)));
        if (argument.shape() == SinkArgument.Shape.SLICE) {
          added.add(new VarInsnNode(Opcodes.ILOAD, from));
          added.add(new InsnNode(Opcodes.IADD));
        }
        added.add(called("substring", "(II)Ljava/lang/String;"));
      }
      case FORMAT -> {
        added.add(new VarInsnNode(Opcodes.ALOAD, locals.get(index)));
        added.add(new VarInsnNode(Opcodes.ALOAD, locals.get(index + 1)));
        String format = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;";
        added.add(string("format", format));
      }
      case WORDS, SENTENCES -> {
        boolean isWords = argument.shape() == SinkArgument.Shape.WORDS;
        added.add(new LdcInsnNode(isWords ? "\0" : SinkArgument.BETWEEN_SENTENCES));
        added.add(new VarInsnNode(Opcodes.ALOAD, locals.get(index)));
        boolean isArray = types[index].getSort() == Type.ARRAY;
        added.add(joined(isArray ? "[Ljava/lang/CharSequence;" : "Ljava/lang/Iterable;"));
      }
      case PARTS -> {
        added.add(new VarInsnNode(Opcodes.ALOAD, locals.get(index)));
        added.add(new VarInsnNode(Opcodes.ALOAD, locals.get(index + 1)));
        String made = "(Ljava/lang/String;[Ljava/lang/String;)Ljava/nio/file/Path;";
        added.add(
            new MethodInsnNode(
                Opcodes.INVOKESTATIC,
                "java/nio/file/Paths",
                "get",
                made,
                /* isInterface= */ false));
        added.add(string("valueOf", "(Ljava/lang/Object;)Ljava/lang/String;"));
      }
      case FOLDER -> {
        added.add(new VarInsnNode(Opcodes.ALOAD, locals.get(index)));
        added.add(string("valueOf", "(Ljava/lang/Object;)Ljava/lang/String;"));
        added.add(new LdcInsnNode("/"));
        added.add(concat());
        added.add(new VarInsnNode(Opcodes.ALOAD, locals.get(index + 1)));
        added.add(concat());
      }
    }
  }

  private static MethodInsnNode joined(String words) {
    return string("join", "(Ljava/lang/CharSequence;" + words + ")Ljava/lang/String;");
  }

  private static MethodInsnNode string(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/String", name, descriptor, false);
  }

  private static MethodInsnNode concat() {
    return called("concat", "(Ljava/lang/String;)Ljava/lang/String;");
  }

  private static MethodInsnNode called(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKEVIRTUAL, "java/lang/String", name, descriptor, false);
  }
}
