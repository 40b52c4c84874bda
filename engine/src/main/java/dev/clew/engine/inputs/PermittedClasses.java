package dev.clew.engine.inputs;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import java.util.ArrayList;
import java.util.List;

/** The concrete classes that a sealed type permits, which come with it wherever it is from. */
final class PermittedClasses {

  private PermittedClasses() {}

  /** In the order of declaration; those below a type before its next neighbour. */
  static List<ClassInfo> of(Program program, ClassInfo sealed) {
    List<ClassInfo> found = new ArrayList<>();
    for (String name : sealed.header().permittedSubclasses()) {
      try {
        ClassInfo permitted = program.load(name);
        program.verify(permitted);
        if (!permitted.isAbstract()) {
          found.add(permitted);
        }
        found.addAll(of(program, permitted));
      } catch (LinkageException e) {
        continue; // a class that the JVM does not link has no objects
      }
    }
    return found;
  }
}
