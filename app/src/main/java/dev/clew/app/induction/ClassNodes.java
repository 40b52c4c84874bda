package dev.clew.app.induction;

import dev.clew.engine.program.path.ClassFile;
import dev.clew.engine.program.path.ClassPath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Classes of a class path as trees, but for those of the JDK; each is read once. */
final class ClassNodes {

  private final ClassPath classPath;
  private final Map<String, Optional<ClassNode>> known = new HashMap<>();

  ClassNodes(ClassPath classPath) {
    this.classPath = classPath;
  }

  /** Null for classes of the JDK, and for those that are missing. */
  @Nullable ClassNode find(String name) {
    return known.computeIfAbsent(name, this::read).orElse(null);
  }

  private Optional<ClassNode> read(String name) {
    Optional<ClassFile> file = classPath.isOfJdk(name) ? Optional.empty() : classPath.find(name);
    return file.map(
        each -> {
          ClassNode node = new ClassNode();
          try {
            new ClassReader(each.read()).accept(node, ClassReader.EXPAND_FRAMES);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
          return node;
        });
  }

  /** The method that a class declares; null if it does not. */
  static @Nullable MethodNode method(ClassNode type, String name, String descriptor) {
    for (MethodNode method : type.methods) {
      if (method.name.equals(name) && method.desc.equals(descriptor)) {
        return method;
      }
    }
    return null;
  }
}
