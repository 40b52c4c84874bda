package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Calls with made-up inputs find what exploring does not come to. */
@Tag("once")
class ConcreteRunsTest {

  private static final String SOURCE =
      """
      package lexed;

      public class Config {
        public static int count(String text) {
          if (!text.startsWith("cfg:")) {
            return -1;
          }
          int depth = 0;
          int count = 0;
          for (int at = 4; at < text.length(); at++) {
            switch (text.charAt(at)) {
              case '{':
                depth++;
                break;
              case '}':
                depth--;
                break;
              case '\\\\':
                if (depth > 0 && text.startsWith("u", at + 1)) {
                  count += Integer.parseInt(text.substring(at + 2, at + 6), 16); // too short
                }
                break;
              default:
                count++;
                break;
            }
          }
          return count;
        }

        private static boolean isBroken;

        public static int breaks(String text) {
          if (text.startsWith("cfg:{{")) {
            isBroken = true;
          }
          return isBroken ? text.charAt(text.length()) : 0; // from then on for every text
        }

        public static int dated(java.util.Date date, java.io.PrintWriter out, String text) {
          return text.startsWith("cfg:{{") ? text.charAt(text.length() + date.getDate()) : 0;
        }

        public static int refuse(String text) {
          if (text.contains("\\\\")) {
            throw new IllegalArgumentException("no escapes here");
          }
          return text.length();
        }

        public static int length(String text) {
          return text.length();
        }

        public static int skip(java.io.StringReader in, byte[] rest) throws java.io.IOException {
          int unit = in.read();
          for (int i = 0; i < 4; i++) {
            if (unit != "cfg:".charAt(i)) {
              return -1;
            }
            unit = in.read();
          }
          int at = 0;
          while (at < rest.length) {
            at = rest[at] == '#' ? end(rest, at) + 1 : at + 1;
          }
          return at;
        }

        private static int end(byte[] line, int from) {
          for (int i = from; i < line.length; i++) {
            if (line[i] == '\\n') {
              return i;
            }
          }
          return -1; // and the reader begins again
        }
      }
      """;

  @TempDir private Path folder;
  private Workbench bench;

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Config", SOURCE);
  }

  /** Texts that exploring may solve for are too short to get anywhere, and loops soon cut. */
  private JsonNode check(String target, String... more) throws IOException {
    List<String> arguments =
        new ArrayList<>(List.of("--max-string-length", "3", "--time-budget", "120s"));
    arguments.addAll(List.of("--max-revisits", "2"));
    arguments.addAll(List.of(more));
    arguments.add("lexed.Config" + target);
    bench.run("check", arguments.toArray(String[]::new));
    return bench.results();
  }

  private static List<String> calls(JsonNode target) {
    List<String> calls = new ArrayList<>();
    target.get("errors").forEach(error -> calls.add(error.get("call").asText()));
    return calls;
  }

  @Test
  void aCrashBehindAWordAndBracketsIsFoundAndItsCallIsAsSmallAsCanBe() throws IOException {
    JsonNode target = check("#count", "--hunt", "yes").get("targets").get(0);
    assertThat(calls(target)).contains("Config.count(\"cfg:{\\\\u\")");
    for (JsonNode error : target.get("errors")) {
      assertThat(error.get("foundBy").asText()).isEqualTo("concrete");
      JsonNode path = Workbench.pathOf(error, target);
      assertThat(path.get("foundBy").asText()).isEqualTo("concrete");
      assertThat(path.get("confirmation").asText()).isEqualTo("confirmed");
    }
    assertThat(target.get("stats").get("concreteCalls").asLong()).isGreaterThan(100);
    assertThat(bench.printed()).contains("by concrete runs alone");
  }

  @Test
  void objectsOfTheLibraryAreMadeUpAsTheyAreForExploring() throws IOException {
    JsonNode target = check("#dated").get("targets").get(0);
    assertThat(calls(target))
        .isNotEmpty()
        .allMatch(call -> call.matches("Config[.]dated[(]new Date[(].*\"cfg:[{][{]\"[)]"));
  }

  /** Simpler texts fail only after one that breaks it. */
  @Test
  void whatFailsOnlyAfterOtherCallsIsNotShownInThePlaceOfWhatFailsByItself() throws IOException {
    JsonNode target = check("#breaks", "--hunt", "yes").get("targets").get(0);
    assertThat(calls(target))
        .isNotEmpty()
        .allMatch(call -> call.startsWith("Config.breaks(\"cfg:{{"));
  }

  /** A call that goes on for long is followed, until a state comes again. */
  @Test
  void aLoopThatDoesNotEndIsFoundByCallsAndKnownByFollowingOne() throws IOException {
    JsonNode target = check("#skip").get("targets").get(0);
    JsonNode error = target.get("errors").get(0);
    assertThat(error.get("exception").asText()).isEqualTo("endless loop");
    assertThat(error.get("foundBy").asText()).isEqualTo("concrete");
    assertThat(error.get("call").asText())
        .isEqualTo("Config.skip(new StringReader(\"cfg:\"), byte[]{35})");
  }

  @Test
  void withoutConcreteRunsNothingIsCalledButWhatWasExplored() throws IOException {
    JsonNode target = check("#count", "--hunt", "no").get("targets").get(0);
    assertThat(calls(target)).isEmpty();
    assertThat(target.get("stats").get("concreteCalls").asLong()).isZero();
    assertThat(bench.printed()).doesNotContain("concrete");
  }

  @Test
  void whatTheCodeRefusesIsNoErrorWhoeverFindsIt() throws IOException {
    assertThat(calls(check("#refuse", "--hunt", "yes").get("targets").get(0))).isEmpty();
  }

  @Test
  void nullIsNotMadeUpWhereNobodyExpectsIt() throws IOException {
    assertThat(calls(check("#length", "--hunt", "yes").get("targets").get(0))).isEmpty();
    assertThat(
            calls(check("#length", "--hunt", "yes", "--null-inputs", "yes").get("targets").get(0)))
        .isNotEmpty();
  }
}
