package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the README and the tour quote of {@code clew strings} is what it prints. */
@Timeout(300)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("once")
class StringsPagesTest {

  private static final String COMMAND =
      "$ javac -g -d users examples/hotspots/Users.java && ./clew strings --quiet -cp users Users\n";

  private List<String> output = List.of();

  @BeforeAll
  void lookAtTheExample(@TempDir Path folder) throws IOException {
    Path classes = Files.createDirectory(folder.resolve("users"));
    String source = Path.of("../examples/hotspots/Users.java").toString();
    int compiled =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes.toString(), source);
    assertThat(compiled).isZero();
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exit =
        Main.run(
            new PrintWriter(out, true),
            new PrintWriter(err, true),
            "strings",
            "--quiet",
            "--out",
            folder.resolve("out").toString(),
            "-cp",
            classes.toString(),
            "Users");
    assertThat(exit).as("%s", err).isEqualTo(1);
    output = out.toString().lines().toList();
  }

  @Test
  void theTourShowsAllOfIt() throws IOException {
    assertThat(quoted("../docs/tour.md")).isEqualTo(output);
  }

  @Test
  void theReadmeShowsAPartOfIt() throws IOException {
    assertThat(output).containsSubsequence(quoted("../README.md"));
  }

  private static List<String> quoted(String page) throws IOException {
    String text = Files.readString(Path.of(page));
    int start = text.indexOf(COMMAND);
    assertThat(start).isNotNegative();
    start += COMMAND.length();
    return text.substring(start, text.indexOf("```", start))
        .lines()
        .filter(line -> !line.equals("…"))
        .toList();
  }
}
