package dev.clew.cli;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jacoco.agent.AgentJar;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.tools.ExecFileLoader;

/**
 * A Maven project as anybody has it: sources, generated tests, and nothing but JUnit on the class
 * path of the tests. Warnings of the compiler about tests are errors.
 */
record FreshProject(Path folder, boolean hasDatabase) {

  FreshProject(Path folder) {
    this(folder, /* hasDatabase= */ false);
  }

  private static final String POM =
      """
      <project xmlns="http://maven.apache.org/POM/4.0.0">
        <modelVersion>4.0.0</modelVersion>
        <groupId>fresh</groupId>
        <artifactId>fresh</artifactId>
        <version>1</version>
        <properties>
          <maven.compiler.release>17</maven.compiler.release>
          <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
        </properties>
        <dependencies>
          <dependency>
            <groupId>org.junit.jupiter</groupId>
            <artifactId>junit-jupiter</artifactId>
            <version>%1$s</version>
            <scope>test</scope>
          </dependency>
          %4$s
        </dependencies>
        <build>
          <plugins>
            <plugin>
              <groupId>org.apache.maven.plugins</groupId>
              <artifactId>maven-resources-plugin</artifactId>
              <version>3.4.0</version>
            </plugin>
            <plugin>
              <groupId>org.apache.maven.plugins</groupId>
              <artifactId>maven-compiler-plugin</artifactId>
              <version>3.15.0</version>
              <configuration>
                <parameters>true</parameters>
                <proc>none</proc>
              </configuration>
              <executions>
                <execution>
                  <id>default-testCompile</id>
                  <configuration>
                    <compilerArgs>
                      <arg>-Xlint:all</arg>
                      <arg>-Werror</arg>
                    </compilerArgs>
                  </configuration>
                </execution>
              </executions>
            </plugin>
            <plugin>
              <groupId>org.apache.maven.plugins</groupId>
              <artifactId>maven-surefire-plugin</artifactId>
              <version>3.5.5</version>
              <configuration>
                <argLine>-javaagent:%2$s=destfile=%3$s -ea</argLine>
              </configuration>
            </plugin>
          </plugins>
        </build>
      </project>
      """;

  private static final String H2 =
      """
      <dependency>
        <groupId>com.h2database</groupId>
        <artifactId>h2</artifactId>
        <version>2.4.240</version>
        <scope>test</scope>
      </dependency>
      """;

  /** That of this very test, which Maven has at hand. */
  private static final String JUNIT =
      org.junit.jupiter.api.Test.class.getPackage().getImplementationVersion();

  private static final Pattern COUNT =
      Pattern.compile("\\[\\w+] Tests run: (\\d+), [^\\n]*Skipped: \\d+\\R");

  /**
   * What a run of the tests came to.
   *
   * @param tests how many were run
   */
  record Outcome(int exitCode, int tests, int coveredBranches, int branches, String log) {}

  /** Copies whatever Java there is in a folder. */
  void addSources(Path from) throws IOException {
    copy(from, sources());
  }

  Path sources() {
    return folder.resolve("src/main/java");
  }

  Path tests() {
    return folder.resolve("src/test/java");
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Path copy = to.resolve(from.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  void addTests(Path from) throws IOException {
    copy(from, tests());
  }

  /** Runs {@code mvn test}. */
  Outcome test() throws IOException, InterruptedException {
    Path agent = folder.resolve("jacoco.jar");
    AgentJar.extractTo(agent.toFile());
    String pom = POM.formatted(JUNIT, agent, folder.resolve("jacoco.exec"), hasDatabase ? H2 : "");
    Files.writeString(folder.resolve("pom.xml"), pom);
    Path log = folder.resolve("mvn.log");
    Process process =
        new ProcessBuilder("mvn", "-B", "-ntp", "test")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    if (!process.waitFor(10, TimeUnit.MINUTES)) {
      process.destroyForcibly();
    }
    String text = Files.readString(log);
    CoverageBuilder coverage = coverage();
    return new Outcome(
        process.waitFor(),
        tests(text),
        sum(coverage, each -> each.getBranchCounter().getCoveredCount()),
        sum(coverage, each -> each.getBranchCounter().getTotalCount()),
        text);
  }

  private static int tests(String log) {
    int tests = 0;
    for (Matcher matcher = COUNT.matcher(log); matcher.find(); ) {
      tests = Integer.parseInt(matcher.group(1)); // the last line is the sum
    }
    return tests;
  }

  private CoverageBuilder coverage() throws IOException {
    ExecFileLoader loader = new ExecFileLoader();
    Path recorded = folder.resolve("jacoco.exec");
    if (Files.exists(recorded)) {
      loader.load(recorded.toFile());
    }
    CoverageBuilder coverage = new CoverageBuilder();
    new Analyzer(loader.getExecutionDataStore(), coverage)
        .analyzeAll(folder.resolve("target/classes").toFile());
    return coverage;
  }

  private interface Counter {
    int of(IClassCoverage each);
  }

  private static int sum(CoverageBuilder coverage, Counter counter) {
    return coverage.getClasses().stream().mapToInt(counter::of).sum();
  }
}
