package dev.clew.benchmarks.usage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The calls of operations on strings in a jar, by name.
 *
 * @param counts of {@code String}, {@code StringBuilder}, {@code StringBuffer}, and what reads
 *     numbers
 */
record JarCalls(Map<String, Long> counts) {

  static final String CONCATENATION = "concatenation";

  private static final Set<String> TEXTS =
      Set.of("java/lang/String", "java/lang/StringBuilder", "java/lang/StringBuffer");

  private static final Set<String> READERS = Set.of("parseInt", "parseDouble", "parseFloat");

  /** They say nothing about a string. */
  private static final Set<String> IGNORED = Set.of("toString", "format", "<init>", "hashCode");

  private static final Set<String> JOINING = Set.of("append", "concat", "makeConcatWithConstants");

  static JarCalls of(Path jar) throws IOException {
    Map<String, Long> counts = new TreeMap<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : Collections.list(file.entries())) {
        boolean isClass =
            entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/");
        if (isClass) {
          try (InputStream bytes = file.getInputStream(entry)) {
            new ClassReader(bytes).accept(new Counting(counts), ClassReader.SKIP_DEBUG);
          }
        }
      }
    }
    return new JarCalls(counts);
  }

  long total() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  private static final class Counting extends ClassVisitor {
    private final Map<String, Long> counts;

    Counting(Map<String, Long> counts) {
      super(Opcodes.ASM9);
      this.counts = counts;
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @org.jspecify.annotations.Nullable String signature,
        String @org.jspecify.annotations.Nullable [] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMethodInsn(
            int opcode, String owner, String called, String type, boolean isInterface) {
          if (TEXTS.contains(owner) || READERS.contains(called)) {
            count(called);
          }
        }

        @Override
        public void visitInvokeDynamicInsn(
            String called, String type, Handle bootstrap, Object... arguments) {
          count(JOINING.contains(called) ? called : "toString");
        }
      };
    }

    private void count(String called) {
      if (!IGNORED.contains(called)) {
        counts.merge(JOINING.contains(called) ? CONCATENATION : called, 1L, Long::sum);
      }
    }
  }
}
