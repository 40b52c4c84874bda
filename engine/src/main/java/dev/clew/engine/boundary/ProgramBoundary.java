package dev.clew.engine.boundary;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Where a program ends and what it is built on begins. The project's own classes are inside,
 * whatever they are called and whatever they extend; so are enums, records and exceptions, which
 * are values. Safe to share between threads; the second question about a class costs a hash lookup.
 */
public final class ProgramBoundary {

  private static final String THROWABLE = "java/lang/Throwable";

  private final Program program;
  private final BoundaryCatalogue catalogue;
  private final ConcurrentHashMap<ClassInfo, BoundaryKind> known = new ConcurrentHashMap<>();

  public ProgramBoundary(Program program) {
    this(program, /* followsStrings= */ false);
  }

  /**
   * @param followsStrings whether it only matters where strings go: then more is answered for
   */
  public ProgramBoundary(Program program, boolean followsStrings) {
    this.program = program;
    this.catalogue = BoundaryCatalogue.load(followsStrings);
  }

  public BoundaryKind of(ClassInfo type) {
    return known.computeIfAbsent(type, this::find);
  }

  /** Whether a type is answered for instead of being run. */
  public boolean isBeyond(ClassInfo type) {
    return isBeyond(of(type));
  }

  public boolean isBeyond(MethodInfo method) {
    return isBeyond(of(method));
  }

  private static boolean isBeyond(BoundaryKind kind) {
    return kind == BoundaryKind.FRAMEWORK || kind == BoundaryKind.LOGGER;
  }

  /** Whether the catalogue has a framework's row for a type, be it a value that is run. */
  public boolean isListed(ClassInfo type) {
    return !program.isOfProject(type) && isBeyond(catalogue.of(type.name()));
  }

  /** Whether an object of a type that has no maker is answered for. */
  public boolean isAnswered(ClassInfo type) {
    return of(type) != BoundaryKind.RUN;
  }

  public BoundaryKind of(MethodInfo method) {
    ClassInfo owner = method.owner();
    BoundaryKind kind = of(owner);
    return kind == BoundaryKind.RUN && !program.isOfProject(owner)
        ? catalogue.ofMethod(owner.name(), method.name())
        : kind;
  }

  /** What is said of values of a type; that of a class that is missing is not known. */
  public BoundaryKind of(JvmType type) {
    if (type.kind() != JvmType.Kind.CLASS) {
      return BoundaryKind.RUN;
    }
    try {
      return of(program.load(type.internalName()));
    } catch (LinkageException e) {
      return BoundaryKind.RUN;
    }
  }

  private BoundaryKind find(ClassInfo type) {
    boolean isInside =
        program.isOfProject(type)
            || type.isTrusted()
            || type.isEnum()
            || type.isRecord()
            || type.isAnnotation()
            || isThrowable(type);
    return isInside ? BoundaryKind.RUN : catalogue.of(type.name());
  }

  private static boolean isThrowable(ClassInfo type) {
    for (ClassInfo each = type; each != null; each = each.superclass()) {
      if (each.name().equals(THROWABLE)) {
        return true;
      }
    }
    return false;
  }
}
