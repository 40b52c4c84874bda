package dev.clew.app.check.classify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Site;
import dev.clew.replay.Replay;
import dev.clew.replay.TraceFrame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HandedOnTest {

  private static final String ILLEGAL = "java.lang.IllegalArgumentException";

  @TempDir private Path classes;

  @Test
  void aNumberThatTheMethodComputesIsItsOwn() throws IOException {
    compile(
        """
        import java.util.*;
        public class C {
          public static int[] tail(int[] a) {
            return Arrays.copyOfRange(a, 1, a.length);
          }
          public static List<Integer> middle(List<Integer> l) {
            return l.subList(1, l.size() - 1);
          }
          public static String pad(String s, int n) {
            return s.repeat(n - s.length());
          }
          public static String blanks(int n) {
            return " ".repeat(n);
          }
          public static int[] part(int[] a, int from, int to) {
            return Arrays.copyOfRange(a, from, to);
          }
          public static int[] from(int[] a, int from) {
            return part(a, from, a.length);
          }
        }
        """);
    TraceFrame copy = jdk("java.util.Arrays", "copyOfRange");
    TraceFrame repeat = jdk("java.lang.String", "repeat");
    assertThat(isHandedOn(ILLEGAL, copy, at("tail", 4))).isFalse();
    assertThat(isHandedOn(ILLEGAL, jdk("java.util.List", "subList"), at("middle", 7))).isFalse();
    assertThat(isHandedOn(ILLEGAL, repeat, at("pad", 10))).isFalse();
    assertThat(isHandedOn(ILLEGAL, repeat, at("blanks", 13))).isTrue();
    assertThat(isHandedOn(ILLEGAL, copy, at("part", 16))).isTrue();
    assertThat(isHandedOn(ILLEGAL, copy, at("part", 16), at("from", 19))).isFalse();
  }

  @Test
  void aTextIsTheSameInBytes() throws IOException {
    compile(
        """
        import javax.crypto.spec.SecretKeySpec;
        public class C {
          static byte[] getBytesOf(String key) { return key.getBytes(); }
          public static Object written(String key) {
            return new SecretKeySpec(key.getBytes(), "AES");
          }
          public static Object byAnother(String key) {
            return new SecretKeySpec(getBytesOf(key), "AES");
          }
          public static Object pattern(java.text.SimpleDateFormat format) {
            return java.time.format.DateTimeFormatter.ofPattern(format.toPattern());
          }
          public static Object part(String key) {
            return new SecretKeySpec(key.substring(1).getBytes(), "AES");
          }
        }
        """);
    TraceFrame key = jdk("javax.crypto.spec.SecretKeySpec", "<init>");
    assertThat(isHandedOn(ILLEGAL, key, at("written", 5))).isTrue();
    assertThat(isHandedOn(ILLEGAL, key, at("byAnother", 8))).isTrue();
    TraceFrame pattern = jdk("java.time.format.DateTimeFormatter", "ofPattern");
    assertThat(isHandedOn(ILLEGAL, pattern, at("pattern", 11))).isTrue();
    assertThat(isHandedOn(ILLEGAL, key, at("part", 14))).isFalse();
  }

  private void compile(String source) throws IOException {
    Sources.compile(classes, "C.java", source);
  }

  /** The target is the outermost frame's method. */
  private boolean isHandedOn(String exception, TraceFrame... trace) throws IOException {
    return isHandedOn(exception, "why", List.of(), trace);
  }

  private boolean isHandedOn(
      String exception, String message, List<String> texts, TraceFrame... trace)
      throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    String target = "C#" + trace[trace.length - 1].site().method();
    Stream<Input> inputs =
        texts.stream().map(each -> new Input("s", "java.lang.String", new Datum.Text(each, 1)));
    try (TargetSet targets = Targets.resolve(List.of(target), options, note -> {})) {
      return new HandedOn(targets.program())
          .isIn(
              targets.methods().get(0),
              inputs.toList(),
              new Replay.Ending.Threw(exception, message, List.of(trace)));
    }
  }

  private static TraceFrame at(String method, int line) {
    return new TraceFrame(new Site("C", method, line), /* isJdk= */ false);
  }

  private static TraceFrame jdk(String type, String method) {
    return new TraceFrame(new Site(type, method, 1), /* isJdk= */ true);
  }
}
