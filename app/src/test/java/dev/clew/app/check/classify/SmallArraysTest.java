package dev.clew.app.check.classify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.entry.Entry;
import dev.clew.app.entry.EntryMaker;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.MethodInfo;
import dev.clew.replay.Replay;
import dev.clew.replay.TraceFrame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SmallArraysTest {

  @TempDir private Path classes;

  @BeforeEach
  void compile() throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        public class C {
          private final char[] units;
          private int size;
          public C(int room) { units = new char[room]; }
          public void add(char unit) {
            units[size++] = unit;
          }
          public char at(int i) {
            return units[i % units.length];
          }
          public static void spell(int number, char[] out) {
            out[0] = (char) number;
          }
          public static void checked(int number, char[] out) {
            if (out.length > 3) out[number] = 1;
          }
          public static char read(int number, char[] in) {
            return in[0];
          }
        }
        """);
  }

  @Test
  void whoHandsOverAnArrayToWriteToChoosesItsSize() throws IOException {
    assertThat(isSmall("spell", at("spell", 12), 7)).isTrue();
    assertThat(isSmall("checked", at("checked", 15), 7)).isFalse();
    assertThat(isSmall("read", at("read", 18), 7)).isFalse();
  }

  @Test
  void whoHasNoRoomMadeChoosesThat() throws IOException {
    assertThat(isSmall("add", at("add", 6), 0)).isTrue();
    assertThat(isSmall("add", at("add", 6), 1)).isFalse(); // the second one does not fit
    assertThat(isSmall("at", at("at", 9), 0)).isFalse();
  }

  private boolean isSmall(String method, TraceFrame place, int room) throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("C#" + method), options, note -> {})) {
      CodeLines code = new CodeLines(targets.program());
      return new SmallArrays(code, new MissingParts(targets.program(), code))
          .isIn(
              entry(targets),
              List.of(new Input("new.room", "int", new Datum.Primitive(room))),
              new Replay.Ending.Threw(
                  "java.lang.ArrayIndexOutOfBoundsException", "why", List.of(place)));
    }
  }

  private static Entry entry(TargetSet targets) {
    MethodInfo target = targets.methods().get(0);
    return target.isStatic()
        ? new Entry.Direct(target)
        : new EntryMaker(targets.program()).constructing(target).get(0);
  }

  private static TraceFrame at(String method, int line) {
    return new TraceFrame(new Site("C", method, line), /* isJdk= */ false);
  }
}
