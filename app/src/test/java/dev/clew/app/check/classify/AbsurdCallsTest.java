package dev.clew.app.check.classify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.replay.Replay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AbsurdCallsTest {

  @TempDir private Path classes;

  @Test
  void aNumberThatIsNoCodePointIsTheCallersWhereItWasGivenAsOne() throws IOException {
    Sources.compile(
        classes,
        "C.java",
        "public class C { public static char[] units(Object of) { return new char[0]; } }");
    Datum beyond = new Datum.Primitive(0x110000);
    Datum list = new Datum.Array("int[]", 1, List.of(new Datum.Primitive(7), beyond));
    assertThat(isAbsurd(beyond)).isTrue();
    assertThat(isAbsurd(list)).isTrue();
    assertThat(isAbsurd(new Datum.Primitive(0x11000))).isFalse();
    assertThat(isAbsurd(new Datum.Text("110000", 1))).isFalse(); // which was read from it
  }

  @Test
  void privatePartsOfTheJdkAreNobodys() throws IOException {
    Sources.compile(
        classes,
        "C.java",
        "public class C { public static char[] units(Object of) { return new char[0]; } }");
    String inaccessible = "java.lang.reflect.InaccessibleObjectException";
    String text = "Unable to make field private int java.lang.String.hash accessible: module ";
    Datum any = new Datum.Text("", 1);
    assertThat(isAbsurd(any, inaccessible, text + "java.base does not open it")).isTrue();
    assertThat(isAbsurd(any, inaccessible, text + "shop does not open it")).isFalse();
  }

  private boolean isAbsurd(Datum argument) throws IOException {
    return isAbsurd(
        argument, "java.lang.IllegalArgumentException", "Not a valid Unicode code point: 0x110000");
  }

  private boolean isAbsurd(Datum argument, String exception, String message) throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("C#units"), options, note -> {})) {
      return new AbsurdCalls(targets.program())
          .isIn(
              targets.methods().get(0),
              List.of(new Input("of", "java.lang.Object", argument)),
              new Replay.Ending.Threw(exception, message, List.of()));
    }
  }
}
