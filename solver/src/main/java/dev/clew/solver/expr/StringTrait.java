package dev.clew.solver.expr;

import java.util.EnumSet;
import java.util.Set;

/**
 * What is true of an operator on strings for all arguments. An operator carries its traits, and
 * passes that reason about all operators alike read them there; {@code StringTraitsTest} holds
 * every trait to what the operator computes.
 */
public enum StringTrait {
  /** When the first argument is empty, so is the result. */
  KEEPS_EMPTY,
  /** The result has at most as many units as the first argument. */
  NO_LONGER(KEEPS_EMPTY),
  /** The result has exactly as many units as the first argument. */
  SAME_LENGTH(NO_LONGER),
  /** Each unit of the result is one of a string argument. */
  OWN_UNITS,
  /** The result is some units in a row of the first argument. */
  PART_OF_FIRST(NO_LONGER, OWN_UNITS),
  /** The result has as many units as all arguments together. */
  LENGTHS_ADD_UP,
  /** The result has at most one unit. */
  ONE_UNIT_AT_MOST,
  /** Applied to its own result it changes nothing. */
  IDEMPOTENT,
  /** Where it holds, the second argument occurs in the first. */
  SECOND_IN_FIRST,
  /** Where it holds, both arguments have the same length. */
  LENGTHS_AGREE,
  /** A method of its first argument in Java, with the operator's name and its other arguments. */
  JAVA_METHOD;

  @SuppressWarnings("ImmutableEnumChecker") // never changed
  private final Set<StringTrait> implied;

  StringTrait(StringTrait... implied) {
    this.implied = Set.of(implied);
  }

  /** These traits and all that follow from them. */
  static Set<StringTrait> closure(StringTrait... traits) {
    Set<StringTrait> all = EnumSet.noneOf(StringTrait.class);
    for (StringTrait trait : traits) {
      all.add(trait);
      all.addAll(closure(trait.implied.toArray(new StringTrait[0])));
    }
    return all;
  }
}
