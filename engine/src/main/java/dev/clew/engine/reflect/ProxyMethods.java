package dev.clew.engine.reflect;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The methods that a proxy class has: three of {@code Object}, and those of its interfaces.
 *
 * @param from the class through which the method is looked up
 * @param exceptions which the method may let pass, internal names
 */
record ProxyMethods(ClassInfo from, MethodInfo method, List<String> exceptions) {

  static List<ProxyMethods> of(Program program, List<ClassInfo> interfaces) {
    Map<String, ProxyMethods> found = new LinkedHashMap<>();
    ClassInfo object = program.load("java/lang/Object");
    for (String each :
        List.of("hashCode()I", "equals(Ljava/lang/Object;)Z", "toString()Ljava/lang/String;")) {
      int split = each.indexOf('(');
      MethodInfo method =
          object.method(each.substring(0, split), each.substring(split)).orElseThrow();
      found.put(each, new ProxyMethods(object, method, List.of()));
    }
    for (ClassInfo each : interfaces) {
      ofInterface(each)
          .forEach((key, method) -> found.merge(key, method, (a, b) -> a.merge(program, b)));
    }
    return List.copyOf(found.values());
  }

  /** Methods of an interface and those above it; what is declared below hides what is above. */
  private static Map<String, ProxyMethods> ofInterface(ClassInfo type) {
    List<ClassInfo> all = new ArrayList<>(type.allSuperinterfaces());
    all.add(type);
    Map<String, ProxyMethods> found = new LinkedHashMap<>();
    for (int i = all.size() - 1; i >= 0; i--) {
      for (MethodInfo method : all.get(i).methods()) {
        if (!method.isStatic() && method.isPublic()) {
          found.putIfAbsent(
              method.name() + method.descriptor(),
              new ProxyMethods(type, method, method.exceptions()));
        }
      }
    }
    return found;
  }

  /** Of two methods that are one in the proxy, only exceptions pass that both declare. */
  private ProxyMethods merge(Program program, ProxyMethods other) {
    List<String> common = new ArrayList<>();
    collect(program, exceptions, other.exceptions, common);
    collect(program, other.exceptions, exceptions, common);
    return new ProxyMethods(from, method, List.copyOf(common));
  }

  private static void collect(
      Program program, List<String> from, List<String> with, List<String> common) {
    for (String each : from) {
      boolean isCovered =
          with.stream().anyMatch(other -> program.load(each).isSubtypeOf(program.load(other)));
      if (isCovered && !common.contains(each)) {
        common.add(each);
      }
    }
  }

  /**
   * What is thrown on as it is; empty if everything is. The order is that of the catch blocks: none
   * is above one after it.
   */
  List<String> passing(Program program) {
    List<String> passing =
        new ArrayList<>(List.of("java/lang/Error", "java/lang/RuntimeException"));
    for (String each : exceptions) {
      if (each.equals("java/lang/Throwable")) {
        return List.of();
      }
      ClassInfo type = program.load(each);
      boolean isCovered = passing.stream().anyMatch(other -> type.isSubtypeOf(program.load(other)));
      if (!isCovered) {
        passing.removeIf(other -> program.load(other).isSubtypeOf(type));
        passing.add(each);
      }
    }
    return passing;
  }
}
