package dev.clew.output.text;

import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.CompanionObjects;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A call with its inputs on one line, such as {@code new Cart(3).total(0, "a")}. */
public final class CallText {

  /**
   * A call in a row of calls.
   *
   * @param receiver the call whose result it is called on, from 0; negative for none
   * @param names of the inputs that are its arguments
   * @param makers the calls whose results they are; negative for inputs
   */
  public record Part(MethodInfo method, int receiver, List<String> names, List<Integer> makers) {
    public Part {
      names = List.copyOf(names);
      makers = List.copyOf(makers);
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
        + arguments(target.parameterNames().stream().map(text::value).toList())
        + text.others();
  }

  /** Calls that make and change objects, and the call that matters. */
  public static String of(List<Part> calls, List<Input> inputs) {
    CallText text =
        new CallText(inputs, calls.stream().flatMap(call -> call.names().stream()).toList());
    List<String> made = new ArrayList<>();
    for (Part call : calls) {
      MethodInfo method = call.method();
      String type = ShortTypeNames.simple(method.owner().toString());
      String arguments = text.arguments(call, made);
      if (CompanionObjects.isMaker(method)) {
        made.add(type); // Cart.Companion is what callers write
      } else if (call.receiver() < 0) {
        made.add((method.isConstructor() ? "new " + type : type + "." + method.name()) + arguments);
      } else if (isUsed(calls, made.size())) {
        made.add(made.get(call.receiver()) + "." + method.name() + arguments);
      } else {
        String change = method.name() + arguments;
        boolean isFluent = method.signature().result().equals(method.owner().type());
        String before = made.get(call.receiver());
        String changed = isFluent ? before + "." + change : changed(before, change);
        made.set(call.receiver(), changed);
        made.add(changed);
      }
    }
    return made.get(made.size() - 1) + text.others();
  }

  /** Changes in a row share their braces. */
  private static String changed(String before, String change) {
    return before.endsWith(" }")
        ? before.substring(0, before.length() - " }".length()) + "; " + change + " }"
        : before + " { " + change + " }";
  }

  /** Whether it is the last call, or one whose result is used. */
  private static boolean isUsed(List<Part> calls, int index) {
    return index == calls.size() - 1
        || calls.stream()
            .anyMatch(each -> each.receiver() == index || each.makers().contains(index));
  }

  private String arguments(Part call, List<String> made) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < call.names().size(); i++) {
      int maker = call.makers().get(i);
      texts.add(maker < 0 ? value(call.names().get(i)) : made.get(maker));
    }
    return arguments(texts);
  }

  private String value(String name) {
    return values.getOrDefault(name, name);
  }

  private static String arguments(List<String> texts) {
    return "(" + String.join(", ", texts) + ")";
  }

  private String others() {
    return others.isEmpty() ? "" : " with " + String.join(", ", others);
  }

  private String receiver(MethodInfo target) {
    String type = ShortTypeNames.simple(target.owner().toString());
    if (target.isConstructor()) {
      return "new " + type;
    }
    return (target.isStatic() ? type : values.getOrDefault("this", type)) + "." + target.name();
  }
}
