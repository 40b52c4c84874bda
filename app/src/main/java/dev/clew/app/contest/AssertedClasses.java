package dev.clew.app.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Changes the classes of a task so that nobody hides an {@code assert} that fails: the property is
 * about the statement, whatever the program does with its error. The error is told to the class
 * that runs the task, and handlers that would catch it hand it on before their own code.
 */
final class AssertedClasses {

  private static final String ERROR = "java/lang/AssertionError";
  private static final String SWITCH = "$assertionsDisabled";
  private static final String FAILED_DESCRIPTOR = "(L" + ERROR + ";)V";
  private static final String PASS_DESCRIPTOR = "(Ljava/lang/Throwable;)V";

  /** What handlers may name and then catch such an error; null is every handler's name. */
  private static final Set<String> ABOVE = Set.of("java/lang/Error", "java/lang/Throwable", ERROR);

  /** Registers code that runs when the program has ended, or when nobody knows. */
  private static final Set<String> LATER =
      Set.of("java/lang/Runtime.addShutdownHook", "java/lang/ref/Cleaner.register");

  private final Set<String> later = new LinkedHashSet<>();

  private AssertedClasses() {}

  /**
   * Changes all classes below a folder.
   *
   * @return methods that are run at a time of the JVM's own choice, where an assertion may fail
   *     that no path has seen
   */
  static Set<String> change(Path folder) throws IOException {
    AssertedClasses classes = new AssertedClasses();
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(file -> file.toString().endsWith(".class")).sorted().toList();
    }
    for (Path file : files) {
      if (!file.endsWith(ContestSources.START + ".class")) {
        Files.write(file, classes.changed(Files.readAllBytes(file)));
      }
    }
    return classes.later;
  }

  private byte[] changed(byte[] original) {
    ClassNode type = new ClassNode();
    new ClassReader(original).accept(type, ClassReader.EXPAND_FRAMES);
    for (MethodNode method : type.methods) {
      if (method.name.equals("finalize") && method.desc.equals("()V")) {
        later.add(type.name.replace('/', '.') + ".finalize()");
      }
      change(method);
    }
    ClassWriter writer = new ClassWriter(0);
    type.accept(writer);
    return writer.toByteArray();
  }

  private void change(MethodNode method) {
    for (AbstractInsnNode each : method.instructions.toArray()) {
      if (each instanceof MethodInsnNode call && LATER.contains(call.owner + "." + call.name)) {
        later.add(call.owner.replace('/', '.') + "." + call.name);
      }
      if (each instanceof FieldInsnNode field
          && field.getOpcode() == Opcodes.GETSTATIC
          && field.name.equals(SWITCH)) {
        tell(method, field);
      }
    }
    handOn(method);
  }

  /** Tells of the error of one statement: the one that is thrown right before its end. */
  private static void tell(MethodNode method, FieldInsnNode asked) {
    if (!(next(asked) instanceof JumpInsnNode jump)) {
      return;
    }
    AbstractInsnNode thrown = jump.label.getPrevious();
    while (thrown != null && thrown.getOpcode() < 0) {
      thrown = thrown.getPrevious();
    }
    if (thrown != null && thrown.getOpcode() == Opcodes.ATHROW) {
      method.instructions.insertBefore(thrown, call("failed", FAILED_DESCRIPTOR));
      method.maxStack++;
    }
  }

  private static InsnList call(String name, String descriptor) {
    InsnList code = new InsnList();
    code.add(new InsnNode(Opcodes.DUP));
    code.add(
        new MethodInsnNode(Opcodes.INVOKESTATIC, ContestSources.START, name, descriptor, false));
    return code;
  }

  /**
   * Handlers are entered by a way around: at the end of the method, where no handler catches what
   * is handed on.
   */
  private static void handOn(MethodNode method) {
    Map<LabelNode, LabelNode> ways = new HashMap<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (block.type == null || ABOVE.contains(block.type)) {
        block.handler = ways.computeIfAbsent(block.handler, handler -> wayAround(method, handler));
      }
    }
    if (!ways.isEmpty()) {
      method.maxStack = Math.max(method.maxStack, 2);
    }
  }

  private static LabelNode wayAround(MethodNode method, LabelNode handler) {
    LabelNode way = new LabelNode();
    method.instructions.add(way);
    AbstractInsnNode frame = handler;
    while (frame != null && !(frame instanceof FrameNode)) {
      frame = frame.getNext();
    }
    if (frame instanceof FrameNode known) {
      method.instructions.add(
          new FrameNode(
              Opcodes.F_NEW,
              known.local.size(),
              known.local.toArray(),
              known.stack.size(),
              known.stack.toArray()));
    }
    method.instructions.add(call("passOn", PASS_DESCRIPTOR));
    method.instructions.add(new JumpInsnNode(Opcodes.GOTO, handler));
    return way;
  }

  private static AbstractInsnNode next(AbstractInsnNode from) {
    AbstractInsnNode next = from.getNext();
    while (next != null && next.getOpcode() < 0) {
      next = next.getNext();
    }
    return next == null ? from : next;
  }
}
