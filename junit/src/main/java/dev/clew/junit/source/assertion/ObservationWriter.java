package dev.clew.junit.source.assertion;

import dev.clew.junit.source.arrangement.InputWriter;
import dev.clew.junit.source.cases.Observation;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import java.util.List;

/** Asserts what other methods return after a call. */
public final class ObservationWriter {

  private final TypeNames names;
  private final JUnitVersion version;
  private final InputWriter inputs;

  public ObservationWriter(TypeNames names, JUnitVersion version, InputWriter inputs) {
    this.names = names;
    this.version = version;
    this.inputs = inputs;
  }

  /** Adds the assertions, which may be none, to what follows the call. */
  public void write(Draft draft, List<Observation> observations) {
    for (Observation each : observations) {
      write(draft, each);
    }
  }

  private void write(Draft draft, Observation seen) {
    Draft assertion = draft.sequel();
    try {
      ExpectedValues expected = new ExpectedValues(names, assertion, inputs);
      AssertionWriter assertions = new AssertionWriter(names, version, assertion, false);
      ValueWriter values = new ValueWriter(names, version, inputs, expected, assertions);
      if (values.write(inputs.observed(seen.call()), seen.value(), 1)) {
        draft.append(assertion);
      }
    } catch (UntellableException e) {
      return; // the others can be told
    }
  }
}
