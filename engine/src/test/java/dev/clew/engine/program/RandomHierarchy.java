package dev.clew.engine.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Classes and interfaces in two packages that inherit from each other at random. Some declare a
 * method {@code m()} that returns its class's name, with modifiers that no compiler would let pass.
 */
final class RandomHierarchy {

  static final String RESULT = "()Ljava/lang/String;";

  /** One type; supertypes come earlier in the list. */
  record Node(String name, boolean isInterface, Node superclass, List<Node> interfaces) {}

  /** A call of m() in class {@code caller}, made by its static method {@code name}(Object). */
  record Call(String caller, String name, int opcode, Node named) {}

  private final Random random;
  final List<Node> nodes = new ArrayList<>();
  final List<Call> calls = new ArrayList<>();
  private final Map<String, byte[]> files = new HashMap<>();

  RandomHierarchy(long seed, int size) {
    random = new Random(seed);
    for (int i = 0; i < size; i++) {
      addNode(i);
    }
    for (String caller : List.of("p/Caller", "q/Caller")) {
      ClassWriter writer = begin(caller, Opcodes.ACC_PUBLIC, "java/lang/Object", List.of());
      for (Node node : nodes) {
        addCall(writer, caller, node, ordinaryCall(node));
      }
      end(caller, writer);
    }
  }

  private static int ordinaryCall(Node node) {
    return node.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
  }

  private void addNode(int index) {
    String name = (random.nextBoolean() ? "p/T" : "q/T") + index;
    boolean isInterface = random.nextInt(3) == 0;
    Node superclass = isInterface ? null : pickOne();
    List<Node> interfaces = new ArrayList<>();
    for (Node each : nodes) {
      if (each.isInterface() && random.nextInt(3) == 0) {
        interfaces.add(each);
      }
    }
    Node node = new Node(name, isInterface, superclass, interfaces);
    nodes.add(node);
    write(node);
  }

  private Node pickOne() {
    List<Node> classes = nodes.stream().filter(node -> !node.isInterface()).toList();
    return classes.isEmpty() || random.nextInt(5) == 0
        ? null
        : classes.get(classes.size() - 1 - random.nextInt(Math.min(classes.size(), 2)));
  }

  private void write(Node node) {
    int kind =
        node.isInterface() ? Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT : Opcodes.ACC_SUPER;
    String superName = node.superclass() == null ? "java/lang/Object" : node.superclass().name();
    ClassWriter writer =
        begin(node.name(), Opcodes.ACC_PUBLIC | kind, superName, node.interfaces());
    if (random.nextInt(5) < 3) {
      addMethod(writer, node, node.isInterface() ? interfaceAccess() : classAccess());
    }
    if (!node.isInterface()) {
      addConstructor(writer, superName);
      List<Node> above = new ArrayList<>(node.interfaces());
      for (Node each = node; each != null; each = each.superclass()) {
        above.add(each);
      }
      above.forEach(each -> addCall(writer, node.name(), each, Opcodes.INVOKESPECIAL));
      above
          .subList(node.interfaces().size(), above.size())
          .forEach(each -> addCall(writer, node.name(), each, Opcodes.INVOKEVIRTUAL));
    }
    end(node.name(), writer);
  }

  private int classAccess() {
    int[] visibilities = {
      Opcodes.ACC_PUBLIC, Opcodes.ACC_PUBLIC, Opcodes.ACC_PROTECTED, 0, 0, Opcodes.ACC_PRIVATE
    };
    int visibility = visibilities[random.nextInt(visibilities.length)];
    return switch (random.nextInt(7)) {
      case 0 -> visibility | Opcodes.ACC_STATIC;
      case 1 -> visibility == Opcodes.ACC_PRIVATE ? visibility : visibility | Opcodes.ACC_ABSTRACT;
      default -> visibility;
    };
  }

  private int interfaceAccess() {
    return switch (random.nextInt(8)) {
      case 0 -> Opcodes.ACC_PRIVATE;
      case 1 -> Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
      case 2, 3 -> Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT;
      default -> Opcodes.ACC_PUBLIC;
    };
  }

  private static ClassWriter begin(String name, int access, String superName, List<Node> above) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    String[] interfaces = above.stream().map(Node::name).toArray(String[]::new);
    writer.visit(Opcodes.V17, access, name, null, superName, interfaces);
    return writer;
  }

  private void end(String name, ClassWriter writer) {
    writer.visitEnd();
    files.put(name, writer.toByteArray());
  }

  private static void addMethod(ClassWriter writer, Node node, int access) {
    MethodVisitor method = writer.visitMethod(access, "m", RESULT, null, null);
    if ((access & Opcodes.ACC_ABSTRACT) == 0) {
      method.visitCode();
      method.visitLdcInsn(node.name());
      method.visitInsn(Opcodes.ARETURN);
      method.visitMaxs(0, 0);
    }
    method.visitEnd();
  }

  private static void addConstructor(ClassWriter writer, String superName) {
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    method.visitCode();
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitMethodInsn(Opcodes.INVOKESPECIAL, superName, "<init>", "()V", false);
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(0, 0);
    method.visitEnd();
  }

  /** The object is cast to what the verifier wants: for invokespecial the calling class. */
  private void addCall(ClassWriter writer, String caller, Node named, int opcode) {
    Call call = new Call(caller, "call" + calls.size(), opcode, named);
    MethodVisitor method =
        writer.visitMethod(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC,
            call.name(),
            "(Ljava/lang/Object;)Ljava/lang/String;",
            null,
            null);
    method.visitCode();
    method.visitVarInsn(Opcodes.ALOAD, 0);
    boolean isOwn = caller.contains("/T");
    method.visitTypeInsn(Opcodes.CHECKCAST, isOwn ? caller : named.name());
    method.visitMethodInsn(opcode, named.name(), "m", RESULT, named.isInterface());
    method.visitInsn(Opcodes.ARETURN);
    method.visitMaxs(0, 0);
    method.visitEnd();
    calls.add(call);
  }

  void writeTo(Path folder) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey() + ".class");
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
  }
}
