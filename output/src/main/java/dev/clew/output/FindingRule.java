package dev.clew.output;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A kind of finding: what is wrong, in one sentence, and what to do about it. The names, in lower
 * case with dashes, are the rules in the results file and in SARIF; they do not change. {@code
 * docs/findings} has a page for each.
 */
public enum FindingRule {
  NULL_DEREFERENCE(
      "A null reference is dereferenced.",
      "Check it before, or refuse it where it comes in.",
      "lang.NullPointerException"),
  ARRAY_INDEX(
      "An array is read or written outside of its bounds.",
      "Compare the index with the array's length before.",
      "lang.ArrayIndexOutOfBoundsException"),
  STRING_INDEX(
      "A string is read outside of its bounds.",
      "Compare the index with the string's length before; a search that finds nothing gives -1.",
      "lang.StringIndexOutOfBoundsException"),
  INDEX(
      "A collection is read or written outside of its bounds.",
      "Compare the index with the size before.",
      "lang.IndexOutOfBoundsException"),
  NEGATIVE_SIZE(
      "An array of negative size is made.",
      "Refuse negative sizes, and sizes that overflow.",
      "lang.NegativeArraySizeException"),
  CLASS_CAST(
      "An object is cast to a type that it is not of.",
      "Ask with instanceof before.",
      "lang.ClassCastException"),
  ARRAY_STORE(
      "An array is given an element of a type that it cannot hold.",
      "Make the array of the type of its elements.",
      "lang.ArrayStoreException"),
  DIVISION_BY_ZERO(
      "An integer is divided by zero.",
      "Decide what the result is when the divisor is zero.",
      "lang.ArithmeticException"),
  EXACT_ARITHMETIC(
      "Arithmetic that must be exact overflows.",
      "Bound the operands, or use a wider type.",
      "lang.ArithmeticException"),
  ARITHMETIC("Arithmetic has no exact result.", "Say how to round.", "lang.ArithmeticException"),
  NUMBER_FORMAT(
      "A text is read as a number and is none.",
      "Catch the exception, or check the text and its length before.",
      "lang.NumberFormatException"),
  NO_SUCH_ELEMENT(
      "An element is asked for where there is none.",
      "Ask whether there is one before.",
      "util.NoSuchElementException"),
  CONCURRENT_MODIFICATION(
      "A collection is changed while it is iterated over.",
      "Change it by its iterator, or afterwards.",
      "util.ConcurrentModificationException"),
  ASSERTION(
      "An assertion does not hold.", "Mend the code, or the assertion.", "lang.AssertionError"),
  STACK_OVERFLOW(
      "Calls nest without end.",
      "Give the recursion an end for this input, or use a loop.",
      "lang.StackOverflowError"),
  ENDLESS_LOOP(
      "Code does not end.", "Make sure that each round of the loop changes what it waits for.", ""),
  OUT_OF_MEMORY(
      "More memory is asked for than there is.",
      "Bound what is allocated by what the input can justify.",
      "lang.OutOfMemoryError"),
  LIBRARY_EXCEPTION(
      "A method of the library throws an exception.",
      "Check the arguments before the call, or catch the exception.",
      "lang.RuntimeException"),
  EXPLICIT_EXCEPTION(
      "The code throws an exception.",
      "Declare or document it if callers are to expect it.",
      "lang.RuntimeException"),
  PRECONDITION(
      "The code refuses what its caller gave it.",
      "Nothing, if the method documents what it refuses.",
      "lang.IllegalArgumentException");

  private static final String API =
      "https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/";

  private final String description;
  private final String advice;
  private final String exception;

  /**
   * @param exception below {@code java}: what the JVM or the library throws where this is found,
   *     and the page that tells more; empty for what is no exception
   */
  FindingRule(String description, String advice, String exception) {
    this.description = description;
    this.advice = advice;
    this.exception = exception;
  }

  /** The rule of what the JVM or the library has thrown. */
  public static FindingRule raised(String exception, @Nullable String message) {
    if (exception.equals("java.lang.ArithmeticException")) {
      String text = String.valueOf(message);
      return text.contains("by zero")
          ? DIVISION_BY_ZERO
          : text.contains("overflow") ? EXACT_ARITHMETIC : ARITHMETIC;
    }
    return Arrays.stream(values())
        .filter(rule -> rule != PRECONDITION) // says that the code refuses, not the library
        .filter(rule -> exception.equals("java." + rule.exception))
        .findFirst()
        .orElse(LIBRARY_EXCEPTION);
  }

  /** As results have it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What is wrong, in one sentence. */
  public String description() {
    return description;
  }

  /** What to do about it, in one sentence. */
  public String advice() {
    return advice;
  }

  /** The JDK's page about the exception; empty for what is no exception. */
  public Optional<String> helpUri() {
    return exception.isEmpty()
        ? Optional.empty()
        : Optional.of(API + exception.replace('.', '/') + ".html");
  }
}
