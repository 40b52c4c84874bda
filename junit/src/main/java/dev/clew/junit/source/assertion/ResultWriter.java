package dev.clew.junit.source.assertion;

import dev.clew.junit.source.arrangement.InputWriter;
import dev.clew.junit.source.syntax.Code;
import dev.clew.junit.source.syntax.Draft;
import dev.clew.junit.source.syntax.Draft.Thrown;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.junit.source.syntax.SourceValue;
import dev.clew.junit.source.syntax.TypeNames;
import dev.clew.junit.source.syntax.UntellableException;
import dev.clew.replay.Picture;

/** Adds a call, and asserts that it returns what was seen. */
public final class ResultWriter {

  private final JUnitVersion version;
  private final Draft draft;
  private final AssertionWriter assertions;
  private final ValueWriter values;
  private final Thrown thrownBefore;

  /**
   * Of one test.
   *
   * @param thrownBefore what the test throws without the call
   */
  public ResultWriter(
      TypeNames names, JUnitVersion version, Draft draft, InputWriter inputs, Thrown thrownBefore) {
    this.version = version;
    this.draft = draft;
    this.thrownBefore = thrownBefore;
    this.assertions = new AssertionWriter(names, version, draft, /* isResult= */ true);
    ExpectedValues expected = new ExpectedValues(names, draft, inputs);
    this.values = new ValueWriter(names, version, inputs, expected, assertions);
  }

  /**
   * Adds the call and what is asserted of its result.
   *
   * @param isCreation whether the call is a constructor's
   * @param hasEffects whether something else will be asserted of the call
   */
  public void write(SourceValue call, Picture picture, boolean isCreation, boolean hasEffects)
      throws UntellableException {
    boolean isSilent =
        isCreation && picture instanceof Picture.Fields fields && values.isSilent(fields);
    if (!isSilent && !(picture instanceof Picture.Nothing)) {
      values.write(call, picture, 0);
    } else if (hasEffects || version != JUnitVersion.FIVE) {
      draft.add(call.code());
    } else { // that it ends is what there is to be seen
      draft.setThrown(thrownBefore);
      assertions.add("assertDoesNotThrow", new Code.Prefixed("() ->", call.code()));
    }
  }
}
