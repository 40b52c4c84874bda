package dev.clew.replay.recipe;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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
    List<String> names = new ArrayList<>(target.parameterNames());
    names.add("this");
    return make(target.owner(), inputs, names, mixture -> mixture.call(target));
  }

  /** The same for a sequence of calls; its inputs are named as {@link CallSequence#inputs} says. */
  public List<Recipe> make(CallSequence sequence, List<Input> inputs) throws NoRecipeException {
    List<String> names = sequence.inputs().stream().map(CallSequence.Argument::name).toList();
    return make(sequence.target().owner(), inputs, names, mixture -> mixture.calls(sequence));
  }

  /** How the calls are added to inputs that have been made. */
  private interface Calls {
    Step add(Mixture mixture);
  }

  private List<Recipe> make(ClassInfo from, List<Input> inputs, List<String> names, Calls calls)
      throws NoRecipeException {
    List<Recipe> recipes = new ArrayList<>();
    Recipe direct = make(inputs, names, calls, null);
    if (!direct.isPublic()) {
      try {
        recipes.add(make(inputs, names, calls, new Making(new Visibility(from), false)));
        recipes.add(make(inputs, names, calls, new Making(new Visibility(from), true)));
      } catch (NoRecipeException e) {
        // objects that refer to each other in a circle: by their fields, then
      }
    }
    recipes.add(direct);
    return recipes;
  }

  private Recipe make(List<Input> inputs, List<String> names, Calls calls, @Nullable Making making)
      throws NoRecipeException {
    Ingredients ingredients = new Ingredients(program, constructions, inputs, making);
    Map<String, Integer> numbers = new HashMap<>();
    @Nullable String standardInput = null;
    List<Answer> answers = new ArrayList<>();
    for (Input input : inputs) {
      if (names.contains(input.name())) {
        numbers.put(input.name(), ingredients.add(input.value()));
      } else if (input.origin() instanceof InputOrigin.FromStandardInput) {
        standardInput = bytes(input.value());
      } else if (input.origin() instanceof InputOrigin.FromWorld world) {
        answers.add(answer(world, input));
      } else if (input.origin() instanceof InputOrigin.FromStaticField field) {
        ingredients.setStatic(field.owner(), field.field(), input.value());
      } else if (!(input.value() instanceof Datum.Null)) { // what a driver is not given is null
        ingredients.property("clew.input." + input.name(), text(input.value()));
      }
    }
    for (Answer each : answers) { // after all else, so that no constructor takes them away
      int value = ingredients.add(each.input().value());
      ingredients.add(new Step.Given(each.question(), value, each.input().matters()));
    }
    Step call = calls.add(new Mixture(ingredients, numbers));
    return new Recipe(ingredients.steps(), call, standardInput);
  }

  /** What the world outside answers. */
  private record Answer(String question, Input input) {}

  private static Answer answer(InputOrigin.FromWorld world, Input input) throws NoRecipeException {
    if (!OutsideAnswers.isOne(world.question())) {
      throw new NoRecipeException("an input from outside: " + input.name());
    }
    return new Answer(world.question(), input);
  }

  /** As drivers read it: a character is itself, as digits would be those of another one. */
  private static String text(Datum value) throws NoRecipeException {
    if (value instanceof Datum.Primitive primitive) {
      return primitive.value().toString();
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
