package dev.clew.engine.program;

import dev.clew.engine.program.path.ClassFile;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.ProgramQuestion;
import dev.clew.engine.program.type.JvmType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/**
 * All classes of one analysis, loaded when they are asked for. One class loader's worth: a name
 * means one class.
 *
 * <p>Safe to share between threads, without locks: two that load the same class at the same time
 * may both read its file, and get the same object. The answer for a name never changes, and does
 * not depend on what was loaded before; only {@link #define} adds names. The class path must stay
 * open.
 */
public final class Program {

  /** Where to look for subtypes. */
  public enum Scope {
    /** Folders and jars that hold the code under test, without those that it depends on. */
    PROJECT,
    /** All folders and jars. */
    CLASS_PATH,
    /** Also the JDK: the first search reads all its class files, which takes seconds. */
    CLASS_PATH_AND_JDK
  }

  private final ClassPath classPath;
  private final Set<Path> project;
  private final JdkModules jdkModules;
  private final ClassDraftReader reader;
  private final ConcurrentHashMap<String, ClassInfo> classes = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, LinkageProblem> problems = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<Scope, SubtypeIndex> subtypes = new ConcurrentHashMap<>();
  private final ProgramVerification verification = new ProgramVerification(this);

  /** A program that may use what its JDK accepts, and no newer class files; all is under test. */
  public Program(ClassPath classPath) {
    this(classPath, FileVersion.ofJava(classPath.featureVersion()));
  }

  /**
   * The same where some of the class path is there for the others to use.
   *
   * @param project the entries of the class path that hold the code under test
   */
  public Program(ClassPath classPath, Set<Path> project) {
    this(classPath, FileVersion.ofJava(classPath.featureVersion()), project);
  }

  /**
   * A program with a limit of its own, for files that are to be read though the JDK would not.
   *
   * @param newest class files above it are refused, as are those above {@link FileVersion#NEWEST}
   */
  public Program(ClassPath classPath, FileVersion newest) {
    this(classPath, newest, Set.copyOf(classPath.paths()));
  }

  private Program(ClassPath classPath, FileVersion newest, Set<Path> project) {
    this.classPath = classPath;
    this.project = Set.copyOf(project);
    this.jdkModules = new JdkModules(classPath);
    boolean isRead = newest.compareTo(FileVersion.NEWEST) < 0;
    this.reader = new ClassDraftReader(isRead ? newest : FileVersion.NEWEST);
  }

  public ClassPath classPath() {
    return classPath;
  }

  /** The entries of the class path that hold the code under test. */
  public Set<Path> project() {
    return project;
  }

  /** Whether a class is of the code under test, and not of the JDK or of a dependency. */
  public boolean isOfProject(ClassInfo type) {
    return isOfProject(type.file());
  }

  /** The same of a class that may not be usable. */
  public boolean isOfProject(ClassFile file) {
    Path entry = file.entry();
    return entry == null ? !file.isJdk() : project.contains(entry);
  }

  /** The entries of the class path that the code under test uses, in their order. */
  public List<Path> dependencies() {
    return classPath.paths().stream().filter(entry -> !project.contains(entry)).toList();
  }

  public JdkModules jdkModules() {
    return jdkModules;
  }

  /**
   * The class or interface of an internal name, its supertypes loaded as well. The second time
   * costs a hash lookup.
   *
   * @throws LinkageException if there is none or it cannot be linked to its supertypes
   */
  public ClassInfo load(String internalName) {
    ClassInfo known = classes.get(internalName);
    return known != null ? known : loadFirst(internalName);
  }

  private ClassInfo loadFirst(String internalName) {
    LinkageProblem known = problems.get(internalName);
    if (known != null) {
      throw new LinkageException(known);
    }
    try {
      return new ClassLoading(this, reader).load(internalName);
    } catch (LinkageException e) {
      problems.putIfAbsent(internalName, e.problem());
      throw e;
    }
  }

  /**
   * Makes a class known that was generated for another, as if it had been on the class path all the
   * time. It is trusted: the {@link MemberLinker} checks no access for references from it. Defining
   * the same name again gives the class that was there first, so that threads may race.
   *
   * @param host the class that it was generated for, in the same package
   * @throws LinkageException if it cannot be linked to its supertypes
   * @throws IllegalArgumentException if it is in another package, or there is a file of that name
   */
  public ClassInfo define(byte[] bytes, ClassInfo host) {
    return define(bytes, host, /* isApart= */ false);
  }

