package dev.clew.engine.program;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Classes of the running JDK, to compare what the JVM says of them with what we say. */
final class JdkClasses {

  private JdkClasses() {}

  /**
   * Some classes of the packages that everybody uses, in an order that depends on the seed only.
   */
  static List<Class<?>> sample(ClassPath path, long seed, int count) {
    List<String> names =
        new ArrayList<>(
            path.jdkClassNames().stream()
                .filter(name -> name.matches("java/(util|lang|io|nio|time|net|text|math)/.*"))
                .filter(name -> isInBase(path, name))
                .toList());
    Collections.shuffle(names, new Random(seed));
    List<Class<?>> classes = new ArrayList<>();
    for (String name : names.subList(0, Math.min(count, names.size()))) {
      classes.add(find(name));
    }
    return classes;
  }

  private static boolean isInBase(ClassPath path, String name) {
    return path.find(name).orElseThrow().location().contains("/modules/java.base/");
  }

  static Class<?> find(String internalName) {
    try {
      return Class.forName(internalName.replace('/', '.'), false, null);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  static JvmType typeOf(Class<?> type) {
    return JvmType.parse(type.descriptorString());
  }

  static String nameOf(Class<?> type) {
    return type.getName().replace('.', '/');
  }
}
