package dev.clew.engine.program.nullness;

import dev.clew.engine.program.ClassHeader;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AnnotationNode;

/**
 * What annotations say about null, told by their simple names, whatever their package: on an
 * element, else on what is around it, up to its module. Reads each class file once. Thread-safe.
 */
final class NullAnnotations {

  private static final Set<String> MARKED = Set.of("NullMarked", "NonNullByDefault");
  private static final Set<String> UNMARKED = Set.of("NullUnmarked");
  private static final Set<String> MARKED_PARAMETERS =
      Set.of("NonNullApi", "ParametersAreNonnullByDefault");
  private static final Set<String> MARKED_RESULTS =
      Set.of("NonNullApi", "ReturnValuesAreNonnullByDefault");
  private static final Set<String> MARKED_FIELDS = Set.of("NonNullFields");

  private final Program program;
  private final ConcurrentHashMap<ClassInfo, ClassMarks> classes = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, List<String>> modules = new ConcurrentHashMap<>();

  NullAnnotations(Program program) {
    this.program = program;
  }

  /** A class that was generated speaks for others, and says nothing itself. */
  NullMark ofParameter(MethodInfo method, int index) {
    if (method.owner().isTrusted()) {
      return NullMark.NONE;
    }
    List<NullMark> marks =
        marks(method.owner()).parameters().get(method.name() + method.descriptor());
    NullMark own = marks == null || index >= marks.size() ? NullMark.NONE : marks.get(index);
    return own == NullMark.NONE ? around(method, MARKED_PARAMETERS) : own;
  }

  NullMark ofResult(MethodInfo method) {
    NullMark own = marks(method.owner()).result(method);
    return own == NullMark.NONE ? around(method, MARKED_RESULTS) : own;
  }

  NullMark ofField(FieldInfo field) {
    NullMark own = marks(field.owner()).field(field);
    return own == NullMark.NONE ? byDefault(Stream.empty(), field.owner(), MARKED_FIELDS) : own;
  }

  private ClassMarks marks(ClassInfo type) {
    return classes.computeIfAbsent(type, ClassMarks::read);
  }

  private NullMark around(MethodInfo method, Set<String> marks) {
    return byDefault(Stream.of(method.annotations()), method.owner(), marks);
  }

  /** The innermost scope that says something counts. */
  private NullMark byDefault(Stream<List<String>> inner, ClassInfo owner, Set<String> marks) {
    Stream<List<String>> scopes =
        Stream.of(inner, outwards(owner), Stream.of(ofPackage(owner), ofModule(owner)))
            .flatMap(each -> each);
    return scopes
        .flatMap(annotations -> said(annotations, marks).stream())
        .findFirst()
        .orElse(NullMark.NONE);
  }

  /** What a scope says: non-null, or none again; empty where it says nothing. */
  private static Optional<NullMark> said(List<String> annotations, Set<String> marks) {
    for (String name : annotations) {
      String simple = AnnotationNames.simple(name);
      if (UNMARKED.contains(simple)) {
        return Optional.of(NullMark.NONE);
      }
      if (MARKED.contains(simple) || marks.contains(simple)) {
        return Optional.of(NullMark.NON_NULL);
      }
    }
    return Optional.empty();
  }

  /** The annotations of a class, then of those around it. */
  private Stream<List<String>> outwards(ClassInfo type) {
    return Stream.iterate(type, each -> each != null, this::outer)
        .map(each -> each.header().annotations());
  }

  private @Nullable ClassInfo outer(ClassInfo type) {
    ClassHeader.EnclosingMethod enclosing = type.header().enclosing();
    String name =
        type.header().innerClasses().stream()
            .filter(each -> each.name().equals(type.name()) && each.outerName() != null)
            .map(ClassHeader.InnerClass::outerName)
            .findFirst()
            .orElse(enclosing == null ? null : enclosing.owner());
    try {
      return name == null ? null : program.load(name);
    } catch (LinkageException e) {
      return null;
    }
  }

  private List<String> ofPackage(ClassInfo owner) {
    try {
      return program.load(owner.packageName() + "/package-info").header().annotations();
    } catch (LinkageException e) {
      return List.of();
    }
  }

  private List<String> ofModule(ClassInfo owner) {
    return modules.computeIfAbsent(
        owner.file().root(),
        root ->
            owner.file().beside("module-info.class").map(NullAnnotations::names).orElse(List.of()));
  }

  private static List<String> names(byte[] module) {
    try {
      return names(MethodFlow.read(module).visibleAnnotations);
    } catch (RuntimeException e) {
      return List.of(); // damaged, or too new: it says nothing
    }
  }

  private static List<String> names(@Nullable List<AnnotationNode> annotations) {
    return annotations == null ? List.of() : annotations.stream().map(each -> each.desc).toList();
  }
}
