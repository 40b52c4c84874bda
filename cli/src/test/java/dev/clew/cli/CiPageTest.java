package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Each command of the page about builds, and of the README's lines for them, does what it says. */
@Timeout(300)
class CiPageTest {

  private static final Pattern COMMAND =
      Pattern.compile("(?m)clew (check .*clew-known\\.json.* target/classes)");

  private static final Set<String> PLACES =
      Set.of("target/classes", ".clew-cache", "clew-known.json");

  @TempDir private Path folder;

  private static List<String> commands() throws IOException {
    List<String> commands = new ArrayList<>();
    for (String page : List.of("../docs/howto/run-in-ci.md", "../README.md")) {
      COMMAND
          .matcher(Files.readString(Path.of(page)))
          .results()
          .map(found -> found.group(1))
          .filter(command -> !commands.contains(command))
          .forEach(commands::add);
    }
    return commands;
  }

  private String[] placed(String command) {
    return List.of(command.split(" ", -1)).stream()
        .skip(1)
        .map(word -> PLACES.contains(word) ? folder.resolve(word).toString() : word)
        .toArray(String[]::new);
  }

  @Test
  void errorsThatWereThereDoNotCountAndNewOnesDo() throws IOException, InterruptedException {
    Workbench bench = new Workbench(folder);
    String source = "public class Cart { public static int share(int n) { return 100 / n; } }";
    bench.compile("Cart", source);
    Files.createDirectories(folder.resolve("target"));
    Files.move(bench.classes(), folder.resolve("target/classes"));
    Files.createDirectories(bench.classes()); // which each command has on its class path
    GitFolder git = new GitFolder(folder);
    assumeTrue(git.commit("Cart.java"), "there is no Git");
    git.run("update-ref", "refs/remotes/origin/main", "HEAD");
    List<String> commands = commands();

    assertThat(commands).hasSize(4);
    assertThat(commands.get(0)).isEqualTo("check --write-baseline clew-known.json target/classes");
    for (String command : commands) {
      boolean isFirst = command.equals(commands.get(0));
      assertThat(bench.run("check", placed(command)))
          .as("%s: %s", command, bench.log())
          .isEqualTo(isFirst ? 1 : 0);
    }

    bench.compile(
        "Cart", source.replace("n; }", "n; } public static int at(int[] a) { return a[1]; }"));
    Files.move(
        bench.classes().resolve("Cart.class"),
        folder.resolve("target/classes/Cart.class"),
        StandardCopyOption.REPLACE_EXISTING);
    for (String command : commands.subList(2, commands.size())) {
      assertThat(bench.run("check", placed(command))).as(command).isEqualTo(1);
    }
  }
}
