package dev.clew.junit.source.arrangement;

import dev.clew.engine.program.type.GenericType;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A collection or map while its elements come in. */
final class Container {

  private static final String PROPERTIES = "java.util.Properties";

  /** What has no constructor that takes a collection, or takes entries. */
  private static final Set<String> FILLED_LATER =
      Set.of("java.util.Stack", "java.util.Hashtable", PROPERTIES);

  private final Step.NewContainer step;
  private final List<Code> elements = new ArrayList<>();

  Container(Step.NewContainer step) {
    this.step = step;
  }

  /** Whether one expression can make it: a collection, from a list of its elements. */
  boolean isWritten() {
    return !step.type().endsWith("Map") && !FILLED_LATER.contains(step.type());
  }

  void add(SourceValue value) {
    Object literal = value.literal();
    if (literal == null
        || value.kind() != SourceValue.Kind.BOX
        || literal instanceof Byte
        || literal instanceof Short) {
      elements.add(value.code());
    } else {
      elements.add(SourceValue.primitive(literal).code());
    }
  }

  SourceValue empty(TypeNames names) throws UntellableException {
    String diamond = step.type().equals(PROPERTIES) ? "" : "<>";
    return SourceValue.expression(Code.call("new " + names.of(step.type()) + diamond), step.type());
  }

  /** {@code new ArrayList<>(Arrays.asList(1, 2))}: one that can change. */
  SourceValue full(TypeNames names) throws UntellableException {
    Code all = list(names);
    return SourceValue.expression(
        Code.call("new " + names.of(step.type()) + "<>", all), step.type());
  }

  /** {@code Arrays.asList(1, 2)}, where nobody changes it; of sets and queues the same as above. */
  SourceValue listed(TypeNames names) throws UntellableException {
    return step.type().equals("java.util.ArrayList")
        ? SourceValue.expression(list(names), "java.util.List")
        : full(names);
  }

  private Code list(TypeNames names) throws UntellableException {
    boolean isOne = elements.size() == 1;
    String list =
        isOne
            ? names.imported("java.util.Collections") + ".singletonList"
            : names.imported("java.util.Arrays") + ".asList";
    return new Code.Call(list, elements);
  }

  /** The type with its arguments where they are known and have names. */
  String typed(TypeNames names) throws UntellableException {
    String type = names.of(step.type());
    List<String> arguments = new ArrayList<>();
    for (GenericType each : step.arguments()) {
      arguments.add(typed(names, each));
    }
    boolean isKnown = !arguments.isEmpty() && !arguments.contains("");
    return isKnown ? type + "<" + String.join(", ", arguments) + ">" : type;
  }

  private static String typed(TypeNames names, GenericType type) throws UntellableException {
    String erased = type.type().javaName();
    if (type.type().isArray() || !names.canName(type.type().internalName().replace('/', '.'))) {
      return type.type().isArray() && names.canName(erased) ? names.of(erased) : "";
    }
    String name = names.of(type.type().internalName().replace('/', '.'));
    List<String> arguments = new ArrayList<>();
    for (GenericType each : type.arguments()) {
      arguments.add(typed(names, each));
    }
    boolean isKnown = !arguments.isEmpty() && !arguments.contains("");
    return isKnown ? name + "<" + String.join(", ", arguments) + ">" : name;
  }
}
