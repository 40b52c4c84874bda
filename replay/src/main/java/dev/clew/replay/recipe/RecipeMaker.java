package dev.clew.replay.recipe;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Makes recipes for the inputs of paths. For one thread. */
public final class RecipeMaker {

  private final Program program;
  private final Constructions constructions;

  public RecipeMaker(Program program) {
    this.program = program;
    this.constructions = new Constructions(program);
  }

  /**
   * The ways to make inputs, best first: with constructors and setters where that may work, then by
   * writing fields.
   *
   * @throws NoRecipeException if an input cannot be supplied at all
   */
  public List<Recipe> make(MethodInfo target, List<Input> inputs) throws NoRecipeException {
    List<Recipe> recipes = new ArrayList<>();
    Recipe direct = make(target, inputs, /* constructing= */ false);
    if (!direct.isPublic()) {
      try {
        recipes.add(make(target, inputs, /* constructing= */ true));
      } catch (NoRecipeException e) {
        // objects that refer to each other in a circle: by their fields, then
      }
    }
    recipes.add(direct);
    return recipes;
  }

  private Recipe make(MethodInfo target, List<Input> inputs, boolean constructing)
      throws NoRecipeException {
    Ingredients ingredients = new Ingredients(program, constructions, inputs, constructing);
    Map<String, Integer> numbers = new HashMap<>();
    List<String> names = target.parameterNames();
    String standardInput = "";
    for (Input input : inputs) {
      if (names.contains(input.name()) || input.name().equals("this")) {
        numbers.put(input.name(), ingredients.add(input.value()));
      } else if (input.name().equals("System.in")) {
        standardInput = bytes(input.value());
      } else {
        further(ingredients, input);
      }
    }
    List<Integer> arguments = new ArrayList<>();
    List<JvmType> types = target.signature().parameters();
    for (int i = 0; i < names.size(); i++) {
      Integer known = numbers.get(names.get(i));
      arguments.add(known != null ? known : ingredients.zero(types.get(i)));
    }
    Step call = call(target, numbers.getOrDefault("this", -1), arguments, ingredients.next());
    return new Recipe(ingredients.steps(), call, standardInput);
  }

  private static Step call(MethodInfo target, int receiver, List<Integer> arguments, int result) {
    String owner = target.owner().toString();
    List<String> parameters =
        target.signature().parameters().stream().map(JvmType::javaName).toList();
    return target.isConstructor()
        ? new Step.Construct(result, owner, parameters, arguments)
        : new Step.Invoke(
            result,
            owner,
            target.name(),
            parameters,
            target.isStatic() ? OptionalInt.empty() : OptionalInt.of(receiver),
            arguments);
  }

  /** A static field, or an answer to a driver's question. */
  private void further(Ingredients ingredients, Input input) throws NoRecipeException {
    int dot = input.name().lastIndexOf('.');
    if (input.name().contains("(") || input.name().startsWith("System.")) {
      throw new NoRecipeException("an input from outside: " + input.name());
    }
    if (dot > 0 && isStaticField(input.name().substring(0, dot), input.name().substring(dot + 1))) {
      ingredients.setStatic(
          input.name().substring(0, dot), input.name().substring(dot + 1), input.value());
    } else {
      ingredients.property("clew.input." + input.name(), text(input.value()));
    }
  }

  private boolean isStaticField(String owner, String name) {
    String internalName = owner.replace('.', '/');
    if (program.classPath().find(internalName).isEmpty()) {
      return false;
    }
    ClassInfo type = program.load(internalName);
    return type.fields().stream().anyMatch(field -> field.isStatic() && field.name().equals(name));
  }

  private static String text(Datum value) throws NoRecipeException {
    if (value instanceof Datum.Primitive primitive) {
      return primitive.value() instanceof Character unit
          ? Integer.toString(unit)
          : primitive.value().toString();
    }
    if (value instanceof Datum.Text text) {
      return text.value();
    }
    throw new NoRecipeException("an input from outside that is no text and no number");
  }

  private static String bytes(Datum value) {
    StringBuilder text = new StringBuilder();
    if (value instanceof Datum.Array array) {
      for (Datum element : array.elements()) {
        if (element instanceof Datum.Primitive primitive && primitive.value() instanceof Byte b) {
          text.append((char) (b & 0xFF));
        }
      }
    }
    return text.toString();
  }
}