  /**
   * The same for a class that may be in a package of its own, as some proxies are. It takes the
   * place of a file of that name: our own classes may be on the class path of what we look at.
   */
  public ClassInfo defineApart(byte[] bytes, ClassInfo host) {
    return define(bytes, host, /* isApart= */ true);
  }

  /** A class that was defined here, by its internal name; null if there is none so far. */
  public @Nullable ClassInfo defined(String name) {
    ClassInfo known = classes.get(name);
    return known != null && known.isTrusted() ? known : null;
  }

  private ClassInfo define(byte[] bytes, ClassInfo host, boolean isApart) {
    String name = new ClassReader(bytes).getClassName();
    ClassInfo known = defined(name);
    if (known != null) {
      return known;
    }
    ClassFile file = ClassFile.generated(name, bytes, host.file());
    ClassInfo linked = new ClassLoading(this, reader).link(file, bytes.clone());
    boolean isPlaced = linked.isInPackageOf(host) && classPath.find(name).isEmpty();
    if (!isApart && !isPlaced) {
      throw new IllegalArgumentException(linked + " cannot be defined for " + host);
    }
    return publish(linked);
  }

  /**
   * Checks the code of a class and of those above it, as the JVM does before it initialises a class
   * (JVMS 5.4.1). The second time costs a hash lookup. The JDK's classes, and those that were made
   * here, are trusted.
   *
   * @throws LinkageException if the JVM would refuse to link it
   */
  public void verify(ClassInfo type) {
    verification.check(type);
  }

  HotSpotDialect dialect() {
    return new HotSpotDialect(classPath.featureVersion());
  }

  @Nullable ClassInfo loaded(String internalName) {
    return classes.get(internalName);
  }

  /** Makes a class known, unless another thread was faster; the one that is known. */
  ClassInfo publish(ClassInfo loaded) {
    ClassInfo known = classes.putIfAbsent(loaded.name(), loaded);
    return known == null ? loaded : known;
  }

  /**
   * Whether a cast between reference types succeeds (JVMS 6.5, checkcast), arrays included. Loads
   * the classes that it has to look at.
   *
   * @throws LinkageException if one of those cannot be loaded
   * @throws IllegalArgumentException for primitive types
   */
  public boolean isSubtype(JvmType type, JvmType other) {
    if (!type.isReference() || !other.isReference()) {
      throw new IllegalArgumentException("a reference type is wanted: " + type + ", " + other);
    }
    return ArrayTypes.isSubtype(this, type, other);
  }

  /**
   * The class whose private members a class shares (JVMS 5.4.4): the host that it names, if that
   * host is in the same package and names it in turn, otherwise the class itself.
   */
  public ClassInfo nestHost(ClassInfo member) {
    String named = member.header().nestHost();
    if (named == null) {
      return member;
    }
    try {
      ClassInfo host = load(named);
      boolean agrees = host.header().nestMembers().contains(member.name());
      return agrees && host.isInPackageOf(member) ? host : member;
    } catch (LinkageException e) {
      return member; // the JVM goes on without a host, too
    }
  }

  /**
   * The classes that an object of a type can be of: the type itself and those below it. The first
   * search reads all class files of the scope; later ones for the same type cost a hash lookup.
   */
  public SubtypeSet concreteSubtypes(ClassInfo type, Scope scope) {
    if (!isOfProject(type)) {
      ProgramQuestion.Kind kind =
          scope == Scope.PROJECT
              ? ProgramQuestion.Kind.PROJECT_SUBTYPES
              : ProgramQuestion.Kind.SUBTYPES;
      classPath.questions().add(kind, type.name());
    }
    return subtypes.computeIfAbsent(scope, this::index).concrete(type);
  }

  private SubtypeIndex index(Scope scope) {
    return new SubtypeIndex(this, new SupertypeNames(classPath, names(scope)));
  }

  private List<String> names(Scope scope) {
    return switch (scope) {
      case PROJECT -> classPath.classNames(project);
      case CLASS_PATH -> classPath.classNames();
      case CLASS_PATH_AND_JDK -> {
        List<String> names = new ArrayList<>(classPath.classNames());
        names.addAll(classPath.jdkClassNames());
        yield names;
      }
    };
  }
}
