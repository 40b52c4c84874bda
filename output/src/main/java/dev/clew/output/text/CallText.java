package dev.clew.output.text;

import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A call with its inputs on one line, such as {@code new Cart(3).total(0, "a")}. */
public final class CallText {

  /** A call in a row of calls, with the names of the inputs that are its arguments. */
  public record Part(MethodInfo method, List<String> names) {
    public Part {
      names = List.copyOf(names);
    }
  }

  private final Map<String, String> values = new HashMap<>();
  private final List<String> others = new ArrayList<>();

  private CallText(List<Input> inputs, List<String> arguments) {
    DatumText text = new DatumText();
    for (Input input : inputs) {
      String value = text.of(input.value(), input.name());
      values.put(input.name(), value);
      if (!arguments.contains(input.name()) && !input.name().equals("this")) {
        others.add(input.name() + " = " + value);
      }
    }
  }

  /** Parameters that no input is for are shown as they are called. */
  public static String of(MethodInfo target, List<Input> inputs) {
    CallText text = new CallText(inputs, target.parameterNames());
    return text.receiver(target)
        + text.arguments(new Part(target, target.parameterNames()))
        + text.others();
  }

  /** A constructor, calls that change what it made, and the call that matters. */
  public static String of(List<Part> calls, List<Input> inputs) {
    CallText text =
        new CallText(inputs, calls.stream().flatMap(call -> call.names().stream()).toList());
    StringBuilder line = new StringBuilder();
    for (Part call : calls.subList(0, calls.size() - 1)) {
      line.append(
          call.method().isConstructor()
              ? "new " + TypeNames.simple(call.method().owner().toString())
              : " { " + call.method().name());
      line.append(text.arguments(call)).append(call.method().isConstructor() ? "" : " }");
    }
    Part last = calls.get(calls.size() - 1);
    return line.append('.').append(last.method().name()).append(text.arguments(last))
        + text.others();
  }

  private String arguments(Part call) {
    List<String> texts =
        call.names().stream().map(name -> values.getOrDefault(name, name)).toList();
    return "(" + String.join(", ", texts) + ")";
  }

  private String others() {
    return others.isEmpty() ? "" : " with " + String.join(", ", others);
  }

  private String receiver(MethodInfo target) {
    String type = TypeNames.simple(target.owner().toString());
    if (target.isConstructor()) {
      return "new " + type;
    }
    return (target.isStatic() ? type : values.getOrDefault("this", type)) + "." + target.name();
  }
}
