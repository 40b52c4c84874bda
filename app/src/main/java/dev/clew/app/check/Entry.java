package dev.clew.app.check;

import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.text.CallText;
import dev.clew.replay.recipe.CallSequence;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.RecipeMaker;
import java.util.List;

/** A way into a target: what is explored, and how its inputs become calls. */
sealed interface Entry {

  MethodInfo explored();

  List<Recipe> recipes(RecipeMaker maker, List<Input> inputs) throws NoRecipeException;

  String call(List<Input> inputs);

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
  }

  /** A driver that makes the receiver first. */
  record Driven(MethodInfo explored, CallSequence sequence) implements Entry {
    @Override
    public List<Recipe> recipes(RecipeMaker maker, List<Input> inputs) throws NoRecipeException {
      return maker.make(sequence, inputs);
    }

    @Override
    public String call(List<Input> inputs) {
      return CallText.of(
          sequence.parts().stream()
              .map(part -> new CallText.Part(part.method(), part.names()))
              .toList(),
          inputs);
    }
  }
}
