package dev.clew.hotspots.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.hotspots.interpreter.HoleContext;
import dev.clew.hotspots.interpreter.HoleRange;
import dev.clew.hotspots.interpreter.SmallWords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link Path} is the judge of where a path leads that has confined words in it. */
final class PathJudgeTest {
  private static final String UNITS = "./a ~-";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/data/@",
        "/data/@.txt",
        "/data/.@",
        "/data/..@",
        "/data/@..",
        "/data/@../x",
        "/data/.@./x",
        "/data/@/../shared/x",
        "/data/a@/../shared/x",
        "/data/@b/../shared/x",
        "/data/@/a/../../x",
        "/data/../@/b",
        "data/@",
        "@",
        "@/x",
        "@/../x",
        "../@",
        "/data/a@.b/c",
      })
  void aConfinedWordStaysInTheFolderBeforeIt(String template) {
    int start = template.indexOf('@');
    String sentence = template.replace("@", "qqq");
    HoleContext context = new PathInterpreter().contextOf(sentence, start, start + 3);
    Path benign = Path.of(sentence).normalize();
    Path folder = Path.of(template.substring(0, template.lastIndexOf('/', start) + 1)).normalize();
    int[] count = new int[1];
    SmallWords.all(
        UNITS,
        5,
        word -> {
          if (context.confined().accepts(word)) {
            count[0]++;
            Path reached = Path.of(template.replace("@", word)).normalize();
            assertThat(reached.isAbsolute())
                .as("%s: %s", template, word)
                .isEqualTo(benign.isAbsolute());
            if (benign.toString().contains("qqq")) {
              assertStays(reached, folder, template + ": " + word);
            } else {
              assertThat(reached).as("%s: %s", template, word).isEqualTo(benign);
            }
          }
        });
    assertThat(count[0]).isGreaterThan(50);
  }

  @Test
  void twoConfinedWordsStayInTheFolderBeforeThem() {
    for (String template : List.of("/logs/@..@.log", "/logs/@@", "/logs/@.@/x", "/logs/.@@.")) {
      int first = template.indexOf('@');
      int second = template.lastIndexOf('@') + 2;
      List<HoleContext> contexts =
          new PathInterpreter()
              .contextsOf(
                  template.replace("@", "qqq"),
                  List.of(new HoleRange(first, first + 3), new HoleRange(second, second + 3)));
      List<String> words = new ArrayList<>();
      SmallWords.all("./a", 3, words::add);
      for (String one : words) {
        for (String two : words) {
          if (contexts.get(0).confined().accepts(one) && contexts.get(1).confined().accepts(two)) {
            String path = template.replaceFirst("@", one).replaceFirst("@", two);
            assertStays(Path.of(path).normalize(), Path.of("/logs"), path);
          }
        }
      }
    }
  }

  private static void assertStays(Path reached, Path folder, String what) {
    boolean here = folder.toString().isEmpty();
    assertThat(here ? !reached.startsWith("..") : reached.startsWith(folder)).as(what).isTrue();
  }

  @Test
  void aFileCanStillHaveAnyName() {
    HoleContext context = new PathInterpreter().contextOf("/data/qqq.txt", 6, 9);
    assertThat(context.confined().accepts("")).isTrue();
    assertThat(context.confined().accepts("a.b/c")).isTrue();
  }

  @Test
  void theFolderOfTheProgramIsNoOtherThanANameInIt() {
    PathInterpreter interpreter = new PathInterpreter();
    for (String here : List.of("", ".", "./")) {
      assertThat(interpreter.structureOf(here)).isEqualTo(interpreter.structureOf("abc"));
    }
    assertThat(interpreter.structureOf("/")).isNotEqualTo(interpreter.structureOf("abc"));
    assertThat(interpreter.structureOf("..")).isNotEqualTo(interpreter.structureOf("abc"));
  }
}
