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
    assertThat(isMissing("C#last", element, List.of(array, number(3)))).isFalse();
    assertThat(isMissing("C#write", INDEX, BEYOND)).isTrue(); // whose contract is the JDK's
    assertThat(isMissing("C#write", INDEX, WITHIN)).isFalse();
  }

  private boolean isMissing(String target, String exception, List<Datum> arguments)
      throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of(target), options, note -> {})) {
      List<Input> inputs =
          arguments.stream().map(each -> new Input("input", "java.lang.Object", each)).toList();
      return new MissingParts(targets.program(), new CodeLines(targets.program()))
          .isIn(
              targets.methods().get(0),
              inputs,
              new Replay.Ending.Threw(exception, "why", List.of()));
    }
  }

  private static Datum text() {
    return new Datum.Text("ab", 1);
  }

  private static Datum number(int number) {
    return new Datum.Primitive(number);
  }
}
