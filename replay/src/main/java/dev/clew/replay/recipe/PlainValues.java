package dev.clew.replay.recipe;

import dev.clew.engine.program.type.JvmType;
import java.util.List;

/** Values for parameters that no field tells the value of, and that must not be null. */
final class PlainValues {

  private static final String TEXT = "java.lang.String";

  private PlainValues() {}

  /** Adds what makes one; null where there is no plain value of a type. */
  static int add(Ingredients ingredients, JvmType type) {
    return switch (type.javaName()) {
      case TEXT -> constant(ingredients, "");
      case "java.lang.Boolean" -> constant(ingredients, false);
      case "java.lang.Character" -> constant(ingredients, (char) 0);
      case "java.lang.Integer" -> constant(ingredients, 0);
      case "java.lang.Long" -> constant(ingredients, 0L);
      case "java.lang.Double" -> constant(ingredients, 0d);
      case "java.math.BigDecimal", "java.math.BigInteger" ->
          spelled(ingredients, type.javaName(), "0");
      case "java.util.List", "java.util.Collection", "java.lang.Iterable" ->
          empty(ingredients, "java.util.ArrayList");
      case "java.util.Set" -> empty(ingredients, "java.util.LinkedHashSet");
      case "java.util.Map" -> empty(ingredients, "java.util.LinkedHashMap");
      default -> ingredients.zero(type);
    };
  }

  private static int constant(Ingredients ingredients, Object value) {
    int number = ingredients.next();
    ingredients.add(new Step.Constant(number, value));
    return number;
  }

  private static int spelled(Ingredients ingredients, String type, String text) {
    int argument = constant(ingredients, text);
    int number = ingredients.next();
    ingredients.add(new Step.Construct(number, type, List.of(TEXT), List.of(argument)));
    return number;
  }

  private static int empty(Ingredients ingredients, String type) {
    int number = ingredients.next();
    ingredients.add(new Step.NewContainer(number, type, List.of(), 0));
    return number;
  }
}
