package dev.clew.output.sarif;

import java.util.List;

/**
 * A kind of finding, as SARIF lists it.
 *
 * @param id what {@link dev.clew.output.Finding#rule} says; it does not change
 * @param description in one sentence
 */
record SarifRule(String id, String description) {

  /** All of them. */
  static final List<SarifRule> ALL =
      List.of(
          new SarifRule("null-dereference", "A null reference is dereferenced."),
          new SarifRule("array-index", "An array is read or written outside of its bounds."),
          new SarifRule("string-index", "A string is read outside of its bounds."),
          new SarifRule("index", "A collection is read or written outside of its bounds."),
          new SarifRule("negative-size", "An array of negative size is made."),
          new SarifRule("class-cast", "An object is cast to a type that it is not of."),
          new SarifRule(
              "array-store", "An array is given an element of a type that it cannot hold."),
          new SarifRule("division-by-zero", "An integer is divided by zero."),
          new SarifRule("exact-arithmetic", "Arithmetic that must be exact overflows."),
          new SarifRule("arithmetic", "Arithmetic has no exact result."),
          new SarifRule("number-format", "A text is read as a number and is none."),
          new SarifRule("no-such-element", "An element is asked for where there is none."),
          new SarifRule(
              "concurrent-modification", "A collection is changed while it is iterated over."),
          new SarifRule("assertion", "An assertion does not hold."),
          new SarifRule("stack-overflow", "Calls nest without end."),
          new SarifRule("endless-loop", "Code does not end."),
          new SarifRule("out-of-memory", "More memory is asked for than there is."),
          new SarifRule("library-exception", "A method of the library throws an exception."),
          new SarifRule("explicit-exception", "The code throws an exception."),
          new SarifRule("precondition", "The code refuses what its caller gave it."));
}
