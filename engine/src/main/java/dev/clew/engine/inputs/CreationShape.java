package dev.clew.engine.inputs;

import dev.clew.engine.outcome.Creation;
import dev.clew.engine.program.type.JvmType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One way to make an input of a type of the library: a public call, with unknown parts.
 *
 * @param isWhole whether every object of the class can be made so
 */
record CreationShape(Creation creation, List<Part> parts, boolean isWhole) {

  /**
   * A parameter of the call.
   *
   * @param argument which type argument of the input it is of; negative if of none
   * @param name tells the part of the input
   * @param sample the one text that is tried; null where it is unknown
   * @param least of a number
   */
  record Part(
      JvmType type,
      int argument,
      String name,
      boolean mayBeNull,
      @Nullable String sample,
      long least,
      long most) {

    boolean isBounded() {
      return least != Long.MIN_VALUE || most != Long.MAX_VALUE;
    }

    /** Whether it is an array that stays empty: what a variable number of arguments is. */
    boolean isNone() {
      return name.isEmpty() && type.isArray();
    }

    Part of(String oneSample) {
      return new Part(type, argument, name, mayBeNull, oneSample, least, most);
    }
  }

  CreationShape {
    parts = List.copyOf(parts);
  }

  /** The call as a condition shows it. */
  String shown() {
    String owner = creation.owner().substring(creation.owner().lastIndexOf('.') + 1);
    String head = creation.isConstructor() ? "new " + owner : owner + "." + creation.method();
    List<String> arguments =
        parts.stream().filter(each -> !each.isNone()).map(CreationShape::shown).toList();
    return head + "(" + String.join(", ", arguments) + ")";
  }

  private static String shown(Part part) {
    return part.sample() == null ? "_" : "\"" + part.sample() + "\"";
  }
}
