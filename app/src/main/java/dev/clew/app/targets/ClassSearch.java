package dev.clew.app.targets;

import dev.clew.app.UserException;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.LinkageProblem;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassFile;
import dev.clew.engine.program.path.ClassPath;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds classes by the names that users give them. */
final class ClassSearch {

  private static final int MAX_SUGGESTIONS = 3;

  private final Program program;

  ClassSearch(Program program) {
    this.program = program;
  }

  /**
   * The class of a name; a nested one may be written with dots, as in sources.
   *
   * @throws UserException if there is none, with names like it, or if its file cannot be used
   */
  ClassInfo find(String name) {
    return file(program.classPath(), name)
        .map(file -> load(file.internalName()))
        .orElseThrow(() -> notFound(name));
  }

  /**
   * The folder or jar of the class that a target is named by.
   *
   * @param target a class or a method
   */
  static Optional<Path> entryOf(ClassPath classPath, String target) {
    String name = target.indexOf('#') < 0 ? target : target.substring(0, target.indexOf('#'));
    return file(classPath, name).flatMap(file -> Optional.ofNullable(file.entry()));
  }

  private static Optional<ClassFile> file(ClassPath classPath, String name) {
    for (String tried = name.replace('.', '/'); ; tried = nested(tried)) {
      Optional<ClassFile> file = classPath.find(tried);
      if (file.isPresent() || tried.indexOf('/') < 0) {
        return file;
      }
    }
  }

  private static String nested(String internalName) {
    int slash = internalName.lastIndexOf('/');
    return internalName.substring(0, slash) + '$' + internalName.substring(slash + 1);
  }

  private ClassInfo load(String internalName) {
    try {
      ClassInfo found = program.load(internalName);
      program.verify(found);
      return found;
    } catch (LinkageException e) {
      throw new UnusableInputException(unusable(internalName, e.problem()), remedy(e.problem()));
    }
  }

  /** What is said of a class that cannot be used, in one line. */
  static String unusable(String internalName, LinkageProblem problem) {
    String name = internalName.replace('/', '.');
    String likely =
        problem instanceof LinkageProblem.MissingClass missing
            ? LikelyArtifact.of(missing.name()).map(found -> ", probably in " + found).orElse("")
            : "";
    return name + " cannot be analysed: " + problem.explanation() + likely;
  }

  /** The same of one that no JVM looks for on the class path. */
  static String inJdkPackage(String internalName) {
    return internalName.replace('/', '.')
        + " cannot be analysed: the JVM takes classes of its package from the JDK only";
  }

  private static String remedy(LinkageProblem problem) {
    if (problem instanceof LinkageProblem.MissingClass) {
      return "add what holds it with -cp";
    }
    return problem instanceof LinkageProblem.UnsupportedVersion
        ? "--jdk names that JDK's home"
        : "mend or rebuild it";
  }

  private UserException notFound(String name) {
    if (program.classPath().namesInJdkPackages().contains(name.replace('.', '/'))) {
      return new UserException(
          inJdkPackage(name.replace('.', '/')), "move it to a package of its own");
    }
    List<String> known = program.classPath().classNames();
    if (known.isEmpty()) {
      return new UserException(
          "class " + name + " was not found: nothing is on the class path",
          "name folders or jars of classes with -cp");
    }
    String similar = String.join(" or ", similar(name, known));
    return new UserException(
        "class " + name + " is not on the class path",
        similar.isEmpty() ? "add what holds it with -cp" : "did you mean " + similar + "?");
  }

  /**
   * Names with the same last part, whatever their package; failing that, a method whose name was
   * joined by a dot; failing that, a few typos away.
   */
  private static List<String> similar(String name, List<String> known) {
    List<String> names = known.stream().map(each -> each.replace('/', '.')).toList();
    List<String> sameSimpleName =
        names.stream().filter(each -> simple(each).equalsIgnoreCase(simple(name))).toList();
    if (!sameSimpleName.isEmpty()) {
      return sameSimpleName.stream().limit(MAX_SUGGESTIONS).toList();
    }
    Optional<String> method =
        names.stream()
            .filter(each -> name.startsWith(each + "."))
            .map(each -> each + "#" + name.substring(each.length() + 1))
            .findFirst();
    Optional<String> nearest =
        names.stream()
            .filter(each -> distance(each, name) <= Math.max(1, simple(name).length() / 3))
            .min(Comparator.comparingInt(each -> distance(each, name)));
    return method.or(() -> nearest).map(List::of).orElse(List.of());
  }

  private static String simple(String name) {
    return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
  }

  private static int distance(String left, String right) {
    boolean withoutPackage = simple(right).length() == right.length();
    return EditDistance.between(withoutPackage ? simple(left) : left, right);
  }
}
