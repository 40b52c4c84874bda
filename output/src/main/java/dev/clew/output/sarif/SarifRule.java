package dev.clew.output.sarif;

import java.util.List;
import java.util.Optional;

/**
 * A kind of finding, as SARIF lists it.
 *
 * @param id what {@link dev.clew.output.Finding#rule} says; it does not change
 * @param description in one sentence
 * @param advice what to do about it, in one sentence
 * @param exception the class of the JDK whose documentation explains it, without java.base; empty
 *     for what is no exception
 */
record SarifRule(String id, String description, String advice, String exception) {

  private static final String API =
      "https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/";

  /** A page about it. */
  Optional<String> helpUri() {
    return exception.isEmpty()
        ? Optional.empty()
        : Optional.of(API + exception.replace('.', '/') + ".html");
  }

  /** All of them. */
  static final List<SarifRule> ALL =
      List.of(
          new SarifRule(
              "null-dereference",
              "A null reference is dereferenced.",
              "Check it before, or refuse it where it comes in.",
              "lang.NullPointerException"),
          new SarifRule(
              "array-index",
              "An array is read or written outside of its bounds.",
              "Compare the index with the array's length before.",
              "lang.ArrayIndexOutOfBoundsException"),
          new SarifRule(
              "string-index",
              "A string is read outside of its bounds.",
              "Compare the index with the string's length before; a search that finds nothing gives -1.",
              "lang.StringIndexOutOfBoundsException"),
          new SarifRule(
              "index",
              "A collection is read or written outside of its bounds.",
              "Compare the index with the size before.",
              "lang.IndexOutOfBoundsException"),
          new SarifRule(
              "negative-size",
              "An array of negative size is made.",
              "Refuse negative sizes, and sizes that overflow.",
              "lang.NegativeArraySizeException"),
          new SarifRule(
              "class-cast",
              "An object is cast to a type that it is not of.",
              "Ask with instanceof before.",
              "lang.ClassCastException"),
          new SarifRule(
              "array-store",
              "An array is given an element of a type that it cannot hold.",
              "Make the array of the type of its elements.",
              "lang.ArrayStoreException"),
          new SarifRule(
              "division-by-zero",
              "An integer is divided by zero.",
              "Decide what the result is when the divisor is zero.",
              "lang.ArithmeticException"),
          new SarifRule(
              "exact-arithmetic",
              "Arithmetic that must be exact overflows.",
              "Bound the operands, or use a wider type.",
              "lang.ArithmeticException"),
          new SarifRule(
              "arithmetic",
              "Arithmetic has no exact result.",
              "Say how to round.",
              "lang.ArithmeticException"),
          new SarifRule(
              "number-format",
              "A text is read as a number and is none.",
              "Catch the exception, or check the text and its length before.",
              "lang.NumberFormatException"),
          new SarifRule(
              "no-such-element",
              "An element is asked for where there is none.",
              "Ask whether there is one before.",
              "util.NoSuchElementException"),
          new SarifRule(
              "concurrent-modification",
              "A collection is changed while it is iterated over.",
              "Change it by its iterator, or afterwards.",
              "util.ConcurrentModificationException"),
          new SarifRule(
              "assertion",
              "An assertion does not hold.",
              "Mend the code, or the assertion.",
              "lang.AssertionError"),
          new SarifRule(
              "stack-overflow",
              "Calls nest without end.",
              "Give the recursion an end for this input, or use a loop.",
              "lang.StackOverflowError"),
          new SarifRule(
              "endless-loop",
              "Code does not end.",
              "Make sure that each round of the loop changes what it waits for.",
              ""),
          new SarifRule(
              "out-of-memory",
              "More memory is asked for than there is.",
              "Bound what is allocated by what the input can justify.",
              "lang.OutOfMemoryError"),
          new SarifRule(
              "library-exception",
              "A method of the library throws an exception.",
              "Check the arguments before the call, or catch the exception.",
              "lang.RuntimeException"),
          new SarifRule(
              "explicit-exception",
              "The code throws an exception.",
              "Declare or document it if callers are to expect it.",
              "lang.RuntimeException"),
          new SarifRule(
              "precondition",
              "The code refuses what its caller gave it.",
              "Nothing, if the method documents what it refuses.",
              "lang.IllegalArgumentException"));
}
