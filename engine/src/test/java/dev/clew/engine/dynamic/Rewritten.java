package dev.clew.engine.dynamic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Compiled classes without any dynamic call site or constant: each is replaced by a call of the
 * class that was generated for it. Generated classes become nest mates and get frames, since a real
 * JVM does not trust them.
 */
final class Rewritten {

  private final Program program;
  private final Path target;
  private final Map<String, List<String>> nestMembers = new HashMap<>();
  private final Map<String, ClassNode> rewritten = new HashMap<>();
  private int count;

  private Rewritten(Program program, Path target) {
    this.program = program;
    this.target = target;
  }

  /** Rewrites all classes of a folder into another; how many places were replaced. */
  static int rewrite(Program program, Path source, Path target) throws IOException {
    Rewritten all = new Rewritten(program, target);
    List<Path> files;
    try (Stream<Path> found = Files.walk(source)) {
      files = found.filter(file -> file.toString().endsWith(".class")).sorted().toList();
    }
    for (Path file : files) {
      ClassNode node = new ClassNode();
      new ClassReader(Files.readAllBytes(file)).accept(node, 0);
      all.rewrite(node);
    }
    all.write();
    return all.count;
  }

  private void write() throws IOException {
    for (ClassNode node : rewritten.values()) {
      List<String> members = new ArrayList<>(nestMembers.getOrDefault(node.name, List.of()));
      if (!members.isEmpty()) {
        members.addAll(node.nestMembers == null ? List.of() : node.nestMembers);
        node.nestMembers = members;
      }
      ClassWriter writer = new ClassWriter(0);
      node.accept(writer);
      write(node.name, writer.toByteArray());
    }
  }

  private void write(String name, byte[] bytes) throws IOException {
    Path file = target.resolve(name + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
  }

  private void rewrite(ClassNode node) throws IOException {
    rewritten.put(node.name, node);
    node.version = Math.max(node.version, Opcodes.V11); // which knows nests
    ClassInfo caller = program.load(node.name);
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode insn : method.instructions.toArray()) {
        if (insn instanceof InvokeDynamicInsnNode call) {
          method.instructions.set(insn, replacement(node, CallSite.of(caller, call)));
        } else if (insn instanceof LdcInsnNode load
            && load.cst instanceof ConstantDynamic constant) {
          method.instructions.set(insn, replacement(node, CallSite.of(caller, constant)));
        }
      }
    }
  }

  private MethodInsnNode replacement(ClassNode caller, CallSite site) throws IOException {
    SpunClass spun =
        new ClassSpinner(program)
            .spin(site, count++)
            .orElseThrow(() -> new AssertionError("there is no class for " + site));
    checkKnown(spun, site.caller());
    String host = caller.nestHostClass == null ? caller.name : caller.nestHostClass;
    nestMembers.computeIfAbsent(host, key -> new ArrayList<>()).add(spun.internalName());
    write(spun.internalName(), asNestMate(spun.bytes(), host, caller.version));
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC, spun.internalName(), spun.method(), spun.descriptor(), false);
  }

  /** The program takes the class, and its code can be read. */
  private void checkKnown(SpunClass spun, ClassInfo caller) {
    ClassInfo defined = program.define(spun.bytes(), caller);
    assertThat(defined.isTrusted()).isTrue();
    assertThat(program.load(spun.internalName())).isSameAs(defined);
    assertThat(
            defined
                .method(spun.method(), spun.descriptor())
                .orElseThrow()
                .readBody()
                .instructions()
                .size())
        .isPositive();
  }

  private static byte[] asNestMate(byte[] bytes, String host, int version) {
    ClassWriter writer =
        new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
          @Override
          protected String getCommonSuperClass(String one, String other) {
            return "java/lang/Object";
          }
        };
    ClassVisitor adapter =
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public void visit(
              int old, int access, String name, String generic, String above, String[] interfaces) {
            super.visit(version, access, name, generic, above, interfaces);
            super.visitNestHost(host);
          }
        };
    new ClassReader(bytes).accept(adapter, 0);
    return writer.toByteArray();
  }
}
