package dev.clew.app.targets;

import dev.clew.app.UserException;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.CompilersMethods;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the methods of a class that a user means. */
final class MethodSearch {

  private static final int MAX_LISTED = 12;

  private MethodSearch() {}

  /** Every method with code that stands in the source: public ones first, else in file order. */
  static List<MethodInfo> all(ClassInfo owner) {
    return owner.methods().stream()
        .filter(MethodInfo::hasCode)
        .filter(MethodSearch::isWritten)
        .sorted(Comparator.comparing((MethodInfo method) -> !method.isPublic()))
        .toList();
  }

  private static boolean isWritten(MethodInfo method) {
    return !method.isSynthetic()
        && !method.isBridge()
        && !method.isClassInitializer()
        && !CompilersMethods.isOne(method);
  }

  /**
   * The one method that a name means.
   *
   * @throws UserException if there is none, more than one, or one without code
   */
  static MethodInfo find(ClassInfo owner, TargetName target) {
    List<MethodInfo> named =
        owner.methods().stream().filter(method -> isNamed(method, target)).toList();
    List<MethodInfo> fitting = named.stream().filter(method -> fits(method, target)).toList();
    List<MethodInfo> written = fitting.stream().filter(MethodSearch::isWritten).toList();
    List<MethodInfo> meant = written.isEmpty() ? fitting : written;
    if (meant.isEmpty()) {
      throw notFound(owner, target, named);
    }
    if (meant.size() > 1) {
      throw new UserException(
          "'" + target.text() + "' is overloaded", "choose one of " + list(meant));
    }
    return withCode(meant.get(0));
  }

  private static boolean isNamed(MethodInfo method, TargetName target) {
    String name = target.method().orElseThrow();
    boolean isConstructorsClass =
        method.isConstructor() && name.equals(simpleName(method.owner().name()));
    return method.name().equals(name) || isConstructorsClass;
  }

  private static String simpleName(String internalName) {
    return internalName.substring(
        Math.max(internalName.lastIndexOf('/'), internalName.lastIndexOf('$')) + 1);
  }

  private static boolean fits(MethodInfo method, TargetName target) {
    if (target.descriptor().isPresent()) {
      return method.descriptor().equals(target.descriptor().get());
    }
    List<JvmType> types = method.signature().parameters();
    List<String> wanted = target.parameters().orElse(null);
    if (wanted == null) {
      return true;
    }
    if (wanted.size() != types.size()) {
      return false;
    }
    for (int i = 0; i < types.size(); i++) {
      if (!isCalled(types.get(i).javaName(), wanted.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Also without its package, and with dots for dollars. */
  private static boolean isCalled(String type, String wanted) {
    String dotted = type.replace('$', '.');
    return type.equals(wanted) || dotted.equals(wanted) || dotted.endsWith("." + wanted);
  }

  private static MethodInfo withCode(MethodInfo method) {
    if (method.isAbstract()) {
      throw new UserException(
          describe(method) + " is abstract and has no code",
          "name the method of a class that implements it");
    }
    if (method.isNative()) {
      throw new UserException(
          describe(method) + " is native and has no bytecode", "name a method that calls it");
    }
    return method;
  }

  private static UserException notFound(
      ClassInfo owner, TargetName target, List<MethodInfo> named) {
    Optional<MethodInfo> inherited = inherited(owner, target);
    if (named.isEmpty() && inherited.isPresent()) {
      return new UserException(
          "'" + target.text() + "' is inherited", "name it as " + describe(inherited.get()));
    }
    List<MethodInfo> candidates = named.isEmpty() ? all(owner) : named;
    return new UserException(
        "there is no method '"
            + target.text().substring(target.text().indexOf('#') + 1)
            + "' in "
            + owner,
        candidates.isEmpty() ? "it has no methods with code" : "it has " + list(candidates));
  }

  private static Optional<MethodInfo> inherited(ClassInfo owner, TargetName target) {
    List<ClassInfo> above = new ArrayList<>();
    for (ClassInfo c = owner.superclass(); c != null; c = c.superclass()) {
      above.add(c);
    }
    above.addAll(owner.allSuperinterfaces());
    return above.stream()
        .flatMap(type -> type.methods().stream())
        .filter(method -> !method.isConstructor() && !method.isClassInitializer())
        .filter(method -> isNamed(method, target) && fits(method, target))
        .findFirst();
  }

  private static String list(List<MethodInfo> methods) {
    String shown =
        methods.stream()
            .limit(MAX_LISTED)
            .map(MethodSearch::describe)
            .collect(Collectors.joining(", "));
    int hidden = methods.size() - MAX_LISTED;
    return hidden > 0 ? shown + " and " + hidden + " more" : shown;
  }

  /** As the user can name it. */
  private static String describe(MethodInfo method) {
    String parameters =
        method.signature().parameters().stream()
            .map(JvmType::javaName)
            .collect(Collectors.joining(","));
    return "'" + method.owner() + "#" + method.name() + "(" + parameters + ")'";
  }
}
