package dev.clew.replay.guard;

import dev.clew.engine.program.path.ClassFile;
import dev.clew.engine.program.path.ClassPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Which classes of a JDK have native methods: some three hundred of thirty thousand. Reading all of
 * them takes a second or two, so their names are kept in the user's cache folder, a small file for
 * each JDK.
 */
final class NativeClasses {

  private static final int ALL_BUT_METHODS =
      ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;

  private NativeClasses() {}

  /** Internal names, sorted. */
  static List<String> of(ClassPath jdk, Path cache) throws IOException {
    Path known = cache.resolve("natives-" + key(jdk) + ".txt");
    if (Files.isReadable(known)) {
      return Files.readAllLines(known, StandardCharsets.UTF_8);
    }
    List<String> names = search(jdk);
    keep(names, known);
    return names;
  }

  /** Changes with every other JDK, also in the same place. */
  static UUID key(ClassPath jdk) throws IOException {
    Path image = jdk.jdkHome().resolve("lib").resolve("modules");
    String facts = jdk.jdkHome().toString();
    if (Files.exists(image)) {
      facts += " " + Files.size(image) + " " + Files.getLastModifiedTime(image).toMillis();
    }
    return UUID.nameUUIDFromBytes(facts.getBytes(StandardCharsets.UTF_8));
  }

  /** Other processes may do the same; a folder that cannot be written to costs time alone. */
  private static void keep(List<String> names, Path file) {
    try {
      Files.createDirectories(file.getParent());
      Path draft = Files.createTempFile(file.getParent(), "natives", ".tmp");
      Files.write(draft, names, StandardCharsets.UTF_8);
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException | UnsupportedOperationException e) {
      return; // searched again the next time
    }
  }

  /** Looks at every class of a JDK. */
  static List<String> search(ClassPath jdk) throws IOException {
    List<String> found = new ArrayList<>();
    for (String name : jdk.jdkClassNames()) {
      ClassFile file = jdk.find(name).orElseThrow();
      if (!methods(file.read()).isEmpty()) {
        found.add(name);
      }
    }
    return found;
  }

  /** The names of a class's native methods. */
  static List<String> methods(byte[] classFile) {
    List<String> names = new ArrayList<>();
    new ClassReader(classFile)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access,
                  String name,
                  String descriptor,
                  String signature,
                  String[] exceptions) {
                if ((access & Opcodes.ACC_NATIVE) != 0) {
                  names.add(name);
                }
                return super.visitMethod(access, name, descriptor, signature, exceptions);
              }
            },
            ALL_BUT_METHODS);
    return names;
  }
}
