package dev.clew.replay.recipe;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;

/**
 * Calls in a row: those that make objects and change them, and last the one that matters. The
 * parameters of all of them are inputs, but for those that an earlier call makes.
 */
public record CallSequence(List<Part> parts) {
  public CallSequence {
    parts = List.copyOf(parts);
  }

  /** The part whose result is the receiver of a call that needs none. */
  public static final int NOBODY = -1;

  /**
   * What a parameter is given.
   *
   * @param name of the input among those of all calls
   * @param maker the part whose result it is, or {@link #NOBODY} for an input
   */
  public record Argument(String name, JvmType type, int maker) {
    public boolean isInput() {
      return maker == NOBODY;
    }
  }

  /**
   * One of the calls.
   *
   * @param receiver the part whose result it is called on, or {@link #NOBODY}
   */
  public record Part(MethodInfo method, int receiver, List<Argument> arguments) {
    public Part {
      arguments = List.copyOf(arguments);
    }

    /** A call all of whose parameters are inputs, called as they are after a prefix. */
    public static Part of(MethodInfo method, int receiver, String prefix) {
      List<Argument> arguments = new ArrayList<>();
      for (int i = 0; i < method.parameterNames().size(); i++) {
        JvmType type = method.signature().parameters().get(i);
        arguments.add(new Argument(prefix + method.parameterNames().get(i), type, NOBODY));
      }
      return new Part(method, receiver, arguments);
    }

    /** The same with one parameter that an earlier call makes. */
    public Part with(int parameter, int maker) {
      List<Argument> others = new ArrayList<>(arguments);
      Argument old = others.get(parameter);
      others.set(parameter, new Argument(old.name(), old.type(), maker));
      return new Part(method, receiver, others);
    }
  }

  /** The call that matters. */
  public MethodInfo target() {
    return parts.get(parts.size() - 1).method();
  }

  /** The inputs of all calls, part by part. */
  public List<Argument> inputs() {
    return parts.stream()
        .flatMap(part -> part.arguments().stream())
        .filter(Argument::isInput)
        .toList();
  }
}
