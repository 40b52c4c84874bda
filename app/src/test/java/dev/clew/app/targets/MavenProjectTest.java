package dev.clew.app.targets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.app.Sources;
import dev.clew.app.UserException;
import dev.clew.app.options.Options;
import dev.clew.engine.program.MethodInfo;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenProjectTest {

  private static final String PLAIN = "<project></project>";
  private static final String DEPENDENT = "<project><dependency></dependency></project>";

  @TempDir private Path project;
  @TempDir private Path library;
  private final List<String> calls = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  @BeforeEach
  void writePom() throws IOException {
    Files.writeString(project.resolve("pom.xml"), PLAIN);
  }

  @Test
  void aCompiledProjectIsItsClasses() throws IOException {
    compileProject();
    assertThat(methods(this::failing)).containsExactly("<init>", "run");
    assertThat(calls).isEmpty();
    assertThat(notes).isEmpty();
  }

  @Test
  void aProjectThatWasNotCompiledIs() throws IOException {
    Files.createDirectories(project.resolve("target/classes/com")); // of a build that failed
    assertThat(
            methods(
                (folder, command) -> {
                  calls.add(String.join(" ", command));
                  assertThat(folder).isEqualTo(project);
                  compileProject();
                  return new BuildCommand.Result(0, "");
                }))
        .containsExactly("<init>", "run");
    assertThat(calls).hasSize(1);
    assertThat(calls.get(0)).startsWith("mvn").endsWith("compile");
    assertThat(notes).containsExactly("compiling " + project + " with Maven");
  }

  @Test
  void anErrorOfTheCompilerIsTheMessage() {
    String output =
        "[INFO] chatter\n[ERROR] COMPILATION ERROR :\n[ERROR] App.java:[3,5] ';' expected\n";
    assertThatThrownBy(() -> methods((folder, command) -> new BuildCommand.Result(1, output)))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("does not compile: App.java:[3,5] ';' expected");
  }

  @Test
  void aProjectWithoutSourcesSaysSo() {
    assertThatThrownBy(() -> methods((folder, command) -> new BuildCommand.Result(0, "")))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("has no classes in target/classes");
  }

  @Test
  void aMachineWithoutMavenSaysSo() {
    assertThatThrownBy(
            () ->
                methods(
                    (folder, command) -> {
                      throw new IOException("Cannot run program \"mvn\"");
                    }))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("Maven cannot be started");
  }

  @Test
  void dependenciesComeFromMavenAndFirstWithoutTheNetwork() throws IOException {
    compileProject();
    Sources.compile(library, "lib/Thing.java", "package lib; public class Thing {}");
    Files.writeString(project.resolve("pom.xml"), DEPENDENT);
    try (TargetSet targets = resolve(this::answering)) {
      assertThat(targets.program().classPath().find("lib/Thing")).isPresent();
      assertThat(targets.methods()).hasSize(2);
    }
    assertThat(calls).hasSize(1);
    assertThat(calls.get(0)).contains(" -o ", "build-classpath");
  }

  @Test
  void whatMavenDoesNotSayIsNotedAndLeftOut() throws IOException {
    compileProject();
    Files.writeString(project.resolve("pom.xml"), DEPENDENT);
    assertThat(methods(this::failing)).containsExactly("<init>", "run");
    assertThat(calls).hasSize(2);
    assertThat(calls.get(1)).doesNotContain(" -o ");
    assertThat(notes).hasSize(1);
    assertThat(notes.get(0)).contains("-cp", "no plugin");
  }

  @Test
  void aProjectThatHoldsModulesIsAllOfThem() throws IOException {
    Files.writeString(
        project.resolve("pom.xml"),
        "<project><modules><module>a</module><module>b/pom.xml</module><module>gone</module>"
            + "</modules></project>");
    for (String module : List.of("a", "b", "b/c")) {
      Files.createDirectories(project.resolve(module));
      Files.writeString(project.resolve(module).resolve("pom.xml"), PLAIN);
    }
    Files.writeString(
        project.resolve("b/pom.xml"),
        "<project><modules><!-- <module>x</module> --> <module> c </module></modules></project>");
    Sources.compile(library, "lib/Thing.java", "package lib; public class Thing {}");
    Sources.compile(
        Files.createDirectories(project.resolve("a/target/classes")),
        "One.java",
        "public interface One { int n(); }");
    Sources.compile(
        Files.createDirectories(project.resolve("b/c/target/classes")),
        "Two.java",
        "public class Two { public void two() {} }");
    try (TargetSet targets =
        resolve(
            (folder, command) -> {
              calls.add(String.join(" ", command));
              String file = command.get(command.size() - 1).replaceFirst(".*=", "");
              Files.writeString(project.resolve("a").resolve(file), library.toString());
              return new BuildCommand.Result(0, "");
            })) {
      assertThat(targets.methods()).extracting(MethodInfo::name).containsExactly("<init>", "two");
      assertThat(targets.program().classPath().find("One")).isPresent();
      assertThat(targets.program().classPath().find("lib/Thing")).isPresent();
    }
    assertThat(calls).hasSize(1);
    assertThat(calls.get(0)).contains(" -o ", " compile ", "build-classpath");
    assertThat(project.resolve("a/target").toFile().list()).containsExactly("classes"); // no answer
  }

  private BuildCommand.Result failing(Path folder, List<String> command) {
    calls.add(String.join(" ", command));
    return new BuildCommand.Result(1, "[ERROR] no plugin\n");
  }

  private BuildCommand.Result answering(Path folder, List<String> command) throws IOException {
    calls.add(String.join(" ", command));
    String option = "-Dmdep.outputFile=";
    for (String argument : command) {
      if (argument.startsWith(option)) {
        Files.writeString(
            Path.of(argument.substring(option.length())), library + File.pathSeparator + library);
      }
    }
    return new BuildCommand.Result(0, "");
  }

  private void compileProject() throws IOException {
    Sources.compile(
        Files.createDirectories(project.resolve("target/classes")),
        "App.java",
        "public class App { public void run() {} }");
  }

  private TargetSet resolve(BuildCommand subprocess) {
    return Targets.resolve(List.of(project.toString()), Options.defaults(), subprocess, notes::add);
  }

  private List<String> methods(BuildCommand subprocess) throws IOException {
    try (TargetSet targets = resolve(subprocess)) {
      return targets.methods().stream().map(method -> method.name()).toList();
    }
  }
}
