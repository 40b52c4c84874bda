package dev.clew.engine.program;

import dev.clew.engine.program.path.ClassFile;
import dev.clew.engine.program.path.ClassPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Which supertypes the class files of a list name. Reads every file once, and little of it. */
final class SupertypeNames {

  private final Map<String, List<String>> supertypes = new HashMap<>();
  private final List<String> concrete = new ArrayList<>();
  private final List<LinkageProblem> problems = new ArrayList<>();

  SupertypeNames(ClassPath classPath, List<String> names) {
    for (String name : names) {
      Optional<ClassFile> file = classPath.find(name);
      if (file.isPresent()) {
        read(file.get());
      }
    }
  }

  private void read(ClassFile file) {
    try {
      add(file.internalName(), new ClassReader(ClassDraftReader.bytesOf(file)));
    } catch (LinkageException e) {
      problems.add(e.problem());
    } catch (RuntimeException e) {
      problems.add(ClassDraftReader.corrupt(file, "Damaged content (" + e + ")").problem());
    }
  }

  private void add(String name, ClassReader reader) {
    List<String> above = new ArrayList<>();
    if (reader.getSuperName() != null) {
      above.add(reader.getSuperName());
    }
    above.addAll(List.of(reader.getInterfaces()));
    supertypes.put(name, above);
    if ((reader.getAccess() & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) == 0) {
      concrete.add(name);
    }
  }

  /** What a class names, or null if it is not in the list. */
  @Nullable List<String> of(String name) {
    return supertypes.get(name);
  }

  /** The classes that can have objects, in the list's order. */
  List<String> concrete() {
    return concrete;
  }

  /** Files that could not be read, in the list's order. */
  List<LinkageProblem> problems() {
    return problems;
  }
}
