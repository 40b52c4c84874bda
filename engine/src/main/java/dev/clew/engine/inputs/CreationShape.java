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
public record CreationShape(Creation creation, List<Part> parts, boolean isWhole) {

  /**
   * A parameter of the call.
   *
   * @param type what is given, which may be below what the parameter takes
   * @param argument which type argument of the input it is of; negative if of none
   * @param name tells the part of the input
   * @param sample the one text or number that is tried; null where it is unknown
   * @param least of a number, or of the length of an array
   */
  public record Part(
      JvmType type,
      int argument,
      String name,
      boolean mayBeNull,
      @Nullable String sample,
      long least,
      long most) {

    public boolean isBounded() {
      return least != Long.MIN_VALUE || most != Long.MAX_VALUE;
    }

    /** Whether it is an array of which each length is a way of its own. */
    boolean isMeasured() {
      return isBounded() && type.isArray();
    }

    Part of(String oneSample) {
      return new Part(type, argument, name, mayBeNull, oneSample, least, most);
    }

    Part ofLength(long length) {
      return new Part(type, argument, name, mayBeNull, sample, length, length);
    }
  }

  public CreationShape {
    parts = List.copyOf(parts);
  }

  /** The call as a condition shows it. */
  String shown() {
    String owner = creation.owner().substring(creation.owner().lastIndexOf('.') + 1);
    String head = creation.isConstructor() ? "new " + owner : owner + "." + creation.method();
    return head + "(" + String.join(", ", parts.stream().map(CreationShape::shown).toList()) + ")";
  }

  private static String shown(Part part) {
    if (part.isMeasured()) {
      String component = part.type.component().javaName();
      return "new " + component + "[" + part.least + "]";
    }
    String sample = part.sample();
    return sample == null ? "_" : part.type.isReference() ? "\"" + sample + "\"" : sample;
  }
}
