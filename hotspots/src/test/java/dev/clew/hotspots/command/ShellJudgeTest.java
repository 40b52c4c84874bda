package dev.clew.hotspots.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.clew.hotspots.interpreter.SmallWords;
import dev.clew.solver.language.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A shell is the judge: it runs a script once for each confined word, with a function that tells
 * its arguments for the only command. No other command can be found, and the folder is empty.
 */
final class ShellJudgeTest {
  private static final String UNITS = "'\"\\-;/* a1()<>&|$=:{}[]\n#?+`,~!^%";
  private static final String SHOW = "show() { for a; do printf '<%s>' \"$a\"; done; }\n";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "show a @ b",
        "show a '@' b",
        "show a \"@\" b",
        "show a x@y b",
        "show 'a '@' b' c",
        "show --file=@ b",
        "show --file='@' b",
        "show '@'x b",
        "show a; show @; show b",
        "show a && show '@' || show c",
        "if show a; then show @; fi",
        "{ show '@'; }",
        "A=1 show @ 2>/dev/null",
        "show a\\ @",
      })
  void aConfinedWordArrivesAsItIs(String template) throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no shell to ask");
    int start = template.indexOf('@');
    String benign = template.replace("@", "abc");
    Language confined =
        new CommandInterpreter(CommandForm.SHELL).contextOf(benign, start, start + 3).confined();
    List<String> words = new ArrayList<>();
    SmallWords.all(UNITS, 2, words::add);
    words.addAll(SmallWords.random(UNITS, 9, 300));
    words.removeIf(word -> !confined.accepts(word));
    assertThat(words).hasSizeGreaterThan(50);
    List<String> scripts = new ArrayList<>(List.of(benign));
    words.forEach(word -> scripts.add(template.replace("@", word)));
    List<String> told = told(scripts);
    assertThat(told).hasSize(scripts.size());
    for (int i = 0; i < words.size(); i++) {
      assertThat(told.get(i + 1)).isEqualTo(told.get(0).replace("abc", words.get(i)));
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(Path::getFileName).map(Path::toString)).containsExactly("script");
    }
  }

  /** What each of some scripts tells; one shell runs them all, and a NUL ends each. */
  private List<String> told(List<String> scripts) throws IOException, InterruptedException {
    StringBuilder all = new StringBuilder(SHOW);
    scripts.forEach(script -> all.append(script).append("\nprintf '\\0'\n"));
    Path file = folder.resolve("script");
    Files.writeString(file, all);
    ProcessBuilder shell = new ProcessBuilder("/bin/sh", file.toString());
    shell.environment().clear();
    shell.environment().put("PATH", "/nowhere");
    Process process =
        shell.directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return List.of(output.split("\0"));
  }
}
