package dev.clew.engine.program;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A class's supertypes, laid out for quick tests: the superclasses by depth, so that one comparison
 * answers for a class, and all superinterfaces in a row.
 */
final class ClassAncestry {

  private final @Nullable ClassInfo superclass;
  private final List<ClassInfo> interfaces;
  private final ClassInfo[] lineage;
  private final ClassInfo[] superinterfaces;

  ClassAncestry(ClassInfo self, @Nullable ClassInfo superclass, List<ClassInfo> interfaces) {
    this.superclass = superclass;
    this.interfaces = List.copyOf(interfaces);
    List<ClassInfo> line = new ArrayList<>();
    if (superclass != null) {
      line.addAll(List.of(superclass.ancestry().lineage));
    }
    line.add(self);
    this.lineage = line.toArray(ClassInfo[]::new);
    this.superinterfaces = collect(superclass, interfaces).toArray(ClassInfo[]::new);
  }

  private static Set<ClassInfo> collect(
      @Nullable ClassInfo superclass, List<ClassInfo> interfaces) {
    Set<ClassInfo> all = new LinkedHashSet<>();
    if (superclass != null) {
      all.addAll(superclass.allSuperinterfaces());
    }
    for (ClassInfo each : interfaces) {
      all.addAll(each.allSuperinterfaces());
      all.add(each);
    }
    return all;
  }

  @Nullable ClassInfo superclass() {
    return superclass;
  }

  List<ClassInfo> interfaces() {
    return interfaces;
  }

  List<ClassInfo> allSuperinterfaces() {
    return List.of(superinterfaces);
  }

  /** Whether a type is among these or is the class itself. */
  boolean contains(ClassInfo other) {
    int depth = other.ancestry().lineage.length - 1;
    if (depth < lineage.length && lineage[depth] == other) {
      return true;
    }
    if (other.isInterface()) {
      for (ClassInfo each : superinterfaces) {
        if (each == other) {
          return true;
        }
      }
    }
    return false;
  }
}
