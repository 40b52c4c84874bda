package dev.clew.app.check.classify;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.output.Finding.Kind;
import dev.clew.replay.Replay.Ending;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The exceptions that a call gets from outside. Those that stubs throw: the world around failed,
 * and the code deals with it. What it throws in its turn, on purpose, is no mistake of its own. And
 * those among the inputs: who hands one over wants it thrown.
 *
 * @param exceptions names of the classes of those that stubs throw
 * @param given names of the classes of what was made for the call, exceptions among them
 */
record FailedStubs(Set<String> exceptions, Set<String> given) {

  static FailedStubs of(List<Input> inputs) {
    FailedStubs all = new FailedStubs(new HashSet<>(), new HashSet<>());
    inputs.forEach(input -> all.collect(input.value()));
    return all;
  }

  private void collect(Datum datum) {
    if (datum instanceof Datum.Instance instance) {
      instance
          .fields()
          .forEach(
              (name, value) -> {
                if (name.endsWith(Datum.Instance.THROWS) && value instanceof Datum.Created thrown) {
                  exceptions.add(thrown.type());
                }
                collect(value);
              });
    } else if (datum instanceof Datum.Array array) {
      array.elements().forEach(this::collect);
    } else if (datum instanceof Datum.Made made) {
      made.parts().forEach(this::collect);
    } else if (datum instanceof Datum.Created created) {
      given.add(created.type());
      created.parts().forEach(this::collect);
    }
  }

  /**
   * Whether it is one of them that was handed on; one among the inputs has no trace of the code.
   */
  boolean handed(Ending.Threw threw) {
    return exceptions.contains(threw.exception())
        || (threw.trace().isEmpty() && given.contains(threw.exception()));
  }

  /** What an exception means then: one that the code throws itself was meant. */
  Classifier.Meaning told(Classifier.Meaning meaning) {
    return exceptions.isEmpty() || meaning.kind() != Kind.EXPLICIT
        ? meaning
        : new Classifier.Meaning(Kind.INTENDED, meaning.rule());
  }
}
