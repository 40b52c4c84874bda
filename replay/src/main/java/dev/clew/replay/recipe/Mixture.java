package dev.clew.replay.recipe;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Inputs that have been made, and calls that take them.
 *
 * @param numbers what was made, by the names of inputs
 */
record Mixture(Ingredients ingredients, Map<String, Integer> numbers) {

  /** A call of one method; the receiver is the input {@code this}. */
  Step call(MethodInfo target) {
    Integer receiver = numbers.get("this");
    List<Integer> arguments = new ArrayList<>();
    for (int i = 0; i < target.parameterNames().size(); i++) {
      JvmType type = target.signature().parameters().get(i);
      arguments.add(argument(target.parameterNames().get(i), type));
    }
    return call(target, arguments, receiver == null ? -1 : receiver);
  }

  /** All calls but the last are steps; that one comes back. */
  Step calls(CallSequence sequence) {
    List<Integer> results = new ArrayList<>();
    List<CallSequence.Part> parts = sequence.parts();
    for (CallSequence.Part part : parts.subList(0, parts.size() - 1)) {
      Step.Making made = call(part, results);
      results.add(made.result());
      ingredients.add(made);
    }
    return call(parts.get(parts.size() - 1), results);
  }

  private Step.Making call(CallSequence.Part part, List<Integer> results) {
    List<Integer> arguments = new ArrayList<>();
    for (CallSequence.Argument each : part.arguments()) {
      arguments.add(
          each.isInput() ? argument(each.name(), each.type()) : results.get(each.maker()));
    }
    int receiver = part.receiver() < 0 ? -1 : results.get(part.receiver());
    return call(part.method(), arguments, receiver);
  }

  private int argument(String name, JvmType type) {
    Integer known = numbers.get(name);
    return known != null ? known : ingredients.zero(type);
  }

  private Step.Making call(MethodInfo method, List<Integer> arguments, int receiver) {
    String owner = method.owner().toString();
    List<String> parameters =
        method.signature().parameters().stream().map(JvmType::javaName).toList();
    int result = ingredients.next();
    return method.isConstructor()
        ? new Step.Construct(result, owner, parameters, arguments)
        : new Step.Invoke(
            result,
            owner,
            method.name(),
            parameters,
            method.isStatic() ? OptionalInt.empty() : OptionalInt.of(receiver),
            arguments);
  }
}
