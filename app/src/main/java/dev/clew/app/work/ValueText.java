package dev.clew.app.work;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;

/** Sorts and values of unknowns as words, and back. */
final class ValueText {

  private ValueText() {}

  /** Such as {@code bits 32}. */
  static String of(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> "bool";
      case BITS -> "bits " + sort.bits();
      case FLOAT -> "float " + sort.exponentBits() + " " + sort.bits();
      case INTEGER -> "integer";
      case STRING -> "string";
      case LANGUAGE -> throw new IllegalArgumentException("no unknown is a language");
      case REFERENCE -> "reference " + sort.name();
      case ROUNDING -> "rounding";
    };
  }

  /** Raw bits and integers as decimal numbers, strings as they are. */
  static String of(Value value) {
    Object object = value.objectOrNull();
    return object == null ? Long.toString(value.raw()) : object.toString();
  }

  /**
   * The sort that some words mean.
   *
   * @throws IllegalArgumentException if they mean none
   */
  static Sort sort(String text) {
    String[] words = text.split(" ", 3);
    return switch (words[0]) {
      case "bool" -> Sort.BOOL;
      case "bits" -> Sort.bits(number(words, 1));
      case "float" -> Sort.floating(number(words, 1), number(words, 2));
      case "integer" -> Sort.INTEGER;
      case "string" -> Sort.STRING;
      case "reference" -> Sort.reference(text.substring("reference".length()).strip());
      case "rounding" -> Sort.ROUNDING;
      default -> throw new IllegalArgumentException("'" + text + "' is no sort");
    };
  }

  private static int number(String[] words, int index) {
    if (index >= words.length) {
      throw new IllegalArgumentException("'" + String.join(" ", words) + "' lacks a width");
    }
    return Integer.parseInt(words[index]);
  }

  /**
   * The value of a sort that a text means.
   *
   * @throws IllegalArgumentException if it means none
   */
  static Value value(Sort sort, String text) {
    if (sort.kind() == Sort.Kind.STRING) {
      return Value.of(text);
    }
    return sort.isRaw()
        ? Value.ofRaw(sort, Long.parseLong(text))
        : Value.ofObject(sort, new BigInteger(text));
  }
}
