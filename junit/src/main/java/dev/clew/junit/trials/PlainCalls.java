package dev.clew.junit.trials;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.type.JvmType;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Calls with ordinary values, of methods that take nothing but such: where a search finds no way
 * in, people still know what to give.
 */
final class PlainCalls {

  /** No object has this number: a call is put after others, which know theirs. */
  static final int RECEIVER = 0;

  private static final long SOME = 5;

  private final Program program;

  PlainCalls(Program program) {
    this.program = program;
  }

  /** The call of a method on {@link #RECEIVER}, or of a static one; empty where it takes more. */
  Optional<Recipe> of(MethodInfo method) {
    List<Step> steps = new ArrayList<>();
    List<Integer> arguments = new ArrayList<>();
    List<JvmType> parameters = method.signature().parameters();
    for (int i = 0; i < parameters.size(); i++) {
      int number = value(parameters.get(i), name(method, i), steps);
      if (number < 0) {
        return Optional.empty();
      }
      arguments.add(number);
    }
    Step.Invoke call =
        new Step.Invoke(
            next(steps),
            method.owner().toString(),
            method.name(),
            parameters.stream().map(JvmType::javaName).toList(),
            method.isStatic() ? OptionalInt.empty() : OptionalInt.of(RECEIVER),
            arguments);
    return Optional.of(new Recipe(steps, call, null));
  }

  /** Of a parameter, and of the method, where that tells more. */
  private static String name(MethodInfo method, int parameter) {
    return method.parameterNames().get(parameter) + " " + method.name();
  }

  /** Adds what makes an ordinary value; -1 where there is none. */
  private int value(JvmType type, String name, List<Step> steps) {
    int number = next(steps);
    switch (type.javaName()) {
      case "int" -> steps.add(new Step.Constant(number, (int) SOME));
      case "long" -> steps.add(new Step.Constant(number, SOME));
      case "short" -> steps.add(new Step.Constant(number, (short) SOME));
      case "byte" -> steps.add(new Step.Constant(number, (byte) SOME));
      case "double" -> steps.add(new Step.Constant(number, 2.5));
      case "float" -> steps.add(new Step.Constant(number, 2.5f));
      case "boolean" -> steps.add(new Step.Constant(number, true));
      case "char" -> steps.add(new Step.Constant(number, ','));
      case "java.lang.String" ->
          steps.add(new Step.NewText(number, OrdinaryWords.meant(name).get(0)));
      case "java.math.BigDecimal" -> {
        steps.add(new Step.NewText(number, OrdinaryWords.decimal(name)));
        List<String> text = List.of("java.lang.String");
        steps.add(new Step.Construct(number + 1, "java.math.BigDecimal", text, List.of(number)));
        return number + 1;
      }
      case "java.time.LocalDate" -> {
        return parsed(type, "2024-05-17", steps);
      }
      case "java.time.LocalDateTime" -> {
        return parsed(type, "2024-05-17T12:30", steps);
      }
      default -> {
        Optional<String> constant = enumConstant(type);
        if (constant.isEmpty()) {
          return -1;
        }
        steps.add(new Step.EnumConstant(number, type.javaName(), constant.get()));
      }
    }
    return number;
  }

  private static int parsed(JvmType type, String text, List<Step> steps) {
    int number = next(steps);
    steps.add(new Step.NewText(number, text));
    steps.add(
        new Step.Invoke(
            number + 1,
            type.javaName(),
            "parse",
            List.of("java.lang.CharSequence"),
            OptionalInt.empty(),
            List.of(number)));
    return number + 1;
  }

  private Optional<String> enumConstant(JvmType type) {
    if (type.kind() != JvmType.Kind.CLASS) {
      return Optional.empty();
    }
    try {
      ClassInfo found = program.load(type.internalName());
      return found.isEnum()
          ? found.fields().stream()
              .filter(field -> field.isStatic() && field.type().equals(type))
              .map(FieldInfo::name)
              .findFirst()
          : Optional.empty();
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }

  private static int next(List<Step> steps) {
    return steps.size() + 1;
  }
}
