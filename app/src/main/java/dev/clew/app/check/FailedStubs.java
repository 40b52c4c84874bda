package dev.clew.app.check;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.output.Finding.Kind;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The exceptions that stubs of a call throw: the world around failed, and the code deals with it.
 * What it throws in its turn, on purpose, is no mistake of its own.
 *
 * @param exceptions names of their classes
 */
record FailedStubs(Set<String> exceptions) {

  static FailedStubs of(List<Input> inputs) {
    Set<String> exceptions = new HashSet<>();
    inputs.forEach(input -> collect(input.value(), exceptions));
    return new FailedStubs(exceptions);
  }

  private static void collect(Datum datum, Set<String> exceptions) {
    if (datum instanceof Datum.Instance instance) {
      instance
          .fields()
          .forEach(
              (name, value) -> {
                if (name.endsWith(Datum.Instance.THROWS) && value instanceof Datum.Created thrown) {
                  exceptions.add(thrown.type());
                }
                collect(value, exceptions);
              });
    } else if (datum instanceof Datum.Array array) {
      array.elements().forEach(each -> collect(each, exceptions));
    } else if (datum instanceof Datum.Made made) {
      made.parts().forEach(each -> collect(each, exceptions));
    } else if (datum instanceof Datum.Created created) {
      created.parts().forEach(each -> collect(each, exceptions));
    }
  }

  /** Whether it is one of them that was handed on. */
  boolean threw(String exception) {
    return exceptions.contains(exception);
  }

  /** What an exception means then: one that the code throws itself was meant. */
  Classifier.Meaning told(Classifier.Meaning meaning) {
    return exceptions.isEmpty() || meaning.kind() != Kind.EXPLICIT
        ? meaning
        : new Classifier.Meaning(Kind.INTENDED, meaning.rule());
  }
}
