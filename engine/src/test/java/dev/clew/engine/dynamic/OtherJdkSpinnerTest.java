package dev.clew.engine.dynamic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.engine.program.path.OtherJdks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What another JDK's compiler writes, run by that JDK with and without our classes. */
@Tag("once")
final class OtherJdkSpinnerTest {

  private static final int HAS_PATTERN_SWITCHES = 21;

  @TempDir Path temp;
  private Path home;

  @BeforeEach
  void findAnotherJdk() throws IOException {
    Optional<Path> other = OtherJdks.findOne();
    assumeTrue(other.isPresent(), "there is no second JDK under /usr/lib/jvm");
    home = other.orElseThrow();
  }

  @Test
  void patternSwitchesChooseAsItsJdkDoes() throws Exception {
    try (ClassPath path = ClassPath.open(Jdk.at(home), List.of())) {
      assumeTrue(path.featureVersion() >= HAS_PATTERN_SWITCHES, "it has no pattern switches");
    }
    assertThat(replaced("SwitchSubject", SwitchSubjects.SOURCE)).isGreaterThanOrEqualTo(30);
  }

  @Test
  void lambdasDoWhatItsJdkDoes() throws Exception {
    String[] sources = LambdaSubjects.all();
    assertThat(replaced("LambdaSubject", sources[1], sources[0])).isGreaterThanOrEqualTo(80);
  }

  @Test
  void stringsAreConcatenatedAsItsJdkDoes() throws Exception {
    assertThat(replaced("StringSubject", StringSubjects.SOURCE)).isGreaterThanOrEqualTo(30);
  }

  @Test
  void recordsAreAsItsJdkHasThem() throws Exception {
    assertThat(replaced("RecordSubject", RecordSubjects.SOURCE)).isGreaterThanOrEqualTo(30);
  }

  private int replaced(String name, String... sources) throws Exception {
    Path original = temp.resolve("original");
    Path rewritten = temp.resolve("rewritten");
    compile(original, name, sources);
    int count;
    try (ClassPath path = ClassPath.open(Jdk.at(home), List.of(original))) {
      count = Rewritten.rewrite(new Program(path), original, rewritten);
    }
    String expected = run(original, name);
    assertThat(run(rewritten, name)).isEqualTo(expected);
    assertThat(expected).contains("run1=");
    return count;
  }

  private void compile(Path target, String name, String... sources) throws Exception {
    List<String> command = new ArrayList<>(List.of("javac", "-nowarn", "-encoding", "UTF-8"));
    command.addAll(List.of("-d", target.toString()));
    Path texts = Files.createDirectories(temp.resolve("sources"));
    command.add(save(texts.resolve("Runner.java"), SwitchSubjects.RUNNER));
    command.add(save(texts.resolve(name + ".java"), sources[0]));
    for (int i = 1; i < sources.length; i++) {
      command.add(save(texts.resolve("Base.java"), sources[i]));
    }
    execute(command);
  }

  private static String save(Path file, String text) throws IOException {
    return Files.writeString(file, text).toString();
  }

  private String run(Path folder, String name) throws Exception {
    return execute(List.of("java", "-Xshare:auto", "-cp", folder.toString(), "Runner", name));
  }

  private String execute(List<String> command) throws Exception {
    List<String> located = new ArrayList<>(command);
    located.set(0, home.resolve("bin").resolve(command.get(0)).toString());
    Process process = new ProcessBuilder(located).redirectErrorStream(true).start();
    String output =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }
}
