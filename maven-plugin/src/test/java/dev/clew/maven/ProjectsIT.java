package dev.clew.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.maven.shared.invoker.DefaultInvocationRequest;
import org.apache.maven.shared.invoker.DefaultInvoker;
import org.apache.maven.shared.invoker.InvocationRequest;
import org.apache.maven.shared.invoker.InvocationResult;
import org.apache.maven.shared.invoker.MavenInvocationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Builds of small projects, by a Maven of their own that knows nothing but their files. */
class ProjectsIT {

  private static final String TABLE = "ArithmeticException  Shares.java:10  Shares.share(0, 0)";

  private static final String LEFT_OUT = "Clew leaves this module out: ";

  private static final String COMMIT =
      "-c user.name=Clew -c user.email=clew@localhost commit -q -m first";

  private static Sandbox sandbox;

  private final List<String> log = new ArrayList<>();

  @BeforeAll
  static void create() throws IOException {
    sandbox = Sandbox.create();
  }

  /** The exit code of Maven. */
  private int build(String project, List<String> goals, String... properties)
      throws MavenInvocationException {
    InvocationRequest request = new DefaultInvocationRequest();
    request.setMavenHome(new File(System.getProperty("clew.it.maven")));
    request.setJavaHome(new File(System.getProperty("clew.it.java")));
    request.setBaseDirectory(sandbox.project(project).toFile());
    request.setLocalRepositoryDirectory(sandbox.repository().toFile());
    File settings = new File(System.getProperty("clew.it.settings"));
    if (settings.exists()) {
      request.setUserSettingsFile(settings);
    }
    request.setOffline(System.getProperty("clew.it.offline").equals("offline=true"));
    request.setMavenOpts("-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"); // short runs
    request.setBatchMode(true);
    request.setNoTransferProgress(true);
    request.setReactorFailureBehavior(InvocationRequest.ReactorFailureBehavior.FailAtEnd);
    request.addArgs(goals);
    Properties given = new Properties();
    for (String property : properties) {
      int split = property.indexOf('=');
      given.setProperty(property.substring(0, split), property.substring(split + 1));
    }
    request.setProperties(given);
    request.setOutputHandler(log::add);
    InvocationResult result = new DefaultInvoker().execute(request);
    return result.getExitCode();
  }

  private Stream<String> lines(String level) {
    String start = "[" + level + "] ";
    return log.stream()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()));
  }

  @Test
  void errorsFailTheBuildWithTheTableOfTheCommand() throws MavenInvocationException {
    assertThat(build("single", List.of("verify"))).as("%s", log).isEqualTo(1);
    assertThat(lines("ERROR"))
        .containsSequence(TABLE, "", "Not errors:")
        .anyMatch(line -> line.startsWith("1 error, 1 other in 1 method; "))
        .anyMatch(
            line -> line.contains("clew-maven-plugin") && line.contains(": 1 error, 1 other"));
    Path out = sandbox.project("single/target/clew");
    assertThat(out.resolve("results.json")).exists();
    assertThat(out.resolve("clew.sarif")).exists();
    assertThat(out.resolve("reproducers/shop/SharesErrorTest.java")).exists();
  }

  @Test
  void whatIsSkippedTakesNoTimeAndHelpListsTheProperties() throws MavenInvocationException {
    List<String> goals = List.of("verify", "clew:help");
    String all = "detail=true";
    assertThat(build("single", goals, "clew.skip=true", "goal=check", all)).as("%s", log).isZero();
    assertThat(lines("INFO")).contains(LEFT_OUT + "clew.skip is set");
    assertThat(log).anyMatch(line -> line.contains("User property: clew.callDepth"));
  }

  @Test
  void aBadValueIsOneLineThatNamesItsProperty() throws MavenInvocationException {
    assertThat(build("single", List.of("verify"), "clew.callDepth=deep")).isEqualTo(1);
    assertThat(lines("ERROR").filter(line -> line.contains("clew.callDepth")))
        .singleElement()
        .asString()
        .contains("clew.callDepth: 'deep' is no whole number");
  }

  @Test
  void whatIsKnownDoesNotFailTheBuildAndIsNotComputedAgain() throws MavenInvocationException {
    Path known = sandbox.project("known.json");
    String cache = "clew.cache=" + sandbox.project("cache");

    assertThat(build("single", List.of("verify"), cache, "clew.writeBaseline=" + known))
        .as("%s", log)
        .isEqualTo(1);
    log.clear();

    assertThat(build("single", List.of("verify"), cache, "clew.baseline=" + known))
        .as("%s", log)
        .isZero();
    assertThat(log).anyMatch(line -> line.contains("methods were explored by earlier runs"));
  }

  @Test
  void whatNoChangeTouchesIsLeftOut() throws Exception {
    Files.writeString(sandbox.project("single/.gitignore"), "target\n");
    for (String words : List.of("init -q", "add .", COMMIT)) {
      List<String> command = new ArrayList<>(List.of("git"));
      command.addAll(List.of(words.split(" ", -1)));
      assumeTrue(git(command), "there is no Git");
    }

    assertThat(build("single", List.of("verify"), "clew.since=HEAD")).as("%s", log).isZero();
    assertThat(build("single", List.of("verify"))).as("%s", log).isEqualTo(1);
  }

  private static boolean git(List<String> command) throws InterruptedException {
    try {
      return new ProcessBuilder(command)
              .directory(sandbox.project("single").toFile())
              .inheritIO()
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void testsAreCompiledAndRunBesideThoseThatAreThere() throws Exception {
    assertThat(build("tests", List.of("test"), "clew.timeBudget=20s")).as("%s", log).isZero();
    Path tests = sandbox.project("tests/target/generated-test-sources/clew/shop");
    assertThat(tests.resolve("Price2Test.java")).exists();
    assertThat(tests.resolve("PriceErrorTest.java")).exists();
    assertThat(tests.resolve("PriceTest.java")).doesNotExist();
    assertThat(tests.getParent()).isDirectoryNotContaining("glob:**.{json,sarif}");
    assertThat(sandbox.project("tests/target/clew-test/results.json")).exists();
    assertThat(log)
        .anyMatch(line -> line.contains("Tests run: 1,") && line.endsWith("shop.PriceTest"))
        .anyMatch(line -> line.contains("Failures: 0") && line.endsWith("shop.Price2Test"))
        .anyMatch(line -> line.contains("Failures: 0") && line.endsWith("shop.PriceErrorTest"));
    assertThat(Files.readString(tests.resolve("Price2Test.java"))).contains("class Price2Test {");
  }

  @Test
  void modulesSeeThoseTheyDependOnAndMayPassInSpiteOfErrors() throws Exception {
    assertThat(build("several", List.of("verify"), "clew.out=elsewhere")).as("%s", log).isZero();
    assertThat(lines("WARNING"))
        .contains("StringIndexOutOfBoundsException  Desk.java:8  Desk.mark(\"\", Box{count: 7})")
        .anyMatch(line -> line.startsWith("1 error in 1 method; "));
    assertThat(sandbox.project("several/desk/elsewhere/results.json")).exists();
    assertThat(lines("INFO"))
        .contains(LEFT_OUT + "its packaging is pom")
        .anyMatch(line -> line.matches(LEFT_OUT + ".*api.* has no classes with code"))
        .anyMatch(line -> line.matches(LEFT_OUT + "there is no .*empty.*"))
        .contains("IllegalArgumentException  Box.java:6  new Box(-1)");
  }
}
