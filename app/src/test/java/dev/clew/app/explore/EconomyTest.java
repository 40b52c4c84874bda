package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The table of paths at a call is what the subject says; {@code SubjectsTest} holds the subject to
 * it. Run with {@code -Deconomy.write=true} to write the table anew.
 */
class EconomyTest {

  private static final Pattern ROW =
      Pattern.compile("/\\* (.+) \\*/\\s+static \\w+ \\w+\\((\\w+(?:\\[])?) .*// paths (\\d+)");

  @Test
  void theTableSaysHowManyPathsACallTakes() throws IOException {
    Path root = Path.of("..");
    String source =
        Files.readString(root.resolve("engine/src/subjects/java/dev/clew/subjects/Economy.java"));
    Path page = root.resolve("docs/economy.md");
    String wanted = page(source);
    if (Boolean.getBoolean("economy.write")) {
      Files.writeString(page, wanted);
    }
    assertThat(wanted).contains("| `Integer.parseInt(s)` | 2 |");
    assertThat(Files.readString(page)).isEqualTo(wanted);
  }

  private static String page(String source) {
    StringBuilder page =
        new StringBuilder(
            """
            # Paths at a call

            How many paths a call with an unknown argument takes, exceptions included; arguments that are null are left out.
            Generated from the subject `Economy`, which the tests hold to these numbers.

            | call | paths |
            |---|---|
            """);
    Matcher rows = ROW.matcher(source);
    while (rows.find()) {
      int forNull = List.of("String", "int[]").contains(rows.group(2)) ? 1 : 0;
      int paths = Integer.parseInt(rows.group(3)) - forNull;
      page.append("| `").append(rows.group(1)).append("` | ").append(paths).append(" |\n");
    }
    return page.toString();
  }
}
