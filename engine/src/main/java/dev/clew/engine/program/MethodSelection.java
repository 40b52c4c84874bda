package dev.clew.engine.program;

import dev.clew.engine.program.LinkageProblem.AbstractMethod;
import dev.clew.engine.program.LinkageProblem.IllegalAccess;
import dev.clew.engine.program.LinkageProblem.IncompatibleChange;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which method runs when one is called on objects of one class (JVMS 5.4.6). A table that fills as
 * calls are made; a linkage error is worked out anew each time.
 */
final class MethodSelection {

  private final ClassInfo receiver;
  private final ConcurrentHashMap<MethodInfo, MethodInfo> selected = new ConcurrentHashMap<>();

  MethodSelection(ClassInfo receiver) {
    this.receiver = receiver;
  }

  /** For invokevirtual. */
  MethodInfo select(MethodInfo resolved) {
    MethodInfo found = find(resolved);
    if (found.isAbstract()) {
      throw abstractMethod(receiver, resolved, found);
    }
    return found;
  }

  /** For invokeinterface, which insists on public methods and looks at that first (JVMS 6.5). */
  MethodInfo selectFromInterface(MethodInfo resolved, HotSpotDialect dialect) {
    MethodInfo found;
    try {
      found = find(resolved);
    } catch (LinkageException e) {
      throw dialect.hidesConflictsFromInterfaces() ? abstractMethod(receiver, resolved, null) : e;
    }
    if (!found.isPublic() && !found.isPrivate()) {
      String method = found.signature().describe(receiver + "." + found.name());
      throw new LinkageException(new IllegalAccess("'" + method + "'"));
    }
    return select(resolved);
  }

  private MethodInfo find(MethodInfo resolved) {
    MethodInfo known = selected.get(resolved);
    if (known != null) {
      return known;
    }
    MethodInfo found = search(resolved);
    selected.put(resolved, found);
    return found;
  }

  private MethodInfo search(MethodInfo resolved) {
    if (resolved.isPrivate()) {
      return resolved;
    }
    MethodInfo found = overriding(resolved);
    return found != null ? found : fromInterfaces(receiver, resolved);
  }

  private @Nullable MethodInfo overriding(MethodInfo resolved) {
    for (ClassInfo current = receiver; current != null; current = current.superclass()) {
      MethodInfo declared = current.declared(resolved.name(), resolved.descriptor());
      if (declared != null && canOverride(declared, resolved)) {
        return declared;
      }
    }
    return null;
  }

  /**
   * JVMS 5.4.5. A package-private method can be overridden from another package only through a
   * method in its own package that made it public or protected.
   */
  static boolean canOverride(MethodInfo method, MethodInfo other) {
    if (!method.isVirtual()) {
      return false;
    }
    if (other.isPublic() || other.isProtected() || method.owner().isInPackageOf(other.owner())) {
      return true;
    }
    ClassInfo between = method.owner().superclass();
    while (between != null && between != other.owner()) {
      MethodInfo step = between.declared(method.name(), method.descriptor());
      if (step != null && canOverride(method, step) && canOverride(step, other)) {
        return true;
      }
      between = between.superclass();
    }
    return false;
  }

  /** The one method with code among the maximally-specific ones of the superinterfaces. */
  static MethodInfo fromInterfaces(ClassInfo start, MethodInfo resolved) {
    List<MethodInfo> candidates =
        MethodLookup.concrete(
            MethodLookup.mostSpecific(
                MethodLookup.inSuperinterfaces(start, resolved.name(), resolved.descriptor())));
    if (candidates.size() > 1) {
      throw conflict(start, resolved);
    }
    if (!candidates.isEmpty()) {
      return candidates.get(0);
    }
    throw MethodLookup.hasStub(start, resolved)
        ? stubbed(start, resolved)
        : abstractMethod(start, resolved, null);
  }

  /** The stub is in the nearest class that brings interfaces with it. */
  private static LinkageException stubbed(ClassInfo start, MethodInfo resolved) {
    ClassInfo holder = start;
    while (holder.interfaces().isEmpty() && holder.superclass() != null) {
      holder = holder.superclass();
    }
    String method = holder.name() + "." + resolved.name() + resolved.descriptor();
    return new LinkageException(new AbstractMethod("Method " + method + " is abstract"));
  }

  static LinkageException abstractMethod(
      ClassInfo receiver, MethodInfo resolved, @Nullable MethodInfo selected) {
    String message =
        "Receiver class %s does not define or inherit an implementation of the resolved method '%s' of %s %s."
            .formatted(receiver, describe(resolved), kindOf(resolved.owner()), resolved.owner());
    if (selected != null && selected != resolved) {
      message += " Selected method is '" + prefix(selected) + selected + "'.";
    }
    return new LinkageException(new AbstractMethod(message));
  }

  private static String describe(MethodInfo method) {
    return prefix(method) + method.signature().describe(method.name());
  }

  private static String prefix(MethodInfo method) {
    return method.isAbstract() ? "abstract " : "";
  }

  private static String kindOf(ClassInfo owner) {
    if (owner.isInterface()) {
      return "interface";
    }
    return owner.isAbstract() ? "abstract class" : "class";
  }

  /** HotSpot names all declarations in the order in which it meets them, superclasses first. */
  private static LinkageException conflict(ClassInfo start, MethodInfo resolved) {
    Set<ClassInfo> met = new LinkedHashSet<>();
    meet(start, met);
    String names =
        met.stream()
            .map(each -> each.declared(resolved.name(), resolved.descriptor()))
            .filter(method -> method != null && method.isVirtual())
            .map(method -> method.owner().name() + "." + method.name())
            .collect(Collectors.joining(" "));
    return new LinkageException(new IncompatibleChange("Conflicting default methods: " + names));
  }

  private static void meet(ClassInfo type, Set<ClassInfo> met) {
    if (met.add(type)) {
      if (type.superclass() != null) {
        meet(type.superclass(), met);
      }
      type.interfaces().forEach(each -> meet(each, met));
    }
  }
}
