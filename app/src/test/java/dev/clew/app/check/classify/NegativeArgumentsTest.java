package dev.clew.app.check.classify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.entry.Entry;
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

class NegativeArgumentsTest {

  @TempDir private Path classes;

  @Test
  void placesBelowZeroAreTheCallersInArraysToo() throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        public class C {
          static final int[] COUNTS = new int[8];
          public static int at(int place) { return COUNTS[place]; }
          public static int all(int[] places) {
            int sum = 0;
            for (int place : places) sum += COUNTS[place];
            return sum;
          }
          public static int hashed(int key) { return COUNTS[key % 8]; }
        }
        """);
    assertThat(isNegative("C#at", "place", number(-1))).isTrue();
    assertThat(isNegative("C#at", "place", number(9))).isFalse();
    assertThat(isNegative("C#all", "places", array(-1))).isTrue();
    assertThat(isNegative("C#all", "places", array(9))).isFalse();
    assertThat(isNegative("C#hashed", "key", number(-1))).isFalse();
  }

  private static Datum number(int value) {
    return new Datum.Primitive(value);
  }

  private static Datum array(int value) {
    return new Datum.Array("int[]", 1, List.of(number(value)));
  }

  private boolean isNegative(String target, String name, Datum value) throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of(target), options, note -> {})) {
      return new NegativeArguments(new CodeLines(targets.program()))
          .isIn(
              new Entry.Direct(targets.methods().get(0)),
              List.of(new Input(name, "java.lang.Object", value)),
              new Replay.Ending.Threw(
                  "java.lang.ArrayIndexOutOfBoundsException", "why", List.of()));
    }
  }
}
