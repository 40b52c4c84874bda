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
import dev.clew.engine.program.nullness.NullExpectations;
import dev.clew.replay.Replay;
import dev.clew.replay.TraceFrame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnexpectedNullsTest {

  @TempDir private Path classes;

  @BeforeEach
  void compile() throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        public class C {
          static byte[] bytes(String s) { return s == null ? null : s.getBytes(); }
          static String found(String s) { return s.isEmpty() ? null : s; }
          static int sum(byte[] all) {
            int sum = 0;
            for (byte each : all) { sum += each; }
            return sum;
          }
          public static int polite(String s) {
            return sum(bytes(s));
          }
          public static int through(String s) {
            byte[] all = bytes(s);
            return all.length;
          }
          public static int outer(String s) {
            return through((String) s);
          }
          public static int asked(String s) {
            String said = s == null ? "none" : "some";
            return said.length() + bytes(s).length;
          }
          public static int looked(String s) {
            byte[] all = bytes(s);
            return all == null && s.isEmpty() ? 0 : all.length;
          }
          public static int missing(String s) {
            return found(s).length();
          }
          public static int straight(String s) {
            return s.length();
          }
          public static int joined(String s) {
            return new String(bytes(s)).length();
          }
          private byte[] kept = new byte[2];
          public C() {}
          public C(String s) { this.kept = bytes(s); }
          public int size() {
            return kept.length;
          }
          public static int marked(@Nullable String s) {
            return s.length();
          }
          @interface Nullable {}
        }
        """);
  }

  @Test
  void nullThatAHelperLetsPassIsTheCallers() throws IOException {
    assertThat(isUnexpected("polite", at("sum", 6), at("polite", 10))).isTrue();
    assertThat(isUnexpected("through", at("through", 14))).isTrue();
    assertThat(isUnexpected("outer", at("through", 14), at("outer", 17))).isTrue();
    TraceFrame string = new TraceFrame(new Site("java.lang.String", "<init>", 1), true);
    assertThat(isUnexpected("joined", string, at("joined", 34))).isTrue();
  }

  @Test
  void aConstructorKeepsWhatAHelperLetPass() throws IOException {
    assertThat(isUnexpected("size", "new.s", at("size", 40))).isTrue();
    assertThat(isUnexpected("size", "this", at("size", 40))).isFalse();
  }

  @Test
  void anArgumentThatNothingSaysMayBeNullIsTheCallers() throws IOException {
    assertThat(isUnexpected("straight", at("straight", 31))).isTrue();
    assertThat(isUnexpected("marked", at("marked", 43))).isFalse();
  }

  @Test
  void whoeverAsksForNullMeansIt() throws IOException {
    assertThat(isUnexpected("asked", at("asked", 21))).isFalse();
    assertThat(isUnexpected("looked", at("looked", 25))).isFalse();
  }

  @Test
  void aHelperThatSaysNothingOfNullMayAnswerItForOtherTexts() throws IOException {
    assertThat(isUnexpected("missing", at("missing", 28))).isFalse();
  }

  private boolean isUnexpected(String method, TraceFrame... trace) throws IOException {
    return isUnexpected(method, "s", trace);
  }

  private boolean isUnexpected(String method, String input, TraceFrame... trace)
      throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("C#" + method), options, note -> {})) {
      return new UnexpectedNulls(targets.program(), new NullExpectations(targets.program()))
          .isIn(
              entry(targets),
              List.of(new Input(input, "java.lang.String", new Datum.Null())),
              new Replay.Ending.Threw("java.lang.NullPointerException", "why", List.of(trace)));
    }
  }

  /** The target on an object of the constructor with a parameter, if it takes one. */
  private static Entry entry(TargetSet targets) {
    MethodInfo target = targets.methods().get(0);
    return target.isStatic()
        ? new Entry.Direct(target)
        : new EntryMaker(targets.program()).constructing(target).get(1);
  }

  private static TraceFrame at(String method, int line) {
    return new TraceFrame(new Site("C", method, line), /* isJdk= */ false);
  }
}
