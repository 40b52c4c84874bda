package dev.clew.models.text;

import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** Methods of {@code Character} as functions that no solver interprets and that run. */
final class CodePointFunctions {

  static final Function TO_LOWER = number("Character.toLowerCase", Character::toLowerCase);
  static final Function TO_UPPER = number("Character.toUpperCase", Character::toUpperCase);
  static final Function TO_TITLE = number("Character.toTitleCase", Character::toTitleCase);

  @SuppressWarnings("CharacterGetNumericValue") // The very method that is meant.
  static final Function NUMERIC_VALUE =
      number("Character.getNumericValue", Character::getNumericValue);

  static final Function TYPE = number("Character.getType", Character::getType);
  static final Function DIRECTIONALITY =
      number("Character.getDirectionality", Character::getDirectionality);

  static final Function DIGIT =
      Function.runnable(
          "Character.digit",
          List.of(Sort.INT, Sort.INT),
          Sort.INT,
          args -> Value.of(Character.digit(args.get(0).asInt(), args.get(1).asInt())));

  private CodePointFunctions() {}

  /** A question about a code point. */
  static Function question(String name, IntPredicate method) {
    return Function.runnable(
        "Character." + name,
        List.of(Sort.INT),
        Sort.BOOL,
        args -> Value.of(method.test(args.get(0).asInt())));
  }

  private static Function number(String name, IntUnaryOperator method) {
    return Function.runnable(
        name,
        List.of(Sort.INT),
        Sort.INT,
        args -> Value.of(method.applyAsInt(args.get(0).asInt())));
  }
}
