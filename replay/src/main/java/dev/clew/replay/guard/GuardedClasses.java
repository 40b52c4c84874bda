package dev.clew.replay.guard;

import dev.clew.engine.program.path.ClassFile;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.harness.guard.Guard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes classes of a JDK's {@code java.base} anew, with a question to the {@link Guard} at the
 * beginning of every method that leads out of the JVM. A JVM takes them with {@code
 * --patch-module}; there is no security manager on newer ones that could be asked.
 */
public final class GuardedClasses {

  private static final List<String> PROVIDERS =
      List.of(
          "sun/nio/fs/UnixFileSystemProvider",
          "sun/nio/fs/WindowsFileSystemProvider",
          "sun/nio/fs/AbstractFileSystemProvider");

  private static final String GUARD = Type.getInternalName(Guard.class);

  private GuardedClasses() {}

  /**
   * Writes them below a folder.
   *
   * @return how many checkpoints there are in it
   */
  public static int write(ClassPath jdk, Path folder) throws IOException {
    Map<String, List<Checkpoint>> byClass = new LinkedHashMap<>();
    List<Checkpoint> all = new ArrayList<>(Checkpoint.all());
    PROVIDERS.forEach(provider -> all.addAll(Checkpoint.provider(provider)));
    for (Checkpoint each : all) {
      byClass.computeIfAbsent(each.owner(), owner -> new ArrayList<>()).add(each);
    }
    int count = 0;
    for (Map.Entry<String, List<Checkpoint>> entry : byClass.entrySet()) {
      Optional<ClassFile> file = jdk.find(entry.getKey());
      if (file.isPresent()) {
        Asking asking = new Asking(entry.getValue());
        Path target = folder.resolve(entry.getKey() + ".class");
        Files.createDirectories(target.getParent());
        Files.write(target, asking.rewrite(file.get().read()));
        count += asking.count;
      }
    }
    for (String name : Answering.classes()) {
      Optional<ClassFile> file = jdk.find(name);
      if (file.isPresent()) {
        Path target = folder.resolve(name + ".class");
        Files.createDirectories(target.getParent());
        Files.write(target, Answering.rewrite(file.get().read()));
      }
    }
    return count;
  }

  /** One class on its way. */
  private static final class Asking {

    private final List<Checkpoint> checkpoints;
    private int count;

    Asking(List<Checkpoint> checkpoints) {
      this.checkpoints = checkpoints;
    }

    byte[] rewrite(byte[] original) {
      ClassReader reader = new ClassReader(original);
      // frames stay as they are: a question at the beginning leaves stack and variables alone
      ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
      reader.accept(visitor(writer), 0);
      return writer.toByteArray();
    }

    private ClassVisitor visitor(ClassWriter writer) {
      return new ClassVisitor(Opcodes.ASM9, writer) {
        @Override
        public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
          MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
          boolean hasCode = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
          for (Checkpoint each : checkpoints) {
            if (hasCode && each.fits(name, descriptor)) {
              count++;
              boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
              method = asking(method, each.question(), isStatic);
            }
          }
          return method;
        }
      };
    }
  }

  private static MethodVisitor asking(
      MethodVisitor method, Checkpoint.Question question, boolean isStatic) {
    return new MethodVisitor(Opcodes.ASM9, method) {
      @Override
      public void visitCode() {
        super.visitCode();
        int argument = question.argument();
        if (argument < 0) {
          ask("()V");
          return;
        }
        // all that come before are references, which take one variable each
        int variable = isStatic ? argument - 1 : argument;
        super.visitVarInsn(Opcodes.ALOAD, variable);
        switch (question) {
          case FILE_MODE -> {
            super.visitVarInsn(Opcodes.ILOAD, variable + 1);
            ask("(Ljava/lang/Object;I)V");
          }
          case FILE_OPTIONS -> {
            super.visitVarInsn(Opcodes.ALOAD, variable + 1);
            ask("(Ljava/lang/Object;Ljava/util/Collection;)V");
          }
          default -> ask("(Ljava/lang/Object;)V");
        }
      }

      private void ask(String descriptor) {
        super.visitMethodInsn(
            Opcodes.INVOKESTATIC, GUARD, question.method(), descriptor, /* isInterface= */ false);
      }
    };
  }
}
