package dev.clew.output.text;

import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A call with its inputs on one line, such as {@code Cart.total(0, "a")}. */
public final class CallText {

  private CallText() {}

  /** Parameters that no input is for are shown as they are called. */
  public static String of(MethodInfo target, List<Input> inputs) {
    DatumText values = new DatumText();
    Map<String, String> texts = new HashMap<>();
    List<String> others = new ArrayList<>();
    List<String> names = target.parameterNames();
    for (Input input : inputs) {
      String text = values.of(input.value(), input.name());
      texts.put(input.name(), text);
      if (!names.contains(input.name()) && !input.name().equals("this")) {
        others.add(input.name() + " = " + text);
      }
    }
    String arguments =
        String.join(", ", names.stream().map(name -> texts.getOrDefault(name, name)).toList());
    String with = others.isEmpty() ? "" : " with " + String.join(", ", others);
    return receiver(target, texts) + "(" + arguments + ")" + with;
  }

  private static String receiver(MethodInfo target, Map<String, String> texts) {
    String type = TypeNames.simple(target.owner().toString());
    if (target.isConstructor()) {
      return "new " + type;
    }
    return (target.isStatic() ? type : texts.getOrDefault("this", type)) + "." + target.name();
  }
}
