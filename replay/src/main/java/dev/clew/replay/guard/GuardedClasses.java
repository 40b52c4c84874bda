package dev.clew.replay.guard;

import dev.clew.engine.program.path.ClassFile;
import dev.clew.engine.program.path.ClassPath;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes single classes of a JDK anew: natives that ask, checkpoints, answers from outside. */
final class GuardedClasses {

  /** What registers the native methods of a class with the JVM, which has them itself. */
  private static final String REGISTERS = "registerNatives";

  private final ClassPath jdk;
  private final NativeReview review;

  GuardedClasses(ClassPath jdk, NativeReview review) {
    this.jdk = jdk;
    this.review = review;
  }

  /** The classes that may change: those with native methods, and those that others name. */
  Set<String> names(Path cache) throws IOException {
    Set<String> names = new TreeSet<>(NativeClasses.of(jdk, cache));
    Checkpoint.all().forEach(each -> names.add(each.owner()));
    names.addAll(Answering.classes());
    names.add(UnsafeWrapper.CLASS);
    names.removeIf(name -> jdk.find(name).isEmpty());
    return names;
  }

  /** The module that a class is in. */
  String module(String name) {
    return jdk.jdkModuleOf(name.substring(0, name.lastIndexOf('/'))).orElseThrow();
  }

  /** A class as it should be; empty if it stays as it is. */
  Optional<byte[]> rewrite(String name) throws IOException {
    ClassFile file = jdk.find(name).orElseThrow();
    byte[] original = file.read();
    Map<String, NativeCheck> natives = checks(name, NativeClasses.methods(original));
    List<Checkpoint> checkpoints =
        Checkpoint.all().stream().filter(each -> each.owner().equals(name)).toList();
    boolean answers = Answering.classes().contains(name);
    boolean isUnsafe = name.equals(UnsafeWrapper.CLASS);
    if (natives.isEmpty() && checkpoints.isEmpty() && !answers && !isUnsafe) {
      return Optional.empty();
    }
    ClassReader reader = new ClassReader(answers ? Answering.rewrite(original) : original);
    // frames stay as they are: a question at the beginning leaves stack and variables alone
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    ClassVisitor asking = asking(isUnsafe ? new UnsafeWrapper(writer) : writer, checkpoints);
    reader.accept(new NativeWrapper(asking, name, natives), 0);
    return Optional.of(writer.toByteArray());
  }

  /**
   * What the native methods of a class ask, without the harmless ones. Classes whose native methods
   * are part of the JVM cannot be wrapped; {@link Checkpoint} has those that are not harmless.
   */
  private Map<String, NativeCheck> checks(String name, List<String> natives) {
    Map<String, NativeCheck> checks = new HashMap<>();
    if (!natives.contains(REGISTERS)) {
      String module = module(name);
      for (String each : natives) {
        NativeCheck check = review.check(module, name, each);
        if (!check.isHarmless()) {
          checks.put(each, check);
        }
      }
    }
    return checks;
  }

  private static ClassVisitor asking(ClassVisitor next, List<Checkpoint> checkpoints) {
    return new ClassVisitor(Opcodes.ASM9, next) {
      @Override
      public MethodVisitor visitMethod(
          int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        return checkpoints.stream()
            .filter(each -> each.fits(name, descriptor))
            .findFirst()
            .map(each -> beginning(method, each, isStatic))
            .orElse(method);
      }
    };
  }

  private static MethodVisitor beginning(
      MethodVisitor method, Checkpoint checkpoint, boolean isStatic) {
    return new MethodVisitor(Opcodes.ASM9, method) {
      @Override
      public void visitCode() {
        super.visitCode();
        checkpoint.write(mv, isStatic);
      }
    };
  }
}
