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
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MissingPartsTest {

  private static final String INDEX = "java.lang.StringIndexOutOfBoundsException";

  private static final List<Datum> BEYOND = List.of(text(), number(1), number(3));
  private static final List<Datum> WITHIN = List.of(text(), number(1), number(1));

  @TempDir private Path classes;

  @Test
  void aPartThatIsNotThereIsTheCallersChoiceWhereNobodyAsksForSizes() throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        public class C extends java.io.StringWriter {
          @Override public void write(String text, int from, int count) {
            if (text.length() > 3) super.write(text, from, count);
          }
          public static int units(String text, int from, int count) {
            int sum = 0;
            for (int i = from; i < from + count; i++) sum += text.charAt(i);
            return sum;
          }
          public static int sum(int[] all, int length) {
            int sum = 0;
            for (int i = 0; i < length; i++) sum += all[i];
            return sum;
          }
          public static byte[] doubled(byte[] all, int length) {
            byte[] two = new byte[2 * length];
            for (int i = 0; i < length; i++) two[i + length] = two[i] = all[i];
            return two.length > 4 ? two : new byte[0];
          }
          private String indent = "";
          public void indented(char[] units, int from, int count) {
            indent = indent.length() > 3 ? "" : indent + new String(units, from, count);
          }
          public static int hash(byte[] all, int length) {
            return all[(length >> 2) << 2];
          }
          public static int bucket(int[] all, int key) {
            return all[key % 16];
          }
          public static int last(int[] all, int length) {
            return all.length > 1 ? all[length - 1] : 0;
          }
          public static String clipped(String text, int from, int count) {
            return text.substring(from, Math.min(from + count, text.length()));
          }
        }
        """);
    assertThat(isMissing("C#units", INDEX, BEYOND)).isTrue();
    assertThat(isMissing("C#units", INDEX, WITHIN)).isFalse();
    assertThat(isMissing("C#units", "java.lang.ArithmeticException", BEYOND)).isFalse();
    assertThat(isMissing("C#clipped", INDEX, BEYOND)).isFalse();
    Datum array = new Datum.Array("int[]", 1, List.of(number(7), number(8)));
    String element = "java.lang.ArrayIndexOutOfBoundsException";
    assertThat(isMissing("C#sum", element, List.of(array, number(3)))).isTrue();
    assertThat(isMissing("C#sum", element, List.of(array, number(2)))).isFalse();
    Datum bytes = new Datum.Array("byte[]", 1, List.of());
    assertThat(isMissing("C#doubled", element, List.of(bytes, number(1)))).isTrue();
    assertThat(isMissing("C#indented", INDEX, List.of(bytes, number(0), number(1)))).isFalse();
    assertThat(isMissing("C#indented", INDEX, List.of("units", "from", "count"), BEYOND)).isTrue();
    assertThat(isMissing("C#hash", element, List.of(bytes, number(-1)))).isTrue();
    assertThat(isMissing("C#bucket", element, List.of(array, number(-1)))).isFalse();
    assertThat(isMissing("C#last", element, List.of(array, number(-1)))).isFalse();
    assertThat(isMissing("C#last", element, List.of(array, number(3)))).isFalse();
    assertThat(isMissing("C#write", INDEX, BEYOND)).isTrue(); // whose contract is the JDK's
    assertThat(isMissing("C#write", INDEX, WITHIN)).isFalse();
  }

  @Test
  void aRangeThatEndsBeforeItBeginsIsNone() throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        public class C {
          static final java.util.BitSet ALL = new java.util.BitSet();
          public static void allow(int from, int to) { ALL.set(from, to + 1); }
        }
        """);
    String index = "java.lang.IndexOutOfBoundsException";
    List<String> names = List.of("new.from", "new.to");
    TraceFrame set = new TraceFrame(new Site("java.util.BitSet", "set", 1), /* isJdk= */ true);
    List<Datum> backwards = List.of(number(2), number(0));
    List<Datum> forwards = List.of(number(0), number(2));
    assertThat(isMissing("C#allow", index, names, backwards, List.of(set))).isTrue();
    assertThat(isMissing("C#allow", index, names, forwards, List.of(set))).isFalse();
    assertThat(isMissing("C#allow", index, names, backwards, List.of())).isFalse();
  }

  private boolean isMissing(String target, String exception, List<Datum> arguments)
      throws IOException {
    List<String> names = arguments.stream().map(each -> "input").toList();
    return isMissing(target, exception, names, arguments);
  }

  private boolean isMissing(
      String target, String exception, List<String> names, List<Datum> arguments)
      throws IOException {
    return isMissing(target, exception, names, arguments, List.of());
  }

  private boolean isMissing(
      String target,
      String exception,
      List<String> names,
      List<Datum> arguments,
      List<TraceFrame> trace)
      throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of(target), options, note -> {})) {
      List<Input> inputs =
          IntStream.range(0, arguments.size())
              .mapToObj(i -> new Input(names.get(i), "java.lang.Object", arguments.get(i)))
              .toList();
      return new MissingParts(targets.program(), new CodeLines(targets.program()))
          .isIn(targets.methods().get(0), inputs, new Replay.Ending.Threw(exception, "why", trace));
    }
  }

  private static Datum text() {
    return new Datum.Text("ab", 1);
  }

  private static Datum number(int number) {
    return new Datum.Primitive(number);
  }
}
