package dev.clew.engine.program;

import java.util.List;

/**
 * The classes that an object of a type can be of.
 *
 * @param classes neither abstract nor interfaces: the type itself first if it can be, then in the
 *     order of {@link dev.clew.engine.program.path.ClassPath#classNames}
 * @param problems classes that may belong here but cannot be used, in the same order
 */
public record SubtypeSet(List<ClassInfo> classes, List<LinkageProblem> problems) {
  public SubtypeSet {
    classes = List.copyOf(classes);
    problems = List.copyOf(problems);
  }
}
