package dev.clew.output.text;

import static dev.clew.output.Samples.number;
import static dev.clew.output.Samples.path;
import static dev.clew.output.Samples.returning;
import static dev.clew.output.Samples.target;
import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Samples;
import dev.clew.output.TargetResult;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SummaryTest {

  private static final ExploredPath RETURNED = returning(number(1));
  private static final ExploredPath THREW =
      path(new Outcome.Threw("java.lang.Error", null, Samples.SITE));
  private static final ExploredPath CUT = path(new Outcome.Cut(Samples.REVISITS));

  @Test
  void aCompleteMethodCountsItsEndings() {
    assertThat(Summary.of(target(RETURNED, RETURNED, THREW)))
        .isEqualTo("3 paths: 2 returned, 1 threw; complete");
    assertThat(Summary.of(target(RETURNED))).isEqualTo("1 path: 1 returned; complete");
  }

  @Test
  void whatWasLeftOutIsNamed() {
    TargetResult bounded = target(Status.BOUNDED, Map.of(Samples.REVISITS, 4L), RETURNED, CUT);
    assertThat(Summary.of(bounded))
        .isEqualTo("2 paths: 1 returned, 1 cut; bounded (max-revisits 4 times)");
  }

  @Test
  void aRunCountsMethods() {
    TargetResult timeout = target(Status.TIMEOUT, Map.of(Samples.REVISITS, 1L));
    assertThat(Summary.of(List.of(target(RETURNED), timeout, timeout)))
        .isEqualTo("3 methods, 1 path: 1 returned; 1 complete, 2 timeout (max-revisits 2 times)");
    assertThat(Summary.of(List.of(timeout))).isEqualTo("0 paths; timeout (max-revisits)");
  }
}
