package dev.clew.junit.source.syntax;

import dev.clew.replay.recipe.Step;
import java.util.Map;

/** Boxes and what is in them. */
public final class Boxes {

  private static final Map<String, String> PRIMITIVES =
      Map.of(
          "java.lang.Boolean", "boolean",
          "java.lang.Byte", "byte",
          "java.lang.Short", "short",
          "java.lang.Character", "char",
          "java.lang.Integer", "int",
          "java.lang.Long", "long",
          "java.lang.Float", "float",
          "java.lang.Double", "double");

  private Boxes() {}

  public static boolean isBox(String type) {
    return PRIMITIVES.containsKey(type);
  }

  /** Whether a step makes a box as compilers do. */
  public static boolean isBoxing(Step.Invoke step) {
    return step.receiver().isEmpty() && isBox(step.owner()) && step.method().equals("valueOf");
  }

  /** The primitive type of a boxed value. */
  static String primitive(Object box) {
    return PRIMITIVES.getOrDefault(box.getClass().getName(), "int");
  }

  /** Such as {@code Integer.valueOf(3)}. */
  public static Code valueOf(Object box) {
    return Code.call(
        box.getClass().getSimpleName() + ".valueOf", Code.of(JavaLiterals.primitive(box)));
  }

  /** In an array's initialiser, where constants become narrow by themselves. */
  public static Code element(Object value) {
    return Code.of(
        value instanceof Byte || value instanceof Short
            ? value.toString()
            : JavaLiterals.primitive(value));
  }
}
