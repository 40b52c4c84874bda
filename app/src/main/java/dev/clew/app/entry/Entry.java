package dev.clew.app.entry;

import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.text.CallText;
import dev.clew.replay.recipe.CallSequence;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.RecipeMaker;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A way into a target: what is explored, and how its inputs become calls. */
public sealed interface Entry {

  MethodInfo explored();

  List<Recipe> recipes(RecipeMaker maker, List<Input> inputs) throws NoRecipeException;

  String call(List<Input> inputs);

  /** The method that matters. */
  MethodInfo target();

  /** Where an input goes to; empty for receivers, and for what is no argument of a call. */
  Optional<Handed> handed(String input);

  /** A parameter of a method, from 0. */
  record Handed(MethodInfo method, int parameter) {}

  /**
   * Whether objects are made by a deprecated call that is given nothing: they have nothing to work
   * with, and no new caller makes them. A target may be deprecated itself.
   */
  default boolean isMadeAsOfOld() {
    return methods()
        .filter(method -> !method.equals(target()))
        .filter(method -> method.signature().parameters().isEmpty())
        .anyMatch(method -> method.annotations().contains("java/lang/Deprecated"));
  }

  /** Whether there is anything to choose: a receiver or a parameter. */
  default boolean takesInputs() {
    boolean hasReceiver = !explored().isStatic() && !explored().isConstructor();
    return hasReceiver || !explored().signature().parameters().isEmpty();
  }

  /** The methods that inputs are handed to. */
  Stream<MethodInfo> methods();

  /** The target itself; its receiver is an input like any other. */
  record Direct(MethodInfo explored) implements Entry {
    @Override
    public List<Recipe> recipes(RecipeMaker maker, List<Input> inputs) throws NoRecipeException {
      return maker.make(explored, inputs);
    }

    @Override
    public String call(List<Input> inputs) {
      return CallText.of(explored, inputs);
    }

    @Override
    public MethodInfo target() {
      return explored;
    }

    @Override
    public Optional<Handed> handed(String input) {
      int index = explored.parameterNames().indexOf(input);
      return index < 0 ? Optional.empty() : Optional.of(new Handed(explored, index));
    }

    @Override
    public Stream<MethodInfo> methods() {
      return Stream.of(explored);
    }
  }

  /** A driver that makes the receiver first. */
  record Driven(MethodInfo explored, CallSequence sequence) implements Entry {
    @Override
    public List<Recipe> recipes(RecipeMaker maker, List<Input> inputs) throws NoRecipeException {
      return maker.make(sequence, inputs);
    }

    @Override
    public String call(List<Input> inputs) {
      return CallText.of(sequence.parts().stream().map(Driven::part).toList(), inputs);
    }

    @Override
    public MethodInfo target() {
      return sequence.target();
    }

    @Override
    public Optional<Handed> handed(String input) {
      for (CallSequence.Part part : sequence.parts()) {
        for (int i = 0; i < part.arguments().size(); i++) {
          CallSequence.Argument argument = part.arguments().get(i);
          if (argument.isInput() && argument.name().equals(input)) {
            return Optional.of(new Handed(part.method(), i));
          }
        }
      }
      return Optional.empty();
    }

    @Override
    public Stream<MethodInfo> methods() {
      return sequence.parts().stream().map(CallSequence.Part::method);
    }

    private static CallText.Part part(CallSequence.Part part) {
      return new CallText.Part(
          part.method(),
          part.receiver(),
          part.arguments().stream().map(CallSequence.Argument::name).toList(),
          part.arguments().stream().map(CallSequence.Argument::maker).toList());
    }
  }
}
