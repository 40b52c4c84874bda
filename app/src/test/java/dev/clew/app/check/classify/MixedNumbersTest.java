package dev.clew.app.check.classify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MixedNumbersTest {

  @TempDir private Path classes;

  @Test
  void bitsOfWhatIsGivenAreMixedByRemaindersShiftsAndMasks() throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        public class C {
          private int seed;
          static int rest(int key, int size) { return key % size; }
          static long later(int key) { long wide = key + 1L; return wide >>> 3; }
          int ofField(int[] table) { return table[seed & 7]; }
          static int sign(int key) { return Math.abs(key); }
          static int doubled(int count) { return new char[count << 1].length; }
          static int element(byte[] data, int at) { return data[at] & 15; }
          static int size(byte[] data, int at) { return data[at + data.length % 2]; }
          static int plain(int from, int count) { return from + count; }
        }
        """);
    assertThat(areIn("rest")).isTrue();
    assertThat(areIn("later")).isTrue();
    assertThat(areIn("ofField")).isTrue();
    assertThat(areIn("sign")).isTrue();
    assertThat(areIn("doubled")).isFalse();
    assertThat(areIn("element")).isFalse();
    assertThat(areIn("size")).isFalse();
    assertThat(areIn("plain")).isFalse();
  }

  private boolean areIn(String method) throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("C#" + method), options, note -> {})) {
      return MixedNumbers.areIn(targets.methods().get(0));
    }
  }
}
