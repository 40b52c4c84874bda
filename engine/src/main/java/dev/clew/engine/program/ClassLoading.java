package dev.clew.engine.program;

import dev.clew.engine.program.LinkageProblem.CircularInheritance;
import dev.clew.engine.program.LinkageProblem.MissingClass;
import dev.clew.engine.program.path.ClassFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The loading of one class and of those above it (JVMS 5.3.5). Recursion is as deep as the
 * hierarchy is high.
 */
final class ClassLoading {

  private final Program program;
  private final ClassDraftReader reader;
  private final Set<String> underWay = new HashSet<>();

  ClassLoading(Program program, ClassDraftReader reader) {
    this.program = program;
    this.reader = reader;
  }

  ClassInfo load(String internalName) {
    ClassInfo known = program.loaded(internalName);
    if (known != null) {
      return known;
    }
    if (!underWay.add(internalName)) {
      throw new LinkageException(new CircularInheritance(internalName));
    }
    ClassInfo loaded = program.publish(link(internalName));
    underWay.remove(internalName);
    return loaded;
  }

  private ClassInfo link(String internalName) {
    ClassFile file =
        program
            .classPath()
            .find(internalName)
            .orElseThrow(() -> new LinkageException(new MissingClass(internalName)));
    return link(file, ClassDraftReader.bytesOf(file));
  }

  /** A class with known content, not yet published; those above it are loaded. */
  ClassInfo link(ClassFile file, byte[] bytes) {
    ClassDraft draft = reader.read(file, bytes);
    SupertypeRules rules = new SupertypeRules(draft.header(), file, program.dialect());
    ClassInfo superclass = loadSuperclass(draft.header(), rules);
    List<ClassInfo> interfaces = new ArrayList<>();
    for (String name : draft.header().interfaces()) {
      ClassInfo each = load(name);
      rules.checkInterface(each);
      interfaces.add(each);
    }
    return new ClassInfo(new ClassBytes(file, bytes), draft, superclass, interfaces);
  }

  private @Nullable ClassInfo loadSuperclass(ClassHeader header, SupertypeRules rules) {
    if (header.superName() == null) {
      return null;
    }
    ClassInfo superclass = load(header.superName());
    rules.checkSuperclass(superclass);
    return superclass;
  }
}
