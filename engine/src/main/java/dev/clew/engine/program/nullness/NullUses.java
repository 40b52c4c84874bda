package dev.clew.engine.program.nullness;

import java.util.List;
import java.util.Set;

/**
 * What one method does with null.
 *
 * @param asked parameters that it compares with null, or lets the library compare
 * @param refused parameters that it does not want to be null
 * @param needed parameters whose members it uses in any case
 * @param passed parameters that it hands on as they are
 * @param kept parameters that it assigns to fields
 * @param askedFields fields that it compares with null
 * @param nulledFields fields that it assigns null to
 * @param askedResults methods whose results it compares with null
 * @param nullArguments parameters of methods that it gives the constant null for
 * @param returnsNull whether it returns the constant on some way
 * @param catchesNull whether it catches {@code NullPointerException}
 */
record NullUses(
    Set<Integer> asked,
    Set<Integer> refused,
    Set<Integer> needed,
    List<Passed> passed,
    List<Kept> kept,
    Set<MemberKey> askedFields,
    Set<MemberKey> nulledFields,
    Set<MemberKey> askedResults,
    Set<Argument> nullArguments,
    boolean returnsNull,
    boolean catchesNull) {

  static final NullUses NONE =
      new NullUses(
          Set.of(), Set.of(), Set.of(), List.of(), List.of(), Set.of(), Set.of(), Set.of(),
          Set.of(), false, false);

  NullUses {
    asked = Set.copyOf(asked);
    refused = Set.copyOf(refused);
    needed = Set.copyOf(needed);
    passed = List.copyOf(passed);
    kept = List.copyOf(kept);
    askedFields = Set.copyOf(askedFields);
    nulledFields = Set.copyOf(nulledFields);
    askedResults = Set.copyOf(askedResults);
    nullArguments = Set.copyOf(nullArguments);
  }

  /** A parameter of a method, from 0. */
  record Argument(MemberKey method, int index) {}

  /** A parameter that becomes another method's. */
  record Passed(int parameter, Argument argument) {}

  /** A parameter that becomes what a field holds. */
  record Kept(int parameter, MemberKey field) {}
}
