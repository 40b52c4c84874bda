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
    return call(target, target.parameterNames(), receiver == null ? -1 : receiver);
  }

  /** All calls but the last are steps; that one comes back. */
  Step calls(CallSequence sequence) {
    List<CallSequence.Part> parts = sequence.parts();
    Step.Construct construct =
        (Step.Construct) call(parts.get(0).method(), parts.get(0).names(), -1);
    ingredients.add(construct);
    for (CallSequence.Part change : parts.subList(1, parts.size() - 1)) {
      ingredients.add(call(change.method(), change.names(), construct.result()));
    }
    CallSequence.Part last = parts.get(parts.size() - 1);
    return call(last.method(), last.names(), construct.result());
  }

  private Step call(MethodInfo method, List<String> names, int receiver) {
    List<JvmType> types = method.signature().parameters();
    List<Integer> arguments = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      Integer known = numbers.get(names.get(i));
      arguments.add(known != null ? known : ingredients.zero(types.get(i)));
    }
    String owner = method.owner().toString();
    List<String> parameters = types.stream().map(JvmType::javaName).toList();
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
