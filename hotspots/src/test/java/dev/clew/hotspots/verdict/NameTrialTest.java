package dev.clew.hotspots.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Site;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay;
import dev.clew.replay.TraceFrame;
import dev.clew.replay.recipe.Recipe;
import dev.clew.replay.recipe.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class NameTrialTest {

  private static final NameTrial PATH =
      new NameTrial(/* isStraight= */ false, /* isRefusedAlike= */ false, name -> true);
  private static final NameTrial ADDRESS =
      new NameTrial(/* isStraight= */ false, /* isRefusedAlike= */ true, name -> true);
  private static final Replay NOTHING = ended(returned(new Picture.Nothing()));

  @Test
  void whatTheGuardRefusesWasGoneTo() {
    Replay refused = ended(new Replay.Ending.Refused("files: write"));
    assertThat(PATH.objection(refused, NOTHING)).isEmpty();
    assertThat(ADDRESS.objection(refused, NOTHING)).isEmpty();
  }

  @Test
  void whatTheGuardRefusesOfBothCallsSaysNothing() {
    Replay refused = ended(new Replay.Ending.Refused("files: writing to /var/log/app"));
    assertThat(PATH.objection(refused, refused).orElse("")).contains("the same place");
  }

  @Test
  void questionsAboutWhatIsMissingSayNothing() {
    Replay missing = threw("java.nio.file.NoSuchFileException", library("isSameFile"));
    assertThat(PATH.objection(missing, missing).orElse("")).contains("not known");
  }

  @Test
  void anExceptionOfTheFileSystemSaysThatItWasAsked() {
    Replay missing = threw("java.nio.file.NoSuchFileException", library("newByteChannel"));
    assertThat(PATH.objection(missing, NOTHING)).isEmpty();
  }

  @Test
  void theRealPathOfWhatIsMissingSaysNothing() {
    Replay missing = threw("java.nio.file.NoSuchFileException", library("toRealPath"));
    assertThat(PATH.objection(missing, missing).orElse("")).contains("not known");
  }

  @Test
  void whatTheProgramThrowsIsARefusal() {
    Replay refused = threw("java.lang.SecurityException", own("check"));
    assertThat(PATH.objection(refused, NOTHING).orElse("")).contains("SecurityException");
    assertThat(PATH.objection(refused, refused).orElse("")).contains("SecurityException");
  }

  @Test
  void behindANullOfAStubNothingWasRun() {
    Replay failed = threw("java.lang.NullPointerException", own("use"));
    assertThat(PATH.objection(failed, failed).orElse("")).contains("before its end");
  }

  @Test
  void aNameThatIsHandedBackIsUsedByTheCaller() {
    Replay file = ended(returned(new Picture.Opaque(3, "java.io.File")));
    assertThat(PATH.objection(file, threw("java.io.IOException", own("check")))).isEmpty();
  }

  @Test
  void anotherEndIsAnotherWay() {
    Replay failed = threw("java.io.IOException", library("getCanonicalPath"));
    assertThat(PATH.objection(failed, NOTHING).orElse("")).contains("another way");
  }

  @Test
  void theSameWayCountsForPathsAndForAddressesWithoutABranch() {
    assertThat(PATH.objection(NOTHING, NOTHING)).isEmpty();
    assertThat(ADDRESS.objection(NOTHING, NOTHING).orElse("")).contains("branches");
    NameTrial straight =
        new NameTrial(/* isStraight= */ true, /* isRefusedAlike= */ true, name -> true);
    assertThat(straight.objection(NOTHING, NOTHING)).isEmpty();
  }

  private static Replay.Ending returned(Picture value) {
    return new Replay.Ending.Returned(value);
  }

  private static Replay threw(String exception, @Nullable TraceFrame innermost) {
    List<TraceFrame> trace = new ArrayList<>();
    if (innermost != null) {
      trace.add(innermost);
    }
    return ended(new Replay.Ending.Threw(exception, null, trace));
  }

  private static TraceFrame own(String method) {
    return new TraceFrame(new Site("com.acme.Files", method, 1), /* isJdk= */ false);
  }

  private static TraceFrame library(String method) {
    return new TraceFrame(new Site("sun.nio.fs.UnixPath", method, 1), /* isJdk= */ true);
  }

  private static Replay ended(Replay.Ending ending) {
    Recipe recipe = new Recipe(List.of(), new Step.Stub(0, "com.acme.Files"), null);
    return new Replay(recipe, ending, "", Replay.Bytes.NONE);
  }
}
