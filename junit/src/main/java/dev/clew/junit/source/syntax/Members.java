package dev.clew.junit.source.syntax;

import dev.clew.engine.program.ClassHeader.InnerClass;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.Member;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/** What the program's classes declare, and what other code of a package may use of it. */
public final class Members {

  private final Program program;
  private final String packageName;

  /**
   * What code of a package may use.
   *
   * @param packageName internal; that of the code which uses them
   */
  public Members(Program program, String packageName) {
    this.program = program;
    this.packageName = packageName;
  }

  /** The class of a name as {@link Class#getName} has it; empty where there is none. */
  public Optional<ClassInfo> type(String name) {
    try {
      return Optional.of(program.load(name.replace('.', '/')));
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }

  boolean isIn(String otherPackage, String simpleName) {
    String prefix = otherPackage.isEmpty() ? "" : otherPackage + "/";
    return program.classPath().find(prefix + simpleName).isPresent();
  }

  String packageName() {
    return packageName;
  }

  /** How many type parameters a class has. */
  public static int typeParameters(ClassInfo type) {
    String signature = type.header().signature();
    if (signature == null) {
      return 0;
    }
    List<String> parameters = new ArrayList<>();
    new SignatureReader(signature)
        .accept(
            new SignatureVisitor(Opcodes.ASM9) {
              @Override
              public void visitFormalTypeParameter(String name) {
                parameters.add(name);
              }
            });
    return parameters.size();
  }

  /** The entry of a class about itself, if it is a nested one. */
  public static Optional<InnerClass> nesting(ClassInfo type) {
    return type.header().innerClasses().stream()
        .filter(inner -> inner.name().equals(type.name()))
        .findFirst();
  }

  /** Whether the package's code can name a type: an element type's name, no array. */
  public boolean isAccessible(ClassInfo type) {
    Optional<InnerClass> nesting = nesting(type);
    if (nesting.isEmpty()) {
      return isNamed(type.name().substring(type.name().lastIndexOf('/') + 1))
          && (type.isPublic() || type.packageName().equals(packageName));
    }
    InnerClass inner = nesting.get();
    if (inner.outerName() == null || inner.simpleName() == null || !isNamed(inner.simpleName())) {
      return false;
    }
    boolean isSeen =
        Modifier.isPublic(inner.access())
            || (type.packageName().equals(packageName) && !Modifier.isPrivate(inner.access()));
    return isSeen && type(inner.outerName()).map(this::isAccessible).orElse(false);
  }

  private static boolean isNamed(String simpleName) {
    return Identifiers.isName(simpleName);
  }

  /** Whether the package's code can use a member by its name. */
  public boolean isAccessible(Member member) {
    boolean isConstructor = member.name().equals("<init>");
    return isAccessible(member.owner())
        && !member.isSynthetic()
        && (isConstructor || Identifiers.isName(member.name()))
        && (member.isPublic()
            || (!member.isPrivate() && member.owner().packageName().equals(packageName)));
  }

  /** A method or constructor of a class or of those above it. */
  public Optional<MethodInfo> method(String owner, String name, List<String> parameters) {
    for (ClassInfo at = type(owner).orElse(null); at != null; at = at.superclass()) {
      for (MethodInfo method : at.methods()) {
        if (method.name().equals(name) && parameters(method).equals(parameters)) {
          return Optional.of(method);
        }
      }
    }
    return Optional.empty();
  }

  /** The methods that it overrides or implements, those of the nearest classes first. */
  public Stream<MethodInfo> overridden(MethodInfo method) {
    if (method.isStatic() || method.isConstructor() || method.isPrivate()) {
      return Stream.empty();
    }
    List<ClassInfo> above = new ArrayList<>();
    for (ClassInfo at = method.owner().superclass(); at != null; at = at.superclass()) {
      above.add(at);
    }
    above.addAll(method.owner().allSuperinterfaces());
    return above.stream()
        .flatMap(type -> type.methods().stream())
        .filter(each -> each.name().equals(method.name()) && !each.isStatic())
        .filter(each -> each.signature().parameters().equals(method.signature().parameters()));
  }

  public static List<String> parameters(MethodInfo method) {
    return method.signature().parameters().stream().map(JvmType::javaName).toList();
  }

  /** Whether a call by name and number of arguments may be taken for another's. */
  public boolean isOverloaded(MethodInfo method) {
    int arity = method.signature().parameters().size();
    for (ClassInfo at = method.owner(); at != null; at = at.superclass()) {
      for (MethodInfo other : at.methods()) {
        boolean isOther =
            other.name().equals(method.name())
                && !other.isBridge()
                && !other.signature().parameters().equals(method.signature().parameters());
        if (isOther && (other.isVarargs() || other.signature().parameters().size() == arity)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether it says that it throws what callers have to care for. */
  public boolean isChecked(MethodInfo method) {
    return method.exceptions().stream().anyMatch(this::isCheckedException);
  }

  private boolean isCheckedException(String name) {
    Optional<ClassInfo> type = type(name);
    return type.isEmpty()
        || (!isBelow(type.get(), "java/lang/RuntimeException")
            && !isBelow(type.get(), "java/lang/Error"));
  }

  public boolean isBelow(ClassInfo type, String other) {
    return type(other).map(type::isSubtypeOf).orElse(false);
  }

  public boolean isBelow(String type, String other) {
    return type(type).map(each -> isBelow(each, other)).orElse(false);
  }

  /** A field by its name in a datum: {@code Owner.name} where another hides it. */
  public Optional<FieldInfo> field(String owner, String name) {
    int dot = name.lastIndexOf('.');
    String declaring = name.substring(0, Math.max(dot, 0));
    for (ClassInfo at = type(owner).orElse(null); at != null; at = at.superclass()) {
      boolean fits = dot < 0 || at.toString().equals(declaring) || isCalled(at, declaring);
      for (FieldInfo field : at.fields()) {
        if (fits && field.name().equals(name.substring(dot + 1))) {
          return Optional.of(field);
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isCalled(ClassInfo type, String simpleName) {
    return type.toString().endsWith("." + simpleName) || type.toString().endsWith("$" + simpleName);
  }
}
