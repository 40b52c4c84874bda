package dev.clew.replay.recipe;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What an abstract class leaves to its subclasses. */
public final class OpenMethods {

  private OpenMethods() {}

  /**
   * The methods that a concrete subclass has to write, each once, in the order of declaration;
   * those of the class come before those of classes and interfaces above it. Looks at all methods
   * of all of them.
   */
  public static List<MethodInfo> of(ClassInfo type) {
    List<ClassInfo> all = new ArrayList<>();
    for (ClassInfo at = type; at != null; at = at.superclass()) {
      all.add(at);
    }
    all.addAll(type.allSuperinterfaces());
    Map<String, MethodInfo> open = new LinkedHashMap<>();
    for (ClassInfo each : all) {
      for (MethodInfo method : each.methods()) {
        if (isInherited(method) && isOpen(type, method)) {
          open.putIfAbsent(method.name() + method.descriptor(), method);
        }
      }
    }
    return List.copyOf(open.values());
  }

  /**
   * The same together with those that a subclass may write anew, of some names: code beyond the
   * boundary that is answered for. An answer of a name that is left open, too, is meant for that.
   *
   * @param names of methods
   */
  public static List<MethodInfo> of(ClassInfo type, Set<String> names) {
    Map<String, MethodInfo> written = new LinkedHashMap<>();
    Set<String> left = new HashSet<>(names);
    for (MethodInfo method : of(type)) {
      written.put(method.name() + method.descriptor(), method);
      left.remove(method.name());
    }
    Set<String> fixed = new HashSet<>();
    for (ClassInfo at = type; at != null; at = at.superclass()) {
      for (MethodInfo method : at.methods()) {
        String key = method.name() + method.descriptor();
        boolean isWritten =
            left.contains(method.name())
                && isInherited(method)
                && !method.isBridge()
                && !isPackagePrivate(method);
        if (method.isFinal()) {
          fixed.add(key);
        } else if (isWritten && !fixed.contains(key)) {
          written.putIfAbsent(key, method);
        }
      }
    }
    return List.copyOf(written.values());
  }

  private static boolean isInherited(MethodInfo method) {
    return !method.isStatic() && !method.isPrivate() && !method.isConstructor();
  }

  private static boolean isOpen(ClassInfo type, MethodInfo method) {
    try {
      type.select(method);
      return false;
    } catch (LinkageException e) {
      return true; // abstract, or two interfaces have code for it
    }
  }

  /** Whether code outside of the method's package cannot write it. */
  public static boolean isPackagePrivate(MethodInfo method) {
    return !method.isPublic() && !method.isProtected();
  }
}
