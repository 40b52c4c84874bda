package dev.clew.engine.program;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** A program over one folder of classes and the running JDK. */
final class Guest implements AutoCloseable {

  private final ClassPath classPath;
  final Program program;
  final MemberLinker linker;

  Guest(Path... entries) {
    this.classPath = ClassPath.open(Jdk.running(), List.of(entries));
    this.program = new Program(classPath);
    this.linker = new MemberLinker(program);
  }

  ClassInfo load(String name) {
    return program.load(name);
  }

  void verify(String name) {
    program.verify(program.load(name));
  }

  MethodInfo method(String owner, String name) {
    return load(owner).methods().stream()
        .filter(method -> method.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** In the words of {@link HotSpot}. */
  String outcomeOfLoading(String name) {
    return outcome(() -> load(name.replace('.', '/')));
  }

  /**
   * Links every member that the method {@code run()} of a class uses, and selects the methods to
   * run on a receiver of the given class; in the words of {@link HotSpot}.
   */
  String outcomeOfRunning(String name, String receiver) {
    return outcome(
        () -> {
          MethodInfo run = method(name, "run");
          for (AbstractInsnNode insn : run.readBody().instructions()) {
            if (insn instanceof FieldInsnNode field) {
              link(run, field);
            } else if (insn instanceof MethodInsnNode call) {
              link(run, call, receiver);
            }
          }
        });
  }

  private static String outcome(Runnable action) {
    try {
      action.run();
      return "fine";
    } catch (LinkageException e) {
      return e.problem().throwable() + ": " + e.problem().message();
    }
  }

  private void link(MethodInfo from, FieldInsnNode insn) {
    FieldReference reference = new FieldReference(insn.owner, insn.name, insn.desc);
    boolean isStatic =
        insn.getOpcode() == Opcodes.GETSTATIC || insn.getOpcode() == Opcodes.PUTSTATIC;
    FieldInfo field =
        isStatic
            ? linker.staticField(from.owner(), reference)
            : linker.instanceField(from.owner(), reference);
    if (insn.getOpcode() == Opcodes.PUTSTATIC || insn.getOpcode() == Opcodes.PUTFIELD) {
      linker.checkWrite(from, field);
    }
  }

  private void link(MethodInfo from, MethodInsnNode insn, String receiver) {
    MethodReference reference = MethodReference.of(insn.owner, insn.name, insn.desc, insn.itf);
    switch (insn.getOpcode()) {
      case Opcodes.INVOKESTATIC -> linker.staticMethod(from.owner(), reference);
      case Opcodes.INVOKESPECIAL -> linker.specialMethod(from.owner(), reference);
      case Opcodes.INVOKEVIRTUAL -> {
        MethodInfo resolved = linker.virtualMethod(from.owner(), reference);
        load(receiver).select(resolved);
      }
      default -> {
        MethodInfo resolved = linker.interfaceMethod(from.owner(), reference);
        linker.selectFromInterface(load(receiver), resolved);
      }
    }
  }

  @Override
  public void close() throws IOException {
    classPath.close();
  }
}
