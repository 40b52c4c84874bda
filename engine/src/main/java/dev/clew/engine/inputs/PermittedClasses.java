package dev.clew.engine.inputs;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The concrete classes that a sealed type permits, which come with it wherever it is from. Scala's
 * compiler seals types without telling the JVM; of its library those are listed that programs use,
 * and of its sequences, of which there are many, the lists.
 */
final class PermittedClasses {

  private static final String IMMUTABLE = "scala/collection/immutable/";
  private static final List<String> LISTS = List.of(IMMUTABLE + "Nil$", IMMUTABLE + "$colon$colon");

  private static final Map<String, List<String>> OF_SCALA =
      Map.of(
          "scala/Option",
          List.of("scala/None$", "scala/Some"),
          "scala/util/Either",
          List.of("scala/util/Left", "scala/util/Right"),
          IMMUTABLE + "List",
          LISTS,
          IMMUTABLE + "Seq",
          LISTS,
          IMMUTABLE + "LinearSeq",
          LISTS,
          "scala/collection/Seq",
          LISTS);

  private PermittedClasses() {}

  /** In the order of declaration; those below a type before its next neighbour. */
  static List<ClassInfo> of(Program program, ClassInfo sealed) {
    List<ClassInfo> found = new ArrayList<>();
    List<String> names =
        OF_SCALA.getOrDefault(sealed.name(), sealed.header().permittedSubclasses());
    for (String name : names) {
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
