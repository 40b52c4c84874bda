package dev.clew.engine.inputs;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The concrete classes that a sealed type permits, which come with it wherever it is from. */
final class PermittedClasses {

  private PermittedClasses() {}

  /** In the order of declaration; those below a type before its next neighbour. */
  static List<ClassInfo> of(Program program, ClassInfo sealed) {
    List<ClassInfo> found = new ArrayList<>();
    for (String name : sealed.header().permittedSubclasses()) {
      Optional<ClassInfo> permitted = linked(program, name);
      permitted.filter(each -> !each.isAbstract()).ifPresent(found::add);
      permitted.ifPresent(each -> found.addAll(of(program, each)));
    }
    return found;
  }

  /** Empty for a class that the JVM does not link: it has no objects. */
  private static Optional<ClassInfo> linked(Program program, String name) {
    try {
      ClassInfo type = program.load(name);
      program.verify(type);
      return Optional.of(type);
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }
}
